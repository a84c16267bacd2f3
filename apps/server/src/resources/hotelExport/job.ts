import { createCipheriv, createDecipheriv } from 'node:crypto';
import { localTime } from '../../platform/clock.ts';
import { ExportState } from '../../platform/db/tables/hotelExport.ts';
import type { ExportProgress } from '../../platform/exports/exportTable.ts';
import { workbookStream } from '../../platform/exports/workbookStream.ts';
import type { Server } from '../../platform/server.ts';
import hotelTable, { type HotelExportInput } from './hotelStream.ts';

/** Bytes of a part: what is held in memory, and sent to the storage at once. */
const partBytes = 8 * 1024 * 1024;

/** Milliseconds between two notes of how far it is. */
const beat = 1000;

/** An export that a call has begun. */
export interface HotelExportJob extends Omit<HotelExportInput, 'time'> {
  id: number;
  fileName: string;
  /** Of this file alone. */
  key: Buffer;
}

export const partName = (fileName: string, part: number): string => `${fileName}.${part}`;

const tagLength = 16;

/** The nonce of a part: no two parts share a key and a number. */
function nonceOf(part: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(part);
  return nonce;
}

/** Encrypts a part by AES-256-GCM: what is personal in it is not in clear in the storage. */
export function sealPart(key: Buffer, part: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(part));
  return new Uint8Array(Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]));
}

/** The part again. Throws when it was changed, or is another one. */
export function openPart(key: Buffer, part: number, sealed: Uint8Array): Uint8Array {
  const end = sealed.length - tagLength;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(part));
  decipher.setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
}

/** Collects the pieces of a file and stores it in parts. */
function makeParts({ exportFiles }: Server, { fileName, key }: HotelExportJob) {
  let pieces: Uint8Array[] = [];
  let waiting = 0;
  let parts = 0;
  let size = 0;
  async function store(): Promise<void> {
    const sealed = sealPart(key, parts, Buffer.concat(pieces));
    await exportFiles.put(partName(fileName, parts), 'application/octet-stream', sealed);
    parts += 1;
    pieces = [];
    waiting = 0;
  }
  return {
    async add(piece: Uint8Array): Promise<void> {
      pieces.push(piece);
      waiting += piece.length;
      size += piece.length;
      if (waiting >= partBytes) await store();
    },
    async end(): Promise<{ parts: number; size: number }> {
      if (waiting > 0) await store();
      return { parts, size };
    },
    async remove(): Promise<void> {
      for (let part = 0; part <= parts; part += 1)
        await exportFiles.remove(partName(fileName, part));
    },
  };
}

type Written =
  | { done: number; total: number }
  | { state: ExportState; parts: number; size: number };

/** Writes down how far an export is. @returns false where it runs no more, as it was cancelled */
async function note({ store, clock }: Server, id: number, written: Written): Promise<boolean> {
  const seen_time = localTime(clock.now());
  const { numUpdatedRows } = await store.write((tx) =>
    tx
      .updateTable('hotel_export')
      .set({ ...written, seen_time, ...('state' in written && { ended_time: seen_time }) })
      .where('id', '=', id)
      .where('state', '=', ExportState.running)
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n;
}

/** Makes the file of an export. It ends early, with nothing stored, when it is cancelled or the server closes. */
export async function runHotelExport(
  server: Server,
  job: HotelExportJob,
  closing: AbortSignal,
): Promise<void> {
  const { id, hotel, format } = job;
  const parts = makeParts(server, job);
  const cancelled = new AbortController();
  const signal = AbortSignal.any([closing, cancelled.signal]);
  let progress: ExportProgress = { done: 0, total: 0 };
  let noting: Promise<void> | null = null;
  const noteProgress = (): void => {
    noting ??= note(server, id, progress)
      .then((isRunning) => {
        if (!isRunning) cancelled.abort();
      })
      .catch((error: unknown) => server.log.error('hotel export', error))
      .finally(() => {
        noting = null;
      });
  };
  const timer = setInterval(noteProgress, beat);
  try {
    const reader = workbookStream(server, {
      table: hotelTable,
      given: { hotel, format, time: localTime(server.clock.now()) },
      place: { turn: Promise.resolve(), leave: () => undefined },
      onProgress: (now) => {
        progress = now;
      },
    }).getReader();
    signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    for (let piece = await reader.read(); piece.value; piece = await reader.read()) {
      await parts.add(piece.value);
    }
    signal.throwIfAborted();
    const { parts: count, size } = await parts.end();
    await note(server, id, progress);
    const isDone = await note(server, id, { state: ExportState.done, parts: count, size });
    if (!isDone) await parts.remove();
  } catch (error) {
    await parts.remove();
    await note(server, id, { state: ExportState.broken, parts: 0, size: 0 });
    if (!signal.aborted) throw error;
  } finally {
    clearInterval(timer);
    await noting;
  }
}
