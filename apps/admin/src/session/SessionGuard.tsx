import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { hasOpenForm, settleSessionLoss, useSessionLoss } from './loss.ts';
import { dropToken, lastUser, useSession } from './store.ts';

/**
 * Route guard: without a stored token it redirects to the login page, which keeps the target; after signing
 * out, here or in another window, it does not. An open form stays on the screen; a dialog signs in again in
 * place instead.
 */
export function RequireSession() {
  const session = useSession();
  const [wasSignedIn] = useState(session !== null);
  const { pathname, search } = useLocation();
  if (session || hasOpenForm()) return <Outlet />;
  const isSignedOut = wasSignedIn && lastUser() === '';
  const target = isSignedOut ? {} : { from: `${pathname}${search}` };
  return <Navigate to={paths.login(target)} replace />;
}

/**
 * A lost session without an open form redirects to the login page: the guard keeps the target, the page shows
 * the server's message until there is a session again. With an open form the shell shows a sign-in dialog
 * instead.
 */
export function SessionLossHandler() {
  const loss = useSessionLoss();
  const session = useSession();

  useEffect(() => {
    if (loss && !hasOpenForm()) dropToken();
  }, [loss]);

  useEffect(() => {
    if (session) settleSessionLoss();
  }, [session]);

  return null;
}
