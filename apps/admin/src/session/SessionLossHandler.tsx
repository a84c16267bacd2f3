import { useEffect } from 'react';
import { hasOpenForm, settleSessionLoss, useSessionLoss } from './loss.ts';
import { clearSession, useSession } from './store.ts';

/**
 * A lost session without an open form leads to the login page: the guard keeps the way back, the page
 * shows the server's message until there is a session again. Over an open form the shell asks to sign
 * in again in place instead.
 */
export function SessionLossHandler() {
  const loss = useSessionLoss();
  const session = useSession();

  useEffect(() => {
    if (loss && !hasOpenForm()) clearSession();
  }, [loss]);

  useEffect(() => {
    if (session) settleSessionLoss();
  }, [session]);

  return null;
}
