import type { FileProblem } from './fileProblem.ts';
import {
  isUnsettled,
  nextUploads,
  uploadsToStart,
  type Upload,
  type UploadEvent,
} from './uploads.ts';

/** What sending is told and given. */
export interface SendOptions {
  /** How much has left so far, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Aborted when the upload is cancelled or its field leaves the page. */
  signal: AbortSignal;
}

/** Sends a file and answers where it is. A rejection's message is shown to the person. */
export type UploadFile = (file: File, options: SendOptions) => Promise<string>;

/** A file that someone chose, and what is already known to be wrong with it. */
export interface Choice {
  file: File;
  problem?: FileProblem | 'tooMany' | undefined;
}

/** What a queue asks of those who use it. */
export interface QueueOptions {
  /** How many may be on their way at the same time. */
  maxConcurrent: number;
  /** Why a file is not taken, or null. */
  check: (choice: Choice) => Promise<string | null>;
  send: UploadFile;
  /** A file has arrived. */
  onSent: (upload: Upload, url: string) => void;
  /** What is said when a rejection says nothing itself. */
  failedMessage: string;
}

/** Files on their way: chosen, checked, sent a few at a time. */
export interface UploadQueue {
  read: () => readonly Upload[];
  /** From now on with other options: those of the latest render. */
  configure: (options: QueueOptions) => void;
  subscribe: (listener: () => void) => () => void;
  /** Answers their ids. */
  add: (choices: readonly Choice[]) => number[];
  retry: (id: number) => void;
  /** Cancels what is under way, forgets what is not. */
  drop: (id: number) => void;
  /** Drops all. */
  clear: () => void;
}

const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message !== '' ? error.message : otherwise;

/** Makes a queue. It knows nothing of React, so that its order can be tested. */
export function createUploadQueue(initial: QueueOptions): UploadQueue {
  let options = initial;
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();

  const dispatch = (event: UploadEvent): void => {
    const next = nextUploads(uploads, event);
    if (next === uploads) return;
    uploads = next;
    for (const listener of listeners) listener();
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

  const drop = (id: number): void => {
    const controller = running.get(id);
    running.delete(id);
    dispatch({ type: 'dropped', id });
    controller?.abort();
    startNext();
  };

  return {
    read: () => uploads,
    configure: (next) => {
      options = next;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (choices) => {
      const chosen = choices.map((choice) => ({ id: (lastId += 1), choice }));
      const files = chosen.map(({ id, choice }) => ({ id, file: choice.file }));
      dispatch({ type: 'chosen', files });
      for (const { id, choice } of chosen) void checkOne(id, choice);
      return chosen.map(({ id }) => id);
    },
    retry: (id) => {
      dispatch({ type: 'retried', id });
      startNext();
    },
    drop,
    clear: () => {
      // Those that wait go first: dropping one that is on its way lets the next one start.
      const isRunning = ({ id }: Upload): number => Number(running.has(id));
      const lastStarted = uploads.toSorted((one, other) => isRunning(one) - isRunning(other));
      for (const { id } of lastStarted) drop(id);
    },
  };
}

/** Whether anything in a queue is not decided yet. */
export const hasPending = (uploads: readonly Upload[]): boolean => uploads.some(isUnsettled);
