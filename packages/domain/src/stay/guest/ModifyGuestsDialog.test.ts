import { expect, it } from 'vitest';
import { stored, unbornId } from './fixtures.ts';
import { blankGuest, guestOf } from './guests.ts';
import { checkModified } from './ModifyGuestsDialog.tsx';

const guests = stored.map(guestOf);

it('takes stored guests as they are, and leaves blank rows out', () => {
  const checked = checkModified([...guests, blankGuest], '2026-03-18');
  expect(checked.values?.map(({ name }) => name)).toEqual(['林示例', 'ANNA EXAMPLE']);
});

it.each([
  ['nobody', [blankGuest], { 'checkInfoList.0.name': '请添加入住人！' }],
  [
    'a name taken away',
    guests.map((guest, row) => (row === 1 ? { ...guest, name: ' ' } : guest)),
    { 'checkInfoList.1.name': '姓名不能为空' },
  ],
  [
    'a guest who is not born yet',
    guests.map((guest, row) => (row === 0 ? { ...guest, idcard: unbornId } : guest)),
    { 'checkInfoList.0.idcard': '身份证号的出生日期晚于今天' },
  ],
])('refuses %s', (_, changed, errors) => {
  expect(checkModified(changed, '2026-03-18').errors).toEqual(errors);
});
