export { addDays, dayOf, daysBetween } from './day.ts';
export { maskIdCard, maskPhone } from './mask.ts';
export { formatYuan, toFen, toYuan } from './money.ts';
export { formatDay, formatMinute, formatSecond, formatSlashedDay, nothing } from './time.ts';
