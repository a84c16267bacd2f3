import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { ImageOff } from '../Icon/index.ts';
import { picture, stage, state as stateStyle } from './Preview.css.ts';
import { useGestures } from './useGestures.ts';
import { useLoading } from './useLoading.ts';
import { initialView, zoomed, type View } from './view.ts';

interface StageProps {
  src: string;
  alt: string;
  view: View;
  onChange: (change: (view: View) => View) => void;
}

/** A double press comes this close, and goes back. */
const close = 2.5;

/** The picture's stage: drag to move, wheel and pinch to zoom. */
export function Stage({ src, alt, view, onChange }: StageProps) {
  const element = useRef<HTMLDivElement>(null);
  const { isHeld, handlers } = useGestures(element, onChange);
  const { state, image, retry } = useLoading(src);
  const { key, ...attributes } = image;
  const isOnSide = view.turn % 2 !== 0;
  return (
    <div
      ref={element}
      className={stage({ isHeld })}
      {...handlers}
      onDoubleClick={() => {
        onChange((last) =>
          last.scale > 1 ? { ...initialView, turn: last.turn } : zoomed(last, close),
        );
      }}
    >
      {state === 'failed' ? (
        <div className={stateStyle} role="alert">
          <ImageOff size={20} />
          图片无法显示
          <Button onPress={retry}>重试</Button>
        </div>
      ) : (
        <>
          {state === 'loading' && <output className={stateStyle}>加载中</output>}
          <img
            key={key}
            {...attributes}
            alt={alt}
            draggable={false}
            className={picture({ isOnSide, isHeld, isThere: state === 'loaded' })}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn * 90}deg) scale(${view.scale})`,
            }}
          />
        </>
      )}
    </div>
  );
}
