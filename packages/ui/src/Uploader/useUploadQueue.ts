import { useLayoutEffect, useState } from 'react';
import {
  createUploadQueue,
  hasPending,
  type QueueOptions,
  type UploadQueue,
} from './uploadQueue.ts';
import type { Upload } from './uploads.ts';

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
