import { expect, it } from 'vitest';
import { fileName } from './saveFile.ts';

it.each([
  { words: ['近一年订单', '2025-12 至 2026-11'], name: '近一年订单 2025-12 至 2026-11.png' },
  { words: ['订单来源', undefined], name: '订单来源.png' },
  { words: ['入住/退房: "A"?', '03-01|03-07'], name: '入住 退房 A 03-01 03-07.png' },
  { words: ['..\\..\\隐藏'], name: '隐藏.png' },
  { words: ['长'.repeat(90)], name: `${'长'.repeat(60)}.png` },
])('$words becomes $name', ({ words, name }) => {
  expect(fileName(words, 'png')).toBe(name);
});
