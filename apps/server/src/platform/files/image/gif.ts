import { BrokenImage, type ByteReader, checkDimensions } from './byteReader.ts';

const block = { extension: 0x21, image: 0x2c, end: 0x3b } as const;
const extension = { control: 0xf9, application: 0xff } as const;

/** Application extensions that set the number of repetitions of an animation. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Bytes of the colour table that a flag byte announces. */
const tableSize = (flags: number): number =>
  (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);

/** Where the whole sub-blocks of some bytes end, and whether the empty one that ends them is there. */
function wholeBlocks(held: Buffer): { end: number; isLast: boolean } {
  let end = 0;
  for (;;) {
    const length = held[end];
    if (length === undefined || end + length >= held.length) return { end, isLast: false };
    end += length + 1;
    if (length === 0) return { end, isLast: true };
  }
}

/** Sub-blocks up to the empty one that ends them: as many at once as are held. */
async function* subBlocks(reader: ByteReader): AsyncGenerator<Buffer> {
  for (let least = 1; ;) {
    const held = await reader.peek(least);
    const { end, isLast } = wholeBlocks(held);
    least = end > 0 ? 1 : (held[0] ?? 0) + 1;
    if (end > 0) yield await reader.take(end);
    if (isLast) return;
  }
}

async function skipped(blocks: AsyncGenerator<Buffer>): Promise<void> {
  for await (const one of blocks) void one;
}

/** An extension: how a frame is shown and how often all of them are stays, the rest goes. */
async function* extended(reader: ByteReader): AsyncGenerator<Buffer> {
  const [label = 0] = await reader.take(1);
  const head = Buffer.from([block.extension, label]);
  if (label === extension.control) {
    yield head;
    yield* subBlocks(reader);
    return;
  }
  const [length = 0] = await reader.peek(1);
  const isLoop =
    label === extension.application &&
    length === 11 &&
    loops.has((await reader.peek(12)).toString('latin1', 1, 12));
  if (!isLoop) return void (await skipped(subBlocks(reader)));
  yield head;
  yield* subBlocks(reader);
}

/** One frame: where it stands, its colours, its data. */
async function* frame(reader: ByteReader): AsyncGenerator<Buffer> {
  const head = await reader.take(9);
  checkDimensions(head.readUInt16LE(4), head.readUInt16LE(6));
  yield Buffer.concat([Buffer.from([block.image]), head]);
  yield await reader.take(tableSize(head[8] ?? 0) + 1);
  yield* subBlocks(reader);
}

/**
 * Copies a GIF without metadata: comments, plain texts, application data, and bytes after its
 * trailer are dropped; the frames are copied unchanged.
 * @throws BrokenImage for anything that is not a complete GIF.
 */
export async function* stripGif(reader: ByteReader): AsyncGenerator<Buffer> {
  let hasFrame = false;
  const head = await reader.take(13);
  if (!/^GIF8[79]a/.test(head.toString('latin1', 0, 6))) throw new BrokenImage('no GIF');
  const [width, height] = [head.readUInt16LE(6), head.readUInt16LE(8)];
  if (width === 0 || height === 0) throw new BrokenImage('no size');
  checkDimensions(width, height);
  yield head;
  yield await reader.take(tableSize(head[10] ?? 0));
  for (;;) {
    const [kind = 0] = await reader.take(1);
    if (kind === block.end) break;
    reader.countPart();
    if (kind === block.extension) {
      yield* extended(reader);
    } else if (kind === block.image) {
      hasFrame = true;
      yield* frame(reader);
    } else {
      throw new BrokenImage('an unknown block');
    }
  }
  if (!hasFrame) throw new BrokenImage('no picture in it');
  yield Buffer.from([block.end]);
}
