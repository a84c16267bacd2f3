import { describe, expect, it } from 'vitest';
import { formatMoney, formatTime, machineTime } from './cells.tsx';

describe('formatMoney', () => {
  it.each([
    [0, '¥0.00'],
    [1280, '¥1,280.00'],
    [999999.99, '¥999,999.99'],
    [-12.5, '−¥12.50'],
    [null, '—'],
    [undefined, '—'],
  ])('writes %s as %s', (value, written) => {
    expect(formatMoney(value)).toBe(written);
  });
});

describe('formatTime', () => {
  it.each([
    ['2026-03-02 08:05:09', 'second', '2026-03-02 08:05:09'],
    ['2026-03-02 08:05:09', 'minute', '2026-03-02 08:05'],
    ['2026-03-02 08:05:09', 'day', '2026-03-02'],
    ['2026-03-02', 'second', '2026-03-02'],
    ['', 'second', '—'],
    [null, 'day', '—'],
  ] as const)('writes %s to the %s as %s', (value, precision, written) => {
    expect(formatTime(value, precision)).toBe(written);
  });
});

describe('machineTime', () => {
  it.each([
    ['2026-03-02 08:05:09', '2026-03-02T08:05:09+08:00'],
    ['2026-03-02', '2026-03-02'],
  ])('writes %s as %s', (value, written) => {
    expect(machineTime(value)).toBe(written);
  });
});
