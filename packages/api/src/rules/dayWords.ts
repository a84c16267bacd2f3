import { weekdayOf } from './days.ts';

const digits = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const weekdays = ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'];

/** A number of up to 31 as a date has it: 十一, 二十, 廿八, 三十, 卅一. */
function counted(number: number): string {
  if (number <= 10) return digits[number] ?? '';
  const rest = digits[number % 10] ?? '';
  if (number < 20) return `十${rest}`;
  if (number % 10 === 0) return `${digits[number / 10]}十`;
  return `${number < 30 ? '廿' : '卅'}${rest}`;
}

/** A day in words: 十一月廿八 · 星期六 · 2026. */
export const dayInWords = (day: string): string =>
  [
    `${counted(Number(day.slice(5, 7)))}月${counted(Number(day.slice(8, 10)))}`,
    weekdays[weekdayOf(day)],
    day.slice(0, 4),
  ].join(' · ');
