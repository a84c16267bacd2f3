import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { topLayer } from '../Popover/topLayer.ts';
import { Item } from './Item.tsx';
import { column, more, region } from './Message.css.ts';
import { visibleMessages, type Message } from './queue.ts';
import { close, useMessages } from './store.ts';
import { useCover, type Cover } from './useCover.ts';
import { useMessageFocus } from './useMessageFocus.ts';

/** The visible messages; loaded on demand. */
export function Messages() {
  const count = useMessages().length;
  return count === 0 ? null : <Region count={count} />;
}

function Region({ count }: { count: number }) {
  const element = useRef<HTMLElement>(null);
  const cover = useCover();
  const { isPaused, leave } = useMessageFocus(element);
  const shared = { cover, isPaused, onLeave: leave };

  return createPortal(
    <section
      {...topLayer}
      ref={element}
      aria-label={`消息，${count} 条`}
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
  const all = useMessages();
  const isBrief = cover !== 'none';
  const { shown, hidden } = visibleMessages(all, kind, isBrief);
  if (shown.length === 0) return null;
  return (
    <div className={column({ kind, cover })}>
      {shown.map((message) => (
        <Item
          key={message.key}
          message={message}
          hidden={isBrief ? hidden : 0}
          isBrief={isBrief}
          isPaused={isPaused}
          onClose={() => {
            onLeave();
            close(message.key);
          }}
        />
      ))}
      {!isBrief && hidden > 0 && <p className={more}>还有 {hidden} 条</p>}
    </div>
  );
}
