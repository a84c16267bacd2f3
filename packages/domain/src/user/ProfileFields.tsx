import { FormGrid, useFormPart, type FormView } from '@anzhu/ui/Form';
import { PasswordField } from '@anzhu/ui/PasswordField';
import { TextField } from '@anzhu/ui/TextField';
import { ImageUploader, type ImageUploaderProps } from '@anzhu/ui/Uploader';
import { useState } from 'react';
import { phoneProblem, type ProfileDraft } from './profileForm.ts';

export interface ProfileFieldsProps {
  form: FormView<ProfileDraft>;
  upload: ImageUploaderProps['upload'];
  /** Phones that are known to be somebody else's. */
  taken: readonly string[];
  /** The phone is as it should be and its field was left: time to ask whose it is. */
  onPhone: (phone: string) => void;
}

/** 头像, 昵称, 手机号 and 密码. */
export function ProfileFields({ form, upload, taken, onPhone }: ProfileFieldsProps) {
  const { field } = useFormPart(form);
  const phone = field('phone');
  // What the phone was when its field was left: only that has been looked at.
  const [left, setLeft] = useState<string | null>(null);
  const problem = left === phone.value ? phoneProblem(left, taken) : undefined;
  const leave = (): void => {
    setLeft(phone.value);
    if (phoneProblem(phone.value, taken) === undefined) onPhone(phone.value.trim());
  };

  return (
    <FormGrid columns={1}>
      <ImageUploader label="头像" shape="round" upload={upload} {...field('heads')} />
      <TextField
        label="昵称"
        isRequired
        maxLength={20}
        autoComplete="nickname"
        {...field('nickName')}
      />
      <TextField
        label="手机号"
        type="tel"
        isRequired
        maxLength={11}
        autoComplete="tel-national"
        {...phone}
        errorMessage={phone.errorMessage ?? problem}
        onBlur={leave}
      />
      <PasswordField
        label="密码"
        purpose="new"
        hasStrength
        maxLength={32}
        description="不填则不修改密码"
        {...field('password')}
      />
    </FormGrid>
  );
}
