import { useRef, type RefObject } from 'react';
import { checkFile } from './checkFile.ts';
import type { FileRules } from './fileProblem.ts';
import type { UploadMessages } from './messages.ts';
import { usePendingReport } from './UploadGate.tsx';
import type { Choice, UploadFile, UploadQueue } from './uploadQueue.ts';
import type { Upload } from './uploads.ts';
import { useFileArrival } from './useFileDrop.ts';
import { focusFirstButton, useKeptFocus } from './useKeptFocus.ts';
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
  const isOver = useFileArrival(root, options.isEnabled, (choices) =>
    options.onFiles(queue, choices),
  );
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
