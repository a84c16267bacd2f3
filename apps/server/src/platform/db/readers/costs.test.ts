import { expect, it } from 'vitest';
import { makeCosts } from './costs.ts';

it('knows what statements cost lately: one time out of the ordinary is soon forgotten', () => {
  const costs = makeCosts();
  expect(costs.of('new')).toBe(0);
  costs.add('slow', 30);
  expect(costs.of('slow')).toBe(30);
  for (let run = 0; run < 40; run += 1) costs.add('slow', 0.1);
  expect(costs.of('slow')).toBeLessThan(1);
  costs.add('short', 0.1);
  costs.add('short', 12);
  for (let run = 0; run < 3; run += 1) costs.add('short', 0.1);
  expect(costs.of('short')).toBeLessThan(1);
});

it('remembers the newest thousand statements', () => {
  const costs = makeCosts();
  for (let n = 0; n <= 1000; n += 1) costs.add(`${n}`, 5);
  expect([costs.of('0'), costs.of('1'), costs.of('1000')]).toEqual([0, 5, 5]);
});
