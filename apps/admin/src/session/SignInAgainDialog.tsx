import { lazy } from '@anzhu/ui/LazyBoundary';
import type { SignInNext } from '@anzhu/api/contract/session';
import { SessionLostDialog } from '@anzhu/domain/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { paths } from '../paths.ts';
import { dismissSessionLoss, settleSessionLoss } from './loss.ts';
import { signIn } from './signIn.ts';
import { clearSession } from './store.ts';

const NextStep = lazy(() => import('./NextStep.tsx'));

/** Signs in again in place, by all steps that are needed; then everything on the screen is read again. */
export function SignInAgainDialog({
  message,
  username,
}: {
  message: string;
  username: string | undefined;
}) {
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const [next, setNext] = useState<SignInNext | null>(null);
  const step = (following: SignInNext | null): void => {
    setNext(following);
    if (following) return;
    settleSessionLoss();
    void mutate(() => true);
  };
  return (
    <SessionLostDialog
      message={message}
      username={username}
      step={next && <NextStep next={next} onNext={step} onBack={() => setNext(null)} />}
      onSignIn={async (credentials) => step(await signIn(credentials))}
      onSignOut={() => {
        settleSessionLoss();
        clearSession();
        void navigate(paths.login(), { replace: true });
      }}
      onClose={dismissSessionLoss}
    />
  );
}
