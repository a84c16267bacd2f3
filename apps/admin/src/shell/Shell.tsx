import { findScreen } from '@anzhu/domain/menu';
import { UserMenu } from '@anzhu/domain/user';
import { AppFrame, TopBar } from '@anzhu/ui/AppFrame';
import { ConnectionBadge } from '@anzhu/ui/ConnectionBadge';
import { PageFrame } from '@anzhu/ui/Layout';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import { applyTheme, useAppearance } from '@anzhu/ui/theme';
import { lazyPart } from '@anzhu/ui/lazyPart';
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useOwnProfile } from '../data/useProfile.ts';
import { paths } from '../paths.ts';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { signOut } from '../session/signOut.ts';
import { Boundary } from './Boundary.tsx';
import { LeaveContext, LeaveGuard } from './leave/LeaveGuard.tsx';
import { SetTopLine, useLiveState, type TopLine } from './liveState.ts';
import { MenuRail } from './MenuRail.tsx';
import { swrOptions } from './swrOptions.ts';
import { useFreshMenu } from './useFreshMenu.ts';
import { useMenu } from './useMenu.ts';

/** Fetched when the own profile is first edited. */
const { Part: EditProfile } = lazyPart(() =>
  import('./EditProfile.tsx').then((module) => module.EditProfile),
);

/** The frame around every screen of a signed-in person. What has been read is forgotten with it. */
export default function Shell() {
  const [options] = useState(() => {
    const cache = new Map();
    return { ...swrOptions, provider: () => cache };
  });
  return (
    <SWRConfig value={options}>
      <LeaveGuard>
        <Frame />
      </LeaveGuard>
    </SWRConfig>
  );
}

function Frame() {
  useFreshMenu();
  const named = useLocation().pathname.split('/')[2] ?? '';
  // The default screen is the dashboard, where the menu has it.
  const route = named === '' ? 'index' : named;
  const place = findScreen(useMenu(), route);
  const title = place?.leaf.label ?? '工作台';
  const live = useLiveState();
  const [TopLine, setTopLine] = useState<TopLine | null>(null);
  const showTopLine = useCallback((line: TopLine | null) => setTopLine(() => line), []);

  const isDashboard = named === '' && place !== undefined;
  useEffect(() => {
    if (isDashboard) preloadDashboard();
  }, [isDashboard]);

  useEffect(() => {
    document.title = `${title} · 安住`;
  }, [title]);

  return (
    <AppFrame
      rail={<MenuRail current={route} />}
      topBar={
        <TopBar
          title={title}
          breadcrumb={place?.section.label ? [place.section.label] : []}
          end={
            <>
              {live && <ConnectionBadge state={live} />}
              <Person />
            </>
          }
        />
      }
    >
      {TopLine && named !== '' && <TopLine route={route} />}
      <SetTopLine value={showTopLine}>
        <Screen route={route} />
      </SetTopLine>
      <SignInAgain username={useOwnProfile().data?.username ?? undefined} />
    </AppFrame>
  );
}

/** Fetches the dashboard while it is read who is signed in. What cannot be fetched is fetched again when it is shown. */
function preloadDashboard(): void {
  import('./FirstScreen.tsx').then(
    (module) => module.preloadDashboard(),
    () => undefined,
  );
}

/** The screen, once it is known for whom. `route` is its name. */
function Screen({ route }: { route: string }) {
  const { data: profile, error, retry } = useOwnProfile();
  if (error && !profile) return <ErrorState message={error.message} onRetry={retry} />;
  if (!profile) return <Loading />;
  return (
    <Boundary key={route}>
      <Suspense fallback={<Loading />}>
        <Outlet context={profile} />
      </Suspense>
    </Boundary>
  );
}

/** Placeholder of a screen that is being loaded. */
const Loading = () => (
  <PageFrame>
    <LoadingState />
  </PageFrame>
);

/** Who is signed in. Signing out must be possible even when it cannot be read who that is. */
function Person() {
  const { data: profile, error } = useOwnProfile();
  const appearance = useAppearance();
  const [isEditing, setEditing] = useState(false);
  const leave = use(LeaveContext);
  const navigate = useNavigate();
  const leaveShell = (): void => {
    signOut();
    // A screen with unsaved changes would be kept, as after a lost session.
    void navigate(paths.login(), { replace: true });
  };
  if (!profile && !error) return null;
  return (
    <>
      <UserMenu
        nickname={profile?.nickName ?? profile?.username ?? '用户'}
        picture={profile?.heads ?? undefined}
        role={profile?.role ?? undefined}
        appearance={appearance}
        onAppearanceChange={applyTheme}
        onEditProfile={profile && (() => setEditing(true))}
        onSignOut={() => leave(leaveShell)}
      />
      {isEditing && profile && <EditProfile profile={profile} onClose={() => setEditing(false)} />}
    </>
  );
}
