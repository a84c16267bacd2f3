import { describe, expect, it } from 'vitest';
import { itemRefusal, itemText, shownSumRefusal } from './items.ts';

describe('what is charged of an item', () => {
  it.each([
    ['矿泉水', 1, 5, '矿泉水'],
    ['矿泉水', 3, 5, '矿泉水 × 3，单价 ¥5.00'],
    ['浴巾赔偿', 2, 1280.5, '浴巾赔偿 × 2，单价 ¥1,280.50'],
  ])('%s %d', (name, quantity, unitPrice, text) => {
    expect(itemText(name, quantity, unitPrice)).toBe(text);
  });

  it.each([
    [99_999_999, 1, null],
    [50_000_000, 2, '「钢琴」合计 ¥1,000,000.00，超过一笔的上限'],
    [99_999_999, 999, '「钢琴」合计 ¥998,999,990.01，超过一笔的上限'],
  ])('%d fen, %d of them', (price, quantity, refusal) => {
    expect(itemRefusal('钢琴', price, quantity)).toBe(refusal);
  });

  it('is refused at another sum than was shown', () => {
    expect(shownSumRefusal(1500, 1500)).toBeNull();
    expect(shownSumRefusal(1500, 1800)).toBe('商品的价格已变，合计现为 ¥18.00，请核对后再记');
  });
});
