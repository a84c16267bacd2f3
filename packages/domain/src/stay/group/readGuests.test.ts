import { DocumentKind } from '@anzhu/api/contract/document';
import { Sex } from '@anzhu/api/contract/guest';
import { expect, it } from 'vitest';
import { femaleId, maleId } from '../guest/fixtures.ts';
import { blankGuest, type GuestFields } from '../guest/guests.ts';
import { readGuests } from './readGuests.ts';

const lin = {
  ...blankGuest,
  name: '林示例',
  sex: Sex.male,
  documentKind: DocumentKind.residentId,
  idcard: maleId,
  number: '13800001234',
};

it.each([
  ['cells of a spreadsheet', `林示例\t${maleId}\t13800001234`],
  ['another order', `13800001234\t林示例\t${maleId}`],
  ['commas', `林示例,${maleId},13800001234`],
  [
    'full-width commas and spaces',
    `林示例， ${maleId} 138 0000 1234`.replace('138 0000 1234', '13800001234'),
  ],
  ['a numbered line of a message', `1、林示例 ${maleId} 13800001234`],
  ['marks of texts', `林示例\t'${maleId}\t'13800001234`],
  ['a head', `手机\t姓名\t身份证号码\n13800001234\t林示例\t${maleId}`],
])('%s', (_, text) => {
  expect(readGuests(text)).toEqual({ guests: [lin], notes: [] });
});

it('reads passports with the sex that is given, and names of several words', () => {
  expect(readGuests('Anna Example\t女\te00000001\n').guests).toEqual([
    {
      ...blankGuest,
      name: 'Anna Example',
      sex: Sex.female,
      documentKind: DocumentKind.other,
      idcard: 'E00000001',
      number: '',
    },
  ]);
});

it('keeps a guest of every line, also of one that is at fault', () => {
  const { guests } = readGuests(`林示例 99010119900307\n\n陈样例 ${femaleId}\n领队`);
  expect(guests.map(({ name, idcard }) => [name, idcard])).toEqual([
    ['林示例', '99010119900307'],
    ['陈样例', femaleId],
    ['领队', ''],
  ]);
});

const visitor = {
  ...blankGuest,
  name: 'Anna Example',
  idcard: 'E00000001',
  birthDate: '1990-03-07',
};

it.each<[string, string[], string[], Partial<GuestFields>]>([
  [
    'a visitor, by all of their columns',
    ['证件类型', '国籍', '出生日期', '入境日期', '停留期限'],
    ['护照', '瑞士', '1990/3/7', '2026-03-10', '20260410'],
    {
      documentKind: DocumentKind.passport,
      nationality: 'CHE',
      entryDate: '2026-03-10',
      stayUntil: '2026-04-10',
    },
  ],
  [
    'the code of a nationality; a foreigner without a kind has a passport',
    ['国家/地区', '生日'],
    ['CHE', '1990年3月7日'],
    { documentKind: DocumentKind.passport, nationality: 'CHE' },
  ],
  [
    'what cannot be read stays empty',
    ['证件种类', '国籍', '出生日期'],
    ['护照', '瑞土', '7 Mar 1990'],
    { documentKind: DocumentKind.passport, birthDate: '' },
  ],
  [
    'another word for a permit',
    ['证件名称', '出生日期'],
    ['回乡证', '1990-03-07'],
    { documentKind: DocumentKind.hkMacaoPermit },
  ],
])('reads documents: %s', (_, heads, cells, expected) => {
  const table = [
    ['姓名', '证件号码', ...heads],
    ['Anna Example', 'E00000001', ...cells],
  ];
  const { guests, notes } = readGuests(table.map((row) => row.join('\t')).join('\n'));
  expect({ guests, notes }).toEqual({ guests: [{ ...visitor, ...expected }], notes: [] });
});

it('knows a permit by its number', () => {
  const { guests } = readGuests('陈大文\tH12345678(01)');
  expect(guests).toMatchObject([
    { documentKind: DocumentKind.hkMacaoPermit, idcard: 'H1234567801' },
  ]);
});
