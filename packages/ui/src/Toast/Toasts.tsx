import { CircleCheck, CircleX, Info, TriangleAlert, X } from '../Icon/index.ts';
import { useEffect } from 'react';
import {
  type QueuedToast,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { IconButton } from '../Button/index.ts';
import { Chinese } from '../i18n/index.ts';
import { content, icon, message, region, title, toast as toastStyle } from './Toast.css.ts';
import { type Notice, receive } from './notice.ts';

const icons = { jade: CircleCheck, amber: TriangleAlert, cinnabar: CircleX, indigo: Info };

const queue = new ToastQueue<Notice>({ maxVisibleToasts: 4 });

/** Adds a message; one that is still in sight is not said twice but starts anew. */
function show(notice: Notice): void {
  const same = queue.visibleToasts.find(
    (one) => one.content.message === notice.message && one.content.title === notice.title,
  );
  if (same) queue.close(same.key);
  const lasts = Number.isFinite(notice.duration);
  queue.add(notice, lasts ? { timeout: notice.duration } : {});
}

/** The messages in sight; loaded late, with the first of them. */
export function Toasts() {
  useEffect(() => receive({ show, closeAll: () => queue.clear() }), []);
  return (
    <Chinese>
      {/* Without a name of ours: React Aria's own counts the messages, which is how F6 learns of them. */}
      <AriaToastRegion queue={queue} className={region}>
        {({ toast }) => <Toast toast={toast} />}
      </AriaToastRegion>
    </Chinese>
  );
}

function Toast({ toast }: { toast: QueuedToast<Notice> }) {
  const notice = toast.content;
  const Icon = icons[notice.tone];
  return (
    <AriaToast toast={toast} className={toastStyle}>
      <span className={icon({ tone: notice.tone })}>
        <Icon size={20} />
      </span>
      <ToastContent className={content}>
        {notice.title === undefined ? (
          <Text slot="title" className={message}>
            {notice.message}
          </Text>
        ) : (
          <>
            <Text slot="title" className={title}>
              {notice.title}
            </Text>
            <Text slot="description" className={message}>
              {notice.message}
            </Text>
          </>
        )}
      </ToastContent>
      <IconButton
        size="small"
        label="关闭"
        icon={<X size={16} />}
        onPress={() => queue.close(toast.key)}
      />
    </AriaToast>
  );
}
