import { useLayoutEffect, useState } from 'react';
import {
  createUploadQueue,
  hasPending,
  type QueueOptions,
  type UploadQueue,
} from './uploadQueue.ts';
import type { Upload } from './uploads.ts';

/** So many of one field's files are sent at the same time. */
const maxConcurrent = 3;

/** A queue for as long as its field is on the page: when it leaves, what runs is aborted. */
export function useUploadQueue(handlers: Omit<QueueOptions, 'maxConcurrent'>): {
  uploads: readonly Upload[];
  queue: UploadQueue;
  isPending: boolean;
} {
  const [queue] = useState(() => createUploadQueue({ maxConcurrent, ...handlers }));
  useLayoutEffect(() => queue.configure({ maxConcurrent, ...handlers }));
  // State of React's own, not a subscribed store: it renders in one go with what `onSent` changes.
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
