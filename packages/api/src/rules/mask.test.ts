import { describe, expect, it } from 'vitest';
import { maskIdCard, maskPhone } from './mask.ts';

describe('maskIdCard', () => {
  it.each([
    ['330199199001011234', '3301********1234'],
    ['11019919900307002X', '1101********002X'],
    ['E12345678', 'E1********78'],
    ['AB1234', 'A********4'],
    ['A12', '********'],
    ['', '********'],
    ['3301********1234', '3301********1234'],
  ])('%s shows as %s', (text, masked) => {
    expect(maskIdCard(text)).toBe(masked);
  });
});

describe('maskPhone', () => {
  it.each([
    ['13800001234', '138****1234'],
    ['057188881234', '057****1234'],
    ['88881234', '****34'],
    ['110', '****0'],
    ['', '****'],
    ['138****1234', '138****1234'],
  ])('%s shows as %s', (text, masked) => {
    expect(maskPhone(text)).toBe(masked);
  });
});
