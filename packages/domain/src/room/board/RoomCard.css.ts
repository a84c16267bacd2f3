import {
  color,
  coveredTop,
  eachTone,
  ellipsis,
  focusRing,
  fontFamily,
  media,
  named,
  radius,
  rem,
  space,
  text,
  toneColor,
  weight,
} from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';
import { keyframes } from '@vanilla-extract/css';
import { cardHeight, labelHeight, stripHeight } from './RoomBoard.css.ts';

const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

const { ink: dueInk, soft: dueSoft } = toneColor.warning;
const due = { background: dueSoft, borderColor: `color-mix(in oklab, ${dueInk} 30%, ${dueSoft})` };

/** A line at the start of a card, of its whole height. */
const startEdge = (ink: string) => ({ boxShadow: `inset 4px 0 0 ${ink}` });

/**
 * A card of fixed size, so that nothing of it depends on its neighbours, nor they on it. Without
 * transitions: a live change would be drawn over many frames.
 */
export const card = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    height: cardHeight,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    contain: 'strict',
    ...text.note,
    color: color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&[aria-current]': { outline: `2px solid ${color.brand}`, outlineOffset: '-2px' },
      '&:focus-visible': { ...focusRing, outlineOffset: '1px' },
      // Never hidden below the bar, the counts and the label of its floor.
      '&&:focus, &&[aria-current]': {
        scrollMarginTop: `calc(${coveredTop} + ${stripHeight} + ${labelHeight} + ${space[2]})`,
      },
    },
  },
  variants: {
    isCompact: {
      false: {
        gridTemplate: `
          "number more" ${rem(24)}
          "line line" ${rem(20)}
          "status next" 1fr / minmax(0, 1fr) auto
        `,
        padding: '6px 7px 6px 10px',
      },
      true: {
        gridTemplate: `
          "number status" ${rem(24)}
          "line line" 1fr / minmax(0, 1fr) auto
        `,
        padding: '4px 7px 4px 9px',
        selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
      },
    },
    /** A ground is only for what needs a hand. */
    attention: {
      none: {},
      clean: due,
      due,
      overdue: {
        background: toneColor.danger.soft,
        borderColor: toneColor.danger.ink,
        ...startEdge(toneColor.danger.ink),
        '@media': { [media.forced]: { borderInlineStartWidth: '4px' } },
      },
    },
    /** Held, but not for sure. */
    isDashed: {
      true: { borderStyle: 'dashed', borderColor: color.lineStrong },
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

export const line = style({
  gridArea: 'line',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[1],
  minWidth: 0,
  whiteSpace: 'nowrap',
});

export const occupant = style({ minWidth: 0, ...ellipsis });

/** A ring drawn by hand around a word, slightly open, as a teacher marks it: a mask, so that it has the colour of the word. */
const ring = (() => {
  const path = 'M22 5C48 -1 94 1 97 18C100 36 62 39 36 38C9 37 1 29 3 19C4 12 10 8 18 6';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40" preserveAspectRatio="none"><path d="${path}" fill="none" stroke="black" stroke-width="1.5" stroke-linecap="round" vector-effect="non-scaling-stroke"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
})();

export const note = recipe({
  base: { minWidth: 0, ...ellipsis, flexShrink: 0 },
  variants: {
    urgency: {
      none: {},
      due: { color: toneColor.warning.ink, fontWeight: weight.strong },
      overdue: {
        position: 'relative',
        overflow: 'visible',
        color: toneColor.danger.ink,
        fontWeight: weight.strong,
        selectors: {
          '&::before': {
            content: '',
            position: 'absolute',
            inset: '-3px -6px',
            background: 'currentColor',
            mask: `${ring} 0 0 / 100% 100% no-repeat`,
          },
        },
        '@media': { [media.forced]: { selectors: { '&::before': { display: 'none' } } } },
      },
    },
  },
});

export const status = recipe({
  base: {
    gridArea: 'status',
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    fontWeight: weight.strong,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: eachTone(({ ink }) => ({ color: ink })),
    isCompact: { true: {}, false: {} },
  },
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

const screenOnly = { [media.print]: { display: 'none' } } as const;

/** On a small card an action covers what it is in reach of; a finger presses the card, whose record has the actions. */
const overlaid = (inset: string) =>
  ({
    position: 'absolute',
    inset,
    opacity: 0,
    selectors: { [inReach]: { opacity: 1 } },
    '@media': { [media.touch]: { display: 'none' }, ...screenOnly },
  }) as const;

const loud = { background: color.surface, borderColor: 'inherit', color: color.ink } as const;

export const next = recipe({
  base: {
    ...smallButton,
    height: '24px',
    paddingInline: space[1],
    ...text.note,
    ...loud,
    selectors: {
      '&&:hover': { borderColor: color.brand, color: color.brand },
      '&&:active': { background: color.brandSoft },
      '&:focus-visible': { ...focusRing, outlineOffset: '1px' },
    },
  },
  variants: {
    isCompact: {
      false: {
        gridArea: 'next',
        '@media': {
          ...screenOnly,
          ...touchArea,
          [media.mouse]: {
            background: 'transparent',
            borderColor: 'transparent',
            color: color.inkMuted,
            selectors: { [inReach]: loud },
          },
        },
      },
      true: {
        ...overlaid('auto 2px 2px auto'),
        selectors: { [inReach]: { opacity: 1 }, '&:focus-visible': { outlineOffset: '-1px' } },
      },
    },
  },
});

/** Three dots, drawn as a ground: no element and no clipping for each of two thousand buttons. */
const dot = 'radial-gradient(circle, currentColor 1.3px, transparent 1.8px)';

export const more = recipe({
  base: {
    ...smallButton,
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
  },
  variants: {
    isCompact: {
      false: {
        gridArea: 'more',
        justifySelf: 'end',
        '@media': {
          ...screenOnly,
          ...touchArea,
          [media.mouse]: { opacity: 0, selectors: { [inReach]: { opacity: 1 } } },
        },
      },
      true: { ...overlaid('2px 2px auto auto'), backgroundColor: color.surface },
    },
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
