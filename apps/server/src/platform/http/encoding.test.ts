import { expect, it } from 'vitest';
import { choosePacking } from './encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'br'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  ['gzip;q=nonsense', 'identity'],
])('%s is answered by %s', (accepted, packing) => {
  expect(choosePacking(accepted)).toBe(packing);
});

it('offers only what there is', () => {
  expect(choosePacking('br, gzip', ['gzip'])).toBe('gzip');
  expect(choosePacking('br, gzip', [])).toBe('identity');
});
