import { crc32 } from 'node:zlib';
import { BrokenImage, type ByteReader, checkDimensions } from './byteReader.ts';
import { orientationIn, orientationOnly } from './jpeg.ts';

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** What makes up the picture, its colours and its movement. */
const kept = new Set(
  'PLTE IDAT tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs cICP acTL fcTL fdAT'.split(' '),
);

/** Enough for Exif data with an orientation. */
const maxExifSize = 65_536;

/** A chunk of a PNG: length, type, data, checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const made = Buffer.alloc(data.length + 12);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, 'latin1');
  data.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, data.length + 8)), data.length + 8);
  return made;
}

/** Copies a PNG chunk as a stream. @throws BrokenImage when its checksum is wrong. */
async function* copied(reader: ByteReader, head: Buffer, length: number): AsyncGenerator<Buffer> {
  yield head;
  let sum = crc32(head.subarray(4));
  for await (const bytes of reader.chunks(length)) {
    sum = crc32(bytes, sum);
    yield bytes;
  }
  const checksum = await reader.take(4);
  if (checksum.readUInt32BE() !== sum) throw new BrokenImage('a checksum is wrong');
  yield checksum;
}

/** The picture's header: its size is checked before anything is read. */
async function header(reader: ByteReader): Promise<Buffer> {
  const whole = await reader.take(25);
  const isHeader = whole.readUInt32BE() === 13 && whole.toString('latin1', 4, 8) === 'IHDR';
  if (!isHeader) throw new BrokenImage('no header');
  const [width, height] = [whole.readUInt32BE(8), whole.readUInt32BE(12)];
  if (width === 0 || height === 0) throw new BrokenImage('no size');
  checkDimensions(width, height);
  if (whole.readUInt32BE(21) !== crc32(whole.subarray(4, 21))) {
    throw new BrokenImage('a checksum is wrong');
  }
  return whole;
}

/** The orientation from the Exif chunk of a PNG, if it has one. */
async function exif(reader: ByteReader, length: number): Promise<Buffer | null> {
  if (length > maxExifSize) {
    await reader.skip(length + 4);
    return null;
  }
  const orientation = orientationIn(await reader.take(length));
  await reader.skip(4);
  return orientation === null ? null : pngChunk('eXIf', orientationOnly(orientation));
}

/**
 * Copies a PNG without metadata: texts, times, Exif, private chunks, and bytes after its end are
 * dropped; the image data is copied unchanged.
 * @throws BrokenImage for anything that is not a complete PNG.
 */
export async function* stripPng(reader: ByteReader): AsyncGenerator<Buffer> {
  let hasData = false;
  if (!(await reader.take(8)).equals(pngSignature)) throw new BrokenImage('no PNG');
  yield pngSignature;
  yield await header(reader);
  for (;;) {
    reader.countPart();
    const head = await reader.take(8);
    const [length, type] = [head.readUInt32BE(), head.toString('latin1', 4)];
    if (type === 'IEND') break;
    if (length > 0x7fff_ffff || !/^[A-Za-z]{4}$/.test(type)) throw new BrokenImage('no chunk');
    if (kept.has(type)) {
      hasData ||= type === 'IDAT';
      yield* copied(reader, head, length);
    } else if (type === 'eXIf') {
      const direction = await exif(reader, length);
      if (direction) yield direction;
    } else if (/^[A-Z]/.test(type)) {
      throw new BrokenImage(`an unknown chunk, ${type}`);
    } else {
      await reader.skip(length + 4);
    }
  }
  if (!hasData) throw new BrokenImage('no picture in it');
  yield pngChunk('IEND', Buffer.alloc(0));
}
