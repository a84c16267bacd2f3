import { cleanPhone, mobilePattern } from '@anzhu/api/contract/phone';
import { modifyUser, type User } from '@anzhu/api/contract/user';
import { contractForm, type SubmitError } from '../kit/index.ts';

/** What users may change of themselves, as it was read. */
export type OwnProfile = Pick<User, 'id' | 'nickName' | 'phone' | 'heads'>;

/** A profile as it is being filled in. */
export interface ProfileDraft {
  id: User['id'];
  nickName: string;
  phone: string;
  /** Address of the picture; null: none. */
  heads: string | null;
  /** '' leaves it as it is. */
  password: string;
  /** Needed to change one's own password. */
  currentPassword: string;
}

/** What is sent of a profile, or of a user with more fields. An empty picture removes the present one. */
export const profileToWire = <Draft extends ProfileDraft>(draft: Draft) => ({
  ...draft,
  heads: draft.heads ?? '',
});

export const profileForm = contractForm(modifyUser, profileToWire<ProfileDraft>);

export const profileDraft = ({ id, nickName, phone, heads }: OwnProfile): ProfileDraft => ({
  id,
  nickName: nickName ?? '',
  phone: phone ?? '',
  heads: heads || null,
  password: '',
  currentPassword: '',
});

/** What is wrong with a phone when its field is left; `taken` are those of other users. */
export function phoneProblem(typed: string, taken: readonly string[]): string | undefined {
  const phone = cleanPhone(typed);
  if (phone === '') return '手机号不能为空';
  if (!mobilePattern.test(phone)) return '请输入正确的手机号';
  return taken.includes(phone) ? `手机号${phone}已被占用` : undefined;
}

/** A new password of one's own needs the current one. */
export const currentPasswordErrors = ({
  password,
  currentPassword,
}: Pick<ProfileDraft, 'password' | 'currentPassword'>): Record<string, string> =>
  password !== '' && currentPassword === '' ? { currentPassword: '当前密码不能为空' } : {};

/** What is wrong with a phone when it is saved. */
export function phoneErrors(typed: string, taken: readonly string[]): Record<string, string> {
  const problem = typed.trim() === '' ? '请输入电话' : phoneProblem(typed, taken);
  return problem === undefined ? {} : { phone: problem };
}

const failed = '修改失败！';

/** A failed save: 修改失败！ above the buttons, the server's messages at their fields or behind it. */
export function profileError({ message, fields }: Pick<SubmitError, 'message' | 'fields'>): Error {
  // No field has the path `save`: its message stands above the buttons.
  return Object.keys(fields).length > 0
    ? Object.assign(new Error(failed), { fields: { save: failed, ...fields } })
    : new Error(`${failed}${message}`);
}
