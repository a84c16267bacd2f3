import { Sex } from '@anzhu/api/contract/guest';
import { expect, it } from 'vitest';
import { guestErrorsAfter, guestErrorsOf, typedGuestErrors } from './checkGuests.ts';
import { femaleId, maleId } from './fixtures.ts';
import { addGuest, changeGuest, noGuests, removeGuest } from './guests.ts';

const two = changeGuest(addGuest(changeGuest(noGuests, 0, { idcard: maleId })), 1, {
  idcard: femaleId,
});

it.each([
  ['right and different', two, {}],
  ['unfinished', changeGuest(two, 1, { idcard: '99010119' }), {}],
  [
    'wrong',
    changeGuest(two, 1, { idcard: '990101199003070011' }),
    { '1.idcard': '身份证号不正确' },
  ],
  [
    'the same, with blanks',
    changeGuest(two, 1, { idcard: ` ${maleId}` }),
    { '1.idcard': '与第 1 位入住人相同' },
  ],
])('tells while typing: %s', (_, list, errors) => {
  expect(typedGuestErrors(list.guests)).toEqual(errors);
});

it('places what the call refuses at the rows it was sent from', () => {
  const sent = two.guests.slice(1);
  expect(
    guestErrorsOf(
      {
        'checkInfoList.0.idcard': '身份证号已在 802 房间入住',
        'checkInfoList.0.name': '姓名不能为空',
        'checkInfoList.5.name': '姓名不能为空',
        checkInfoList: '请添加入住人！',
        id: '房间不能为空',
      },
      sent,
    ),
  ).toEqual({
    '1.idcard': '身份证号已在 802 房间入住',
    '1.name': '姓名不能为空',
    '': '请添加入住人！',
  });
});

it('forgets that nobody has a phone as soon as somebody has one', () => {
  const none = { '0.number': '至少填写一位的手机号' };
  expect(guestErrorsAfter(none, two, changeGuest(two, 1, { number: '+852' }))).toEqual({});
  expect(guestErrorsAfter(none, two, changeGuest(two, 1, { name: '生' }))).toEqual(none);
});

it('forgets what was said about what has changed, also by itself', () => {
  const errors = {
    '0.sex': '请选择性别',
    '0.idcard': '不正确',
    '0.name': '不能为空',
    '': '请添加入住人！',
  };
  const after = changeGuest(noGuests, 0, { idcard: maleId });
  expect(after.guests[0]?.sex).toBe(Sex.male);
  expect(guestErrorsAfter(errors, noGuests, after)).toEqual({ '0.name': '不能为空' });
  expect(guestErrorsAfter(errors, noGuests, noGuests)).toEqual(errors);
  expect(guestErrorsAfter(errors, noGuests, removeGuest(noGuests, 0))).toEqual({});
});
