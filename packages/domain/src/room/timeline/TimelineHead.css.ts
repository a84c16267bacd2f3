import { color, text, toneColor, weight } from '@anzhu/ui/theme';
import { recipe } from '@anzhu/ui/theme/style';
import { axis, placed } from './RoomTimeline.css.ts';

export const day = recipe({
  base: {
    ...placed,
    paddingBlock: '2px',
    textAlign: 'center',
    // Two lines in one element: there is one for each night.
    whiteSpace: 'pre',
    ...text.note,
    lineHeight: '17px',
    color: color.inkMuted,
    selectors: { '&::first-line': { fontSize: text.small.fontSize } },
  },
  variants: {
    isWeekend: { true: { background: color.hover, color: color.ink }, false: {} },
    isToday: {
      true: { background: color.brandSoft, color: color.brand, fontWeight: weight.strong },
      false: {},
    },
  },
});

export const vacancy = recipe({
  base: {
    ...placed,
    ...text.note,
    lineHeight: `${axis.vacancy}px`,
    textAlign: 'center',
    color: color.inkMuted,
    borderInlineStart: `1px solid ${color.line}`,
  },
  variants: {
    level: {
      enough: {},
      few: {
        color: toneColor.warning.ink,
        background: toneColor.warning.soft,
        fontWeight: weight.strong,
      },
      full: {
        color: toneColor.danger.ink,
        background: toneColor.danger.soft,
        fontWeight: weight.strong,
      },
    },
  },
});
