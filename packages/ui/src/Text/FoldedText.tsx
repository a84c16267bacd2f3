import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { Button } from '../Button/index.ts';
import { fold, linesName, words } from './Text.css.ts';

export interface FoldedTextProps {
  /** How many lines are shown at first. @default 3 */
  lines?: number | undefined;
  size?: 'note' | 'small' | 'body' | undefined;
  /** The words; their line breaks are kept. */
  children: string;
}

/**
 * A long text of which a few lines are shown, and the rest on demand. When it is short there is no button.
 *
 * Use it for notes, introductions, terms. Do not use it for one line in a row of a table (`Text` with
 * `isTruncated`), nor to hide what must be read.
 *
 * Keyboard: Tab reaches 展开, Enter and Space unfold and fold.
 */
export function FoldedText(props: FoldedTextProps) {
  // Another text is folded and measured again.
  return <OneText key={props.children} {...props} />;
}

function OneText({ lines = 3, size = 'body', children }: FoldedTextProps) {
  const element = useRef<HTMLDivElement>(null);
  const textId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  // Whether it is cut depends on the width, which may change at any time.
  useEffect(() => {
    const text = element.current;
    if (!text || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(text.scrollHeight > text.clientHeight + 1));
    observer.observe(text);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div>
      <div
        ref={element}
        id={textId}
        className={`${words({ size })} ${fold({ isOpen })}`}
        style={{ [linesName]: lines } as CSSProperties}
      >
        {children}
      </div>
      {(isCut || isOpen) && (
        <Button
          variant="quiet"
          tone="brand"
          size="small"
          aria-expanded={isOpen}
          aria-controls={textId}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起' : '展开'}
        </Button>
      )}
    </div>
  );
}
