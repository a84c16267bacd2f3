import {
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { afterFrames } from '../lib/afterFrames.ts';
import { useStable } from '../lib/useStable.ts';
import { Button, IconButton } from '../Button/index.ts';
import { CircleCheck, CircleX, Info, TriangleAlert, X } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { content, count, icon, item, title, words } from './Message.css.ts';
import type { MessageTone, Queued } from './queue.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { toastTexts } from './texts.ts';

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface LifetimeProps {
  /** Milliseconds. */
  duration: number;
  isPaused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` after the duration; never for Infinity. Time that is paused, or with the window hidden, does not count. */
export function Lifetime({ duration, isPaused, onEnd }: LifetimeProps) {
  const left = useRef(duration);
  const end = useStable(onEnd);
  const isHidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );

  useEffect(() => {
    if (isPaused || isHidden || left.current === Infinity) return;
    const since = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isPaused, isHidden, end]);

  return null;
}

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleX, info: Info };

/** Errors and warnings interrupt a screen reader, the others wait. */
const isUrgent = (tone: MessageTone): boolean => tone === 'danger' || tone === 'warning';
const waiting = { role: 'status', 'aria-atomic': true } as const;
/** In Firefox the role alone announces what is inserted with it, not words that come later. */
const urgent = { role: 'alert', 'aria-live': 'assertive', 'aria-atomic': true } as const;

export interface MessageItemProps {
  message: Queued;
  /** The number of messages of its kind that are not visible. */
  hidden: number;
  /** One line, over a dialog; in full while it is hovered or focused. */
  isBrief: boolean;
  /** Its words are in the live region: they were read aloud. */
  isRead: boolean;
  /** Called once its words can be read aloud. */
  onRead: () => void;
  onClose: () => void;
}

/** One message: icon, text, action and ×. */
export function MessageItem({
  message: one,
  hidden,
  isBrief,
  isRead,
  onRead,
  onClose,
}: MessageItemProps) {
  const texts = useTexts('Toast', toastTexts);
  const { close } = useCommonTexts();
  const id = useId();
  const heading = one.title ?? (one.kind === 'notification' ? texts.notice : undefined);
  const Icon = icons[one.tone];
  const { action } = one;
  const read = useStable(onRead);
  const closeOnEscape = {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    },
  };
  // Screen readers announce what is inserted into a live region that is there already; Firefox exposes it a frame late.
  useEffect(() => (isRead ? undefined : afterFrames(2, read)), [isRead, read]);

  return (
    <article
      {...closeOnEscape}
      tabIndex={-1}
      aria-labelledby={heading === undefined ? `${id}-text` : `${id}-title ${id}-text`}
      className={item({ kind: one.kind, isBrief })}
    >
      <span className={icon({ tone: one.tone })}>
        <Icon size={16} />
      </span>
      <div
        {...(isUrgent(one.tone) ? urgent : waiting)}
        className={content}
        data-words={isRead ? undefined : [heading, one.message].filter(Boolean).join(' ')}
      >
        {/* One element, so that it is announced once. */}
        {isRead && (
          <div className={words({ isBrief })}>
            {heading !== undefined && (
              <strong id={`${id}-title`} className={title({ isBrief })}>
                {heading}
              </strong>
            )}
            <span id={`${id}-text`}>{one.message}</span>
          </div>
        )}
      </div>
      {one.count > 1 && <Count label={texts.times(one.count)}>×{one.count}</Count>}
      {hidden > 0 && <Count label={texts.hidden(hidden)}>+{hidden}</Count>}
      {action && (
        <Button
          size="small"
          variant="quiet"
          tone="brand"
          onPress={() => {
            onClose();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" label={close} icon={<X size={16} />} onPress={onClose} />
    </article>
  );
}

/** A number with other text for screen readers. */
function Count({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={count}>
      <span aria-hidden="true">{children}</span>
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}
