import type { SheetResponse, SheetRequest, SheetTasks } from './sheetWorker.ts';

/** Reads and writes workbooks in a worker of its own. */
export interface Sheets {
  /** @throws Error with the message for the user */
  run: <Task extends keyof SheetTasks>(
    task: Task,
    input: SheetTasks[Task]['input'],
  ) => Promise<SheetTasks[Task]['output']>;
  close: () => void;
}

const unknownFailure = '文件处理失败，请重试';

/** Starts the worker; its code, with the library for workbooks, is loaded then, or again with the next task. */
export function openSheets(): Sheets {
  const waiting = new Map<
    number,
    { resolve: (output: unknown) => void; reject: (error: Error) => void }
  >();
  let last = 0;
  let worker: Worker | null = start();
  function start(): Worker {
    const started = new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<SheetResponse>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if ('output' in data) one?.resolve(data.output);
      else one?.reject(new Error(data.refusal ?? unknownFailure));
    });
    // Its code could not be loaded.
    started.addEventListener('error', () => {
      started.terminate();
      worker = null;
      for (const one of waiting.values()) one.reject(new Error(unknownFailure));
      waiting.clear();
    });
    return started;
  }
  return {
    run: (task, input) => {
      const current = (worker ??= start());
      last += 1;
      const id = last;
      return new Promise<never>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as (output: unknown) => void, reject });
        current.postMessage({ id, task, input } as SheetRequest, []);
      });
    },
    close: () => worker?.terminate(),
  };
}

/** The sheet as an xlsx file of this name. */
export const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string): File =>
  new File([bytes], `${name.replace(/\.(xlsx?|et|csv)$/i, '')}.xlsx`, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
