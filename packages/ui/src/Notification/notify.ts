import { post, type MessageAction, type MessageTone } from '../Toast/queue.ts';

export interface NotificationOptions {
  /** A title of a word or two. @default '提示' */
  title?: string | undefined;
  message: string;
  /** Screen readers announce danger and warning at once. @default 'info' */
  tone?: MessageTone | undefined;
  /** An action; it closes the message. */
  action?: MessageAction | undefined;
}

/**
 * A titled message at the top end of the page that stays until it is closed.
 *
 * Use it for events that must not be missed: a message of the server, a finished job, a change by another
 * user. Do not use it for the result of the user's own action (`toast`), nor for a question (`Confirm`).
 */
export function notify({ title, message, tone = 'info', action }: NotificationOptions): void {
  post({ kind: 'notification', title, message, tone, action, duration: Infinity });
}
