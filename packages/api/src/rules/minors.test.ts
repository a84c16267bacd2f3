import { expect, it } from 'vitest';
import { DocumentKind, type GuestDocument } from '../contract/document.ts';
import { areMinorsAlone } from './minors.ts';

const today = '2026-03-18';
const child: GuestDocument = {
  documentKind: DocumentKind.residentId,
  idcard: '99010120120315001X',
};
const visitor = (birthDate: string): GuestDocument => ({
  documentKind: DocumentKind.passport,
  idcard: 'X1234567',
  birthDate,
});
const adult: GuestDocument = {
  documentKind: DocumentKind.residentId,
  idcard: '990101199003070015',
};

it.each<[string, readonly GuestDocument[], boolean]>([
  ['nobody', [], false],
  ['a child', [child], true],
  ['a child with an adult', [child, adult], false],
  ['who is 18 tomorrow', [visitor('2008-03-19')], true],
  ['who is 18 today', [visitor('2008-03-18')], false],
  ['two children, one with a passport', [child, visitor('2015-08-12')], true],
  ['whose birth is not known', [visitor('')], false],
  ['a birth that lies ahead', [visitor('2026-03-19')], false],
])('asks for guardians of minors alone: %s', (_, guests, expected) => {
  expect(areMinorsAlone(guests, today)).toBe(expected);
});
