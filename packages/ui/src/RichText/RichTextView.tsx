import { useLayoutEffect, useRef } from 'react';
import { content } from './content.css.ts';
import { sanitize } from './sanitize.ts';

export interface RichTextViewProps {
  /** HTML from wherever: what could do harm is taken out before it is shown. */
  html: string;
}

/**
 * Rich text, for reading: what was written with `RichText`, or comes from elsewhere.
 *
 * Use it for every HTML of the server. Only text, lists, tables, links and pictures are shown; scripts,
 * styles and forms are taken out. Links open in a new tab; pictures are as wide as there is space. Do not use
 * it for plain text (`Text`).
 */
export function RichTextView({ html }: RichTextViewProps) {
  const element = useRef<HTMLDivElement>(null);

  // As nodes, never as text: sanitised HTML must not be parsed again.
  useLayoutEffect(() => {
    element.current?.replaceChildren(sanitize(html));
  }, [html]);

  return <div ref={element} className={content} />;
}
