import { Sex } from '@anzhu/api/contract/guest';
import { expect, it } from 'vitest';
import { femaleId, maleId, zhejiangId } from './fixtures.ts';
import { provinceOfResidentId, sexOfResidentId } from './residentId.ts';

it.each([
  [maleId, Sex.male, null],
  [femaleId, Sex.female, null],
  [zhejiangId, Sex.male, '浙江'],
  ['330199199003070017', null, null],
  ['E12345678', null, null],
  ['', null, null],
])('%s', (text, sex, province) => {
  expect(sexOfResidentId(text)).toBe(sex);
  expect(provinceOfResidentId(text)).toBe(province);
});
