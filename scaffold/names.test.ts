import { expect, it } from 'vitest';
import { namesOf } from './names.ts';

it.each([
  ['supplier', 'supplier', 'Supplier', 'supplier', 'a supplier', 'suppliers'],
  ['spareKey', 'spareKey', 'SpareKey', 'spare_key', 'a spare key', 'spareKeys'],
  ['spare-key', 'spareKey', 'SpareKey', 'spare_key', 'a spare key', 'spareKeys'],
  ['Policy', 'policy', 'Policy', 'policy', 'a policy', 'policies'],
  ['agency', 'agency', 'Agency', 'agency', 'an agency', 'agencies'],
  ['lunch box', 'lunchBox', 'LunchBox', 'lunch_box', 'a lunch box', 'lunchBoxes'],
])('%s is %s, %s, %s, %s and %s', (given, camel, pascal, snake, one, many) => {
  const names = namesOf(given);
  expect([names.camel, names.pascal, names.snake, names.one, names.many.camel]).toEqual([
    camel,
    pascal,
    snake,
    one,
    many,
  ]);
});

it.each(['', '供应商', 'a_b', 'key1', '-key'])('refuses %j', (given) => {
  expect(() => namesOf(given)).toThrow('is no name');
});
