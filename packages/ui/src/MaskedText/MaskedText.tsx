import { useEffect, useState } from 'react';
import { usePress } from '../Button/index.ts';
import { Eye, EyeOff, LoaderCircle } from '../Icon/index.ts';
import * as css from './MaskedText.css.ts';

export interface MaskedTextProps {
  /** What it is: 身份证号. Names the buttons. */
  label: string;
  /** With its middle masked: 3301********1234. */
  value: string;
  /**
   * Returns the full value; may call the server, which logs the access. Without it the value stays masked.
   */
  onReveal?: (() => string | Promise<string>) | undefined;
  /** Seconds until it is masked again. @default 30 */
  hideDelay?: number | undefined;
}

/**
 * Personal data that is masked until it is needed: identity numbers, phones.
 *
 * Use it where a clerk now and then compares the full number with a document. Do not use it for passwords
 * (`TextField`), nor for what the account may not see at all: leave `onReveal` out.
 *
 * The full value is masked again, and dropped from memory, after 30 s and as soon as the page is hidden; not
 * on blur, because it is read while something else is typed. It is never announced: others may be listening.
 *
 * Keyboard: Tab reaches 显示, Enter and Space press it.
 */
export function MaskedText(props: MaskedTextProps) {
  // Another record: the revealed value of the last one is dropped.
  return <OneValue key={props.value} {...props} />;
}

/** Only a revealed value holds the secret; hiding drops it. */
interface Reveal {
  value?: string;
  /** Why it could not be revealed. */
  error?: string;
}

const hidden: Reveal = {};

const messageOf = (reason: unknown): string =>
  reason instanceof Error && reason.message !== '' ? reason.message : '显示失败';

function OneValue({ label, value, onReveal, hideDelay = 30 }: MaskedTextProps) {
  const [reveal, setReveal] = useState(hidden);
  const isShown = reveal.value !== undefined;
  const name = `${isShown ? '隐藏' : '显示'}${label}`;
  const icon = isShown ? <EyeOff size={16} /> : <Eye size={16} />;

  const show = async (): Promise<void> => {
    setReveal(hidden);
    try {
      setReveal({ value: (await onReveal?.()) ?? '' });
    } catch (reason) {
      setReveal({ error: messageOf(reason) });
    }
  };
  const { press, isRunning } = usePress(() => (isShown ? setReveal(hidden) : show()), false);

  useEffect(() => {
    if (!isShown) return undefined;
    const hide = (): void => setReveal(hidden);
    const hideWhenInvisible = (): void => {
      if (document.visibilityState === 'hidden') hide();
    };
    const timer = setTimeout(hide, hideDelay * 1000);
    document.addEventListener('visibilitychange', hideWhenInvisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideWhenInvisible);
    };
  }, [isShown, hideDelay]);

  return (
    <span className={css.masked}>
      <span className={css.value}>{reveal.value ?? value}</span>
      {onReveal && (
        <button
          type="button"
          className={css.act}
          aria-label={name}
          title={name}
          aria-busy={isRunning || undefined}
          onClick={press}
        >
          {isRunning ? (
            <span className={css.turning}>
              <LoaderCircle size={16} />
            </span>
          ) : (
            icon
          )}
        </button>
      )}
      {reveal.error !== undefined && (
        <span role="alert" className={css.error}>
          {reveal.error}
        </span>
      )}
    </span>
  );
}
