import { describe, expect, it } from 'vitest';
import { countCharacters, keptText, tooLong, type TextKind } from './typedText.ts';

describe('keptText', () => {
  it.each<[TextKind, string, string]>([
    ['tel', '138 0000 1234', '13800001234'],
    ['tel', '１３８００００１２３４', '13800001234'],
    ['tel', '0571-0000 0000', '0571-00000000'],
    ['email', ' wang＠example.com ', 'wang@example.com'],
    ['text', ' 前台 小王 ', ' 前台 小王 '],
    ['search', '１２０８', '１２０８'],
  ])('of %s 「%s」 is 「%s」', (kind, text, expected) => {
    expect(keptText(kind, text)).toBe(expected);
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
