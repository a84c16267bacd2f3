import { useRef, useState, type ReactNode } from 'react';
import { Check, Copy as CopyIcon } from '../../packages/ui/src/Icon/index.ts';
import { visuallyHidden } from '../../packages/ui/src/theme/index.ts';
import * as css from './Copy.css.ts';

export interface CopyProps {
  /** What is copied. */
  text: string;
  /** What is shown. @default the text, as code */
  children?: ReactNode;
  /** As a line of its own: a command, an import. @default false */
  isLine?: boolean;
}

const notices = { copied: 'Copied', refused: 'The browser does not allow it: copy the selection' };

/** A text that is copied by a press. Where the browser refuses, the text is selected instead. */
export function Copy({ text, children, isLine = false }: CopyProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<keyof typeof notices | null>(null);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome('refused');
    }
  };
  const isCopied = outcome === 'copied';
  const Sign = isCopied ? Check : CopyIcon;
  return (
    <span className={`sb-unstyled ${css.place}`} style={isLine ? { display: 'flex' } : undefined}>
      <button
        type="button"
        className={isLine ? `${css.button} ${css.line}` : css.button}
        data-copied={isCopied || undefined}
        onClick={copy}
        onBlur={() => setOutcome(null)}
      >
        <span className={visuallyHidden}>Copy </span>
        <span ref={shown} className={children === undefined ? css.code : undefined}>
          {children ?? text}
        </span>
        <span className={isLine ? `${css.sign} ${css.shownSign}` : css.sign}>
          <Sign size={12} />
        </span>
      </button>
      <output className={visuallyHidden}>{outcome && notices[outcome]}</output>
    </span>
  );
}
