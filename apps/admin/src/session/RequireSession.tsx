import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { hasOpenForm } from './loss.ts';
import { useSession } from './store.ts';

/**
 * The guard: without a stored token the way leads to the login page, which keeps the way back. A form
 * that is open stays on the screen; signing in again in place is then offered instead.
 */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session || hasOpenForm()) return <Outlet />;
  return <Navigate to={paths.login({ from: `${pathname}${search}` })} replace />;
}
