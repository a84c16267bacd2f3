import { searchBox } from '../lib/search/search.css.ts';
import { activeOption, color, forcedActive, media, radius, space, text } from '../theme/index.ts';
import { style } from '../theme/style.ts';

export const search = style([searchBox, { marginBottom: space[1] }]);

export const list = style({
  minHeight: 0,
  maxHeight: '312px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  padding: '5px 10px',
  borderRadius: radius.control,
  outline: 'none',
  cursor: 'pointer',
  ...text.body,
  scrollMarginBlock: space[1],
  selectors: {
    '&[data-focused]': activeOption,
    '&[data-selected]': { color: color.brand },
    '&[data-selected][data-focused]': { background: color.brandSoft },
    '&[data-disabled]': { color: color.inkSubtle, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { paddingBlock: '11px' }, ...forcedActive },
});

/** As high as the first line. */
export const optionIcon = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  height: text.body.lineHeight,
});

export const optionWords = style({
  flex: 1,
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const check = style({ flexShrink: 0, marginTop: '3px' });

export const nothing = style({
  ...text.small,
  padding: `${space[3]} 10px`,
  color: color.inkSubtle,
});

/** The options of a server: as high as the others at most. */
export const remote = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '240px',
  maxHeight: '344px',
});
