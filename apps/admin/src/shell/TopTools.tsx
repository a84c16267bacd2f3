import { logout } from '@anzhu/api/contract/session';
import { UserMenu } from '@anzhu/domain/user';
import { PaletteButton, useCommandPalette } from '@anzhu/ui/CommandPalette';
import { discardDrafts, lazyPart } from '@anzhu/ui/lazyPart';
import { applyTheme, useAppearance } from '@anzhu/ui/theme';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnProfile } from '../data/useProfile.ts';
import { paths } from '../paths.ts';
import { client } from '../session/client.ts';
import { clearSession, readSession } from '../session/store.ts';
import { LeaveContext } from './leave/LeaveGuard.tsx';
import { useLiveBadge } from './liveState.ts';
import type { Recent } from './palette/Palette.tsx';

/** Fetched when the own profile is first edited. */
const { Part: EditProfile } = lazyPart(() =>
  import('./EditProfile.tsx').then((module) => module.EditProfile),
);

/** Fetched when one's sessions are first shown. */
const { Part: OwnSessions } = lazyPart(() =>
  import('./OwnSessions.tsx').then((module) => module.OwnSessions),
);

/** Fetched when it is about to be opened: by Ctrl, or on pointing at its button. */
const { Part: Palette, preload } = lazyPart(() =>
  import('./palette/Palette.tsx').then((module) => module.Palette),
);

/**
 * The tools of every screen, at the end of the top bar: search, the state of the live connection, and who is
 * signed in. Signing out must be possible even when it cannot be read who that is.
 */
export function TopTools() {
  const { data: profile, error } = useOwnProfile();
  const appearance = useAppearance();
  const liveBadge = useLiveBadge();
  const palette = useCommandPalette({ preload });
  const [recent] = useState<Recent>(() => new Map());
  const [isEditing, setEditing] = useState(false);
  const [isShowingSessions, setShowingSessions] = useState(false);
  const leave = use(LeaveContext);
  const navigate = useNavigate();
  const onSignOut = (): void =>
    leave(() => {
      signOut();
      // A screen with unsaved changes would be kept, as after a lost session.
      void navigate(paths.login(), { replace: true });
    });
  const onEditProfile = profile && ((): void => setEditing(true));
  return (
    <>
      <PaletteButton isOpen={palette.isOpen} preload={preload} onPress={palette.open} />
      {palette.isOpen && (
        <Palette {...{ recent, onEditProfile, onSignOut }} onClose={palette.close} />
      )}
      {liveBadge}
      {(profile ?? error) && (
        <UserMenu
          nickname={profile?.nickName ?? profile?.username ?? '用户'}
          picture={profile?.heads ?? undefined}
          role={profile?.role ?? undefined}
          appearance={appearance}
          onAppearanceChange={applyTheme}
          onEditProfile={onEditProfile}
          onShowSessions={() => setShowingSessions(true)}
          onSignOut={onSignOut}
        />
      )}
      {isEditing && profile && <EditProfile profile={profile} onClose={() => setEditing(false)} />}
      {isShowingSessions && <OwnSessions onClose={() => setShowingSessions(false)} />}
    </>
  );
}

/** Signs out here at once; the server revokes the token when it can be reached. */
function signOut(): void {
  const session = readSession();
  clearSession();
  discardDrafts();
  if (session) client.call(logout, { token: session.token }).catch(() => undefined);
}
