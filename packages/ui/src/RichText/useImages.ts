import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import {
  checkFile,
  useUploadQueue,
  type Choice,
  type FileRules,
  type UploadFile,
  type Upload,
  type UploadMessages,
} from '../Uploader/index.ts';
import { hasFiles, useFileDrop } from '../lib/useFileDrop.ts';
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
  return useFileDrop(frame, {
    onFiles: (files, event) => {
      const place =
        event instanceof DragEvent
          ? editor.view.posAtCoords({ left: event.clientX, top: event.clientY })
          : null;
      onImages(place ? files.map((one) => ({ ...one, position: place.pos })) : files);
    },
    takesPaste: (data, { target }) => {
      if (!(target instanceof Node && frame.current?.contains(target))) return false;
      const html = data.getData('text/html');
      const isTaken = hasFiles(data) && meansFiles(html);
      if (!isTaken) onLost(countLostPictures(html));
      return isTaken;
    },
  });
}
