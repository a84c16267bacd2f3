import { DocumentKind } from '@anzhu/api/contract/document';
import { Sex } from '@anzhu/api/contract/guest';
import { expect, it } from 'vitest';
import { femaleId, maleId, stored } from './fixtures.ts';
import {
  type GuestFields,
  blankGuest,
  guestOf,
  isBlankGuest,
  sentGuest,
  withDocument,
} from './guests.ts';

it('begins with a blank row', () => {
  expect(isBlankGuest(blankGuest)).toBe(true);
});

it.each([
  ['an unfinished number', { idcard: femaleId.slice(0, 17) }, null],
  ['a female ID', { idcard: femaleId }, Sex.female],
  ['a male ID', { idcard: maleId }, Sex.male],
  ['another document', { idcard: femaleId, documentKind: DocumentKind.other }, null],
  [
    'a sex that was chosen, and a number that is being typed',
    { idcard: '12', sex: Sex.male },
    Sex.male,
  ],
])('fills in the sex that a resident ID tells: %s', (_, part, sex) => {
  expect(withDocument({ ...blankGuest, ...part }).sex).toBe(sex);
});

it('writes letters of documents large', () => {
  expect(withDocument({ ...blankGuest, idcard: 'e123x' }).idcard).toBe('E123X');
});

it('takes a pasted number without spaces, hyphens and full-width digits', () => {
  const pasted = `${maleId.slice(0, 6)} ${maleId.slice(6, 14)}－${maleId.slice(14, 17)}５`;
  const guest = withDocument({ ...blankGuest, idcard: pasted });
  expect(guest).toMatchObject({ idcard: maleId, sex: Sex.male });
});

it('takes stored guests as rows', () => {
  expect(stored.map(guestOf)).toEqual([
    {
      ...blankGuest,
      name: '林示例',
      sex: Sex.male,
      documentKind: DocumentKind.residentId,
      idcard: maleId,
      number: '13800001234',
    },
    {
      ...blankGuest,
      name: 'ANNA EXAMPLE',
      sex: Sex.female,
      documentKind: DocumentKind.other,
      idcard: 'E00000001',
      number: '13900005678',
    },
  ]);
});

const visitor: GuestFields = {
  ...blankGuest,
  name: 'ANNA EXAMPLE',
  documentKind: DocumentKind.passport,
  idcard: 'E00000001',
  nationality: 'CHE',
  birthDate: '1990-03-07',
  entryDate: '2026-03-10',
  stayUntil: '2026-04-10',
};

it.each<[string, Partial<GuestFields>, Partial<GuestFields>]>([
  ['a visitor', {}, {}],
  ['no entry of a Chinese', { nationality: 'CHN' }, { entryDate: '', stayUntil: '' }],
  [
    'nothing beside a resident ID',
    { documentKind: DocumentKind.residentId, idcard: maleId },
    { nationality: '', birthDate: '', entryDate: '', stayUntil: '' },
  ],
])('sends what the document is asked for: %s', (_, part, expected) => {
  const guest = { ...visitor, ...part };
  expect(sentGuest(guest)).toEqual({ ...guest, ...expected });
});
