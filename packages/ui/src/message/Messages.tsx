import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { topLayer } from '../Popover/topLayer.ts';
import { Item } from './Item.tsx';
import { column, more, region } from './Message.css.ts';
import { inSight, type Message } from './queue.ts';
import { close, useMessages } from './store.ts';
import { useCover, type Cover } from './useCover.ts';
import { useReach } from './useReach.ts';

/** The messages in sight; loaded late, with the first of them. */
export function Messages() {
  const count = useMessages().length;
  return count === 0 ? null : <Region count={count} />;
}

function Region({ count }: { count: number }) {
  const element = useRef<HTMLElement>(null);
  const cover = useCover();
  const { isHeld, leave } = useReach(element);
  const shared = { cover, isHeld, onLeave: leave };

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
  isHeld: boolean;
  onLeave: () => void;
}

function Column({ kind, cover, isHeld, onLeave }: ColumnProps) {
  const all = useMessages();
  const isBrief = cover !== 'none';
  const { shown, hidden } = inSight(all, kind, isBrief);
  if (shown.length === 0) return null;
  return (
    <div className={column({ kind, cover })}>
      {shown.map((message) => (
        <Item
          key={message.key}
          message={message}
          hidden={isBrief ? hidden : 0}
          isBrief={isBrief}
          isHeld={isHeld}
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
