import { useRef, useLayoutEffect, type RefObject } from 'react';
import { useFileDrop } from '../lib/useFileDrop.ts';
import { usePendingReport } from './UploadGate.tsx';
import { checkFile } from './checkFile.ts';
import type { FileRules } from './fileProblem.ts';
import type { UploadMessages } from './messages.ts';
import type { Choice, UploadFile, UploadQueue } from './uploadQueue.ts';
import type { Upload } from './uploads.ts';
import { useSubmitGuard } from './useSubmitGuard.ts';
import { useUploadQueue } from './useUploadQueue.ts';

interface UploadFieldOptions {
  rules: FileRules;
  messages: UploadMessages;
  send: UploadFile;
  onSent: (upload: Upload, url: string) => void;
  onPendingChange: ((isPending: boolean) => void) | undefined;
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
  usePendingReport(isPending, options.onPendingChange);
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
