export { parseDate } from './settle.ts';
/** What other calendars are made of. */
export { MonthHead, MonthPicker } from './MonthPicker.tsx';
export {
  addMonths,
  clampDate,
  dateName,
  monthName,
  moveDate,
  startOfMonth,
  weeksOfMonth,
} from './dates.ts';
export { weekdays as weekdayLabels } from './texts.ts';
