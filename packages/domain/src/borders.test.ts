import type { Discount } from '@anzhu/api/contract/discount';
import { baseForms, borders, type BorderCall } from '@anzhu/api/test/borders';
import { byAdd, type masterDataList } from '@anzhu/api/test/masterData';
import type { FormErrors } from '@anzhu/ui/Form';
import { expect, it } from 'vitest';
import { departmentForm, type DepartmentDraft } from './department/DepartmentDialog.tsx';
import { discountDraft, discountForm } from './discount/discountForm.ts';
import { hotelForm, type HotelDraft } from './hotel/hotelForm.ts';
import type { ContractForm } from './kit/index.ts';
import { menuForm, type MenuDraft } from './menu/MenuDialog.tsx';
import { roomTypeForm, type RoomTypeDraft } from './roomType/RoomTypeDialog.tsx';
import { profileForm, type ProfileDraft } from './user/profileForm.ts';
import { addForm, type UserDraft } from './user/UserDialog.tsx';

/** The errors of a form for what would be sent. */
type ErrorsOf = (sent: object) => FormErrors | undefined;

/** A form whose draft is what is sent. */
const errorsOf =
  <Draft extends object>({ check }: ContractForm<Draft, unknown>): ErrorsOf =>
  (sent) =>
    check(sent as Draft).errors;

const dialogs = import.meta.glob<Record<string, ContractForm<object, unknown>>>('./*/*Dialog.tsx', {
  eager: true,
});

/** The form of a simple record, which its dialog exports. */
function formOf({ name, pascal }: (typeof masterDataList)[number]): ErrorsOf {
  const form = dialogs[`./${name}/${pascal}Dialog.tsx`]?.[`${name}Form`];
  if (!form) throw new Error(`${pascal}Dialog.tsx exports no ${name}Form`);
  return errorsOf(form);
}

/** The forms of the dialogs. */
const forms: Record<BorderCall, ErrorsOf> = {
  ...byAdd(formOf),
  addDepartment: errorsOf<DepartmentDraft>(departmentForm),
  addHotel: errorsOf<HotelDraft>(hotelForm),
  addRoomType: errorsOf<RoomTypeDraft>(roomTypeForm),
  addDiscount: (sent) => {
    const { discounts } = sent as Discount;
    // Nothing typed is null: 折 are typed otherwise than they are sent.
    const draft = { ...discountDraft(sent as Discount), ...(discounts === null && { discounts }) };
    return discountForm.check(draft).errors;
  },
  addMenu: errorsOf<MenuDraft>(menuForm),
  addUser: errorsOf<UserDraft>(addForm),
  modifyUser: errorsOf<ProfileDraft>(profileForm),
};

/** Names and phones that a server has only once. */
const unique: Partial<Record<BorderCall, object>> = {
  addHotel: { name: '新店' },
  addRoomType: { name: '新房型' },
  ...byAdd(() => ({ name: '新名称' })),
  addUser: { username: 'new.user', phone: '13700000000', dept: '1' },
  modifyUser: { id: '1', phone: '13700000000' },
};

it.each(borders)('$call: $field is $rule', ({ call, field, where, passes, fails }) => {
  const check = (value: unknown) =>
    forms[call]({ ...baseForms[call], ...unique[call], ...where, [field]: value });
  for (const value of passes) expect([value, check(value)]).toEqual([value, undefined]);
  for (const [value, message] of fails) {
    expect([value, check(value)]).toEqual([value, { [field]: message }]);
  }
});
