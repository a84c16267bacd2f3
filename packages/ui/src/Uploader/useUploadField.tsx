import { useRef, useLayoutEffect, useState, type RefObject } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { useFileDrop } from '../lib/useFileDrop.ts';
import { checkFile, acceptOf, type Choice, type FileRules, type FileType } from './fileRules.ts';
import type { UploadMessages } from './words.ts';
import { createUploadQueue, isUnsettled, type QueueOptions, type Upload } from './uploadQueue.ts';

interface UploadFieldOptions
  extends
    UploadQueueOptions,
    Pick<PickerOptions, 'onFiles' | 'isMultiple'>,
    Pick<FieldProps, 'isDisabled' | 'isReadOnly'> {}

/**
 * The behaviour that all upload fields share. `rootProps` are for the field's root element; `isOver`: files are being
 * dragged over it; `refusal`: why the form was not sent, or undefined.
 */
export function useUploadField({
  isDisabled = false,
  isReadOnly = false,
  isMultiple = false,
  onFiles,
  ...options
}: UploadFieldOptions) {
  const { rules, messages } = options;
  const root = useRef<HTMLFieldSetElement>(null);
  const uploading = useUploadQueue(options);
  const isOver = useFileDrop(root, { isEnabled: !isDisabled && !isReadOnly, onFiles });
  const wasTried = useSubmitAttempted(root, uploading.isPending);
  useKeptFocus(root);
  const picker = useFilePicker({ types: rules.types, isMultiple, isDisabled, onFiles });

  const rootProps = { ref: root, 'data-unread': uploading.isPending || undefined };
  const refusal = wasTried ? messages.pending : undefined;
  return { ...uploading, rootProps, isOver, picker, refusal };
}

/** Whether the form was to be sent while `isBlocked`. `data-unread` on the field holds the form itself back. */
export function useSubmitAttempted(
  field: RefObject<HTMLElement | null>,
  isBlocked: boolean,
): boolean {
  const [wasTried, setTried] = useState(false);

  useLayoutEffect(() => {
    const form = field.current?.closest('form');
    if (!isBlocked || !form) return undefined;
    const note = (): void => setTried(true);
    form.addEventListener('submit', note);
    return () => {
      form.removeEventListener('submit', note);
      setTried(false);
    };
  }, [field, isBlocked]);

  return wasTried && isBlocked;
}

const buttonsOf = (field: HTMLElement | null): HTMLElement[] =>
  Array.from(field?.querySelectorAll<HTMLElement>('button:enabled') ?? []);

/** Keeps the focus in a field whose buttons change: the one in the place of a gone one gets it, not the body. */
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

interface UploadQueueOptions extends Pick<QueueOptions, 'send' | 'onSent'> {
  rules: FileRules;
  messages: UploadMessages;
}

/** A queue that exists as long as its field is mounted; running uploads are aborted on unmount. */
export function useUploadQueue({ rules, messages, ...handlers }: UploadQueueOptions) {
  // React state instead of a subscribed store: it is batched with the changes of `onSent`.
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const options: QueueOptions = {
    ...handlers,
    onChange: setUploads,
    failedMessage: messages.failed,
    check: async (choice) => {
      const problem = await checkFile(choice, rules);
      return problem && messages[problem];
    },
  };
  const [queue] = useState(() => createUploadQueue(options));
  useLayoutEffect(() => queue.configure(options));
  useLayoutEffect(() => queue.clear, [queue]);

  return { uploads, queue, isPending: uploads.some(isUnsettled) };
}

interface PickerOptions {
  types: readonly FileType[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (choices: Choice[]) => void;
}

/** The system's file dialog: `open`, and the hidden input behind it, to be rendered after the buttons. */
export function useFilePicker({ types, isMultiple, isDisabled, onFiles }: PickerOptions) {
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
  file: File;
  className: string;
}

/** A picture that is still on this machine. Its memory is given back when it is no longer shown. */
export function FilePicture({ file, className }: FilePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt="" className={className} />;
}
