import { expect, it } from 'vitest';
import { asGuest } from './isolate.ts';

it.each([
  ['990000199001010017', { document_kind: 0, sex: 1 }],
  ['990000199001010025', { document_kind: 0, sex: 0 }],
  ['E12345678', { document_kind: 1, sex: null }],
])('%s', (idcard, expected) => {
  const person = { name: '张三', idcard, phone: '13800000000' };
  expect(asGuest(person)).toEqual({ ...person, ...expected });
});
