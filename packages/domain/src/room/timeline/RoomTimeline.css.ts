import {
  color,
  ellipsis,
  level,
  media,
  named,
  radius,
  space,
  text,
  toneColor,
  weight,
} from '@anzhu/ui/theme';
import { recipe, style } from '@anzhu/ui/theme/style';

/** Sizes of the axis in px; the rows are of one height, so that those out of view need not be drawn. */
export const axis = { room: 124, row: 28, touchRow: 36, vacancy: 22, day: 38 } as const;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  // Its choices are where the counts of the board are.
  marginBlockStart: `-${space[1]}`,
});

export const scroller = recipe({
  base: {
    position: 'relative',
    overflow: 'auto',
    maxHeight: 'max(360px, calc(100dvh - 148px))',
    border: `1px solid ${color.line}`,
    borderRadius: radius.panel,
    background: color.surface,
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    overscrollBehavior: 'contain',
  },
  variants: { isStale: { true: { filter: 'grayscale(1)' }, false: {} } },
});

/** The column of rooms and the grid, one over the other. */
export const canvas = style({ position: 'relative', display: 'grid' });

const layer = { gridArea: '1 / 1' } as const;

/** Placed as blocks: a browser lays out no table of thousands of cells. */
export const grid = style({ ...layer, display: 'block', minWidth: 0, outline: 'none' });

export const backdrop = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const head = style({
  display: 'block',
  position: 'sticky',
  zIndex: level.sticky + 1,
  background: color.sunken,
  boxShadow: `0 1px 0 ${color.ink}`,
});

/** A line of the head, or a row: its cells are placed by their night. */
export const line = style({ display: 'block', position: 'relative', width: '100%' });

/**
 * The names of the rooms, which stay while nights scroll: one column over the cells of the grid that hold them, as
 * each sticky cell would be a layer of its own.
 */
export const names = style({
  ...layer,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: level.sticky + 2,
  width: `${axis.room}px`,
  pointerEvents: 'none',
});

export const corner = style({
  position: 'sticky',
  zIndex: 1,
  background: color.sunken,
  boxShadow: `0 1px 0 ${color.ink}`,
  borderInlineEnd: `1px solid ${color.line}`,
});

export const placedName = style({ position: 'absolute', insetInlineStart: 0, width: '100%' });

const roomCell = {
  display: 'block',
  height: '100%',
  padding: `0 ${space[2]}`,
  fontWeight: weight.regular,
  textAlign: 'start',
  ...ellipsis,
} as const;

/** The head of a row, below the name that is shown. */
export const rowHead = style({
  gridArea: '1 / 1',
  width: `${axis.room}px`,
  overflow: 'clip',
  whiteSpace: 'nowrap',
  ...text.note,
});

/** The label of a line of the head. */
export const headLabel = style({
  ...roomCell,
  width: `${axis.room}px`,
  ...text.note,
  lineHeight: `${axis.vacancy}px`,
  color: color.inkMuted,
});

/** A cell, placed by its night. */
export const placed = {
  position: 'absolute',
  top: 0,
  display: 'block',
  height: '100%',
  padding: 0,
  fontWeight: weight.regular,
} as const;

export const body = style({ display: 'block', position: 'relative' });

const pattern = (image: string) => `linear-gradient(to right, ${image})`;

/** The line at the left of each night, and the last two of seven: as wide as a night and as a week. */
export const weeks = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  backgroundImage: [
    pattern(`${color.line} 1px, transparent 1px`),
    pattern(
      `transparent ${(5 / 7) * 100}%, color-mix(in oklab, ${color.hover} 45%, transparent) 0`,
    ),
  ].join(', '),
});

export const today = style({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px solid ${color.line}`,
  background: `color-mix(in oklab, ${color.brandSoft} 60%, transparent)`,
});

export const nowLine = style({
  position: 'absolute',
  insetBlock: 0,
  width: '2px',
  background: color.danger,
  pointerEvents: 'none',
  '@media': { [media.forced]: { background: 'Highlight' } },
});

export const row = recipe({
  base: {
    // One cell for all bars: placed by margins, as a browser keeps a layer for each that is positioned.
    display: 'grid',
    gridTemplate: '100% / 100%',
    position: 'absolute',
    insetInlineStart: 0,
    width: '100%',
    borderBlockEnd: `1px solid ${color.line}`,
    contain: 'strict',
  },
  variants: {
    kind: {
      room: {},
      lane: { background: `color-mix(in oklab, ${color.infoSoft} 40%, transparent)` },
      group: { background: color.sunken },
    },
  },
});

export const roomName = recipe({
  base: {
    ...roomCell,
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    width: `${axis.room}px`,
    background: color.surface,
    borderInlineEnd: `1px solid ${color.line}`,
  },
  variants: {
    kind: {
      room: { ...text.body, ...named, color: color.ink },
      lane: { ...text.note, color: toneColor.info.ink },
    },
  },
});

/** The type gives way to the number and the marks. */
export const roomType = style({
  flex: '1 1 0',
  ...text.note,
  ...ellipsis,
  fontFamily: 'inherit',
  fontWeight: weight.regular,
  color: color.inkMuted,
});

export const cleaningMark = {
  warning: style({ display: 'flex', color: toneColor.warning.ink }),
  info: style({ display: 'flex', color: toneColor.info.ink }),
};

export const roomMark = style({
  flexShrink: 0,

  ...text.note,
  fontFamily: 'inherit',
  fontWeight: weight.regular,
  color: toneColor.accent.ink,
});

export const groupHead = style({
  display: 'flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: space[2],
  height: '100%',
  padding: `0 ${space[2]}`,
  ...text.note,
  fontWeight: weight.regular,
  color: color.inkMuted,
  // Over the head of its row in the grid, which has the same words.
  background: color.sunken,
});

export const groupName = style({ ...text.small, fontWeight: weight.strong, color: color.ink });

const edgeOf = (ink: string, soft: string): string => `color-mix(in oklab, ${ink} 35%, ${soft})`;

const barTone = ({ ink, soft }: { ink: string; soft: string }) =>
  ({
    background: soft,
    color: color.ink,
    borderColor: edgeOf(ink, soft),
    borderInlineStartColor: ink,
  }) as const;

const spanBase = style({
  gridArea: '1 / 1',
  display: 'block',
  marginBlock: '2px',
  padding: '0 5px',
  border: '1px solid',
  borderInlineStartWidth: '3px',
  borderRadius: radius.control,
  alignContent: 'center',
  ...text.note,
  ...ellipsis,
  // Hidden would make each of them a scroller.
  overflow: 'clip',
  cursor: 'pointer',
});

/** The class names of each look: a recipe would put them together anew for each of many bars. */
export const span = {
  stay: style([spanBase, barTone(toneColor.brand)]),
  held: style([spanBase, barTone(toneColor.info)]),
  isolation: style([spanBase, barTone(toneColor.accent)]),
  blocked: style([
    spanBase,
    {
      ...barTone(toneColor.neutral),
      backgroundImage: `repeating-linear-gradient(135deg, ${color.line} 0 1px, transparent 1px 7px)`,
    },
  ]),
  late: style([spanBase, barTone(toneColor.danger)]),
  /** Guests who have left. */
  over: style([
    spanBase,
    { background: 'transparent', color: color.inkMuted, borderColor: color.line },
  ]),
  /** Held for an order that is not paid yet. */
  tentative: style([
    spanBase,
    {
      ...barTone(toneColor.neutral),
      background: color.surface,
      borderStyle: 'dashed',
      borderColor: color.lineStrong,
    },
  ]),
  order: style([
    spanBase,
    { ...barTone(toneColor.info), borderStyle: 'dashed', background: color.surface },
  ]),
};

/** The end of a bar, to be dragged. */
export const resizable = style({
  position: 'relative',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '8px',
      cursor: 'ew-resize',
    },
  },
});

/** The night that the keyboard is at. */
export const cursorCell = style({
  ...placed,
  pointerEvents: 'none',
  boxShadow: `inset 0 0 0 2px ${color.focus}`,
  borderRadius: radius.control,
  zIndex: 1,
  visibility: 'hidden',
  selectors: { 'table:focus &': { visibility: 'visible' } },
  '@media': {
    [media.forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});

/** Its name, which is above the rows. */
export const openName = style({
  background: color.brandSoft,
  boxShadow: `inset 3px 0 0 ${color.brand}`,
});

/** Around the row of the room whose record is open. */
export const openRow = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 3,
  outline: `2px solid ${color.brand}`,
  outlineOffset: '-2px',
  pointerEvents: 'none',
});

/** Where a drop would lead. */
export const ghost = recipe({
  base: {
    position: 'absolute',
    pointerEvents: 'none',
    border: '2px dashed',
    borderRadius: radius.control,
    paddingInline: '6px',
    ...text.note,
    ...ellipsis,
    zIndex: 2,
  },
  variants: {
    isRefused: {
      true: {
        borderColor: color.danger,
        background: toneColor.danger.soft,
        color: toneColor.danger.ink,
      },
      false: { borderColor: color.brand, background: color.brandSoft, color: color.brand },
    },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minHeight: '20px',
  ...text.small,
  color: color.inkMuted,
});

export const said = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const notice = recipe({
  base: { color: color.ink },
  variants: {
    isRefusal: { true: { color: toneColor.danger.ink, fontWeight: weight.strong }, false: {} },
  },
});

/** Keys are for those who have some. */
export const keyHint = style({
  '@media': { [media.touch]: { display: 'none' }, [media.phone]: { display: 'none' } },
});

export const touchHint = style({
  display: 'none',
  '@media': { [media.touch]: { display: 'inline' }, [media.phone]: { display: 'inline' } },
});

export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: `${axis.room}px 1fr`,
  alignItems: 'center',
  gap: space[2],
  height: `${axis.row}px`,
  paddingInline: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
