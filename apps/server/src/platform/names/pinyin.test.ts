import { nameWords } from '@anzhu/api/rules/nameWords';
import { expect, it } from 'vitest';
import { isReadAs, readingsOfName, readingsOfText } from './pinyin.ts';

it.each([
  ['张伟', ['zhangwei', 'zw']],
  ['重庆', ['zhongqing', 'zq', 'chongqing', 'cq']],
  ['安住 A座', ['anzhuazuo', 'azaz']],
  ['Ann Lee', ['annlee']],
  ['', ['']],
])('reads %s', (text, readings) => {
  expect(readingsOfText(text).toSorted()).toEqual(readings.toSorted());
});

it.each([
  ['张 伟', ['张伟', 'zhangwei', 'zw', '~伟', '~wei']],
  ['张三丰', ['张三丰', 'zhangsanfeng', 'zsf', '~三丰', '~sanfeng', '~sf']],
  ['Ann Lee', ['ann lee', 'annlee', 'leeann']],
  ['SMITH/JOHN MR', ['smith/john mr', 'smithjohn', 'johnsmith']],
])('finds %s', (name, readings) => {
  expect(readingsOfName(name).toSorted()).toEqual(readings.toSorted());
});

it.each([
  ['张三丰', '三丰', true],
  ['张三丰', 'san zhang', true],
  ['张三丰', '丰', false],
  ['SMITH/JOHN MR', 'j smith', true],
  ['SMITH/JOHN MR', 'joh smi', true],
  ['SMITH/JOHN MR', 'jane smith', false],
  ['买买提·艾力', '买买提艾', true],
  ['买买提·艾力', '艾力', true],
  ['买买提艾力', '买买提 • 艾力', true],
  ['张三', '先生', false],
  ['张三', '', false],
])('%s is read as %s: %s', (name, typed, isFound) => {
  expect(isReadAs(name, nameWords(typed))).toBe(isFound);
});
