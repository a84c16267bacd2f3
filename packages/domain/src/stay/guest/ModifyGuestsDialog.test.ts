import { expect, it } from 'vitest';
import { stored } from './fixtures.ts';
import { blankGuest, guestOf } from './guests.ts';
import { checkModified } from './ModifyGuestsDialog.tsx';

const guests = stored.map(guestOf);

it('takes stored guests as they are, and leaves blank rows out', () => {
  const checked = checkModified([...guests, blankGuest]);
  expect(checked.values?.map(({ name }) => name)).toEqual(['林示例', 'ANNA EXAMPLE']);
});

it.each([
  ['nobody', [blankGuest], { 'checkInfoList.0.name': '请添加入住人！' }],
  [
    'a name taken away',
    guests.map((guest, row) => (row === 1 ? { ...guest, name: ' ' } : guest)),
    { 'checkInfoList.1.name': '姓名不能为空' },
  ],
])('refuses %s', (_, changed, errors) => {
  expect(checkModified(changed).errors).toEqual(errors);
});
