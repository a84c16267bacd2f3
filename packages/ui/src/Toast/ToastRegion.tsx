import { useRef, useSyncExternalStore, useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { topLayer } from '../Popover/topLayer.ts';
import { Lifetime, MessageItem } from './MessageItem.tsx';
import { column, more, region } from './Message.css.ts';
import { visibleMessages, close, useMessages, type Message } from './queue.ts';
import { useTexts } from '../texts/context.ts';
import { toastTexts } from './texts.ts';

/**
 * Where messages are shown: lines (`toast`) at the top in the middle, titled ones (`notify`) at the top
 * at the end. Put it once beside the routes.
 *
 * Screen readers announce messages, errors and warnings at once. Timers are paused while messages are
 * hovered or focused and while the window is hidden. Over an open dialog each is one line, above the
 * dialog or below its head, so that it covers no button; pressing one does not close the dialog.
 *
 * Keyboard: F6 focuses the messages and returns; Tab moves to their buttons; Esc closes the focused one.
 */
export function ToastRegion() {
  const count = useMessages().length;
  return count === 0 ? null : <Region count={count} />;
}

function Region({ count }: { count: number }) {
  const texts = useTexts('Toast', toastTexts);
  const element = useRef<HTMLElement>(null);
  const cover = useSyncExternalStore(subscribeBody, topmost, () => 'none' as const);
  const { isPaused, leave } = useMessageFocus(element);
  const shared = { cover, isPaused, onLeave: leave };

  return createPortal(
    <section
      {...topLayer}
      ref={element}
      aria-label={texts.label(count)}
      className={region({ cover })}
    >
      <Column {...shared} kind="toast" />
      <Column {...shared} kind="notification" />
    </section>,
    document.body,
  );
}

interface ColumnProps {
  kind: Message['kind'];
  cover: Cover;
  isPaused: boolean;
  onLeave: () => void;
}

function Column({ kind, cover, isPaused, onLeave }: ColumnProps) {
  const texts = useTexts('Toast', toastTexts);
  const all = useMessages();
  const isBrief = cover !== 'none';
  const { shown, hidden } = visibleMessages(all, kind, isBrief);
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  if (shown.length === 0) return null;
  const remove = (key: number): void => {
    onLeave();
    close(key);
  };
  return (
    <div className={column({ kind, cover })}>
      {/* From its words on, also while a later one stands in its place over a dialog: it does not come back. */}
      {all.flatMap(({ key, count, duration, kind: other }) =>
        other === kind && read.has(key) ? (
          <Lifetime
            key={`${key} ${count}`}
            duration={duration}
            isPaused={isPaused}
            onEnd={() => remove(key)}
          />
        ) : (
          []
        ),
      )}
      {shown.map((message) => (
        <MessageItem
          key={message.key}
          message={message}
          hidden={isBrief ? hidden : 0}
          isBrief={isBrief}
          isRead={read.has(message.key)}
          onRead={() => setRead((before) => new Set([...before, message.key]))}
          onClose={() => remove(message.key)}
        />
      ))}
      {!isBrief && hidden > 0 && <p className={more}>{texts.hidden(hidden)}</p>}
    </div>
  );
}

/** What covers the page. dialog: there is space above it; sheet: it has the full height. */
type Cover = 'none' | 'dialog' | 'sheet';

/** Dialogs are children of the body: its child list is observed. */
function subscribeBody(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** What covers the page: the last dialog in the document. */
function topmost(): Cover {
  const modals = document.querySelectorAll(
    'body > [data-floating="dialog"], body > [data-floating="sheet"]',
  );
  const cover = modals[modals.length - 1]?.getAttribute('data-floating');
  return cover === 'dialog' || cover === 'sheet' ? cover : 'none';
}

// Not React Aria's useToastRegion: 9.6 kB of the first page, and F6 does not lead back (stories/Libraries.mdx).
/** F6 focuses the first message and returns the focus. Call `leave` before a message is removed. */
function useMessageFocus(ref: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && element.contains(target);

    element.addEventListener('pointerenter', () => setHovered(true), on);
    element.addEventListener('pointerleave', () => setHovered(false), on);
    element.addEventListener('focusout', (event) => setFocus(isInside(event.relatedTarget)), on);
    element.addEventListener(
      'focusin',
      ({ relatedTarget: from }) => {
        setFocus(true);
        if (from instanceof HTMLElement && !isInside(from)) before.current = from;
      },
      on,
    );
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (isInside(document.activeElement)) before.current?.focus();
      else element.querySelector('article')?.focus();
    };
    document.addEventListener('keydown', onKeyDown, { ...on, capture: true });
    return () => stop.abort();
  }, [ref]);

  const leave = (): void => {
    const focused = document.activeElement;
    if (!focused || !ref.current?.contains(focused)) return;
    const all = [...ref.current.querySelectorAll('article')];
    const next = all.find((one) => !one.contains(focused));
    // Only for keyboard users: a pointer does not follow the focus.
    if (next && focused.matches(':focus-visible')) next.focus();
    else before.current?.focus();
  };

  return { isPaused: isHovered || hasFocus, leave };
}
