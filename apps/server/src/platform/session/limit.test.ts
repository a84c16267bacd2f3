import { expect, it } from 'vitest';
import { makeRateLimit } from './limit.ts';

function limitAt(perMinute: number) {
  let now = 0;
  const limit = makeRateLimit(perMinute, { now: () => now });
  const takeMany = (key: string, times: number) =>
    Array.from({ length: times }, () => limit.take(key)).filter(Boolean).length;
  return {
    limit,
    takeMany,
    forward: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

it('lets so many through, each key by itself', () => {
  const { takeMany } = limitAt(3);
  expect(takeMany('a', 10)).toBe(3);
  expect(takeMany('b', 10)).toBe(3);
});

it('fills again steadily, and never beyond the full measure', () => {
  const { takeMany, forward } = limitAt(6);
  expect(takeMany('a', 10)).toBe(6);
  forward(20_000);
  expect(takeMany('a', 10)).toBe(2);
  forward(600_000);
  expect(takeMany('a', 10)).toBe(6);
});

it('does not count what is given back', () => {
  const { limit, takeMany } = limitAt(2);
  for (let time = 0; time < 10; time += 1) {
    expect(limit.take('a')).toBe(true);
    limit.giveBack('a');
  }
  expect(takeMany('a', 10)).toBe(2);
});
