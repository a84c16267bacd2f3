import { logout } from '@anzhu/api/contract/session';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { LeaveContext } from '../url/LeaveGuard.tsx';
import { client } from '../session/client.ts';
import { clearSession, readSession } from '../session/store.ts';

/** Signs out here at once; the server revokes the token when it can be reached. */
function signOut(): void {
  const session = readSession();
  clearSession();
  if (session) client.call(logout, { token: session.token }).catch(() => undefined);
}

/** Signs out and goes to the login page, after the question about unsaved changes. */
export function useSignOut(): () => void {
  const leave = use(LeaveContext);
  const navigate = useNavigate();
  return () =>
    leave(() => {
      signOut();
      // A screen with unsaved changes would be kept, as after a lost session.
      void navigate(paths.login(), { replace: true });
    });
}
