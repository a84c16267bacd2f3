import { useState } from 'react';
import { Frame } from './Frame.tsx';
import { preview } from './preview.ts';

export interface ImageProps {
  /** Its address. While it loads, the frame keeps its place. */
  src: string;
  /** What is to be seen, for those who do not see it. Empty: an ornament. */
  alt: string;
  /** Width divided by height, kept before and after the picture comes. 4 / 3 unless said otherwise. */
  ratio?: number | undefined;
  /** cover: fills the frame and is cut; contain: is whole. cover unless said otherwise. */
  fit?: 'cover' | 'contain' | undefined;
  /** Loads only when it comes near the window. On unless said otherwise. */
  isLazy?: boolean | undefined;
  /** A press opens it in full, to zoom and to turn. */
  isPreviewable?: boolean | undefined;
  /** What a press opens, when that is a larger file than `src`. */
  fullSrc?: string | undefined;
  /** When it cannot be loaded: retry offers 重试; placeholder only shows a sign. retry unless said otherwise. */
  fallback?: 'retry' | 'placeholder' | undefined;
}

/**
 * A picture in a frame that has its shape from the start: it takes the width there is.
 *
 * Use it for covers, room photos, vouchers; for several that belong together an `ImageGroup`, whose preview
 * goes from one to the next. Do not use it for people (`Avatar`) nor for signs (`Icon`).
 *
 * Keyboard: a picture that can be previewed is a stop of Tab, Enter opens it. In the preview: + − 0 zoom,
 * R turns, ← → go to the others, Esc closes.
 */
export function Image({ isPreviewable = false, ...props }: ImageProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isPreviewable) return <Frame {...props} />;
  const { alt, src, fullSrc } = props;
  return (
    <>
      <Frame {...props} onOpen={() => setOpen(true)} />
      {isOpen && (
        <preview.Part
          images={[{ src: fullSrc ?? src, alt }]}
          startAt={0}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
