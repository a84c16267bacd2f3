import { expect, it } from 'vitest';
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
  ['text', '0138', '<c s="1" t="inlineStr"><is><t xml:space="preserve">0138</t></is></c>'],
  ['a number', -1.5, '<c><v>-1.5</v></c>'],
  ['no number', Number.NaN, '<c/>'],
  ['nothing', null, '<c/>'],
  ['empty text', '', '<c/>'],
  [
    'marks',
    '<a & b>',
    '<c s="1" t="inlineStr"><is><t xml:space="preserve">&lt;a &amp; b&gt;</t></is></c>',
  ],
  [
    'what no sheet may hold',
    'a\u0000\ud800b\uffff',
    '<c s="1" t="inlineStr"><is><t xml:space="preserve">a\ufffdb</t></is></c>',
  ],
])('writes %s', (_, cell, xml) => {
  expect(cellXml(cell)).toBe(xml);
});
