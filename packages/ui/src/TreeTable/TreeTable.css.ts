import { color, media, space } from '../theme/index.ts';
import { rowButton, treeGap as gap, treeIndent as indent } from '../Table/Table.css.ts';
import { style } from '../theme/style.ts';

export const cell = style({ display: 'flex', alignItems: 'center', minWidth: 0 });

/** Higher than any row, and none of its height: the cell cuts it to the row's. */
const overRow = { height: space[12], marginBlock: `calc(${space[12]} / -2)` } as const;

/** A line below each chevron that is above. */
const lines = `repeating-linear-gradient(to right, transparent 0 ${indent / 2 - 1}px, ${color.line} ${indent / 2 - 1}px ${indent / 2}px, transparent ${indent / 2}px ${indent}px)`;

export const guides = style({ ...overRow, flexShrink: 0, background: lines });

/** A row without children, as most are: one box with its lines, and space in place of the chevron. */
export const leaf = style({
  ...overRow,
  display: 'block',
  lineHeight: space[12],
  backgroundImage: lines,
  backgroundRepeat: 'no-repeat',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { height: 'auto', marginBlock: 0, lineHeight: 'inherit' } },
});

export const words = style({
  minWidth: 0,
  paddingInlineStart: `${gap}px`,
  overflow: 'clip',
  textOverflow: 'ellipsis',
});

export const handle = style({
  ...rowButton,
  display: 'grid',
  width: '24px',
  height: '28px',
  color: color.inkSubtle,
  cursor: 'grab',
  // A touch on it drags instead of scrolling.
  touchAction: 'none',
  selectors: {
    ...rowButton.selectors,
    '&:active': { cursor: 'grabbing' },
    '&[aria-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { width: '44px', height: '44px' } },
});
