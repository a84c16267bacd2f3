import { CircleCheck, CircleX, Info, TriangleAlert, X } from '../Icon/index.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../Button/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { content, count, icon, item, title } from './Message.css.ts';
import type { MessageTone, Queued } from './queue.ts';
import { useEscape } from './useEscape.ts';
import { Lifetime } from './Lifetime.ts';

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleX, info: Info };

/** What went wrong is said at once, what went well when there is a pause. */
const urgency: Record<MessageTone, 'alert' | 'status'> = {
  danger: 'alert',
  warning: 'alert',
  success: 'status',
  info: 'status',
};

export interface ItemProps {
  message: Queued;
  /** How many messages of its kind there is no room for. */
  hidden: number;
  /** One line, over a dialog; in full while it is pointed at or focused. */
  isBrief: boolean;
  /** Its time does not run. */
  isHeld: boolean;
  onClose: () => void;
}

/** One message: its icon, its words, what can be done about it, and ×. */
export function Item({ message: one, hidden, isBrief, isHeld, onClose }: ItemProps) {
  const id = useId();
  const Icon = icons[one.tone];
  const { action } = one;
  // Words that come into an element which is there already are read aloud everywhere.
  const [isSaid, setSaid] = useState(false);
  const element = useRef<HTMLElement>(null);
  useEscape(element, onClose);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <article
      ref={element}
      tabIndex={-1}
      aria-labelledby={one.title === undefined ? `${id}-words` : `${id}-title ${id}-words`}
      className={item({ kind: one.kind, isBrief })}
    >
      {/* The time in sight begins with the words: on a busy machine their frame may be late. */}
      <Lifetime
        key={one.count}
        duration={one.duration}
        isHeld={isHeld || !isSaid}
        onEnd={onClose}
      />
      <span className={icon({ tone: one.tone })}>
        <Icon size={16} />
      </span>
      <div role={urgency[one.tone]} aria-atomic="true" className={content({ isBrief })}>
        {isSaid && (
          <>
            {one.title !== undefined && (
              <strong id={`${id}-title`} className={title}>
                {one.title}
              </strong>
            )}
            <span id={`${id}-words`}>{one.message}</span>
          </>
        )}
      </div>
      {one.count > 1 && <Count words={`${one.count} 次`}>×{one.count}</Count>}
      {hidden > 0 && <Count words={`还有 ${hidden} 条`}>+{hidden}</Count>}
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
      <IconButton size="small" label="关闭" icon={<X size={16} />} onPress={onClose} />
    </article>
  );
}

/** A number that the eye reads as a sign and the ear as words. */
function Count({ words: spoken, children }: { words: string; children: ReactNode }) {
  return (
    <span className={count}>
      <span aria-hidden="true">{children}</span>
      <span className={visuallyHidden}>{spoken}</span>
    </span>
  );
}
