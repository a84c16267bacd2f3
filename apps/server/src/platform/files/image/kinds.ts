import { ByteReader } from './byteReader.ts';
import { stripGif } from './gif.ts';
import { stripJpeg } from './jpeg.ts';
import { pngSignature, stripPng } from './png.ts';

/** A kind of picture that is taken. */
export interface ImageKind {
  type: 'image/png' | 'image/gif' | 'image/jpeg';
  /** Of the name that it is stored under. */
  extension: 'png' | 'gif' | 'jpg';
  /** How its own file may be called. */
  names: RegExp;
  begins: Buffer;
  strip: (reader: ByteReader) => AsyncGenerator<Buffer>;
}

/** Every kind of picture that is taken (spec: master data). */
export const imageKinds: readonly ImageKind[] = [
  {
    type: 'image/png',
    extension: 'png',
    names: /\.png$/i,
    begins: pngSignature,
    strip: stripPng,
  },
  {
    type: 'image/gif',
    extension: 'gif',
    names: /\.gif$/i,
    begins: Buffer.from('GIF8', 'latin1'),
    strip: stripGif,
  },
  {
    type: 'image/jpeg',
    extension: 'jpg',
    names: /\.jpe?g$/i,
    begins: Buffer.from([0xff, 0xd8, 0xff]),
    strip: stripJpeg,
  },
];

/** The kind that a picture's first bytes, its name and its declared type agree on; null for none. */
export async function kindOf(picture: File): Promise<ImageKind | null> {
  const first = Buffer.from(await picture.slice(0, pngSignature.length).arrayBuffer());
  const kind = imageKinds.find(({ begins }) => first.subarray(0, begins.length).equals(begins));
  if (!kind || kind.type !== picture.type || !kind.names.test(picture.name)) return null;
  return kind;
}

/** Bytes that are written at once: a write for every fragment of a picture would take far longer. */
const blockSize = 65_536;

/** Gathers small pieces into blocks of at least `blockSize` bytes; the last is shorter. */
async function* inBlocks(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < blockSize) continue;
    yield Buffer.concat(held, size);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held, size);
}

/**
 * Copies a picture without its metadata, block by block.
 * @param signal ends the work at the next block, with its reason.
 */
export async function* stripped(
  picture: Blob,
  kind: ImageKind,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(untilAborted(picture.stream(), signal));
  try {
    yield* inBlocks(kind.strip(reader));
  } finally {
    await reader.close();
  }
}

/** The chunks of a file, as long as its sender is there. */
async function* untilAborted(
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    yield chunk;
  }
}
