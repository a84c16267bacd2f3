import { lazy, LazyDialog } from '../lib/LazyBoundary.tsx';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { imageTexts } from './texts.ts';
import { ImageOff } from '../Icon/index.ts';
import { skeleton } from '../Skeleton/Skeleton.css.ts';
import { failed, failedWords, frame, picture, waiting } from './Image.css.ts';
import { useLoading } from './useLoading.ts';

// Loaded when a picture is first opened.
const Preview = lazy(() => import('./Preview.tsx').then((part) => ({ default: part.Preview })));

export interface ImageProps {
  /** Its address. While it loads, the frame keeps its place. */
  src: string;
  /** Alternative text. Empty: decorative. */
  alt: string;
  /** Width divided by height, kept before and after the picture comes. @default 4 / 3 */
  ratio?: number | undefined;
  /** Loads only when it comes near the window. @default true */
  isLazy?: boolean | undefined;
  /** A press opens it in full, to zoom and to turn. */
  isPreviewable?: boolean | undefined;
  /** Shown when loading fails: retry has a button 重试; placeholder is only an icon. @default 'retry' */
  fallback?: 'retry' | 'placeholder' | undefined;
}

/**
 * A picture in a frame of fixed ratio that takes the available width.
 *
 * Use it for covers, room photos, vouchers. Do not use it for people (`Avatar`) nor for signs (`Icon`).
 *
 * Keyboard: a picture that can be previewed is a stop of Tab, Enter opens it. In the preview: + − 0 zoom, the arrows
 * move, R turns, Esc closes; a button does each of them.
 */
export function Image({ isPreviewable = false, ...props }: ImageProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isPreviewable) return <Frame {...props} />;
  return (
    <>
      <Frame {...props} onOpen={() => setOpen(true)} />
      {isOpen && (
        <LazyDialog onClose={() => setOpen(false)}>
          <Preview {...props} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
}

interface FrameProps extends Omit<ImageProps, 'isPreviewable'> {
  onOpen?: (() => void) | undefined;
}

/** The picture and its states: a button when it can be opened, its text and a retry when it failed. */
function Frame({ src, alt, ratio = 4 / 3, isLazy = true, fallback = 'retry', onOpen }: FrameProps) {
  const { isLoaded, isFailed, image, retry } = useLoading(src);
  const texts = useTexts('Image', imageTexts);
  const common = useCommonTexts();
  const shape = { aspectRatio: ratio };
  if (isFailed) {
    return (
      <div className={frame()} style={shape}>
        <div className={failed}>
          <ImageOff size={20} label={alt === '' ? undefined : alt} />
          <span className={failedWords}>{common.imageFailed}</span>
          {fallback === 'retry' && (
            <Button size="small" variant="quiet" onPress={retry}>
              {common.retry}
            </Button>
          )}
        </div>
      </div>
    );
  }
  const Box = onOpen ? 'button' : 'div';
  const opener = onOpen && {
    type: 'button' as const,
    'aria-label': common.labelled(texts.view, alt),
    'aria-haspopup': 'dialog' as const,
    onClick: onOpen,
  };
  return (
    <Box {...opener} className={frame({ isPressable: Boolean(onOpen) })} style={shape}>
      {!isLoaded && <span className={`${skeleton()} ${waiting}`} aria-hidden="true" />}
      <img
        key={src}
        {...image}
        alt={alt}
        className={picture({ isThere: isLoaded })}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        draggable={false}
      />
    </Box>
  );
}
