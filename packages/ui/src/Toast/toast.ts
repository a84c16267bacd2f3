import { closeAll, post, type MessageTone } from './queue.ts';

/** Limits in milliseconds. */
const minDuration = 500;
const maxDuration = 5000;

/** A duration within 500 and 5000 ms, or Infinity. */
export function lifetime(duration: number): number {
  if (duration === Infinity) return duration;
  return Math.min(maxDuration, Math.max(minDuration, duration));
}

/** Default durations in milliseconds. */
const brief = 3000;
const long = 5000;

export interface ToastOptions {
  /** Milliseconds, 500 to 5000; Infinity: until it is closed. Default: 3000, and 5000 for errors. */
  duration?: number | undefined;
}

const toastOf =
  (tone: MessageTone, defaultDuration: number) =>
  (message: string, options: ToastOptions = {}): void =>
    post({ kind: 'toast', tone, message, duration: lifetime(options.duration ?? defaultDuration) });

/**
 * A line with the result of an action, which closes by itself. An equal line is counted on the visible
 * one. Use a form's own errors for a form, a `Confirm` for a question, and `notify` for what must not be
 * missed.
 */
export const toast = {
  success: toastOf('success', brief),
  info: toastOf('info', brief),
  warning: toastOf('warning', brief),
  error: toastOf('danger', long),
  /** Removes all messages, notifications too, as after signing out. */
  closeAll,
};
