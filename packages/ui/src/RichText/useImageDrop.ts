import type { Editor } from '@tiptap/react';
import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { filesOf, hasFiles, useStrayDrops } from '../Uploader/index.ts';
import { countLostPictures, meansFiles } from './paste.ts';
import type { NewImage } from './useImages.ts';

interface ImageDropOptions {
  editor: Editor;
  onImages: (images: NewImage[]) => void;
  /** Number of pictures of a paste that cannot be read. */
  onLost: (count: number) => void;
}

/**
 * Pictures that are dropped on an editor or pasted into it, before the editor itself sees them. Returns
 * whether files are being dragged over it now.
 */
export function useImageDrop(
  frame: RefObject<HTMLElement | null>,
  { editor, onImages, onLost }: ImageDropOptions,
): boolean {
  const [isOver, setOver] = useState(false);
  useStrayDrops();

  const drag = useEffectEvent((event: DragEvent): void => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  });
  const leave = useEffectEvent(({ relatedTarget }: DragEvent): void => {
    const isInside = relatedTarget instanceof Node && frame.current?.contains(relatedTarget);
    if (!isInside) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent): void => {
    setOver(false);
    const { dataTransfer, clientX: left, clientY: top } = event;
    if (!dataTransfer || !hasFiles(dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    const position = editor.view.posAtCoords({ left, top })?.pos;
    onImages(
      filesOf(dataTransfer).map((choice) => ({
        ...choice,
        ...(position !== undefined && { position }),
      })),
    );
  });
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const { clipboardData } = event;
    if (!clipboardData) return;
    const html = clipboardData.getData('text/html');
    if (hasFiles(clipboardData) && meansFiles(html)) {
      event.preventDefault();
      event.stopPropagation();
      onImages(filesOf(clipboardData));
    } else {
      onLost(countLostPictures(html));
    }
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onDrag = (event: DragEvent): void => drag(event);
    const onLeave = (event: DragEvent): void => leave(event);
    const onDrop = (event: DragEvent): void => drop(event);
    const onPaste = (event: ClipboardEvent): void => paste(event);
    element.addEventListener('dragover', onDrag, true);
    element.addEventListener('dragleave', onLeave);
    element.addEventListener('drop', onDrop, true);
    element.addEventListener('paste', onPaste, true);
    return () => {
      element.removeEventListener('dragover', onDrag, true);
      element.removeEventListener('dragleave', onLeave);
      element.removeEventListener('drop', onDrop, true);
      element.removeEventListener('paste', onPaste, true);
    };
  }, [frame]);

  return isOver;
}
