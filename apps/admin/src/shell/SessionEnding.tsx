import { getUser } from '@anzhu/api/contract/user';
import { secondsLeft, untilWarning } from '@anzhu/api/contract/sessionEnd';
import { loadSessionEnding, SessionEndingDialog } from '@anzhu/domain/session';
import { LazyDialog, loadWhenIdle } from '@anzhu/ui/LazyBoundary';
import { useEffect, useState } from 'react';
import { useReadMoment } from '../clock.ts';
import { client } from '../session/client.ts';
import { currentLoss, reportSessionLoss } from '../session/loss.ts';
import { noteSessionEnd, readSession, useSessionEnd } from '../session/store.ts';
import { useSignOut } from './useSignOut.ts';

const second = 1000;

/** The longest time between two looks at the clock: a machine that slept is late by no more. */
const longestWait = 30 * second;

/** A call that extends the session; of one that is over it fails with why, and the sign-in is shown. */
async function extend(): Promise<void> {
  const session = readSession();
  if (session) await client.call(getUser, { id: session.userId });
}

/**
 * Warns before the session ends for want of calls, and before its last day is over. When it is over the server is
 * called, and the sign-in follows: over an open form, which stays, or at the login page.
 */
export function SessionEnding() {
  const { end, isNoted } = useSessionEnd();
  const readMoment = useReadMoment();
  const onSignOut = useSignOut();
  const [now, setNow] = useState(readMoment);
  const wait = end && untilWarning(end, now);
  const left = end && secondsLeft(end, now);
  const delay = wait !== null && wait <= 0 ? second : Math.min(wait ?? longestWait, longestWait);

  useEffect(() => loadWhenIdle(loadSessionEnding), []);

  useEffect(() => {
    const look = (): void => setNow(readMoment());
    const timer = setInterval(look, delay);
    // Timers stand still while the machine sleeps.
    const events = ['visibilitychange', 'focus', 'online'] as const;
    for (const name of events) window.addEventListener(name, look);
    return () => {
      clearInterval(timer);
      for (const name of events) window.removeEventListener(name, look);
    };
  }, [delay, readMoment]);

  const isOver = left === 0;
  useEffect(() => {
    if (!isOver) return undefined;
    const check = (): void => {
      if (!currentLoss()) extend().catch(() => undefined);
    };
    check();
    // The server may be out of reach just then.
    const timer = setInterval(check, longestWait);
    return () => clearInterval(timer);
  }, [isOver]);

  if (!end || wait === null || wait > 0 || isOver || isNoted) return null;
  return (
    <LazyDialog onClose={noteSessionEnd}>
      <SessionEndingDialog
        seconds={left ?? 0}
        isFinal={end.isFinal}
        onExtend={extend}
        onSignInAgain={() => {
          noteSessionEnd();
          reportSessionLoss('登录即将到期，请重新登录', true);
        }}
        onSignOut={onSignOut}
        onClose={noteSessionEnd}
      />
    </LazyDialog>
  );
}
