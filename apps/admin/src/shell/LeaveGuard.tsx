import { useHasUnsaved, type UnsavedQuestionProps } from '@anzhu/ui/Form';
import { LazyBoundary, loadWhenIdle } from '@anzhu/ui/LazyBoundary';
import {
  createContext,
  lazy,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { readSession } from '../session/store.ts';

const loadQuestion = () => import('./LeaveQuestion.tsx');
const UnsavedQuestion = lazy(loadQuestion);

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

  const question = {
    isOpen: pending !== null || blocker.state === 'blocked',
    onDiscard: () => {
      isLeaving.current = true;
      setPending(null);
      pending?.go();
      blocker.proceed?.();
    },
    onStay: () => {
      setPending(null);
      if (!isLeaving.current) blocker.reset?.();
      isLeaving.current = false;
    },
  };
  useEffect(() => loadWhenIdle(loadQuestion), []);

  return (
    <LeaveContext value={leave}>
      {children}
      {hasUnsaved && (
        <LazyBoundary pending={null} failed={<NativeQuestion {...question} />}>
          <UnsavedQuestion {...question} />
        </LazyBoundary>
      )}
    </LeaveContext>
  );
}

/** The browser's own question: the form stays open when the code of ours cannot be loaded. */
function NativeQuestion({ isOpen, onDiscard, onStay }: UnsavedQuestionProps) {
  const ask = useEffectEvent(() => {
    // oxlint-disable-next-line no-alert -- only when the dialog of the product could not be loaded
    if (window.confirm('放弃未保存的修改？已填写的内容将不再保留。')) onDiscard();
    onStay();
  });
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen]);
  return null;
}
