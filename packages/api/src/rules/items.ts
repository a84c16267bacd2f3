import { maxOrderFen, formatYuan, toYuan } from './money.ts';

/** What so many of an item cost; fen, or yuan of whole fen. */
export const sumOfItem = (price: number, quantity: number): number => price * quantity;

/** What is charged of an item: 矿泉水; of several 矿泉水 × 3，单价 ¥5.00. Yuan. */
export const itemText = (name: string, quantity: number, unitPrice: number): string =>
  quantity === 1 ? name : `${name} × ${quantity}，单价 ${formatYuan(unitPrice)}`;

/** Why so many of an item cannot be one line of a bill; null when they can. Fen. */
export function itemRefusal(name: string, price: number, quantity: number): string | null {
  const sum = sumOfItem(price, quantity);
  return sum <= maxOrderFen ? null : `「${name}」合计 ${formatYuan(toYuan(sum))}，超过一笔的上限`;
}

/** Why charges are not entered that were shown at another sum; null when it is the same. Fen. */
export const shownSumRefusal = (seen: number, sum: number): string | null =>
  seen === sum ? null : `商品的价格已变，合计现为 ${formatYuan(toYuan(sum))}，请核对后再记`;
