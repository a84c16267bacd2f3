import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { hasOpenForm } from './loss.ts';
import { lastUser, useSession } from './store.ts';

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
