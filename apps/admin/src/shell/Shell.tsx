import { isTransient } from '@anzhu/api/client';
import { setOwnHotelClosed } from '@anzhu/api/contract/closedHotel';
import { ClosedNotice } from '@anzhu/domain/hotel';
import { findScreen } from '@anzhu/domain/menu';
import { AppFrame, TopBar } from '@anzhu/ui/AppFrame';
import { PageSkeleton, type PageShape } from '@anzhu/ui/PageSkeleton';
import { ErrorState } from '@anzhu/ui/State';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { Paper } from '../data/hotel/paperHotel.tsx';
import { PostContext, useOwnProfile, usePost } from '../data/useProfile.ts';
import { SignInAgainDialog } from '../session/SignInAgainDialog.tsx';
import { useDesk } from '../data/useDesk.ts';
import { dismissSessionLoss, hasOpenForm, useSessionLoss } from '../session/loss.ts';
import { UrlDialogs } from './UrlDialogs.tsx';
import { Boundary } from '../data/Boundary.tsx';
import { lazy, LazyBoundary, LazyDialog } from '@anzhu/ui/LazyBoundary';
import { LeaveGuard } from '../url/LeaveGuard.tsx';
import { SetTopLine, type TopLine } from '../data/liveState.ts';
import { useFreshMenu, useMenu } from '../data/menu.tsx';
import { MenuRail } from './MenuRail.tsx';
import { TopTools } from './TopTools.tsx';

const SessionEnding = lazy(() =>
  import('./SessionEnding.tsx').then((part) => ({ default: part.SessionEnding })),
);

/** How reading calls behave: the newest data wins, and only what may pass is tried again, a few times. */
const swrOptions: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 15_000,
  dedupingInterval: 1000,
  errorRetryCount: 3,
  shouldRetryOnError: isTransient,
};

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
  const segment = useLocation().pathname.split('/')[2] ?? '';
  // The default screen is the dashboard, where the menu has it.
  const route = segment === '' ? 'index' : segment;
  const screen = findScreen(useMenu(), route);
  // A path that leads nowhere, or that the menu does not have, names no screen.
  const title = screen?.leaf.label ?? (segment === '' ? '工作台' : null);
  const [TopLine, setTopLine] = useState<TopLine | null>(null);
  const showTopLine = useCallback((line: TopLine | null) => setTopLine(() => line), []);

  // When the focus is lost with the screen before, the title is read.
  useLayoutEffect(() => {
    document.title = title === null ? '安住' : `${title} · 安住`;
  }, [title]);
  useStartOfScreen(route);

  return (
    <AppFrame
      rail={<MenuRail current={route} />}
      topBar={<TopBar title={title ?? '安住'} end={<TopTools />} />}
    >
      {TopLine && segment !== '' && <TopLine route={route} />}
      <SetTopLine value={showTopLine}>
        <Screen route={route} />
      </SetTopLine>
      <LazyBoundary pending={null} failed={null}>
        <SessionEnding />
      </LazyBoundary>
      <SignInAgain username={useOwnProfile().data?.username ?? undefined} />
    </AppFrame>
  );
}

/**
 * The session is lost while a form is open: signs in again over it. Without an open form it shows nothing.
 */
function SignInAgain({ username }: { username: string | undefined }) {
  const loss = useSessionLoss();
  if (!loss || !hasOpenForm()) return null;
  return (
    <LazyDialog onClose={dismissSessionLoss}>
      <SignInAgainDialog message={loss.message} username={username} />
    </LazyDialog>
  );
}

/**
 * Shows a screen that is opened from its top; going back, the browser restores the scroll position. Focuses the
 * content when the focused element was removed with the screen before.
 */
function useStartOfScreen(route: string): void {
  const latest = useRef(route);
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    if (latest.current === route) return;
    latest.current = route;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [route, navigation]);
}

/** The screen, once it is known for whom. `route` is its name. */
function Screen({ route }: { route: string }) {
  const { data: profile, error, retry } = useOwnProfile();
  const post = usePost(profile);
  const isDeskKnown = useDesk(post);
  if (error && !post) return <ErrorState message={error.message} onRetry={retry} />;
  const pending = <PageSkeleton shape={shapes[route] ?? 'list'} />;
  if (!post || !isDeskKnown) return pending;
  const { hotelClosedDay: closedDay, hotelClosedReason: reason } = post;
  // Before the screens inside are rendered: their rules read it.
  setOwnHotelClosed(closedDay !== undefined);
  return (
    <PostContext value={post}>
      <Paper>
        {closedDay !== undefined && (
          <Boundary pending={null}>
            <ClosedNotice day={closedDay} reason={reason} />
          </Boundary>
        )}
        <Boundary key={route} pending={pending}>
          <Outlet />
        </Boundary>
        <UrlDialogs />
      </Paper>
    </PostContext>
  );
}

/** Screens that are no list. */
const shapes: Readonly<Record<string, PageShape>> = {
  index: 'panels',
  roomManage: 'cards',
  myHotel: 'form',
  materialApplication: 'form',
  assignPersonnel: 'form',
};
