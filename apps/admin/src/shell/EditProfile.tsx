import { UploadKey, uploadImage } from '@anzhu/api/contract/upload';
import { getUser, isPhoneTaken, modifyUser } from '@anzhu/api/contract/user';
import { ProfileDialog } from '@anzhu/domain/user';
import { toast } from '@anzhu/ui/Toast';
import { useAction } from '../data/useAction.ts';
import type { Profile } from '../data/useProfile.ts';
import { client } from '../session/client.ts';
import { useOpenForm } from '../session/loss.ts';

const changed = { refresh: [getUser] } as const;

/** Sends a portrait; answers where it is. */
async function uploadPortrait(
  img: File,
  { onProgress, signal }: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<string> {
  const { url } = await client.upload(
    uploadImage,
    { img, key: UploadKey.avatar },
    { signal, onProgress: (loaded, total) => total && onProgress(loaded / total) },
  );
  toast.success('上传成功');
  return url;
}

/** 修改信息 of who is signed in; the top bar follows. */
export function EditProfile({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const save = useAction(modifyUser, changed);
  useOpenForm(true);
  return (
    <ProfileDialog
      profile={profile}
      upload={uploadPortrait}
      isPhoneTaken={(phone) => client.call(isPhoneTaken, { phone, id: profile.id })}
      onSave={save}
      onClose={onClose}
    />
  );
}
