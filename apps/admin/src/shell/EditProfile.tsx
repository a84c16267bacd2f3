import { getUser, isPhoneTaken, modifyUser } from '@anzhu/api/contract/user';
import { ProfileDialog } from '@anzhu/domain/user';
import { useState } from 'react';
import { uploadAvatar } from '../data/uploadPicture.ts';
import { useAction } from '../data/useAction.ts';
import type { Profile } from '../data/useProfile.ts';
import { client } from '../session/client.ts';
import { useOpenForm } from '../session/loss.ts';
import { OwnTotp } from './OwnTotp.tsx';

const changed = { refresh: [getUser] } as const;

/** 修改信息 of the signed-in user; the top bar follows. */
export function EditProfile({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const save = useAction(modifyUser, changed);
  const [isTotpOpen, setTotpOpen] = useState(false);
  useOpenForm(true);
  return (
    <>
      <ProfileDialog
        profile={profile}
        upload={uploadAvatar}
        isPhoneTaken={(phone) => client.call(isPhoneTaken, { phone, id: profile.id })}
        onSave={save}
        onTotp={() => setTotpOpen(true)}
        onClose={onClose}
      />
      {isTotpOpen && <OwnTotp onClose={() => setTotpOpen(false)} />}
    </>
  );
}
