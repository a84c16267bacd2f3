/** Space on a 4 px grid; the number is the multiple. */
export const space = {
  0: '0',
  0.5: '2px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
} as const;

/** Between the border of a popover and what is in it, at every size. Active rows have a ground: they are nearer. */
export const popoverInset = { content: space[3], rows: space[1] } as const;

/** A length that follows the text size of the browser: `px` at its usual size. */
export const rem = (px: number): string => `${px / 16}rem`;

const type = (size: number, line: number) => ({ fontSize: rem(size), lineHeight: rem(line) });

/** Type: size / line height. Body is `body`; tables are `small`; weights are 400 and 600 only. */
export const text = {
  note: type(12, 18),
  small: type(13, 20),
  body: type(14, 22),
  lead: type(16, 24),
  title: type(20, 28),
  display: type(28, 36),
} as const;

export const weight = { regular: 400, strong: 600 } as const;

/** The sizes that shrink in compact. Touch has its own (`themes.css.ts`). */
export const densities = {
  comfortable: {
    control: rem(32),
    controlSmall: rem(26),
    row: rem(40),
    controlInset: '12px',
    cellInset: '12px',
    fieldGap: '16px',
    blockGap: '16px',
  },
  compact: {
    control: rem(28),
    controlSmall: rem(24),
    row: rem(32),
    controlInset: '10px',
    cellInset: '8px',
    fieldGap: '12px',
    blockGap: '12px',
  },
} as const;

/** The radii, until an app sets others. */
export const usualRadius = { control: '4px', panel: '8px', round: '999px' } as const;

/** By names of `publicNames`; written out, since a page loads no list of names. */
export const radius = {
  control: 'var(--anzhu-radius-control)',
  panel: 'var(--anzhu-radius-panel)',
  round: '999px',
} as const;

/** A named Chinese face first: with `system-ui` digits and Latin come from whatever the system takes for English. */
const textFamily =
  '"Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei UI", "Microsoft YaHei", "Hiragino Sans GB", "WenQuanYi Micro Hei", "WenQuanYi Zen Hei", system-ui, sans-serif';

/** For what is named: the wordmark, titles of pages and dialogs, room numbers, key figures. */
const namedFamily =
  '"Noto Serif CJK SC", "Noto Serif SC", "Source Han Serif SC", "Songti SC", "STSong", "SimSun", serif';

/** The families, until an app sets others. */
export const usualFamily = { text: textFamily, named: namedFamily } as const;

/** What text is read in. */
export const fontFamily = 'var(--anzhu-font)';

/**
 * The look of what is named: Song serif, always strong. The line height stays that of the size: `title` for a page and
 * the name in a record, `lead` for a panel, `display` for the figure that matters.
 */
export const named = {
  fontFamily: 'var(--anzhu-font-named)',
  fontWeight: weight.strong,
} as const;

export const monoFamily = 'ui-monospace, "SF Mono", "Cascadia Mono", "DejaVu Sans Mono", monospace';

/** The z-index levels, from low to high. Nothing else has a z-index. */
export const level = {
  sticky: 10,
  rail: 20,
  fullScreen: 50,
  popover: 100,
  dialog: 200,
  toast: 300,
} as const;

/** Motion explains: short, ease-out. Under reduced motion there is none (`themes.css.ts`). */
export const motion = {
  quick: '120ms ease-out',
  press: '160ms ease-out',
  gentle: '200ms ease-out',
} as const;

/** Only what floats casts a shadow. */
export const shadow = '0 4px 16px rgb(0 0 0 / 0.16), 0 1px 3px rgb(0 0 0 / 0.12)';

/** Widths at which layouts change. */
export const media = {
  phone: 'screen and (max-width: 599px)',
  narrow: 'screen and (max-width: 899px)',
  /** There is space for a table or for the words of the menu, not for both. */
  medium: 'screen and (max-width: 1199px)',
  /** A line of title, views, filters and actions is short of space. */
  laptop: 'screen and (max-width: 1359px)',
  /** The bar has the parts of a screen, and no space for words of the tools that every screen has. */
  desk: 'screen and (max-width: 1599px)',
  touch: '(pointer: coarse)',
  /** Something to point with, that can hover. */
  mouse: '(hover: hover) and (pointer: fine)',
  dark: 'screen and (prefers-color-scheme: dark)',
  calm: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forced: '(forced-colors: active)',
} as const;

/** The sizes of a room on the board: the same for every room, so that the layout never shifts. */
export const roomCard = { width: rem(132), height: rem(84), gap: space[2] } as const;
export const compactRoomCard = { width: rem(88), height: rem(56), gap: '2px' } as const;

/** Width of the panel of a record; the screen beside it gives up as much. */
export const recordPanelWidth = '440px';

/** A text of one line, which ends with … where there is no space. */
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
