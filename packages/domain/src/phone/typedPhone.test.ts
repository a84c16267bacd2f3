import { expect, it } from 'vitest';
import { isForeign, typedPhone } from './typedPhone.ts';

it.each([
  ['138 0000-1234', '13800001234'],
  ['１３８０', '1380'],
  ['+', '+'],
  ['+86', '+86'],
  ['+861', '1'],
  ['+86 138 0000 1234', '13800001234'],
  ['+8', '+8'],
  ['+85', '+85'],
  ['+852 9123 4567', '+85291234567'],
  ['00852', '+852'],
  ['', ''],
])('a field of mobile numbers holds %j as %j', (text, value) => {
  expect(typedPhone(text, false)).toBe(value);
});

it.each([
  ['8', '+8'],
  ['+852 ', '+852'],
  ['852-9123-4567', '+85291234567'],
  ['+13800001234', '+13800001234'],
  ['+8613800001234', '13800001234'],
  ['13800001234', '13800001234'],
  ['+', ''],
  ['', ''],
])('a field of foreign numbers holds %j as %j', (text, value) => {
  expect(typedPhone(text, true)).toBe(value);
});

it.each([
  ['', null],
  ['138', false],
  ['+', null],
  ['+8', null],
  ['+86', null],
  ['+85', true],
  ['+1', true],
  ['+861', true],
])('%j is foreign: %s', (value, expected) => {
  expect(isForeign(value)).toBe(expected);
});
