import type { CSSProperties } from 'react';
import { Button } from '../Button/index.ts';
import { ImageOff } from '../Icon/index.ts';
import type { ImageProps } from './Image.tsx';
import { failed, failedWords, frame, picture, waiting } from './Image.css.ts';
import { preview } from './preview.ts';
import { useLoading } from './useLoading.ts';

interface FrameProps extends Omit<ImageProps, 'isPreviewable' | 'fullSrc'> {
  onOpen?: (() => void) | undefined;
}

/** The picture and its states; a button when it can be opened. */
export function Frame({
  src,
  alt,
  ratio = 4 / 3,
  fit = 'cover',
  isLazy = true,
  fallback = 'retry',
  onOpen,
}: FrameProps) {
  const { state, image, retry } = useLoading(src);
  const { key, ...attributes } = image;
  const shape = { aspectRatio: ratio };
  if (state === 'failed') {
    return <Failed alt={alt} shape={shape} onRetry={fallback === 'retry' ? retry : undefined} />;
  }
  const content = (
    <>
      {state === 'loading' && <span className={waiting} aria-hidden="true" />}
      <img
        key={key}
        {...attributes}
        alt={alt}
        className={picture({ fit, isThere: state === 'loaded' })}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        draggable={false}
      />
    </>
  );
  if (!onOpen) {
    return (
      <div className={frame()} style={shape}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={frame({ isPressable: true })}
      style={shape}
      aria-label={`查看图片：${alt}`}
      aria-haspopup="dialog"
      onPointerEnter={preview.preload}
      onFocus={preview.preload}
      onClick={onOpen}
    >
      {content}
    </button>
  );
}

interface FailedProps {
  alt: string;
  shape: CSSProperties;
  onRetry: (() => void) | undefined;
}

/** The same frame with the alternative text and a retry button. */
function Failed({ alt, shape, onRetry }: FailedProps) {
  return (
    <div className={frame()} style={shape}>
      <div className={failed}>
        <ImageOff size={20} label={alt === '' ? undefined : alt} />
        <span className={failedWords}>图片无法显示</span>
        {onRetry && (
          <Button size="small" variant="quiet" onPress={onRetry}>
            重试
          </Button>
        )}
      </div>
    </div>
  );
}
