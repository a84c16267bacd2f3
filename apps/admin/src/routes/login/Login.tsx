import { LoginPanel, type Credentials } from '@anzhu/domain/session';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { useSessionLoss } from '../../session/loss.ts';
import { signIn } from '../../session/signIn.ts';
import { lastUser, useSession } from '../../session/store.ts';
import { wayBack } from '../../session/wayBack.ts';
import { Boundary } from '../../shell/Boundary.tsx';
import { lazyScreen } from '../../shell/lazyScreen.tsx';

const ByCode = lazyScreen(() => import('./ByCode.tsx'));

/**
 * /login: with a valid token it redirects to the route the guard blocked, unless another user's session was
 * lost there. A lost session shows its reason.
 */
export function Login() {
  const session = useSession();
  const [query] = useSearchParams();
  const [last] = useState(lastUser);
  const loss = useSessionLoss();
  const { recordFiling } = config();

  useEffect(() => {
    document.title = '登录 · 安住';
  }, []);

  if (session) {
    const isOther = last !== '' && last !== session.userId;
    return <Navigate to={wayBack(isOther ? null : query.get('from'))} replace />;
  }
  return (
    <LoginPanel
      onSignIn={(credentials: Credentials) => signIn(credentials)}
      message={loss?.message}
      filing={recordFiling ? { label: recordFiling.text, url: recordFiling.url } : undefined}
      qrSignIn={
        <Boundary>
          <Suspense fallback={null}>
            <ByCode />
          </Suspense>
        </Boundary>
      }
    />
  );
}
