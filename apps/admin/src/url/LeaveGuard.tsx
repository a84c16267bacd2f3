import { hasUnsaved, useHasUnsaved, type UnsavedQuestionProps } from '@anzhu/ui/Form';
import { LazyBoundary, loadWhenIdle, lazy } from '@anzhu/ui/LazyBoundary';
import {
  createContext,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { readSession } from '../session/store.ts';

const loadQuestion = () => import('./LeaveQuestion.tsx');
const UnsavedQuestion = lazy(loadQuestion);

/** Runs `go` at once, or after the question whether unsaved changes may be discarded. */
type Leave = (go: () => void) => void;

/** For what leaves a screen in another way than by its route, as signing out. */
export const LeaveContext = createContext<Leave>((go) => go());

/** The key of the URL that names a form in place of the list of a screen. */
export const entryKey = 'entry';

const formOf = ({ pathname, search }: Location): string =>
  `${pathname}?${new URLSearchParams(search).get(entryKey) ?? ''}`;

/**
 * Shows a question before another screen is opened while a form has unsaved changes: by a link, by `navigate`,
 * or by the browser's back and forward buttons. Filters and pages of the same screen pass. Without a session
 * nothing can be saved any more, and no question is shown.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const isUnsaved = useHasUnsaved();
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  /**
   * The changes have been given up: what leaves the form passes until the form is gone, and a step back, which takes
   * a moment, is not taken back by the question that closes.
   */
  const isGivenUp = useRef(false);
  useEffect(() => {
    if (!isUnsaved) isGivenUp.current = false;
  }, [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      readSession() !== null &&
      !isGivenUp.current &&
      formOf(currentLocation) !== formOf(nextLocation),
  );
  const leave = useCallback<Leave>(
    (go) => (hasUnsaved() && readSession() ? setPending({ go }) : go()),
    [],
  );

  const question = {
    isOpen: pending !== null || blocker.state === 'blocked',
    onDiscard: () => {
      isGivenUp.current = true;
      setPending(null);
      pending?.go();
      blocker.proceed?.();
    },
    onStay: () => {
      setPending(null);
      if (!isGivenUp.current) blocker.reset?.();
    },
  };
  useEffect(() => loadWhenIdle(loadQuestion), []);

  return (
    <LeaveContext value={leave}>
      {children}
      {isUnsaved && (
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
