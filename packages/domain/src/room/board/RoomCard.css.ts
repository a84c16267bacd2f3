import {
  color,
  coveredTop,
  eachTone,
  focusRing,
  fontFamily,
  media,
  named,
  radius,
  rem,
  roomCard,
  space,
  text,
  toneColor,
  weight,
} from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';
import { keyframes } from '@vanilla-extract/css';
import { labelHeight } from './RoomBoard.css.ts';

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

const edge = (ink: string, soft: string): string => `color-mix(in oklab, ${ink} 30%, ${soft})`;

/**
 * A card of fixed size, so that nothing of it depends on its neighbours, nor they on it. Without
 * transitions: a live change would be drawn over many frames.
 */
export const card = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplate: `
      "number more" ${rem(24)}
      "type type" ${rem(18)}
      "note note" ${rem(18)}
      "status next" 1fr / minmax(0, 1fr) auto
    `,
    alignItems: 'center',
    height: roomCard.height,
    padding: '7px 8px 7px 12px',
    border: '1px solid',
    borderRadius: radius.control,
    contain: 'strict',
    ...text.note,
    color: color.inkMuted,
    cursor: 'default',
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:focus-visible': { ...focusRing, outlineOffset: '1px' },
      // Never hidden below the bar and the label of its floor.
      '&&:focus': { scrollMarginTop: `calc(${coveredTop} + ${labelHeight} + ${space[2]})` },
    },
  },
  variants: {
    tone: eachTone(({ ink, soft }) => ({ background: soft, borderColor: edge(ink, soft) })),
    /** Vacant and nothing to do: as quiet as its background. */
    isQuiet: {
      true: { background: color.surface, borderColor: color.line },
      false: {},
    },
    /** Held, but not for sure. */
    isDashed: {
      true: { background: color.surface, borderStyle: 'dashed', borderColor: color.lineStrong },
      false: {},
    },
    isIsolation: {
      true: {
        selectors: {
          '&::before': {
            content: '',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: 0,
            width: '4px',
            background: toneColor.accent.ink,
          },
        },
      },
      false: {},
    },
  },
});

export const number = style({
  gridArea: 'number',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  ...text.lead,
  ...named,
  color: color.ink,
  whiteSpace: 'nowrap',
});

export const isolation = style({
  paddingInline: '5px',
  borderRadius: radius.control,
  ...text.note,
  fontFamily,
  fontWeight: weight.regular,
  color: toneColor.accent.ink,
  background: toneColor.accent.soft,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const type = style({ gridArea: 'type', ...oneLine });

export const note = recipe({
  base: { gridArea: 'note', ...oneLine },
  variants: {
    urgency: {
      none: {},
      due: { color: toneColor.warning.ink, fontWeight: weight.strong },
      overdue: { color: toneColor.danger.ink, fontWeight: weight.strong },
    },
  },
});

export const status = recipe({
  base: {
    gridArea: 'status',
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    fontWeight: weight.strong,
  },
  variants: { tone: eachTone(({ ink }) => ({ color: ink })) },
});

/** An action is quiet at rest: until its card is pointed at or focused. A finger does neither. */
const inReach = 'td:is(:hover, :focus-within) > &, &[aria-expanded="true"]';

/** A press of a finger needs more room than the button shows. */
const touchArea = {
  [media.touch]: {
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-10px' } },
  },
} as const;

const smallButton = {
  position: 'relative',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: color.ink,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
} as const;

const loud = { background: color.surface, borderColor: 'inherit', color: color.ink } as const;

export const next = style({
  ...smallButton,
  gridArea: 'next',
  height: '24px',
  paddingInline: '7px',
  ...text.note,
  ...loud,
  selectors: {
    '&&:hover': { borderColor: color.brand, color: color.brand },
    '&&:active': { background: color.brandSoft },
    '&:focus-visible': { ...focusRing, outlineOffset: '1px' },
  },
  '@media': {
    ...touchArea,
    [media.mouse]: {
      background: 'transparent',
      borderColor: 'transparent',
      color: color.inkMuted,
      selectors: { [inReach]: loud },
    },
  },
});

/** Three dots, drawn as a ground: no element and no clipping for each of two thousand buttons. */
const dot = 'radial-gradient(circle, currentColor 1.3px, transparent 1.8px)';

export const more = style({
  ...smallButton,
  gridArea: 'more',
  justifySelf: 'end',
  width: '24px',
  height: '24px',
  padding: 0,
  backgroundImage: `${dot}, ${dot}, ${dot}`,
  backgroundSize: '6px 6px',
  backgroundPosition: '2px 50%, 50% 50%, calc(100% - 2px) 50%',
  backgroundRepeat: 'no-repeat',
  color: color.inkMuted,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: color.surface, color: color.ink },
    '&:focus-visible': { ...focusRing, outlineOffset: '-1px' },
  },
  '@media': {
    ...touchArea,
    [media.mouse]: { opacity: 0, selectors: { [inReach]: { opacity: 1 } } },
  },
});

/** A change that came live: the card lights up once and fades. Under reduced motion it only changes. */
export const flash = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  boxShadow: `inset 0 0 0 2px ${color.brand}`,
  background: `color-mix(in oklab, ${color.brand} 22%, transparent)`,
  opacity: 0,
  animation: `${fade} 1400ms ease-out`,
  '@media': { [media.calm]: { display: 'none' } },
});
