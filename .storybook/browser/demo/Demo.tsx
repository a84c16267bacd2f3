import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { paths } from '../../../apps/admin/src/paths.ts';
import { routes } from '../../../apps/admin/src/router.tsx';
import { hasOpenForm } from '../../../apps/admin/src/session/loss.ts';
import { clearSession } from '../../../apps/admin/src/session/store.ts';
import { notify } from '../../../packages/ui/src/Notification/notify.ts';
import { type Account, chosenAccount, enterAs, startAfresh } from './accounts.ts';
import { Chooser } from './Chooser.tsx';
import { Strip } from './Strip.tsx';

export interface DemoProps {
  /** The folder of the site. */
  base: string;
  /** Fulfilled when the hotel is open and responds to calls. */
  opened: Promise<void>;
}

/** A role is chosen first; then the product, with a strip below it that changes the role and starts afresh. */
export function Demo({ base, opened }: DemoProps) {
  const [account, setAccount] = useState<Account | null>(null);
  const [router, setRouter] = useState<ReturnType<typeof createBrowserRouter> | null>(null);
  const [entering, setEntering] = useState(chosenAccount);
  const [error, setError] = useState<Error | null>(null);

  useEffect(() => {
    opened.catch(setError);
  }, [opened]);

  useEffect(() => {
    if (!entering) return;
    opened
      .then(() => enterAs(entering))
      .then(() => {
        setAccount(entering);
        setRouter((present) => present ?? createBrowserRouter(routes, { basename: base }));
      }, setError)
      .finally(() => setEntering(null));
  }, [base, entering, opened]);

  if (!router || !account) return <Chooser {...{ entering, error }} onChoose={setEntering} />;

  async function change(next: Account): Promise<void> {
    if (hasOpenForm()) {
      notify({ message: '有没有保存的内容，先保存或关闭再换角色', tone: 'warning' });
      return;
    }
    // The shell is left, and with it what it has read.
    clearSession();
    await router?.navigate(paths.login(), { replace: true });
    setEntering(next);
  }
  return (
    <>
      <RouterProvider router={router} />
      <Strip
        account={account}
        onChange={(next) => void change(next)}
        onStartAfresh={() => startAfresh(base)}
      />
    </>
  );
}
