import type { InputOf } from '@anzhu/api/contract/endpoint';
import { formatIssues } from '@anzhu/api/contract/issues';
import { mobilePattern } from '@anzhu/api/contract/text';
import { modifyUser, type User } from '@anzhu/api/contract/user';
import type { Refusal } from '../refusal/index.ts';

/** What one may change of oneself, as it was read. */
export type OwnProfile = Pick<User, 'id' | 'nickName' | 'phone' | 'heads'>;

/** A profile as it is being filled in. */
export interface ProfileDraft {
  nickName: string;
  phone: string;
  /** Address of the picture; null: none. */
  heads: string | null;
  /** '' leaves it as it is. */
  password: string;
}

/** What is saved; without a password it stays as it is. */
export type ProfileValues = Required<
  Pick<InputOf<typeof modifyUser>, 'id' | 'nickName' | 'phone' | 'heads'>
> &
  Pick<InputOf<typeof modifyUser>, 'password'>;

export const profileDraft = ({ nickName, phone, heads }: OwnProfile): ProfileDraft => ({
  nickName: nickName ?? '',
  phone: phone ?? '',
  heads: heads || null,
  password: '',
});

/** The values that are saved, or what is wrong with each field. */
export type CheckedProfile =
  | { values: ProfileValues; errors?: undefined }
  | { values?: undefined; errors: Readonly<Record<string, string>> };

const takenWords = (phone: string): string => `手机号${phone}已被占用`;

/** What is wrong with a phone when its field is left; `taken` are those known to be somebody else's. */
export function phoneProblem(typed: string, taken: readonly string[]): string | undefined {
  const phone = typed.trim();
  if (phone === '') return '手机号不能为空';
  if (!mobilePattern.test(phone)) return '请输入正确的手机号';
  return taken.includes(phone) ? takenWords(phone) : undefined;
}

/** Reads what was filled in by the rules of the contract. */
export function checkProfile(
  id: OwnProfile['id'],
  draft: ProfileDraft,
  taken: readonly string[],
): CheckedProfile {
  const wire = { id, ...draft, heads: draft.heads ?? '' };
  const read = modifyUser.input.safeParse(wire, { reportInput: true });
  const errors = read.success ? {} : formatIssues(modifyUser.input, read.error.issues).fields;
  const phone = draft.phone.trim() === '' ? '请输入电话' : phoneProblem(draft.phone, taken);
  if (!read.success || phone !== undefined) {
    return { errors: { ...errors, ...(phone !== undefined && { phone }) } };
  }
  const { password } = read.data;
  const { nickName = '', phone: own = '', heads = '' } = read.data;
  return {
    values: { id, nickName, phone: own, heads, ...(password !== undefined && { password }) },
  };
}

const failed = '修改失败！';

/** Why it was not saved: 修改失败！ above the buttons, the server's words at their fields or behind it. */
export function profileRefusal({ message, fields }: Pick<Refusal, 'message' | 'fields'>): {
  message?: string;
  fields?: Record<string, string>;
} {
  // No field has this path: it stands above the buttons.
  return Object.keys(fields).length > 0
    ? { fields: { save: failed, ...fields } }
    : { message: `${failed}${message}` };
}
