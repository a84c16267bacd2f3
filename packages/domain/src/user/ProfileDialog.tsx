import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { modifyUser } from '@anzhu/api/contract/user';
import { Button } from '@anzhu/ui/Button';
import { ShieldCheck } from '@anzhu/ui/Icon';
import type { ImageUploaderProps } from '@anzhu/ui/Uploader';
import { SaveDialog, submitErrorOf } from '../kit/index.ts';
import { ProfileFields, usePhoneCheck, type PhoneCheck } from './ProfileFields.tsx';
import {
  currentPasswordErrors,
  phoneErrors,
  profileDraft,
  profileError,
  profileForm,
  type OwnProfile,
} from './profileForm.ts';

export interface ProfileDialogProps {
  /** Uploads the picture and returns its URL. The message of a rejection is shown. */
  upload: ImageUploaderProps['upload'];
  /** The own record as it is stored; the form begins with it. */
  profile: OwnProfile;
  /** Resolves to whether another account has this phone number. */
  isPhoneTaken: PhoneCheck;
  /** Saves what was changed. Rejected: 修改失败！ and the reason, at the fields where they are named. */
  onSave: (values: InputOf<typeof modifyUser>) => Promise<unknown>;
  /** Opens 两步验证. */
  onTotp: () => void;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

/**
 * 修改信息: one's own picture, nickname, phone and password, and the way to 两步验证. While the picture is being uploaded, saving
 * is refused. Rendered means open.
 *
 * Keyboard: Enter in a field saves; Esc closes, and asks first when something would be lost.
 */
export function ProfileDialog({
  profile,
  upload,
  isPhoneTaken,
  onSave,
  onTotp,
  onClose,
}: ProfileDialogProps) {
  const { taken, onPhone } = usePhoneCheck(isPhoneTaken, profile.phone);

  return (
    <SaveDialog
      isChange
      title="修改信息"
      size="small"
      footerStart={
        <Button variant="quiet" icon={<ShieldCheck size={16} />} onPress={onTotp}>
          两步验证
        </Button>
      }
      success="修改成功"
      form={profileForm}
      defaultValues={profileDraft(profile)}
      rules={(draft) => ({ ...phoneErrors(draft.phone, taken), ...currentPasswordErrors(draft) })}
      onSave={(values) =>
        onSave({ ...values, id: profile.id }).catch((error: unknown) => {
          const submitError = submitErrorOf(error);
          throw submitError.isReported ? error : profileError(submitError);
        })
      }
      onClose={onClose}
    >
      {({ field, checkField }) => (
        <ProfileFields isOwn {...{ field, checkField, upload, taken, onPhone }} />
      )}
    </SaveDialog>
  );
}
