import { useForm } from '@anzhu/ui/Form';
import { FormDialog } from '@anzhu/ui/FormDialog';
import { useState } from 'react';
import { refusalOf } from '../refusal/index.ts';
import { ProfileFields, type ProfileFieldsProps } from './ProfileFields.tsx';
import {
  checkProfile,
  profileDraft,
  profileRefusal,
  type OwnProfile,
  type ProfileValues,
} from './profileForm.ts';

export interface ProfileDialogProps extends Pick<ProfileFieldsProps, 'upload'> {
  profile: OwnProfile;
  /** True when somebody else has this phone. Rejected: it is told when it is saved, if at all. */
  isPhoneTaken: (phone: string) => Promise<boolean>;
  /** Saves. Rejected: 修改失败！ and why, at the fields where they are named; what was typed stays. */
  onSave: (values: ProfileValues) => Promise<void>;
  onClose: () => void;
}

/**
 * 修改信息: one's own picture, nickname, phone and password. While the picture is being uploaded, saving is
 * refused. Rendered means open.
 *
 * Keyboard: Enter in a field saves; Esc closes, and asks first when something would be lost.
 */
export function ProfileDialog({
  profile,
  upload,
  isPhoneTaken,
  onSave,
  onClose,
}: ProfileDialogProps) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const form = useForm({
    defaultValues: profileDraft(profile),
    check: (draft) => checkProfile(profile.id, draft, taken),
    onSubmit: (values: ProfileValues) =>
      onSave(values).catch((error: unknown) => profileRefusal(refusalOf(error))),
  });
  const ask = async (phone: string): Promise<void> => {
    if (phone === profile.phone) return;
    const isTaken = await isPhoneTaken(phone).catch(() => false);
    if (isTaken) setTaken((known) => [...known, phone]);
  };

  return (
    <FormDialog title="修改信息" size="small" form={form} onClose={onClose}>
      <ProfileFields
        form={form}
        upload={upload}
        taken={taken}
        onPhone={(phone) => void ask(phone)}
      />
    </FormDialog>
  );
}
