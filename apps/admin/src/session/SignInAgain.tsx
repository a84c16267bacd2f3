import { lazyPart } from '@anzhu/ui/lazyPart';
import { hasOpenForm, useSessionLoss } from './loss.ts';

/** Fetched when a session is first lost. */
const { Part: SignInAgainDialog } = lazyPart(() =>
  import('./SignInAgainDialog.tsx').then((module) => module.SignInAgainDialog),
);

/**
 * The session is lost while a form is open: signs in again over it. Without an open form it shows nothing.
 */
export function SignInAgain({ username }: { username: string | undefined }) {
  const loss = useSessionLoss();
  if (!loss || !hasOpenForm()) return null;
  return <SignInAgainDialog message={loss.message} username={username} />;
}
