import { useState } from 'react';
import { Check, Copy, Eye, EyeOff, LoaderCircle } from '../Icon/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import {
  act,
  error as errorStyle,
  masked,
  turning,
  value as valueStyle,
} from './MaskedText.css.ts';
import { useReveal } from './useReveal.ts';

export interface MaskedTextProps {
  /** What it is: 身份证号. Names the buttons. */
  label: string;
  /** With its middle masked: 3301********1234. */
  value: string;
  /** Answers the whole value; may ask the server, which writes down who saw it. Left out: it stays masked. */
  onReveal?: (() => string | Promise<string>) | undefined;
  /** Seconds until it is masked again. 30 unless said otherwise. */
  hideDelay?: number | undefined;
  /** Offers 复制 while the whole value is shown. */
  isCopyable?: boolean | undefined;
}

/**
 * A number that is nobody's business until it is needed: identity cards, phones.
 *
 * Use it where a clerk now and then compares the whole number with a paper. Do not use it for passwords
 * (`TextField`), nor for what the account may not see at all: leave `onReveal` out.
 *
 * The whole value is masked again, and forgotten, after 30 s and at once when the page goes out of sight;
 * not when the focus leaves, because it is read while something else is typed. It is never read aloud by
 * itself: others may be listening.
 *
 * Keyboard: Tab reaches 显示 and 复制, Enter and Space press them.
 */
export function MaskedText(props: MaskedTextProps) {
  // Another record: what was shown of the last one is forgotten.
  return <OneValue key={props.value} {...props} />;
}

const rejectReveal = (): string => '';

function OneValue({ label, value, onReveal, hideDelay = 30, isCopyable = false }: MaskedTextProps) {
  const { reveal, show, hide } = useReveal(onReveal ?? rejectReveal, hideDelay);
  const isShown = reveal.state === 'shown';
  const isPending = reveal.state === 'pending';
  const toggle = (): void => {
    if (isShown) hide();
    else if (!isPending) void show();
  };
  return (
    <span className={masked}>
      <span className={valueStyle}>{isShown ? reveal.value : value}</span>
      {onReveal && (
        <button
          type="button"
          className={act}
          aria-label={`${isShown ? '隐藏' : '显示'}${label}`}
          title={`${isShown ? '隐藏' : '显示'}${label}`}
          aria-busy={isPending || undefined}
          onClick={toggle}
        >
          <Sign isShown={isShown} isPending={isPending} />
        </button>
      )}
      {isShown && isCopyable && <CopyButton label={label} value={reveal.value} />}
      {reveal.state === 'failed' && (
        <span role="alert" className={errorStyle}>
          {reveal.message}
        </span>
      )}
    </span>
  );
}

function Sign({ isShown, isPending }: { isShown: boolean; isPending: boolean }) {
  if (isPending) {
    return (
      <span className={turning}>
        <LoaderCircle size={16} />
      </span>
    );
  }
  return isShown ? <EyeOff size={16} /> : <Eye size={16} />;
}

function CopyButton({ label, value }: { label: string; value: string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('已复制');
    } catch {
      setOutcome('无法复制');
    }
  };
  return (
    <>
      <button
        type="button"
        className={act}
        aria-label={`复制${label}`}
        title={`复制${label}`}
        onClick={() => void copy()}
      >
        {outcome === '已复制' ? <Check size={16} /> : <Copy size={16} />}
      </button>
      <output className={visuallyHidden}>{outcome}</output>
    </>
  );
}
