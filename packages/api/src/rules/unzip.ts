import { SheetRefusal } from './sheet.ts';

/** Limits of an archive. */
export interface UnzipLimits {
  entries: number;
  /** Bytes of all wanted files together, unpacked. */
  bytes: number;
}

/** Called with each piece of a file as it is unpacked. @returns true when the rest is not needed */
export type PieceReader = (piece: Uint8Array) => boolean;

/** What is unpacked of an archive. */
export interface Wanted {
  isWanted: (path: string) => boolean;
  /** The reader of a file that may end early: such files are unpacked first, whatever size they declare. */
  readerOf: (path: string) => PieceReader | undefined;
  limits: UnzipLimits;
}

/** An entry of the archive's directory. */
interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

const signature = {
  file: 0x04034b50,
  listed: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
};
const endLength = 22;
const locatorLength = 20;
const longestComment = 0xffff;
const encrypted = 1;
const stored = 0;
const deflated = 8;
/** In place of a number that stands in the records of zip64. */
const elsewhere = { two: 0xffff, four: 0xffffffff };
const zip64Field = 1;

const damaged = () => new SheetRefusal('文件已损坏，无法读取');
const tooLarge = () => new SheetRefusal('文件解压后过大，无法读取');

/**
 * Unpacks the wanted files of a zip archive, by path; zip64 is read. A file that declares more than
 * the limits is not unpacked, and none beyond its declared size: a zip bomb is refused before it takes
 * memory. Ours because fflate unpacks a file of the directory whole, also when its first part is enough.
 */
export async function unzip(
  archive: Uint8Array<ArrayBuffer>,
  { isWanted, readerOf, limits }: Wanted,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const entries = readDirectory(archive, limits)
    .filter(({ name }) => isWanted(name))
    .map((entry) => ({ entry, reader: readerOf(entry.name) }))
    .toSorted((one, other) => Number(!one.reader) - Number(!other.reader));
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let left = limits.bytes;
  for (const { entry, reader } of entries) {
    if (files.has(entry.name)) throw damaged();
    if (!reader && entry.size > left) throw tooLarge();
    const content = await unpack(archive, entry, { most: left, reader });
    left -= content.length;
    files.set(entry.name, content);
  }
  return files;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The offset of the end record of the directory: the last match of its signature. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === signature.end) return at;
  }
  throw damaged();
}

/** A number of eight bytes; above 2^53 it is too large for any archive that is read. */
const eightBytes = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** How many entries the directory has, and where it begins: in the end record, or in that of zip64. */
function locateDirectory(view: DataView, end: number): { count: number; start: number } {
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count !== elsewhere.two && start !== elsewhere.four) return { count, start };
  const locator = end - locatorLength;
  if (locator < 0 || view.getUint32(locator, true) !== signature.locator64) return { count, start };
  const at = eightBytes(view, locator + 8);
  if (at + 56 > locator || view.getUint32(at, true) !== signature.end64) throw damaged();
  return { count: eightBytes(view, at + 32), start: eightBytes(view, at + 48) };
}

function readDirectory(archive: Uint8Array, limits: UnzipLimits): Entry[] {
  const view = viewOf(archive);
  const end = findEnd(view);
  const { count, start } = locateDirectory(view, end);
  if (count > limits.entries) throw new SheetRefusal('文件内容过于复杂，无法读取');
  const entries: Entry[] = [];
  let at = start;
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== signature.listed) throw damaged();
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > end) throw damaged();
    if ((view.getUint16(at + 8, true) & encrypted) !== 0)
      throw new SheetRefusal('文件已加密，请去除密码后再导入');
    const [size = 0, packed = 0, offset = 0] = withZip64(
      [24, 20, 42].map((field) => view.getUint32(at + field, true)),
      view,
      { from: nameEnd, until: extraEnd },
    );
    const name = new TextDecoder().decode(archive.subarray(at + 46, nameEnd));
    entries.push({ name, method: view.getUint16(at + 10, true), packed, size, offset });
    at = next;
  }
  return entries;
}

/** Size, packed size and offset of an entry, with those that stand in its extra field of zip64. */
function withZip64(
  numbers: readonly number[],
  view: DataView,
  { from, until }: { from: number; until: number },
): number[] {
  if (!numbers.includes(elsewhere.four)) return [...numbers];
  let at = from;
  while (at + 4 <= until && view.getUint16(at, true) !== zip64Field) {
    at += 4 + view.getUint16(at + 2, true);
  }
  let next = at + 4;
  return numbers.map((number) => {
    if (number !== elsewhere.four) return number;
    if (next + 8 > until) throw damaged();
    next += 8;
    return eightBytes(view, next - 8);
  });
}

/** How much of a file is unpacked. */
interface Extent {
  /** Bytes that the file may have. */
  most: number;
  reader: PieceReader | undefined;
}

/** The content of one file. @throws SheetRefusal when its length differs from the declared one. */
async function unpack(
  archive: Uint8Array<ArrayBuffer>,
  { method, packed, size, offset }: Entry,
  extent: Extent,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = viewOf(archive);
  if (offset + 30 > archive.length || view.getUint32(offset, true) !== signature.file) {
    throw damaged();
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > archive.length) throw damaged();
  const content = archive.subarray(start, start + packed);
  if (method === stored && packed === size) {
    if (!extent.reader?.(content) && size > extent.most) throw tooLarge();
    return content;
  }
  if (method !== deflated) throw damaged();
  return inflate(content, size, extent);
}

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  size: number,
  { most, reader: pieceReader }: Extent,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        if (length !== size) throw damaged();
        break;
      }
      length += value.length;
      if (length > size) throw damaged();
      pieces.push(value);
      if (pieceReader?.(value)) break;
      if (length > most) throw tooLarge();
    }
  } catch (error) {
    throw error instanceof SheetRefusal ? error : damaged();
  } finally {
    // Cancelling a stream that has failed rejects; there is nothing left to release.
    await reader.cancel().catch(() => undefined);
  }
  const content = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return content;
}
