import { expect, it } from 'vitest';
import { readingsOfName, readingsOfText } from './pinyin.ts';

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
  ['张 伟', ['张伟', 'zhangwei', 'zw']],
  ['Ann Lee', ['ann lee', 'annlee']],
  ['张•伟', ['张·伟', 'zhangwei', 'zw']],
])('finds %s', (name, readings) => {
  expect(readingsOfName(name).toSorted()).toEqual(readings.toSorted());
});
