import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton, Button } from '../Button/index.ts';
import { ChevronLeft, ChevronRight, RotateCw, X, ZoomIn, ZoomOut } from '../Icon/index.ts';
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

export interface PreviewProps {
  images: readonly { src: string; alt: string }[];
  /** Which of them is shown first, counted from 0. */
  startAt: number;
  onClose: () => void;
}

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
    const next = index + by;
    if (next < 0 || next >= images.length) return;
    setIndex(next);
    setView(initialView);
  };
  const act = {
    zoomIn: () => setView((last) => zoomed(last, zoomStep)),
    zoomOut: () => setView((last) => zoomed(last, 1 / zoomStep)),
    reset: () => setView(initialView),
    turn: () => setView(turned),
    close: onClose,
  };
  const keys: Record<string, () => void> = {
    '+': act.zoomIn,
    '=': act.zoomIn,
    '-': act.zoomOut,
    '0': act.reset,
    r: act.turn,
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
  const hasOthers = images.length > 1;
  return (
    <dialog
      ref={element}
      className={dialog}
      aria-label="查看图片"
      onKeyDown={pressKey}
      onClose={onClose}
    >
      <PreviewTools scale={view.scale} {...act} />
      <Stage key={shown.src} {...shown} view={view} onChange={setView} />
      {hasOthers && (
        <>
          <div className={side({ at: 'start' })}>
            <IconButton
              label="上一张"
              icon={<ChevronLeft size={16} />}
              isDisabled={index === 0}
              onPress={() => go(-1)}
            />
          </div>
          <div className={side({ at: 'end' })}>
            <IconButton
              label="下一张"
              icon={<ChevronRight size={16} />}
              isDisabled={index === images.length - 1}
              onPress={() => go(1)}
            />
          </div>
        </>
      )}
      <output className={caption}>
        {hasOthers && `第 ${index + 1} / ${images.length} 张　`}
        {shown.alt}
      </output>
    </dialog>
  );
}

interface PreviewToolsProps {
  scale: number;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  turn: () => void;
  close: () => void;
}

/** What the keys and the wheel do, for those who press buttons. */
function PreviewTools({ scale, zoomIn, zoomOut, reset, turn, close }: PreviewToolsProps) {
  return (
    <div className={tools}>
      <div className={toolGroup}>
        <IconButton
          label="缩小"
          icon={<ZoomOut size={16} />}
          aria-keyshortcuts="-"
          isDisabled={scale <= minScale}
          onPress={zoomOut}
        />
        <output className={percent}>{Math.round(scale * 100)}%</output>
        <IconButton
          label="放大"
          icon={<ZoomIn size={16} />}
          aria-keyshortcuts="+"
          isDisabled={scale >= maxScale}
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
      <IconButton label="关闭" icon={<X size={16} />} aria-keyshortcuts="Escape" onPress={close} />
    </div>
  );
}
