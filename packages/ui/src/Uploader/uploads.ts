/**
 * State of a file: its first bytes are being read, queued, uploading, failed (can be retried), rejected,
 * uploaded.
 */
export type UploadState = 'checking' | 'waiting' | 'sending' | 'failed' | 'refused' | 'sent';

/** A selected file and the state of its upload. */
export interface Upload {
  id: number;
  file: File;
  state: UploadState;
  /** 0 to 100; null before the first progress event. */
  percent: number | null;
  /** Why it failed or was refused. */
  message: string | undefined;
  /** Where it is, once sent. */
  url: string | undefined;
}

/** What happens to uploads. */
export type UploadEvent =
  | { type: 'chosen'; files: readonly { id: number; file: File }[] }
  | { type: 'dropped'; id: number }
  | { type: 'accepted' | 'started' | 'retried'; id: number }
  | { type: 'refused' | 'failed'; id: number; message: string }
  | { type: 'progressed'; id: number; fraction: number }
  | { type: 'sent'; id: number; url: string };

const fresh = { state: 'checking', percent: null, message: undefined, url: undefined } as const;

/** Integer percentage that never decreases; 100 is reserved for completion. */
function percentOf(before: number | null, fraction: number): number | null {
  if (!Number.isFinite(fraction)) return before;
  const percent = Math.min(99, Math.max(0, Math.floor(fraction * 100)));
  return Math.max(before ?? 0, percent);
}

type Change = Exclude<UploadEvent, { type: 'chosen' | 'dropped' }>;

/** The state in which an event applies; in any other it is outdated. */
const expectedState: Record<Change['type'], UploadState> = {
  accepted: 'checking',
  refused: 'checking',
  started: 'waiting',
  progressed: 'sending',
  failed: 'sending',
  sent: 'sending',
  retried: 'failed',
};

/** The changes that an event makes to an upload. */
function change(upload: Upload, event: Change): Partial<Upload> {
  switch (event.type) {
    case 'accepted':
      return { state: 'waiting' };
    case 'started':
      return { state: 'sending' };
    case 'progressed':
      return { percent: percentOf(upload.percent, event.fraction) };
    case 'sent':
      return { state: 'sent', percent: 100, url: event.url };
    case 'retried':
      return { state: 'waiting', percent: null, message: undefined };
    default:
      return { state: event.type, message: event.message };
  }
}

/** The uploads after an event; the same list when nothing changes. */
export function nextUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'chosen') {
    return [...uploads, ...event.files.map((chosen) => ({ ...fresh, ...chosen }))];
  }
  const index = uploads.findIndex(({ id }) => id === event.id);
  const upload = uploads[index];
  if (!upload) return uploads;
  if (event.type === 'dropped') return uploads.toSpliced(index, 1);
  if (upload.state !== expectedState[event.type]) return uploads;
  const changes = change(upload, event);
  const isSame = event.type === 'progressed' && changes.percent === upload.percent;
  return isSame ? uploads : uploads.with(index, { ...upload, ...changes });
}

/** The uploads to start now, first in, first out. */
export function uploadsToStart(
  uploads: readonly Upload[],
  maxConcurrent: number,
): readonly Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  const waiting = uploads.filter(({ state }) => state === 'waiting');
  return waiting.slice(0, Math.max(0, maxConcurrent - sending));
}

/** Whether the upload is not settled: saving has to wait. */
export function isUnsettled({ state }: Upload): boolean {
  return state === 'checking' || state === 'waiting' || state === 'sending';
}
