import { expect, it } from 'vitest';
import { formatSize, megabytes } from './formatSize.ts';

it.each([
  [0, '0B'],
  [1, '1B'],
  [1023, '1023B'],
  [1024, '1KB'],
  [839_680, '820KB'],
  [megabytes(1), '1MB'],
  [megabytes(1.5), '1.5MB'],
  [megabytes(5), '5MB'],
  [megabytes(10), '10MB'],
  [megabytes(2.34), '2.3MB'],
  [megabytes(512.4), '512MB'],
  [megabytes(1024), '1GB'],
  [megabytes(1024 * 5000), '5000GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes)).toBe(words);
});
