import { expect, it } from 'vitest';
import { columnName } from '@anzhu/api/rules/sheet';
import { cellXml, neutral } from './cell.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-', "'-"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['a=1', 'a=1'],
  ['', ''],
])('makes %j %j', (text, made) => {
  expect(neutral(text)).toBe(made);
});

it.each([
  ['text', '0138', '<c r="B7" s="1" t="inlineStr"><is><t xml:space="preserve">0138</t></is></c>'],
  ['a number', -1.5, '<c r="B7"><v>-1.5</v></c>'],
  ['no number', Number.NaN, ''],
  ['nothing', null, ''],
  ['empty text', '', ''],
  [
    'marks',
    '<a & b>',
    '<c r="B7" s="1" t="inlineStr"><is><t xml:space="preserve">&lt;a &amp; b&gt;</t></is></c>',
  ],
  [
    'what no sheet may hold',
    'a\u0000\ud800b\uffff',
    '<c r="B7" s="1" t="inlineStr"><is><t xml:space="preserve">a\ufffdb</t></is></c>',
  ],
])('writes %s', (_, cell, xml) => {
  expect(cellXml(cell, 'B7')).toBe(xml);
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('calls column %i %s', (index, name) => {
  expect(columnName(index)).toBe(name);
});
