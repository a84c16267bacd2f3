import { type AsyncFlateStreamHandler, Inflate, Unzip, type UnzipDecoder } from 'fflate';
import { SheetRefusal } from './sheet.ts';

/** Limits of an archive. */
export interface UnzipLimits {
  entries: number;
  /** Bytes of all wanted files together, unpacked. */
  bytes: number;
}

/** Called with each piece of a file as it is unpacked. @returns true when the rest is not needed */
export type PieceReader = (piece: Uint8Array) => boolean;

/** Selects the files of an archive. */
export interface Wanted {
  isWanted: (path: string) => boolean;
  /** The reader of a file that may end early. */
  readerOf: (path: string) => PieceReader | undefined;
  limits: UnzipLimits;
}

/** Packed bytes that are unpacked at once: they may become a thousand times as many. */
const sliceSize = 16_384;

/** Unpacks in slices, and nothing more after `terminate`. */
class SlicedInflate implements UnzipDecoder {
  static compression = 8;
  ondata: AsyncFlateStreamHandler = () => undefined;
  #isOver = false;
  readonly #inflate = new Inflate((piece, isLast) => this.ondata(null, piece, isLast));

  push(chunk: Uint8Array, isFinal: boolean): void {
    for (let at = 0; !this.#isOver && (at < chunk.length || at === 0); at += sliceSize) {
      const end = at + sliceSize;
      this.#inflate.push(chunk.subarray(at, end), isFinal && end >= chunk.length);
    }
  }

  terminate(): void {
    this.#isOver = true;
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return content;
}

/**
 * Unpacks the wanted files of a zip archive, by path. Unpacking ends at the limits, whatever sizes are declared: a
 * zip bomb is refused before it takes memory.
 * @throws SheetRefusal
 */
export function unzip(
  archive: Uint8Array<ArrayBuffer>,
  { isWanted, readerOf, limits }: Wanted,
): Map<string, Uint8Array<ArrayBuffer>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const unfinished = new Set<string>();
  let entries = 0;
  let left = limits.bytes;
  let isTooLarge = false;
  const unzipping = new Unzip((file) => {
    entries += 1;
    if (entries > limits.entries) throw new SheetRefusal('文件内容过于复杂，无法读取');
    if (!isWanted(file.name)) return;
    if (files.has(file.name) || unfinished.has(file.name)) throw new Error('a file comes twice');
    unfinished.add(file.name);
    const reader = readerOf(file.name);
    const pieces: Uint8Array[] = [];
    let length = 0;
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      pieces.push(piece);
      length += piece.length;
      left -= piece.length;
      const isEnough = reader?.(piece) ?? false;
      // Other files are read on: the rows of a sheet may be the better reason for a refusal.
      if (left < 0 && !isEnough) isTooLarge = true;
      if (isEnough || left < 0) file.terminate();
      if (!isLast && !isEnough && left >= 0) return;
      files.set(file.name, joined(pieces, length));
      unfinished.delete(file.name);
    };
    file.start();
  });
  unzipping.register(SlicedInflate);
  try {
    unzipping.push(archive, true);
    if (unfinished.size > 0) throw new Error('a file is cut');
  } catch (error) {
    throw error instanceof SheetRefusal ? error : new SheetRefusal('文件已损坏，无法读取');
  }
  if (isTooLarge) throw new SheetRefusal('文件解压后过大，无法读取');
  return files;
}
