import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { createFetcher } from '../late/index.ts';
import { SkeletonText } from '../Skeleton/index.ts';
import { content } from './content.css.ts';

const sanitizer = createFetcher(() => import('./sanitize.ts').then((part) => part.sanitize));

export interface RichTextViewProps {
  /** HTML from wherever: what could do harm is taken out before it is shown. */
  html: string;
  /** Lines of the skeleton that stands there while the code comes. 3 unless said otherwise. */
  lines?: number | undefined;
}

/**
 * Rich text, for reading: what was written with `RichText`, or comes from elsewhere.
 *
 * Use it for every HTML of the server. Only text, lists, tables, links and pictures are shown; scripts,
 * styles and forms are taken out. Links open in a new tab; pictures are as wide as there is room. Do not
 * use it for plain text (`Text`).
 */
export function RichTextView({ html, lines = 3 }: RichTextViewProps) {
  const element = useRef<HTMLDivElement>(null);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const sanitize = sanitizer.current();
  const isThere = sanitize !== undefined;

  useEffect(() => {
    let isWaiting = !isThere;
    if (isWaiting) void sanitizer.bring().then(() => isWaiting && showAgain());
    return () => {
      isWaiting = false;
    };
  }, [isThere]);

  // As nodes, never as text again: what was clean must not be read anew.
  useLayoutEffect(() => {
    if (sanitize) element.current?.replaceChildren(sanitize(html));
  }, [sanitize, html]);

  if (!isThere) return html === '' ? null : <SkeletonText lines={lines} />;
  return <div ref={element} className={content} />;
}
