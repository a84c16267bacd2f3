import { useHasUnsaved } from '@anzhu/ui/Form';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { readSession } from '../session/store.ts';

const UnsavedQuestion = lazy(() => import('./LeaveQuestion.tsx'));

/** Runs `go` at once, or after the question whether unsaved changes may be discarded. */
type Leave = (go: () => void) => void;

/** For what leaves a screen in another way than by its route, as signing out. */
export const LeaveContext = createContext<Leave>((go) => go());

/**
 * Shows a question before another screen is opened while a form has unsaved changes: by a link, by `navigate`,
 * or by the browser's back and forward buttons. Filters and pages of the same screen pass. Without a session
 * nothing can be saved any more, and no question is shown.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const hasUnsaved = useHasUnsaved();
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  /** The question is closed after 放弃修改 too: a step back, which takes a moment, must not be taken back then. */
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved && readSession() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  const leave = useCallback<Leave>(
    (go) => (hasUnsaved && readSession() ? setPending({ go }) : go()),
    [hasUnsaved],
  );

  return (
    <LeaveContext value={leave}>
      {children}
      {hasUnsaved && (
        <Suspense>
          <UnsavedQuestion
            isOpen={pending !== null || blocker.state === 'blocked'}
            onDiscard={() => {
              isLeaving.current = true;
              setPending(null);
              pending?.go();
              blocker.proceed?.();
            }}
            onStay={() => {
              setPending(null);
              if (!isLeaving.current) blocker.reset?.();
              isLeaving.current = false;
            }}
          />
        </Suspense>
      )}
    </LeaveContext>
  );
}
