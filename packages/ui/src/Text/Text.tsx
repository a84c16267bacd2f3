import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Tone } from '../theme/index.ts';
import { Button } from '../Button/index.ts';
import { words, fold } from './Text.css.ts';

type Size = 'note' | 'small' | 'body' | 'lead' | 'title' | 'display';

export interface TextProps {
  /** note 12 px, small 13, body 14, lead 16, title 20, display 28. By default inherited. */
  size?: Size;
  /** Text colour; inherited by default. */
  tone?: 'ink' | 'muted' | 'subtle' | Exclude<Tone, 'neutral'>;
  /** Bold, for emphasis. @default false */
  isStrong?: boolean;
  /** The element: p and div are blocks. @default 'span' */
  as?: 'span' | 'p' | 'div';
  /** The text. */
  children: ReactNode;
}

/**
 * Text in one of the six sizes. Digits are tabular, so that numbers line up.
 *
 * Use it for plain text. Do not use it for headings (`Heading`), for a state (`Tag`), nor for facts with
 * labels (`DescriptionList`). The text must state the meaning of a tone.
 */
export function Text(props: TextProps) {
  const { size, tone, isStrong, as: Element = 'span', children } = props;
  return <Element className={words({ size, tone, isStrong })}>{children}</Element>;
}

export interface HeadingProps {
  /** Its place in the outline of the page: 1 is the screen's name. */
  level: 1 | 2 | 3 | 4;
  /** Text size, independent of the level. */
  size?: Size;
  /** The text of the heading. */
  children: ReactNode;
}

/**
 * A heading of the document outline, for navigation by screen reader. Titles, of 20 and 28 px, are in Song serif.
 */
export function Heading({ level, size = 'lead', children }: HeadingProps) {
  const Element = `h${level}` as const;
  const isNamed = size === 'title' || size === 'display';
  return (
    <Element className={words({ size, tone: 'ink', isStrong: true, isNamed })}>{children}</Element>
  );
}

export interface FoldedTextProps {
  /** The words; their line breaks are kept. */
  children: string;
}

/**
 * A long text of which three lines are shown, and the rest on demand. When it is short there is no button.
 *
 * Use it for notes, introductions, terms. Do not use it for one line in a row of a table, nor to hide what
 * must be read.
 *
 * Keyboard: Tab reaches 展开, Enter and Space unfold and fold.
 */
export function FoldedText(props: FoldedTextProps) {
  // Another text is folded and measured again.
  return <OneText key={props.children} {...props} />;
}

function OneText({ children }: FoldedTextProps) {
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
      <div ref={element} id={textId} className={`${words({ size: 'body' })} ${fold({ isOpen })}`}>
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

/** Sets `title` of a text that overflows, on pointer enter. */
export function setOverflowTitle({ currentTarget }: { currentTarget: EventTarget }): void {
  if (!(currentTarget instanceof HTMLElement)) return;
  if (currentTarget.scrollWidth > currentTarget.clientWidth) {
    currentTarget.title = currentTarget.innerText;
  } else currentTarget.removeAttribute('title');
}
