import { moneyUnit, chartTexts, type ChartTexts } from '../texts.ts';

const grouped = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 });
const yuan = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY' });

/** Numbers that two digits after the point would make zero, or twice as much. */
const small = new Intl.NumberFormat('zh-CN', { maximumSignificantDigits: 2 });

/** A number with its groups. Below a thousand there are none: most numbers of a chart need no `Intl`. */
function plain(value: number): string {
  const size = Math.abs(value);
  if (size > 0 && size < 0.01) return small.format(value);
  return size < 999 ? `${Number(value.toFixed(2))}` : grouped.format(value);
}

/** The numbers of an axis: two neighbours never read alike. */
const exact = new Intl.NumberFormat('zh-CN', { maximumSignificantDigits: 12 });

/** Units right behind their number, also where there is little space. */
const tight = new Set(['%', '‰']);

const moneyOf = (words: string): string =>
  words.startsWith('-') ? `−¥${words.slice(1)}` : `¥${words}`;

/** An amount that fen would round to nothing. */
const isBelowFen = (value: number): boolean => value !== 0 && Math.abs(value) < 0.005;

/** A number in full, for a table or a tip: 1,280 单, ¥1,280.00, 37.3 ℃, — for none. */
export function fullNumber(value: number | null, unit = ''): string {
  if (value === null) return '—';
  if (unit === moneyUnit)
    return isBelowFen(value) ? moneyOf(plain(value)) : yuan.format(value).replace('-', '−');
  if (tight.has(unit)) return `${plain(value)}${unit}`;
  return unit === '' ? plain(value) : `${plain(value)} ${unit}`;
}

/** Three digits that count, never more after the point than needed: 1.28, 12.8, 128. */
function threeDigits(value: number): string {
  return plain(Number(Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)));
}

/** A number on a mark, as short as it can be: 1,280, 1.28万, ¥3.2亿, 45%. */
export function shortNumber(value: number, unit = '', texts: ChartTexts = chartTexts): string {
  const size = Math.abs(value);
  // 9,999.6万 is 1亿: what rounds up to the next step is written in it.
  const isIn = (one: number): boolean => Number((size / one).toPrecision(3)) >= 1;
  const step = size < 1e4 ? undefined : texts.steps.find((one) => isIn(one.size));
  const words = step ? `${threeDigits(value / step.size)}${step.word}` : plain(value);
  if (unit === moneyUnit) return moneyOf(words);
  return tight.has(unit) ? `${words}${unit}` : words;
}

/** The numbers beside an axis, all written alike, and as `caption` what they count, as 万元. */
export function axisNumbers(ticks: readonly number[], unit = '', words: ChartTexts = chartTexts) {
  const largest = Math.max(0, ...ticks.map((tick) => Math.abs(tick)));
  // Up to 99,999 the full number fits.
  const step = largest >= 1e5 ? words.steps.find((one) => largest >= one.size) : undefined;
  const texts = ticks.map((tick) => exact.format(tick / (step?.size ?? 1)));
  return { texts, caption: words.axisCaption(step?.word ?? '', unit) };
}

/** How much of a whole, with one digit after the point below ten per cent: 32%, 4.5%. */
export function shareOf(part: number, whole: number): string {
  if (whole === 0) return '0%';
  const percent = (part / whole) * 100;
  if (percent > 0 && percent < 0.1) return '<0.1%';
  return `${plain(Number(percent.toFixed(percent < 10 ? 1 : 0)))}%`;
}
