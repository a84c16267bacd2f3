import { expect, it } from 'vitest';
import { readingsOfText } from './pinyin.ts';

it.each([
  ['张伟', ['zhangwei', 'zw']],
  ['重庆', ['zhongqing', 'zq', 'chongqing', 'cq']],
  ['安住 A座', ['anzhuazuo', 'azaz']],
  ['Ann Lee', ['annlee']],
  ['', ['']],
])('reads %s', (text, readings) => {
  expect(readingsOfText(text).toSorted()).toEqual(readings.toSorted());
});
