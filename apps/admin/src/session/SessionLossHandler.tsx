import { useEffect } from 'react';
import { hasOpenForm, settleSessionLoss, useSessionLoss } from './loss.ts';
import { dropToken, useSession } from './store.ts';

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
