import { useState } from 'react';
import { Frame } from './Frame.tsx';
import { preview } from './preview.ts';

export interface ImageProps {
  /** Its address. While it loads, the frame keeps its place. */
  src: string;
  /** Alternative text. Empty: decorative. */
  alt: string;
  /** Width divided by height, kept before and after the picture comes. @default 4 / 3 */
  ratio?: number | undefined;
  /** cover: fills the frame and is cropped; contain: is fully visible. @default 'cover' */
  fit?: 'cover' | 'contain' | undefined;
  /** Loads only when it comes near the window. @default true */
  isLazy?: boolean | undefined;
  /** A press opens it in full, to zoom and to turn. */
  isPreviewable?: boolean | undefined;
  /** What a press opens, when that is a larger file than `src`. */
  fullSrc?: string | undefined;
  /** Shown when loading fails: retry has a button 重试; placeholder is only an icon. @default 'retry' */
  fallback?: 'retry' | 'placeholder' | undefined;
}

/**
 * A picture in a frame of fixed ratio that takes the available width.
 *
 * Use it for covers, room photos, vouchers; for several that belong together an `ImageGroup`, whose preview
 * goes from one to the next. Do not use it for people (`Avatar`) nor for signs (`Icon`).
 *
 * Keyboard: a picture that can be previewed is a stop of Tab, Enter opens it. In the preview: + − 0 zoom, R
 * turns, ← → go to the others, Esc closes.
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
