import { cleanPhone } from '@anzhu/api/contract/phone';
import { FormGrid } from '@anzhu/ui/Form';
import { PasswordField } from '@anzhu/ui/PasswordField';
import { TextField } from '@anzhu/ui/TextField';
import { ImageUploader, type ImageUploaderProps } from '@anzhu/ui/Uploader';
import { useState } from 'react';
import type { ContractFields } from '../kit/index.ts';
import { typedPhone } from '../phone/index.ts';
import { useCommonPassword } from '../session/index.ts';
import { phoneProblem, type ProfileDraft } from './profileForm.ts';

/** Whether another user has this phone. A rejected check is ignored: saving reports it. */
export type PhoneCheck = (phone: string) => Promise<boolean>;

/**
 * The phones that were found to belong to other users, as fields are left.
 *
 * @param own the phone that was loaded; it is not checked
 */
export function usePhoneCheck(isPhoneTaken: PhoneCheck, own: string | null | undefined) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const onPhone = async (phone: string): Promise<void> => {
    if (phone === own) return;
    const isTaken = await isPhoneTaken(phone).catch(() => false);
    if (isTaken) setTaken((known) => [...known, phone]);
  };
  return { taken, onPhone: (phone: string) => void onPhone(phone) };
}

export interface ProfileFieldsProps extends Pick<
  ContractFields<ProfileDraft>,
  'field' | 'checkField'
> {
  /** Uploads the picture and returns its URL. The message of a rejection is shown. */
  upload: ImageUploaderProps['upload'];
  /** Phones of other users. */
  taken: readonly string[];
  /** The field of a valid phone was left: the time to check that it is free. */
  onPhone: (phone: string) => void;
  /** An empty password stays as it is. @default true */
  isPasswordOptional?: boolean;
  /** The user's own profile: a new password needs the current one. @default false */
  isOwn?: boolean;
}

/** 头像, 昵称, 手机号 and 密码; with a new password of one's own 当前密码. */
export function ProfileFields({
  field,
  checkField,
  upload,
  taken,
  onPhone,
  isPasswordOptional = true,
  isOwn = false,
}: ProfileFieldsProps) {
  const phone = field('phone');
  const password = field('password');
  const weakness = useCommonPassword(password.value);
  const isUnchanged = isPasswordOptional && password.value === '';
  // The phone when its field was left: only that was checked.
  const [left, setLeft] = useState<string | null>(null);
  const problem = left === phone.value ? phoneProblem(left, taken) : undefined;
  const leave = (): void => {
    setLeft(phone.value);
    if (phoneProblem(phone.value, taken) === undefined) onPhone(cleanPhone(phone.value));
  };

  return (
    <FormGrid columns={1}>
      <ImageUploader shape="round" upload={upload} {...field('heads')} />
      <TextField
        autoComplete="nickname"
        {...field('nickName')}
        onBlur={() => checkField('nickName')}
      />
      <TextField
        type="tel"
        autoComplete="tel-national"
        {...phone}
        maxLength={11}
        onChange={(text) => phone.onChange(typedPhone(text, false))}
        errorMessage={phone.errorMessage ?? problem}
        onBlur={leave}
      />
      <PasswordField
        purpose="new"
        hasStrength={!isUnchanged}
        weakness={weakness}
        description={isUnchanged ? '不填则不修改密码' : undefined}
        {...password}
        onBlur={() => checkField('password')}
      />
      {isOwn && password.value !== '' && <PasswordField {...field('currentPassword')} />}
    </FormGrid>
  );
}
