import {
  useRef,
  useLayoutEffect,
  useState,
  useCallback,
  type RefObject,
  type ReactElement,
} from 'react';
import { useFileDrop } from '../lib/useFileDrop.ts';
import { useSubmitGuard } from './useSubmitGuard.ts';
import { checkFile, acceptOf, type FileRules, type FileType } from './fileRules.ts';
import type { UploadMessages } from './words.ts';
import {
  createUploadQueue,
  hasPending,
  type Choice,
  type UploadFile,
  type UploadQueue,
  type QueueOptions,
} from './uploadQueue.ts';
import type { Upload } from './uploads.ts';

interface UploadFieldOptions {
  rules: FileRules;
  messages: UploadMessages;
  send: UploadFile;
  onSent: (upload: Upload, url: string) => void;
  isEnabled: boolean;
  /** Files came, by drop or paste. */
  onFiles: (queue: UploadQueue, choices: Choice[]) => void;
}

interface UploadField {
  /** For the field's root element. */
  root: RefObject<HTMLFieldSetElement | null>;
  uploads: readonly Upload[];
  queue: UploadQueue;
  /** Files are being dragged over the field. */
  isOver: boolean;
  isPending: boolean;
  /** Why the form was not sent, or undefined. */
  refusal: string | undefined;
}

/** The behaviour that all upload fields share. */
export function useUploadField(options: UploadFieldOptions): UploadField {
  const { rules, messages, send, onSent } = options;
  const root = useRef<HTMLFieldSetElement>(null);
  const { uploads, queue, isPending } = useUploadQueue({
    send,
    onSent,
    failedMessage: messages.failed,
    check: async (choice) => {
      const problem = await checkFile(choice, rules);
      return problem && messages[problem];
    },
  });
  const isOver = useFileDrop(root, {
    isEnabled: options.isEnabled,
    onFiles: (files) => options.onFiles(queue, files),
  });
  const wasTried = useSubmitGuard(root, isPending, () => focusFirstButton(root.current));
  useKeptFocus(root);

  return {
    root,
    uploads,
    queue,
    isOver,
    isPending,
    refusal: wasTried ? messages.pending : undefined,
  };
}

const buttonsOf = (field: HTMLElement | null): HTMLElement[] =>
  Array.from(field?.querySelectorAll<HTMLElement>('button:enabled') ?? []);

/**
 * Keeps the focus in a field whose buttons change while it works: when the one that had the focus is
 * gone, the one that is in its place now gets it, rather than the page's body.
 */
function useKeptFocus(field: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: HTMLElement; place: number }>(null);

  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const place = buttonsOf(field.current).findIndex((button) => button === target);
      last.current =
        target instanceof HTMLElement && place >= 0 ? { element: target, place } : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [field]);

  useLayoutEffect(() => {
    if (!last.current) return;
    const { element, place } = last.current;
    const buttons = buttonsOf(field.current);
    if (element.isConnected) {
      last.current.place = buttons.indexOf(element);
      return;
    }
    last.current = null;
    if (document.activeElement === document.body) (buttons[place] ?? buttons.at(-1))?.focus();
  });
}

/** Puts the focus on the first button of a field. */
function focusFirstButton(field: HTMLElement | null): void {
  buttonsOf(field)[0]?.focus();
}

/** Concurrent uploads of one field. */
const maxConcurrent = 3;

/** A queue that exists as long as its field is mounted; running uploads are aborted on unmount. */
export function useUploadQueue(handlers: Omit<QueueOptions, 'maxConcurrent'>): {
  uploads: readonly Upload[];
  queue: UploadQueue;
  isPending: boolean;
} {
  const [queue] = useState(() => createUploadQueue({ maxConcurrent, ...handlers }));
  useLayoutEffect(() => queue.configure({ maxConcurrent, ...handlers }));
  // React state instead of a subscribed store: it is batched with the changes of `onSent`.
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  useLayoutEffect(() => {
    const unsubscribe = queue.subscribe(() => setUploads(queue.read()));
    return () => {
      unsubscribe();
      queue.clear();
    };
  }, [queue]);

  return { uploads, queue, isPending: hasPending(uploads) };
}

interface PickerOptions {
  types: readonly FileType[];
  isMultiple: boolean;
  isDisabled: boolean;
  onFiles: (choices: Choice[]) => void;
}

/**
 * The system's file dialog: `open` for buttons, and the hidden input behind it. Render the input after the
 * buttons, which a form focuses.
 */
export function useFilePicker({ types, isMultiple, isDisabled, onFiles }: PickerOptions): {
  open: () => void;
  input: ReactElement;
} {
  const element = useRef<HTMLInputElement>(null);
  return {
    open: () => element.current?.click(),
    input: (
      <input
        ref={element}
        type="file"
        hidden
        tabIndex={-1}
        accept={acceptOf(types)}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? [], (file) => ({ file }));
          // So that choosing the same file again, after an error, is a change too.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}

interface FilePictureProps {
  /** The picture as the file input gave it. */
  file: File;
  /** The class of the image element. */
  className: string;
}

/** A picture that is still on this machine. Its memory is given back when it is no longer shown. */
export function FilePicture({ file, className }: FilePictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      const address = URL.createObjectURL(file);
      if (image) image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" className={className} />;
}
