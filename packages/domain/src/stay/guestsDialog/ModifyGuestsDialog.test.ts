import { expect, it } from 'vitest';
import { stored } from '../guest/fixtures.ts';
import { addGuest, changeGuest, noGuests, storedGuests } from '../guest/guests.ts';
import { checkModified } from './ModifyGuestsDialog.tsx';

const list = storedGuests(stored);

it('takes stored guests as they are, and leaves blank rows out', () => {
  const checked = checkModified(addGuest(list).guests);
  expect(checked.guests?.map(({ name }) => name)).toEqual(['林示例', 'ANNA EXAMPLE']);
});

it.each([
  ['nobody', noGuests, { '': '请添加入住人！', '0.name': '请添加入住人！' }],
  ['a name taken away', changeGuest(list, 1, { name: ' ' }), { '1.name': '姓名不能为空' }],
])('refuses %s', (_, changed, errors) => {
  expect(checkModified(changed.guests).errors).toEqual(errors);
});
