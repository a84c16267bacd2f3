export { addDays, addMonths, clampDate, dateName, dayNumber, isWithin } from './dates.ts';
export { parseDate, parseDateTime, parseTime } from './parse.ts';
