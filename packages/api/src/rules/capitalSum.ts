import { toFen } from './money.ts';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** A part of four digits, without zeros at either end: 1203 is 壹仟贰佰零叁. */
function groupText(group: number): string {
  let text = '';
  for (const [place, unit] of places.entries()) {
    const digit = Math.floor(group / 10 ** place) % 10;
    if (digit > 0) text = `${digits[digit]}${unit}${text}`;
    else if (text !== '' && !text.startsWith('零')) text = `零${text}`;
  }
  return text.replace(/^零/, '');
}

/** A whole number above zero; a 零 stands for the zeros between two digits, however many they are. */
function wholeText(whole: number): string {
  let text = '';
  for (const [index, unit] of groups.entries()) {
    const group = Math.floor(whole / 10_000 ** index) % 10_000;
    if (group === 0) continue;
    const lower = whole % 10_000 ** index;
    // A zero before the next digit below, or at the end of this group.
    const isApart = lower > 0 && (lower < 10_000 ** index / 10 || group % 10 === 0);
    text = `${groupText(group)}${unit}${isApart ? '零' : ''}${text}`;
  }
  return text;
}

/**
 * Yuan in the capitals of Chinese papers: 壹拾万零叁元贰角整, 伍分, 零元整. A sum to the whole yuan or jiao ends with 整.
 * Yuan with two decimals, below 10^12.
 */
export function capitalSum(yuan: number): string {
  const fen = Math.abs(toFen(yuan));
  if (fen === 0) return '零元整';
  const [whole, jiao, cents] = [Math.floor(fen / 100), Math.floor(fen / 10) % 10, fen % 10];
  const yuanText = whole > 0 ? `${wholeText(whole)}元` : '';
  const jiaoText = jiao > 0 ? `${digits[jiao]}角` : cents > 0 && whole > 0 ? '零' : '';
  const end = cents > 0 ? `${digits[cents]}分` : '整';
  return `${yuan < 0 ? '负' : ''}${yuanText}${jiaoText}${end}`;
}
