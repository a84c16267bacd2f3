import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton, Button } from '../Button/index.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { imageTexts } from './texts.ts';
import { imagePreviewTexts } from './Preview.texts.ts';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  RotateCw,
  X,
  ZoomIn,
  ZoomOut,
} from '../Icon/index.ts';
import { caption, dialog, percent, toolGroup, tools } from './Preview.css.ts';
import {
  panned,
  Stage,
  turned,
  initialView,
  zoomed,
  zoomStep,
  minScale,
  maxScale,
  type Point,
  type View,
} from './Stage.tsx';

interface PreviewProps {
  src: string;
  alt: string;
  onClose: () => void;
}

/** Where the picture is moved to, by an arrow or its button. */
const directions = [
  { key: 'ArrowLeft', text: 'left', icon: <ArrowLeft size={16} />, side: { x: -1, y: 0 } },
  { key: 'ArrowUp', text: 'above', icon: <ArrowUp size={16} />, side: { x: 0, y: -1 } },
  { key: 'ArrowDown', text: 'below', icon: <ArrowDown size={16} />, side: { x: 0, y: 1 } },
  { key: 'ArrowRight', text: 'right', icon: <ArrowRight size={16} />, side: { x: 1, y: 0 } },
] as const;

/** A picture in full, over the screen. The browser's own dialog keeps the focus inside, and gives it back. */
export function Preview({ src, alt, onClose }: PreviewProps) {
  const element = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { view: label } = useTexts('Image', imageTexts);
  const texts = useTexts('ImagePreview', imagePreviewTexts);
  const { close } = useCommonTexts();
  const [view, setView] = useState<View>(initialView);

  useLayoutEffect(() => {
    const opened = element.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  const zoomIn = (): void => setView((last) => zoomed(last, zoomStep));
  const zoomOut = (): void => setView((last) => zoomed(last, 1 / zoomStep));
  const reset = (): void => setView(initialView);
  const turn = (): void => setView(turned);
  const pan = (side: Point): void => {
    const size = stage.current?.getBoundingClientRect();
    if (size) setView((last) => panned(last, side, size));
  };
  const keys: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': reset,
    r: turn,
    escape: onClose,
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions.find(({ key }) => key === event.key);
    const action = keys[event.key.toLowerCase()];
    if (!direction && !action) return;
    event.preventDefault();
    // A dialog around stays open.
    event.stopPropagation();
    if (direction) pan(direction.side);
    else action?.();
  };

  return (
    <dialog
      ref={element}
      className={dialog}
      aria-label={label}
      onKeyDown={pressKey}
      onClose={onClose}
    >
      {/* Keys and wheel do the same. */}
      <div className={tools}>
        <div className={toolGroup}>
          <IconButton
            label={texts.zoomOut}
            icon={<ZoomOut size={16} />}
            aria-keyshortcuts="-"
            isDisabled={view.scale <= minScale}
            onPress={zoomOut}
          />
          <output className={percent}>{Math.round(view.scale * 100)}%</output>
          <IconButton
            label={texts.zoomIn}
            icon={<ZoomIn size={16} />}
            aria-keyshortcuts="+"
            isDisabled={view.scale >= maxScale}
            onPress={zoomIn}
          />
          <Button variant="quiet" aria-keyshortcuts="0" onPress={reset}>
            {texts.reset}
          </Button>
          <IconButton
            label={texts.rotate}
            icon={<RotateCw size={16} />}
            aria-keyshortcuts="R"
            onPress={turn}
          />
        </div>
        <div className={toolGroup}>
          {directions.map(({ key, text, icon, side }) => (
            <IconButton
              key={key}
              label={texts[text]}
              icon={icon}
              aria-keyshortcuts={key}
              onPress={() => pan(side)}
            />
          ))}
        </div>
        <IconButton
          label={close}
          icon={<X size={16} />}
          aria-keyshortcuts="Escape"
          onPress={onClose}
        />
      </div>
      <Stage {...{ src, alt, view }} element={stage} onChange={setView} />
      <output className={caption}>{alt}</output>
    </dialog>
  );
}
