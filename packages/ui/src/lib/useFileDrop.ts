import { useLayoutEffect, useState, type RefObject } from 'react';
import { useStable } from './useStable.ts';

/** What is read of a drop or a paste: the part of `DataTransfer` that matters. */
export interface Transfer {
  types: readonly string[];
  items: ArrayLike<Pick<DataTransferItem, 'kind' | 'getAsFile' | 'webkitGetAsEntry'>>;
}

export interface DroppedFile {
  file: File;
  /** It is a folder, which appears as a file. */
  problem?: 'folder';
}

/** Whether files are dragged or pasted, rather than text or a link. */
export function hasFiles(transfer: Pick<Transfer, 'types'> | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** The files of a drop or a paste. A folder appears as a file there and is marked. */
export function filesOf(transfer: Transfer): DroppedFile[] {
  return Array.from(transfer.items).flatMap((item): DroppedFile[] => {
    if (item.kind !== 'file') return [];
    const isFolder = item.webkitGetAsEntry()?.isDirectory ?? false;
    const file = item.getAsFile();
    return file ? [{ file, ...(isFolder && { problem: 'folder' }) }] : [];
  });
}

/** A file let go beside a field must not take the page away, with all that was filled in. */
function ignoreStray(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

interface FileDropOptions {
  /** @default true */
  isEnabled?: boolean;
  onFiles: (files: DroppedFile[], event: DragEvent | ClipboardEvent) => void;
  /** Whether the files of a paste are taken. By default they are while the focus is in the element. */
  takesPaste?: (data: DataTransfer, event: ClipboardEvent) => boolean;
}

/** Handles files dropped on or pasted into an element, before anything in it; returns whether they are over it. */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  { isEnabled = true, onFiles, takesPaste }: FileDropOptions,
): boolean {
  const [isOver, setOver] = useState(false);

  const take = useStable((event: DragEvent | ClipboardEvent, data: DataTransfer): void => {
    event.preventDefault();
    event.stopPropagation();
    onFiles(filesOf(data), event);
  });
  // The event of a button is sent to the page's body: what counts is where the focus is.
  const isMeant = useStable((data: DataTransfer, event: ClipboardEvent) =>
    takesPaste
      ? takesPaste(data, event)
      : hasFiles(data) && element.current?.contains(document.activeElement),
  );

  // Before anything can be dragged there.
  useLayoutEffect(() => {
    const target = element.current;
    const stop = new AbortController();
    const { signal } = stop;
    const before = { capture: true, signal };

    const drag = (event: DragEvent): void => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      const isInside = relatedTarget instanceof Node && target?.contains(relatedTarget);
      if (!isInside) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const { dataTransfer: data } = event;
      if (data && hasFiles(data)) take(event, data);
    };
    const paste = (event: ClipboardEvent): void => {
      const { clipboardData: data } = event;
      if (data && isMeant(data, event)) take(event, data);
    };

    window.addEventListener('dragover', ignoreStray, { signal });
    window.addEventListener('drop', ignoreStray, { signal });
    if (isEnabled && target) {
      target.addEventListener('dragover', drag, before);
      target.addEventListener('dragleave', leave, { signal });
      target.addEventListener('drop', drop, before);
      document.addEventListener('paste', paste, before);
    }
    return () => {
      stop.abort();
      setOver(false);
    };
  }, [element, isEnabled, take, isMeant]);

  return isOver;
}
