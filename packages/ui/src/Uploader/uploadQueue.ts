import type { Choice } from './fileRules.ts';

/** checking: its first bytes are being read; failed: can be retried; refused: not taken. */
export type UploadState = 'checking' | 'waiting' | 'sending' | 'failed' | 'refused' | 'sent';

export interface Upload {
  id: number;
  file: File;
  state: UploadState;
  /** 0 to 100; null before the first progress event. */
  percent: number | null;
  /** Why it failed or was refused. */
  message: string | undefined;
  url: string | undefined;
}

/** Whether the upload is not settled: saving has to wait. */
export function isUnsettled({ state }: Pick<Upload, 'state'>): boolean {
  return state === 'checking' || state === 'waiting' || state === 'sending';
}

export interface SendOptions {
  /** Progress, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Aborted when the upload is cancelled or its field leaves the page. */
  signal: AbortSignal;
}

/** Uploads a file and returns its URL. The message of a rejection is shown. */
export type UploadFile = (file: File, options: SendOptions) => Promise<string>;

export interface QueueOptions {
  /** The reason why a file is rejected, or null. */
  check: (choice: Choice) => Promise<string | null>;
  send: UploadFile;
  onChange: (uploads: readonly Upload[]) => void;
  onSent?: (upload: Upload, url: string) => void;
  /** Message of a rejection that has none. */
  failedMessage: string;
}

const maxConcurrent = 3;

const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message !== '' ? error.message : otherwise;

/** Creates a queue of uploads, a few at a time. Independent of React, so that its order can be tested. */
export function createUploadQueue(initial: QueueOptions) {
  let options = initial;
  let uploads: readonly Upload[] = [];
  let lastId = 0;
  const running = new Map<number, AbortController>();

  const replace = (next: readonly Upload[]): void => {
    uploads = next;
    options.onChange(next);
  };
  const find = (id: number): Upload | undefined => uploads.find((upload) => upload.id === id);
  const change = (id: number, changes: Partial<Upload>): void =>
    replace(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  /** Never goes back; 100 is reserved for completion. No number, as of an unknown total, is ignored. */
  const progress = (id: number, fraction: number): void => {
    if (!Number.isFinite(fraction)) return;
    const before = find(id)?.percent;
    const percent = Math.max(before ?? 0, Math.min(99, Math.floor(fraction * 100)));
    if (percent !== before) change(id, { percent });
  };

  const send = async ({ id, file }: Upload): Promise<void> => {
    const controller = new AbortController();
    const isCurrent = (): boolean => running.get(id) === controller;
    running.set(id, controller);
    change(id, { state: 'sending' });
    try {
      const url = await options.send(file, {
        signal: controller.signal,
        onProgress: (fraction) => isCurrent() && progress(id, fraction),
      });
      if (!isCurrent()) return;
      running.delete(id);
      change(id, { state: 'sent', percent: 100, url });
      const upload = find(id);
      if (upload) options.onSent?.(upload, url);
    } catch (error) {
      if (!isCurrent()) return;
      change(id, { state: 'failed', message: messageOf(error, options.failedMessage) });
    } finally {
      if (isCurrent()) running.delete(id);
      startNext();
    }
  };

  const startNext = (): void => {
    while (running.size < maxConcurrent) {
      const next = uploads.find(({ state }) => state === 'waiting');
      if (!next) return;
      void send(next);
    }
  };

  const check = async (id: number, choice: Choice): Promise<void> => {
    const message = await options.check(choice);
    change(id, message === null ? { state: 'waiting' } : { state: 'refused', message });
    startNext();
  };

  return {
    read: () => uploads,
    configure: (next: QueueOptions): void => {
      options = next;
    },
    /** @returns their ids */
    add: (choices: readonly Choice[]): number[] => {
      const added = choices.map((choice) => ({ id: (lastId += 1), choice }));
      const start = {
        state: 'checking',
        percent: null,
        message: undefined,
        url: undefined,
      } as const;
      replace([
        ...uploads,
        ...added.map(({ id, choice }) => ({ ...start, id, file: choice.file })),
      ]);
      for (const { id, choice } of added) void check(id, choice);
      return added.map(({ id }) => id);
    },
    retry: (id: number): void => {
      if (find(id)?.state !== 'failed') return;
      change(id, { state: 'waiting', percent: null, message: undefined });
      startNext();
    },
    /** Aborts a running upload and removes the file. */
    drop: (id: number): void => {
      const controller = running.get(id);
      running.delete(id);
      replace(uploads.filter((upload) => upload.id !== id));
      controller?.abort();
      startNext();
    },
    clear: (): void => {
      const controllers = [...running.values()];
      running.clear();
      replace([]);
      for (const controller of controllers) controller.abort();
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
