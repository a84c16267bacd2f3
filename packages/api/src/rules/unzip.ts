import { SheetRefusal } from './sheet.ts';

/** Limits of an archive. */
export interface UnzipLimits {
  entries: number;
  /** Bytes of all wanted files together, unpacked. */
  bytes: number;
}

/** An entry of the archive's directory. */
interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

const signature = { file: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 };
const endLength = 22;
const longestComment = 0xffff;
const encrypted = 1;
const stored = 0;
const deflated = 8;

const damaged = () => new SheetRefusal('文件已损坏，无法读取');

/**
 * Unpacks the wanted files of a zip archive, by path. Nothing is unpacked before the directory has
 * been read and its sizes are within the limits, and no file beyond its declared size: a zip bomb is
 * refused before it takes memory.
 */
export async function unzip(
  archive: Uint8Array<ArrayBuffer>,
  isWanted: (path: string) => boolean,
  limits: UnzipLimits,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const entries = readDirectory(archive, limits).filter(({ name }) => isWanted(name));
  const declared = entries.reduce((sum, { size }) => sum + size, 0);
  if (declared > limits.bytes) throw new SheetRefusal('文件解压后过大，无法读取');
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of entries) {
    if (files.has(entry.name)) throw damaged();
    files.set(entry.name, await unpack(archive, entry));
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

function readDirectory(archive: Uint8Array, limits: UnzipLimits): Entry[] {
  const view = viewOf(archive);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new SheetRefusal('文件内容过于复杂，无法读取');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== signature.listed) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw damaged();
    if ((view.getUint16(at + 8, true) & encrypted) !== 0)
      throw new SheetRefusal('文件已加密，请去除密码后再导入');
    entries.push({
      name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
}

/** The content of one file. @throws SheetRefusal when its length differs from the declared one. */
async function unpack(
  archive: Uint8Array<ArrayBuffer>,
  { method, packed, size, offset }: Entry,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = viewOf(archive);
  if (offset + 30 > archive.length || view.getUint32(offset, true) !== signature.file) {
    throw damaged();
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > archive.length) throw damaged();
  const content = archive.subarray(start, start + packed);
  if (method === stored && packed === size) return content;
  if (method !== deflated) throw damaged();
  return inflate(content, size);
}

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(size);
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  let filled = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (filled + value.length > size) throw damaged();
      content.set(value, filled);
      filled += value.length;
    }
  } catch {
    throw damaged();
  } finally {
    // Cancelling a stream that has failed rejects; there is nothing left to release.
    await reader.cancel().catch(() => undefined);
  }
  if (filled !== size) throw damaged();
  return content;
}
