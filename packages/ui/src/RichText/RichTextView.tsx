import { useLayoutEffect, useRef } from 'react';
import { createLoader, useLoaded } from '../lib/lazyPart/index.ts';
import { SkeletonText } from '../Skeleton/Skeleton.tsx';
import { ErrorState } from '../State/index.ts';
import { content } from './content.css.ts';

const sanitizer = createLoader(() => import('./sanitize.ts').then((part) => part.sanitize));

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
  const { value: sanitize, error, retry } = useLoaded(sanitizer);

  // As nodes, never as text: sanitised HTML must not be parsed again.
  useLayoutEffect(() => {
    if (sanitize) element.current?.replaceChildren(sanitize(html));
  }, [sanitize, html]);

  if (sanitize === undefined) {
    if (html === '') return null;
    if (error === undefined) return <SkeletonText lines={3} />;
    return <ErrorState isCompact message="内容无法打开，请检查网络后重试。" onRetry={retry} />;
  }
  return <div ref={element} className={content} />;
}
