import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton, Button } from '../Button/index.ts';
import { ChevronLeft, ChevronRight, RotateCw, X, ZoomIn, ZoomOut } from '../Icon/index.ts';
import type { GroupImage } from './Image.tsx';
import { caption, dialog, side, percent, toolGroup, tools } from './Preview.css.ts';
import {
  Stage,
  turned,
  initialView,
  zoomed,
  zoomStep,
  minScale,
  maxScale,
  type View,
} from './Stage.tsx';

interface PreviewProps {
  images: readonly GroupImage[];
  /** Which of them is shown first, counted from 0. */
  startAt: number;
  onClose: () => void;
}

const steps = [
  { at: 'start', label: '上一张', Arrow: ChevronLeft, by: -1 },
  { at: 'end', label: '下一张', Arrow: ChevronRight, by: 1 },
] as const;

/** Pictures in full, over the screen. The browser's own dialog keeps the focus inside, and gives it back. */
export function Preview({ images, startAt, onClose }: PreviewProps) {
  const element = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(startAt);
  const [view, setView] = useState<View>(initialView);
  const shown = images[index];

  useLayoutEffect(() => {
    const opened = element.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  const go = (by: number): void => {
    if (!images[index + by]) return;
    setIndex(index + by);
    setView(initialView);
  };
  const zoomIn = (): void => setView((last) => zoomed(last, zoomStep));
  const zoomOut = (): void => setView((last) => zoomed(last, 1 / zoomStep));
  const reset = (): void => setView(initialView);
  const turn = (): void => setView(turned);
  const keys: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': reset,
    r: turn,
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
  };
  const pressKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  if (!shown) return null;
  const { alt, src } = shown;
  const hasOthers = images.length > 1;
  return (
    <dialog
      ref={element}
      className={dialog}
      aria-label="查看图片"
      onKeyDown={pressKey}
      onClose={onClose}
    >
      {/* Keys and wheel do the same. */}
      <div className={tools}>
        <div className={toolGroup}>
          <IconButton
            label="缩小"
            icon={<ZoomOut size={16} />}
            aria-keyshortcuts="-"
            isDisabled={view.scale <= minScale}
            onPress={zoomOut}
          />
          <output className={percent}>{Math.round(view.scale * 100)}%</output>
          <IconButton
            label="放大"
            icon={<ZoomIn size={16} />}
            aria-keyshortcuts="+"
            isDisabled={view.scale >= maxScale}
            onPress={zoomIn}
          />
          <Button variant="quiet" aria-keyshortcuts="0" onPress={reset}>
            复原
          </Button>
          <IconButton
            label="旋转"
            icon={<RotateCw size={16} />}
            aria-keyshortcuts="R"
            onPress={turn}
          />
        </div>
        <IconButton
          label="关闭"
          icon={<X size={16} />}
          aria-keyshortcuts="Escape"
          onPress={onClose}
        />
      </div>
      <Stage key={src} {...{ src, alt, view }} onChange={setView} />
      {hasOthers &&
        steps.map(({ at, label, Arrow, by }) => (
          <div key={at} className={side({ at })}>
            <IconButton
              label={label}
              icon={<Arrow size={16} />}
              isDisabled={!images[index + by]}
              onPress={() => go(by)}
            />
          </div>
        ))}
      <output className={caption}>
        {hasOthers && `第 ${index + 1} / ${images.length} 张　`}
        {alt}
      </output>
    </dialog>
  );
}
