import { DocumentKind } from '@anzhu/api/contract/document';
import { expect, it } from 'vitest';
import { guestErrors, isCompleteNumber, refusalAtRows, typedNumberErrors } from './checkGuests.ts';
import { femaleId, maleId, unbornId } from './fixtures.ts';
import { blankGuest, type GuestFields } from './guests.ts';

const first = { ...blankGuest, idcard: maleId };
const second = (idcard: string): GuestFields[] => [first, { ...blankGuest, idcard }];

it.each([
  ['right and different', second(femaleId), undefined],
  ['unfinished', second('99010119'), undefined],
  ['wrong', second('990101199003070011'), '身份证号不正确'],
  ['of who is not born yet', second(unbornId), '身份证号的出生日期晚于今天'],
  ['the same, with blanks', second(` ${maleId}`), '与第 1 位入住人相同'],
])('tells while typing: %s', (_, guests, error) => {
  expect(typedNumberErrors(guests, '2026-03-18')).toEqual([undefined, error]);
});

it('compares permits without their issue count', () => {
  const permits = ['H1234567801', 'H12345678'].map((idcard) => ({ ...blankGuest, idcard }));
  expect(typedNumberErrors(permits, '2026-03-18')).toEqual([undefined, '与第 1 位入住人相同']);
});

it('places what the call refuses at the rows it was sent from', () => {
  const refusal = Object.assign(new Error('找不到'), {
    fields: {
      'checkInfoList.0.idcard': '身份证号已在 802 房间入住',
      'checkInfoList.0': '姓名不能为空',
      id: '房间不能为空',
    },
  });
  expect(refusalAtRows(refusal, [blankGuest, first]).fields).toEqual({
    'checkInfoList.1.idcard': '身份证号已在 802 房间入住',
    'checkInfoList.1.name': '姓名不能为空',
    id: '房间不能为空',
  });
});

it('says that there are no guests at the first row, or of the list without a row', () => {
  const none = { checkInfoList: '请添加入住人！' };
  expect(guestErrors([blankGuest], none, '2026-03-18')).toEqual({
    'checkInfoList.0.name': '请添加入住人！',
  });
  expect(guestErrors([], none, '2026-03-18')).toEqual(none);
});

it.each([
  ['a resident ID', DocumentKind.residentId, maleId, '', true],
  ['a resident ID with a wrong digit', DocumentKind.residentId, '990101199003070011', '', false],
  ['an unfinished resident ID', DocumentKind.residentId, '99010119', '99010119', false],
  ['a passport whose field was left', DocumentKind.other, 'E00000001', 'E00000001', true],
  ['a passport while it is typed', DocumentKind.other, 'E00000001', 'E0000', false],
  ['a permit of another form', DocumentKind.hkMacaoPermit, 'E00000001', 'E00000001', false],
  ['too short a number', DocumentKind.other, 'E0000', 'E0000', false],
])('knows when a number is complete: %s', (_, documentKind, idcard, left, expected) => {
  expect(isCompleteNumber({ documentKind, idcard }, left)).toBe(expected);
});
