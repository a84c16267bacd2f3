import type { FileProblem } from './fileRules.ts';
import {
  isUnsettled,
  nextUploads,
  uploadsToStart,
  type Upload,
  type UploadEvent,
} from './uploads.ts';

/** Options of an upload call. */
export interface SendOptions {
  /** Progress, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Aborted when the upload is cancelled or its field leaves the page. */
  signal: AbortSignal;
}

/** Uploads a file and returns its URL. The message of a rejection is shown. */
export type UploadFile = (file: File, options: SendOptions) => Promise<string>;

/** A selected file, with its error if there is one. */
export interface Choice {
  file: File;
  problem?: FileProblem | 'tooMany' | undefined;
}

/** Marks what is beyond the number that may be chosen. */
export function limitCount(choices: readonly Choice[], room: number): Choice[] {
  return choices.map((choice, index) =>
    index < room || choice.problem ? choice : { ...choice, problem: 'tooMany' },
  );
}

/** Options of an upload queue. */
export interface QueueOptions {
  /** Maximum number of concurrent uploads. */
  maxConcurrent: number;
  /** The reason why a file is rejected, or null. */
  check: (choice: Choice) => Promise<string | null>;
  send: UploadFile;
  onChange: (uploads: readonly Upload[]) => void;
  /** A file has arrived. */
  onSent: (upload: Upload, url: string) => void;
  /** Message of a rejection that has none. */
  failedMessage: string;
}

const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message !== '' ? error.message : otherwise;

/**
 * Creates a queue of uploads: selected, checked, uploaded a few at a time. Independent of React, so that its order
 * can be tested.
 */
export function createUploadQueue(initial: QueueOptions) {
  let options = initial;
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const running = new Map<number, AbortController>();

  const dispatch = (event: UploadEvent): void => {
    const next = nextUploads(uploads, event);
    if (next === uploads) return;
    uploads = next;
    options.onChange(uploads);
  };

  const sendOne = async ({ id, file }: Upload): Promise<void> => {
    const controller = new AbortController();
    const isCurrent = (): boolean => running.get(id) === controller;
    running.set(id, controller);
    dispatch({ type: 'started', id });
    try {
      const url = await options.send(file, {
        signal: controller.signal,
        onProgress: (fraction) => isCurrent() && dispatch({ type: 'progressed', id, fraction }),
      });
      if (!isCurrent()) return;
      running.delete(id);
      dispatch({ type: 'sent', id, url });
      const upload = uploads.find((one) => one.id === id);
      if (upload) options.onSent(upload, url);
    } catch (error) {
      if (!isCurrent()) return;
      dispatch({ type: 'failed', id, message: messageOf(error, options.failedMessage) });
    } finally {
      if (isCurrent()) running.delete(id);
      startNext();
    }
  };

  const startNext = (): void => {
    for (const upload of uploadsToStart(uploads, options.maxConcurrent)) void sendOne(upload);
  };

  const checkOne = async (id: number, choice: Choice): Promise<void> => {
    const message = await options.check(choice);
    dispatch(message === null ? { type: 'accepted', id } : { type: 'refused', id, message });
    startNext();
  };

  /** Aborts a running upload and removes the file. */
  const drop = (id: number): void => {
    const controller = running.get(id);
    running.delete(id);
    dispatch({ type: 'dropped', id });
    controller?.abort();
    startNext();
  };

  return {
    read: () => uploads,
    /** Sets the options of the latest render. */
    configure: (next: QueueOptions): void => {
      options = next;
    },
    /** @returns their ids */
    add: (choices: readonly Choice[]): number[] => {
      const chosen = choices.map((choice) => ({ id: (lastId += 1), choice }));
      const files = chosen.map(({ id, choice }) => ({ id, file: choice.file }));
      dispatch({ type: 'chosen', files });
      for (const { id, choice } of chosen) void checkOne(id, choice);
      return chosen.map(({ id }) => id);
    },
    retry: (id: number): void => {
      dispatch({ type: 'retried', id });
      startNext();
    },
    drop,
    /** Drops all. */
    clear: (): void => {
      // Waiting ones are dropped first: dropping a running one would start the next.
      const isRunning = ({ id }: Upload): number => Number(running.has(id));
      const lastStarted = uploads.toSorted((one, other) => isRunning(one) - isRunning(other));
      for (const { id } of lastStarted) drop(id);
    },
  };
}

/** A queue of uploads. */
export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Whether any upload of a queue is not settled. */
export const hasPending = (uploads: readonly Upload[]): boolean => uploads.some(isUnsettled);
