/** The short names above a month, Monday first. */
export const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** Of calendars, and of fields of dates and times. `weekday` is Monday 0 to Sunday 6, a month 1 to 12. */
export const calendarTexts = {
  /** Above the days of a month, Monday first. */
  weekdays,
  month: (year: number, month: number) => `${year}年${month}月`,
  day: (year: number, month: number, day: number, weekday: number) =>
    `${year}年${month}月${day}日 星期${weekdays[weekday]}`,
  shortWeekday: (weekday: number) => `周${weekdays[weekday]}`,
  today: '今天',
  yesterday: '昨天',
  tomorrow: '明天',
  open: '打开日历',
  begin: '开始日期',
  end: '结束日期',
  to: '至',
  range: (begin: string, end: string) => `${begin} 至 ${end}`,
  tooEarly: (min: string) => `不能早于 ${min}`,
  tooLate: (max: string) => `不能晚于 ${max}`,
  between: (min: string, max: string) => `可选 ${min} 至 ${max}`,
  from: (min: string) => `可选 ${min} 起`,
  until: (max: string) => `可选至 ${max}`,
  noSuchDay: '该日期不存在',
  noSuchTime: '该时间不存在',
  wrongDate: '日期应写成 2026-11-20 或 20261120',
  wrongTime: '时间应写成 14:00',
  wrongMoment: '时间应写成 2026-11-20 14:00',
};

export type CalendarTexts = typeof calendarTexts;
