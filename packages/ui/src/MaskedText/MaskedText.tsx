import { useEffect, useState } from 'react';
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

function OneValue({ label, value, onReveal, hideDelay = 30 }: MaskedTextProps) {
  const { reveal, toggle } = useReveal(onReveal, hideDelay);
  const isShown = reveal.state === 'shown';
  const isPending = reveal.state === 'pending';
  const name = `${isShown ? '隐藏' : '显示'}${label}`;
  return (
    <span className={css.masked}>
      <span className={css.value}>{isShown ? reveal.value : value}</span>
      {onReveal && (
        <button
          type="button"
          className={css.act}
          aria-label={name}
          title={name}
          aria-busy={isPending || undefined}
          onClick={toggle}
        >
          <Sign state={reveal.state} />
        </button>
      )}
      {reveal.state === 'failed' && (
        <span role="alert" className={css.error}>
          {reveal.message}
        </span>
      )}
    </span>
  );
}

function Sign({ state }: Pick<Reveal, 'state'>) {
  if (state !== 'pending') return state === 'shown' ? <EyeOff size={16} /> : <Eye size={16} />;
  return (
    <span className={css.turning}>
      <LoaderCircle size={16} />
    </span>
  );
}

/** State of a masked value. Only `shown` holds the secret; hiding drops it. */
type Reveal =
  | { state: 'hidden' }
  | { state: 'pending' }
  | { state: 'failed'; message: string }
  | { state: 'shown'; value: string };

const hidden: Reveal = { state: 'hidden' };

const messageOf = (reason: unknown): string =>
  reason instanceof Error && reason.message !== '' ? reason.message : '显示失败';

/** Fetches a masked value on demand, and drops it after a delay or when the page is hidden. */
function useReveal(onReveal: MaskedTextProps['onReveal'], hideDelay: number) {
  const [reveal, setReveal] = useState<Reveal>(hidden);

  const show = async (): Promise<void> => {
    setReveal({ state: 'pending' });
    try {
      const shown = await onReveal?.();
      setReveal({ state: 'shown', value: shown ?? '' });
    } catch (reason) {
      setReveal({ state: 'failed', message: messageOf(reason) });
    }
  };
  const toggle = (): void => {
    if (reveal.state === 'shown') setReveal(hidden);
    else if (reveal.state !== 'pending') void show();
  };

  const isShown = reveal.state === 'shown';
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

  return { reveal, toggle };
}
