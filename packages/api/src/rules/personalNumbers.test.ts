import { describe, expect, it } from 'vitest';
import { maskIdCard, maskName, maskPhone, soughtNumber } from './personalNumbers.ts';

describe('maskIdCard', () => {
  it.each([
    ['330199199001011234', '3301********1234'],
    ['11019919900307002X', '1101********002X'],
    ['E12345678', 'E1********78'],
    ['AB1234', 'A********4'],
    ['A12', '********'],
    ['', ''],
    ['3301********1234', '3301********1234'],
  ])('%s shows as %s', (text, masked) => {
    expect(maskIdCard(text)).toBe(masked);
  });
});

it.each([
  ['张三', '张**'],
  ['欧阳示例', '欧**'],
  ['Jane Doe', 'J**'],
  ['𠮷田', '𠮷**'],
  ['张**', '张**'],
  ['', ''],
])('maskName: %s shows as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

describe('maskPhone', () => {
  it.each([
    ['13800001234', '138****1234'],
    ['057188881234', '057****1234'],
    ['88881234', '****34'],
    ['110', '****0'],
    ['', ''],
    ['138****1234', '138****1234'],
    ['+85291234567', '+852****4567'],
    ['+123456789012345', '+123****2345'],
    ['+1234567890', '+12****7890'],
    ['+12345678', '+****5678'],
    ['+123456', '+****56'],
    ['转8801', '****'],
    ['ask 13800001234', '****'],
    ['+852****4567', '+852****4567'],
  ])('%s shows as %s', (text, masked) => {
    expect(maskPhone(text)).toBe(masked);
  });
});

describe('soughtNumber', () => {
  it.each([
    ['5678', { by: 'end', texts: ['5678'] }],
    ['123x', { by: 'end', texts: ['123X'] }],
    ['５６ ７８', { by: 'end', texts: ['5678'] }],
    ['13812345678', { by: 'whole', texts: ['13812345678', '+13812345678'] }],
    ['+86 138-1234-5678', { by: 'whole', texts: ['13812345678'] }],
    ['+852 9123 4567', { by: 'whole', texts: ['+85291234567'] }],
    ['85291234567', { by: 'whole', texts: ['85291234567', '+85291234567'] }],
    ['330106 19900101 123x', { by: 'whole', texts: ['33010619900101123X'] }],
    ['e12345678', { by: 'whole', texts: ['E12345678'] }],
    ['678', null],
    ['45678', null],
    ['zhangwei', null],
    ['张伟', null],
    ['123456789012345678901', null],
  ])('%s', (keyword, expected) => {
    expect(soughtNumber(keyword)).toEqual(expected);
  });
});
