import { closeAll, post, type MessageTone } from '../message/index.ts';
import { lifetime } from './lifetime.ts';

/** Milliseconds in sight, unless said otherwise. */
const brief = 3000;
const long = 5000;

export interface ToastOptions {
  /** Milliseconds in sight, 500 to 5000; Infinity: until it is closed. 3000, and 5000 for errors. */
  duration?: number | undefined;
}

const say =
  (tone: MessageTone, usual: number) =>
  (message: string, options: ToastOptions = {}): void =>
    post({ kind: 'toast', tone, message, duration: lifetime(options.duration ?? usual) });

/**
 * A line that says how something went, and goes by itself. The same line again is counted on the one in
 * sight. What went wrong in a form is said in the form; what has to be answered is a `Confirm`; what must
 * not be missed is a `notify`.
 */
export const toast = {
  success: say('success', brief),
  info: say('info', brief),
  warning: say('warning', brief),
  error: say('danger', long),
  /** Takes all messages away, notifications too, as after signing out. */
  closeAll,
};
