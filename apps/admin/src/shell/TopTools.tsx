import { UserMenu, UserMenuSkeleton } from '@anzhu/domain/user';
import { ClockBadge } from '@anzhu/ui/ConnectionBadge';
import { PaletteButton, PaletteField, useCommandPalette } from '@anzhu/ui/CommandPalette';
import { LazyBoundary, LazyDialog, lazy, loadWhenIdle } from '@anzhu/ui/LazyBoundary';
import { applyTheme, useAppearance } from '@anzhu/ui/theme';
import { use, useEffect, useState } from 'react';
import { useWrongClock } from '../clock.ts';
import { config } from '../config.ts';
import { useOwnProfile } from '../data/useProfile.ts';
import { useSignOut } from './useSignOut.ts';
import { EditProfile } from './EditProfile.tsx';
import { useLiveBadge } from '../data/liveState.ts';
import type { PaletteProps, Recent } from './palette/Palette.tsx';

const loadPalette = () =>
  import('./palette/Palette.tsx').then((part) => ({ default: part.Palette }));
const Palette = lazy(loadPalette);

const OwnSessions = lazy(() =>
  import('./OwnSessions.tsx').then((part) => ({ default: part.OwnSessions })),
);

const PendingActs = lazy(() =>
  import('./assistant/PendingActs.tsx').then((part) => ({ default: part.PendingActs })),
);

/**
 * The tools of every screen, at the end of the top bar: search, the state of the live connection, and who is
 * signed in. Signing out must be possible even when it cannot be read who that is.
 */
export function TopTools() {
  const { data: profile, error } = useOwnProfile();
  const appearance = useAppearance();
  const liveBadge = useLiveBadge();
  const wrongClock = useWrongClock();
  const palette = useCommandPalette();
  useEffect(() => loadWhenIdle(loadPalette), []);
  const [recent] = useState<Recent>(() => new Map());
  const [isEditing, setEditing] = useState(false);
  const [isShowingSessions, setShowingSessions] = useState(false);
  const onSignOut = useSignOut();
  const onEditProfile = profile && ((): void => setEditing(true));
  return (
    <>
      <PaletteButton isOpen={palette.isOpen} onPress={palette.open} />
      {palette.isOpen && (
        <SearchDialog {...{ recent, onEditProfile, onSignOut }} onClose={palette.close} />
      )}
      {wrongClock && <ClockBadge {...wrongClock} />}
      {liveBadge}
      {config().assistants && (
        <LazyBoundary pending={null} failed={null}>
          <PendingActs />
        </LazyBoundary>
      )}
      {profile || error ? (
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
      ) : (
        <UserMenuSkeleton />
      )}
      {isEditing && profile && (
        <LazyDialog onClose={() => setEditing(false)}>
          <EditProfile profile={profile} onClose={() => setEditing(false)} />
        </LazyDialog>
      )}
      {isShowingSessions && (
        <LazyDialog onClose={() => setShowingSessions(false)}>
          <OwnSessions onClose={() => setShowingSessions(false)} />
        </LazyDialog>
      )}
    </>
  );
}

/** Suspends for good. */
const forever = new Promise<never>(() => {});
const Never = () => use(forever);

/** The palette; its field is there at once, and takes what is typed while the rest is being loaded. */
function SearchDialog(props: Omit<PaletteProps, 'defaultQuery' | 'isEntered'>) {
  const [words, setWords] = useState('');
  const [hasOpenWord, setOpenWord] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const field = (
    <PaletteField
      value={words}
      onChange={setWords}
      onWordOpen={setOpenWord}
      onEnter={() => setEntered(true)}
      onClose={() => props.onClose()}
    />
  );
  return (
    <LazyDialog pending={field} onClose={() => props.onClose()}>
      {hasOpenWord ? <Never /> : <Palette {...props} {...{ isEntered }} defaultQuery={words} />}
    </LazyDialog>
  );
}
