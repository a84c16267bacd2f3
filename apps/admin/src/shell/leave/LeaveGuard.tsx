import { useHasUnsaved } from '@anzhu/ui/Form';
import { lazyPart } from '@anzhu/ui/lazyPart';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { parsePath, UNSAFE_NavigationContext, useLocation, type To } from 'react-router-dom';
import { readSession } from '../../session/store.ts';
import { guardPop } from './popGuard.ts';

/** Loaded when it is first opened. */
const { Part: LeaveQuestion } = lazyPart(() =>
  import('./LeaveQuestion.tsx').then((module) => module.LeaveQuestion),
);

/** Runs `go` at once, or after the question whether unsaved changes may be discarded. */
type Leave = (go: () => void) => void;

/** For what leaves a screen in another way than by its route, as signing out. */
export const LeaveContext = createContext<Leave>((go) => go());

const pathOf = (to: To): string | undefined =>
  (typeof to === 'string' ? parsePath(to) : to).pathname;

/** The place of the current entry in the session history, as the router numbers it. */
const entryIndex = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Shows a question before another screen is opened while a form has unsaved changes: by a link, by `navigate`, or by the
 * browser's back and forward buttons. Filters and pages of the same screen pass. Without a session nothing
 * can be saved any more, and no question is shown.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const context = use(UNSAFE_NavigationContext);
  const { pathname } = useLocation();
  const hasUnsaved = useHasUnsaved();
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  const here = `${context.basename}/${pathname}`.replaceAll(/\/{2,}/g, '/');
  const latest = useRef({ hasUnsaved, here, index: 0 });
  // After every render: each change of the location is one.
  useLayoutEffect(() => {
    latest.current = { hasUnsaved, here, index: entryIndex() };
  });

  const leave = useCallback<Leave>((go) => {
    if (latest.current.hasUnsaved && readSession()) setPending({ go });
    else go();
  }, []);

  const guarded = useMemo(() => {
    const { navigator } = context;
    const guard =
      (move: typeof navigator.push): typeof navigator.push =>
      (to, ...rest) => {
        const target = pathOf(to);
        if (target === undefined || target === latest.current.here) move(to, ...rest);
        else leave(() => move(to, ...rest));
      };
    return {
      ...context,
      navigator: {
        ...navigator,
        push: guard(navigator.push),
        replace: guard(navigator.replace),
      },
    };
  }, [context, leave]);

  useEffect(() => guardHistory(latest, leave), [leave]);

  return (
    <LeaveContext value={leave}>
      <UNSAFE_NavigationContext value={guarded}>{children}</UNSAFE_NavigationContext>
      {pending && <LeaveQuestion onDiscard={pending.go} onStay={() => setPending(null)} />}
    </LeaveContext>
  );
}

/**
 * Guards back and forward. The browser has moved already when it reports it: the entry is restored before the
 * router has seen the event, and left again when the changes may be discarded.
 */
function guardHistory(
  latest: { readonly current: { hasUnsaved: boolean; here: string; index: number } },
  leave: Leave,
): () => void {
  let isRestoring = false;
  let isPassing = false;
  const listen = (event: PopStateEvent): void => {
    if (isRestoring || isPassing) {
      if (isRestoring) event.stopImmediatePropagation();
      isRestoring = false;
      isPassing = false;
      return;
    }
    const { hasUnsaved, here, index } = latest.current;
    const distance = entryIndex() - index;
    if (!hasUnsaved || !readSession() || window.location.pathname === here || distance === 0)
      return;
    event.stopImmediatePropagation();
    isRestoring = true;
    window.history.go(-distance);
    leave(() => {
      isPassing = true;
      window.history.go(distance);
    });
  };
  return guardPop(listen);
}
