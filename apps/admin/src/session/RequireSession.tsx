import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { hasOpenForm } from './loss.ts';
import { useSession } from './store.ts';

/**
 * Route guard: without a stored token it redirects to the login page, which keeps the target. An open form
 * stays on the screen; a dialog signs in again in place instead.
 */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session || hasOpenForm()) return <Outlet />;
  return <Navigate to={paths.login({ from: `${pathname}${search}` })} replace />;
}
