import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file to go into an archive, in pieces. */
export interface ZipEntry {
  /** Path inside the archive, ASCII. */
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

/** An entry of the central directory. */
interface Listed {
  name: Buffer;
  offset: number;
  checksum: number;
  packed: number;
  size: number;
}

const signature = { file: 0x04034b50, sizes: 0x08074b50, listed: 0x02014b50, end: 0x06054b50 };

/** Sizes and checksum follow the content; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const version = 20;

/** Fields of one record, each of so many bytes, lowest byte first. */
function record(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/**
 * A zip archive as it is written, piece by piece: neither the archive nor one of its files is ever
 * whole in memory. Packing runs off the main thread. A file holds less than 4 GB.
 */
export async function* zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const directory: Listed[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const listed: Listed = { name, offset, checksum: 0, packed: 0, size: 0 };
    const head = record([signature.file, 4], ...common(listed));
    yield Buffer.concat([head, name]);
    for await (const piece of pack(entry.content, listed)) {
      listed.packed += piece.length;
      yield piece;
    }
    const { checksum, packed, size } = listed;
    const sizes = record([signature.sizes, 4], [checksum, 4], [packed, 4], [size, 4]);
    yield sizes;
    offset += head.length + name.length + packed + sizes.length;
    directory.push(listed);
  }
  const list = Buffer.concat(directory.flatMap(listing));
  yield list;
  const count = directory.length;
  yield record(
    [signature.end, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  );
}

/** What a file's head and its line in the directory have in common. Time is the first there is. */
const common = ({ name, checksum, packed, size }: Listed): [number, 2 | 4][] => [
  [version, 2],
  [flags, 2],
  [deflated, 2],
  [0, 2],
  [0x21, 2],
  [checksum, 4],
  [packed, 4],
  [size, 4],
  [name.length, 2],
  [0, 2],
];

const listing = (listed: Listed): Buffer[] => [
  record(
    [signature.listed, 4],
    [version, 2],
    ...common(listed),
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [listed.offset, 4],
  ),
  listed.name,
];

/** Packs the content and takes its size and checksum on the way. */
async function* pack(content: ZipEntry['content'], listed: Listed): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: 4, chunkSize: 65_536 });
  const ready: Buffer[] = [];
  deflate.on('data', (piece: Buffer) => ready.push(piece));
  // Two places in memory for all of it: one piece is packed while the next is written.
  const spaces: [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)];
  let packing: Promise<void> = Promise.resolve();
  try {
    for await (const text of content) {
      spaces.reverse();
      if (spaces[0].length < text.length * 3) spaces[0] = Buffer.allocUnsafe(text.length * 4);
      const piece = spaces[0].subarray(0, spaces[0].write(text));
      Object.assign(listed, {
        checksum: crc32(piece, listed.checksum),
        size: listed.size + piece.length,
      });
      await packing;
      packing = new Promise((resolve, reject) => {
        deflate.write(piece, (error) => (error ? reject(error) : resolve()));
      });
      // Awaited by the next piece, unless there is none: reading may fail before.
      packing.catch(() => undefined);
      yield* ready.splice(0);
    }
    await packing;
    const ended = once(deflate, 'end');
    deflate.end();
    await ended;
    yield* ready.splice(0);
  } finally {
    deflate.destroy();
  }
}
