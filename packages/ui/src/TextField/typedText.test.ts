import { describe, expect, it } from 'vitest';
import {
  countCharacters,
  isPlainEnter,
  isSendKey,
  keptText,
  tooLong,
  typedWithin,
  type TextKind,
} from './typedText.ts';

describe('keptText', () => {
  it.each<[TextKind, string, string]>([
    ['tel', '138 0000 1234', '13800001234'],
    ['tel', '１３８００００１２３４', '13800001234'],
    ['tel', '0571-0000 0000', '0571-00000000'],
    ['email', ' wang＠example.com ', 'wang@example.com'],
    ['text', ' 前台 小王 ', ' 前台 小王 '],
  ])('of %s 「%s」 is 「%s」', (kind, text, expected) => {
    expect(keptText(kind, text)).toBe(expected);
  });
});

describe('typedWithin', () => {
  it.each([
    ['1381234567', '13812345678', '13812345678'],
    ['13812345678', '138123456789', '13812345678'],
    ['13812345678', '1389123456789', '13812345678'],
    ['', '138123456789', '13812345678'],
    ['138123456789', '1381234', '1381234'],
    ['1381234567890', '138123456789', '13812345678'],
  ])('「%s」 and then 「%s」 is 「%s」', (before, after, expected) => {
    expect(typedWithin(before, after, 11)).toBe(expected);
  });
});

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['安住', 2],
    ['a b', 3],
    ['𠮷野家', 3],
    ['好👍', 2],
  ])('「%s」 has %i', (text, expected) => {
    expect(countCharacters(text)).toBe(expected);
  });
});

describe('tooLong', () => {
  it.each<[string, number | undefined, string | undefined]>([
    ['安住', 2, undefined],
    ['𠮷野', 2, undefined],
    ['安住酒店', 2, '最多 2 个字，超出 2 个'],
    ['安住', undefined, undefined],
  ])('「%s」 of at most %s: %s', (text, most, expected) => {
    expect(tooLong(text, most)).toBe(expected);
  });
});

const enter = {
  key: 'Enter',
  isComposing: false,
  keyCode: 13,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
};

it.each([
  ['Enter alone', enter, true],
  ['another key', { ...enter, key: 'a' }, false],
  ['Enter that takes a word from an input method', { ...enter, isComposing: true }, false],
  ['Enter that ended a composition, in Safari', { ...enter, keyCode: 229 }, false],
  ['Shift and Enter', { ...enter, shiftKey: true }, false],
  ['Ctrl and Enter', { ...enter, ctrlKey: true }, false],
  ['Alt and Enter', { ...enter, altKey: true }, false],
  ['Command and Enter', { ...enter, metaKey: true }, false],
])('%s', (_, event, expected) => {
  expect(isPlainEnter(event)).toBe(expected);
});

it.each([
  ['Enter alone', enter, false],
  ['Ctrl and Enter', { ...enter, ctrlKey: true }, true],
  ['Command and Enter', { ...enter, metaKey: true }, true],
  ['Ctrl and Enter that are held', { ...enter, ctrlKey: true, repeat: true }, false],
  ['Ctrl, Shift and Enter', { ...enter, ctrlKey: true, shiftKey: true }, false],
  ['Ctrl and Enter in a composition', { ...enter, ctrlKey: true, isComposing: true }, false],
])('%s sends: %s', (_, event, expected) => {
  expect(isSendKey({ repeat: false, ...event })).toBe(expected);
});
