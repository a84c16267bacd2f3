import { post, type MessageAction, type MessageTone } from '../message/index.ts';

export interface NotificationOptions {
  /** What it is about, in a word or two. 提示 unless said otherwise. */
  title?: string | undefined;
  message: string;
  /** danger and warning are read aloud at once; info and success when there is a pause. info. */
  tone?: MessageTone | undefined;
  /** One thing to do about it; doing it closes the message. */
  action?: MessageAction | undefined;
  /** Milliseconds in sight; until it is closed unless said otherwise. */
  duration?: number | undefined;
}

/**
 * A titled message at the top, at the end, that stays until it is closed.
 *
 * Use it for what comes from elsewhere and must not be missed: the server's own words, a job that is
 * done, a change by somebody else. Do not use it for the outcome of what was just pressed (`toast`), nor
 * for what has to be answered (`Confirm`).
 */
export function notify({
  title = '提示',
  message,
  tone = 'info',
  action,
  duration = Infinity,
}: NotificationOptions): void {
  post({ kind: 'notification', title, message, tone, action, duration });
}
