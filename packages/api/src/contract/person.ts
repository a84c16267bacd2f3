import * as z from 'zod/mini';
import { filter, Flag } from './codecs.ts';
import { isCalendarDay } from './dates.ts';
import { labelled } from './label.ts';
import { cleanNumber, nameText } from './text.ts';
import { sentence } from './sentence.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';

/** The day of birth that is written in a resident ID number, `yyyy-MM-dd`; it may not exist. */
export const birthdayOf = (text: string): string =>
  `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;

/** True for a resident ID number of 18 places whose birthday exists and whose check digit is right. */
export function isResidentId(text: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false;
  const birthday = birthdayOf(text);
  if (birthday < '1900' || !isCalendarDay(birthday)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return checkDigits[sum % 11] === text[17];
}

/** The number of a document as it is kept: without spaces, hyphens and brackets, in capital letters. */
export const cleanDocumentNumber = (value: string): string =>
  cleanNumber(value).replaceAll(/[()]/g, '').toUpperCase();

/** The number of any document: 6 to 20 letters and digits. */
export const AnyDocumentNumber = z
  .string()
  .check(
    z.overwrite(cleanDocumentNumber),
    z.regex(/^[A-Z0-9]{6,20}$/, '应为 6 到 20 位字母或数字'),
  );

/** A document number of unknown kind; one that looks like a resident ID must be valid. */
export const DocumentNumber = AnyDocumentNumber.check(
  z.refine((text) => !/^\d{17}[\dX]$/.test(text) || isResidentId(text), sentence('身份证号不正确')),
);

/** The name of a person: 1 to 60 characters, without invisible ones. */
export const PersonName = nameText({ max: 60 });

export const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(100, '最多 100 个字'),
    z.regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, '应为邮箱地址'),
  );

/** Agrees to a name other than the one under which a document number was registered last. */
export const ConfirmNames = labelled('确认姓名', filter(Flag), {
  description:
    '是：证件号上次以其他姓名登记，仍以所填姓名登记；不填返回 409，data.formerNames 为各位的上次姓名',
});
