/** What a range is long in days, and whether it is before or after today. */
const span = (days: number, direction: 'past' | 'future'): string =>
  `${direction === 'past' ? '近' : '未来'} ${days} 天`;

/** In the popover of a range of dates, loaded when it is opened. */
export const rangePopoverTexts = {
  span,
  chooseBegin: '选择开始日期',
  chooseEnd: (begin: string) => `${begin} 起，选择结束日期`,
};

export type RangePopoverTexts = typeof rangePopoverTexts;
