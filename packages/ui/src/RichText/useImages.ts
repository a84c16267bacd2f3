import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import {
  checkFile,
  useUploadQueue,
  filesOf,
  hasFiles,
  useStrayDrops,
  type Choice,
  type FileRules,
  type UploadFile,
  type Upload,
  type UploadMessages,
} from '../Uploader/index.ts';
import { countLostPictures, meansFiles } from './paste.ts';
import { addPlaces, placeOf, settlePlace } from './pendingImages.ts';

const elements = new WeakMap<File, HTMLElement>();

/** The placeholder element of a pending picture. */
export function elementOf(file: File): HTMLElement {
  const known = elements.get(file);
  if (known) return known;
  const element = document.createElement('span');
  element.contentEditable = 'false';
  elements.set(file, element);
  return element;
}

/** A picture and its position; by default the cursor. */
export type NewImage = Choice & { position?: number };

interface ImageOptions {
  editor: Editor;
  send: UploadFile;
  rules: FileRules;
  messages: UploadMessages;
}

/** The pending pictures of an editor, and their positions in the text. */
export function useImages({ editor, send, rules, messages }: ImageOptions): {
  uploads: readonly Upload[];
  isPending: boolean;
  add: (images: readonly NewImage[]) => void;
  retry: (id: number) => void;
  remove: (id: number) => void;
} {
  const { uploads, queue, isPending } = useUploadQueue({
    send,
    failedMessage: messages.failed,
    check: async (choice) => {
      const problem = await checkFile(choice, rules);
      return problem && messages[problem];
    },
    onSent: ({ id }, address) => {
      settlePlace(editor, id, address);
      queue.drop(id);
    },
  });

  const add = (images: readonly NewImage[]): void => {
    const ids = queue.add(images);
    addPlaces(
      editor,
      images.map(({ file, position = editor.state.selection.to }, index) => ({
        id: ids[index] ?? 0,
        element: elementOf(file),
        position,
      })),
    );
  };
  const remove = (id: number): void => {
    settlePlace(editor, id);
    queue.drop(id);
    editor.commands.focus();
  };

  // Deleting the placeholder cancels the picture.
  const dropDeleted = useEffectEvent((): void => {
    for (const { id } of queue.read()) if (placeOf(editor.state, id) === null) queue.drop(id);
  });
  useEffect(() => {
    const listen = (): void => dropDeleted();
    editor.on('update', listen);
    return () => {
      editor.off('update', listen);
    };
  }, [editor]);

  return { uploads, isPending, add, retry: queue.retry, remove };
}

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
