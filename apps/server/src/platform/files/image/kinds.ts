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

/** Copies a picture without its metadata, chunk by chunk. */
export async function* stripped(picture: Blob, kind: ImageKind): AsyncGenerator<Buffer> {
  const reader = new ByteReader(picture.stream());
  try {
    yield* kind.strip(reader);
  } finally {
    await reader.close();
  }
}
