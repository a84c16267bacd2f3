import { lazy } from '@anzhu/ui/LazyBoundary';
import { LoginPanel, PaperFrame } from '@anzhu/domain/session';
import type { SignInNext } from '@anzhu/api/contract/session';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { wayBack } from '../../paths.ts';
import { useSessionLoss } from '../../session/loss.ts';
import { signIn } from '../../session/signIn.ts';
import { lastUser, useSession } from '../../session/store.ts';
import { Boundary } from '../../data/Boundary.tsx';

const ByCode = lazy(() => import('./ByCode.tsx'));
const NextStep = lazy(() => import('../../session/NextStep.tsx'));

/**
 * /login: with a valid token it redirects to the route the guard blocked, unless another user's session was
 * lost there. A lost session shows its reason.
 */
export function Login() {
  const session = useSession();
  const [query] = useSearchParams();
  const [last] = useState(lastUser);
  const loss = useSessionLoss();
  const [next, setNext] = useState<SignInNext | null>(null);
  const { recordFiling } = config();
  const filing = recordFiling ? { label: recordFiling.text, url: recordFiling.url } : undefined;

  useEffect(() => {
    document.title = '登录 · 安住';
  }, []);

  if (session) {
    const isOther = last !== '' && last !== session.userId;
    return <Navigate to={wayBack(isOther ? null : query.get('from'))} replace />;
  }
  if (next) {
    return (
      <PaperFrame filing={filing}>
        <Boundary>
          <NextStep next={next} onNext={setNext} onBack={() => setNext(null)} />
        </Boundary>
      </PaperFrame>
    );
  }
  return (
    <LoginPanel
      onSignIn={async (credentials) => setNext(await signIn(credentials))}
      message={loss?.message}
      filing={filing}
      qrSignIn={
        <Boundary>
          <ByCode onNext={setNext} />
        </Boundary>
      }
    />
  );
}
