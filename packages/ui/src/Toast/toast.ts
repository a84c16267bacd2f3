import { closeAll, type Notice, post } from './notice.ts';

/** Milliseconds in sight, unless said otherwise (spec: session and shell, messages). */
const brief = 3000;
const long = 5000;

interface ToastOptions {
  /** Milliseconds in sight; Infinity: until it is closed. */
  duration?: number | undefined;
}

const say =
  (tone: Notice['tone'], usual: number) =>
  (message: string, options: ToastOptions = {}): void =>
    post({ tone, message, duration: options.duration ?? usual });

/**
 * A line that says how something went, and goes by itself. What went wrong in a form is said in the form;
 * what has to be answered is a `Confirm`.
 */
export const toast = {
  success: say('jade', brief),
  info: say('indigo', brief),
  warning: say('amber', brief),
  error: say('cinnabar', long),
  /** Takes all away, as after signing out. */
  closeAll,
};

/** A message with a title, as 提示 over the words of the server. */
export function notify(notice: {
  title: string;
  message: string;
  tone?: Notice['tone'] | undefined;
  duration?: number | undefined;
}): void {
  const { title, message, tone = 'amber', duration = long } = notice;
  post({ title, message, tone, duration });
}
