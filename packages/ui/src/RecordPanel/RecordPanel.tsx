import { lazy, LazyDialog } from '../lib/LazyBoundary.tsx';
import { useEffect, useId, useRef } from 'react';
import { printedRecord } from '../lib/print.css.ts';
import { useMedia } from '../lib/useMedia.ts';
import { useReturnFocus } from '../Popover/index.ts';
import { media } from '../theme/index.ts';
import { RecordInside, type RecordPanelProps } from './RecordInside.tsx';
import { docked } from './RecordPanel.css.ts';
import { useRecordKeys } from './useRecordKeys.ts';

export type { RecordPanelProps } from './RecordInside.tsx';

// It depends on React Aria.
const RecordSheet = lazy(() =>
  import('./RecordSheet.tsx').then((part) => ({ default: part.RecordSheet })),
);

/**
 * One record beside the list it is from: what it is called and what decides in the head, quiet groups of facts,
 * its history, and in the foot what can be done. Below 1200 px it is a sheet above the list, on phones a full one.
 *
 * Use it for what a row, a card or a name opens. Do not use it for a review that is worked through (`Dialog`), nor
 * for a form. Rendered means open.
 *
 * Keyboard: the focus goes in on opening and back on closing; ↑ ↓ go to the record before and after; Esc closes.
 */
export function RecordPanel(props: RecordPanelProps) {
  const isSheet = useMedia(media.medium);
  if (!isSheet) return <DockedPanel {...props} />;
  return (
    <LazyDialog onClose={props.onClose}>
      <RecordSheet {...props} />
    </LazyDialog>
  );
}

/** Keeps the focus in a panel when what has it there is removed, as an action that has been done. */
function keepFocusIn(panel: HTMLElement): () => void {
  let focused: EventTarget | null = null;
  const keep = ({ target }: FocusEvent): void => {
    focused = target;
  };
  const forget = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) focused = null;
  };
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Element) || focused.isConnected) return;
    focused = null;
    if (document.activeElement === document.body) panel.focus({ preventScroll: true });
  });
  panel.addEventListener('focusin', keep);
  panel.addEventListener('focusout', forget);
  observer.observe(panel, { childList: true, subtree: true });
  return () => {
    panel.removeEventListener('focusin', keep);
    panel.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

function DockedPanel(props: RecordPanelProps) {
  const element = useRef<HTMLElement>(null);
  const titleId = useId();
  useReturnFocus();
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  useEffect(() => (element.current ? keepFocusIn(element.current) : undefined), []);
  useRecordKeys(element, props);

  return (
    <aside
      ref={element}
      className={docked}
      data-docked
      {...printedRecord}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <RecordInside {...props} titleId={titleId} />
    </aside>
  );
}
