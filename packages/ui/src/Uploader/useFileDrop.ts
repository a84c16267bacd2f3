import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { filesOf, hasFiles } from './chosenFiles.ts';
import type { Choice } from './uploadQueue.ts';

/** A file let go beside a field must not take the page away, with all that was filled in. */
function ignoreStray(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/** While mounted, files dropped outside of a drop target are ignored. */
export function useStrayDrops(): void {
  useLayoutEffect(() => {
    window.addEventListener('dragover', ignoreStray);
    window.addEventListener('drop', ignoreStray);
    return () => {
      window.removeEventListener('dragover', ignoreStray);
      window.removeEventListener('drop', ignoreStray);
    };
  }, []);
}

/**
 * Handles files dropped on a field, or pasted while it has the focus. @returns whether files are being
 * dragged over it
 */
export function useFileArrival(
  field: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onFiles: (choices: Choice[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  useStrayDrops();

  const drag = useEffectEvent((event: DragEvent): void => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  });
  const leave = useEffectEvent(({ relatedTarget }: DragEvent): void => {
    const isInside = relatedTarget instanceof Node && field.current?.contains(relatedTarget);
    if (!isInside) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent): void => {
    setOver(false);
    if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    onFiles(filesOf(event.dataTransfer));
  });
  // The event of a button is sent to the page's body: what counts is where the focus is.
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    if (!event.clipboardData || !hasFiles(event.clipboardData)) return;
    if (!field.current?.contains(document.activeElement)) return;
    event.preventDefault();
    onFiles(filesOf(event.clipboardData));
  });

  // Before anything can be dragged there.
  useLayoutEffect(() => {
    const element = field.current;
    if (!isEnabled || !element) return undefined;
    const onDrag = (event: DragEvent): void => drag(event);
    const onLeave = (event: DragEvent): void => leave(event);
    const onDrop = (event: DragEvent): void => drop(event);
    const onPaste = (event: ClipboardEvent): void => paste(event);
    element.addEventListener('dragover', onDrag);
    element.addEventListener('dragleave', onLeave);
    element.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      element.removeEventListener('dragover', onDrag);
      element.removeEventListener('dragleave', onLeave);
      element.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
      setOver(false);
    };
  }, [field, isEnabled]);

  return isOver;
}
