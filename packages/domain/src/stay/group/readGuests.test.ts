import { DocumentKind, Sex } from '@anzhu/api/contract/guest';
import { expect, it } from 'vitest';
import { femaleId, maleId } from '../guest/fixtures.ts';
import { readGuests } from './readGuests.ts';

const lin = {
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
