import { SessionLostDialog } from '@anzhu/domain/session';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { paths } from '../paths.ts';
import { dismissSessionLoss, hasOpenForm, settleSessionLoss, useSessionLoss } from './loss.ts';
import { signIn } from './signIn.ts';
import { clearSession } from './store.ts';

/**
 * The session is lost while a form is open: signs in again over it, then everything on the screen is
 * read again. Without an open form it shows nothing.
 */
export function SignInAgain({ username }: { username: string | undefined }) {
  const loss = useSessionLoss();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  if (!loss || !hasOpenForm()) return null;
  return (
    <SessionLostDialog
      message={loss.message}
      username={username}
      onSignIn={async (credentials) => {
        await signIn(credentials);
        void mutate(() => true);
      }}
      onSignOut={() => {
        settleSessionLoss();
        clearSession();
        void navigate(paths.login(), { replace: true });
      }}
      onClose={dismissSessionLoss}
    />
  );
}
