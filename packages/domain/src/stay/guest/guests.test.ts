import { DocumentKind, Sex } from '@anzhu/api/contract/guest';
import { expect, it } from 'vitest';
import { femaleId, maleId, stored } from './fixtures.ts';
import {
  addGuest,
  changeGuest,
  fillGuest,
  isBlankGuest,
  noGuests,
  removeGuest,
  storedGuests,
} from './guests.ts';

it('begins with one blank row', () => {
  expect(noGuests.guests.map(isBlankGuest)).toEqual([true]);
});

it('fills in the sex that a resident ID tells', () => {
  const typing = changeGuest(noGuests, 0, { idcard: femaleId.slice(0, 17) });
  expect(typing.guests[0]?.sex).toBeNull();
  expect(changeGuest(noGuests, 0, { idcard: femaleId }).guests[0]?.sex).toBe(Sex.female);
  expect(changeGuest(noGuests, 0, { idcard: maleId }).guests[0]?.sex).toBe(Sex.male);
});

it('leaves the sex to the clerk with another document', () => {
  const other = changeGuest(noGuests, 0, { documentKind: DocumentKind.other, idcard: femaleId });
  expect(other.guests[0]?.sex).toBeNull();
  const again = changeGuest(other, 0, { documentKind: DocumentKind.residentId });
  expect(again.guests[0]?.sex).toBe(Sex.female);
});

it('keeps a sex that was chosen while a number is typed', () => {
  const chosen = changeGuest(noGuests, 0, { sex: Sex.male });
  expect(changeGuest(chosen, 0, { idcard: '12' }).guests[0]?.sex).toBe(Sex.male);
});

it('writes letters of documents large', () => {
  expect(changeGuest(noGuests, 0, { idcard: 'e123x' }).guests[0]?.idcard).toBe('E123X');
});

it('takes a pasted number without spaces, hyphens and full-width digits', () => {
  const pasted = `${maleId.slice(0, 6)} ${maleId.slice(6, 14)}－${maleId.slice(14, 17)}５`;
  const [guest] = changeGuest(noGuests, 0, { idcard: pasted }).guests;
  expect(guest).toMatchObject({ idcard: maleId, sex: Sex.male });
});

it('adds and removes rows, and never uses a key twice', () => {
  const two = addGuest(noGuests);
  expect(two).toMatchObject({ freshKey: 1, nextKey: 2 });
  const one = removeGuest(two, 1);
  expect(one.guests.map(({ key }) => key)).toEqual([0]);
  expect(addGuest(one).guests.map(({ key }) => key)).toEqual([0, 2]);
});

it('fills the first blank row, else a new one', () => {
  const filled = fillGuest(noGuests, { name: '林示例', idcard: maleId });
  expect(filled.guests).toMatchObject([{ key: 0, name: '林示例', sex: Sex.male }]);
  expect(fillGuest(filled, { name: '陈样本' }).guests).toMatchObject([
    { name: '林示例' },
    { name: '陈样本' },
  ]);
});

it('takes stored guests as rows', () => {
  expect(storedGuests(stored).guests).toEqual([
    {
      key: 0,
      name: '林示例',
      sex: Sex.male,
      documentKind: DocumentKind.residentId,
      idcard: maleId,
      number: '13800001234',
    },
    {
      key: 1,
      name: 'ANNA EXAMPLE',
      sex: Sex.female,
      documentKind: DocumentKind.other,
      idcard: 'E00000001',
      number: '13900005678',
    },
  ]);
});
