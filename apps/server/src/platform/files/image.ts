import sharp, { type Sharp } from 'sharp';

/** A kind of picture that is accepted. */
export interface ImageKind {
  type: 'image/png' | 'image/gif' | 'image/jpeg';
  /** Of the name that it is stored under. */
  extension: 'png' | 'gif' | 'jpg';
  /** Names that an uploaded file of this kind may have. */
  names: RegExp;
  firstBytes: Buffer;
}

/** Every kind of picture that is accepted (spec: master data). */
export const imageKinds: readonly ImageKind[] = [
  {
    type: 'image/png',
    extension: 'png',
    names: /\.png$/i,
    firstBytes: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  },
  {
    type: 'image/gif',
    extension: 'gif',
    names: /\.gif$/i,
    firstBytes: Buffer.from('GIF8', 'latin1'),
  },
  {
    type: 'image/jpeg',
    extension: 'jpg',
    names: /\.jpe?g$/i,
    firstBytes: Buffer.from([0xff, 0xd8, 0xff]),
  },
];

/** The kind that a picture's first bytes, its name and its declared type agree on; null for none. */
export async function kindOf(picture: File): Promise<ImageKind | null> {
  const first = Buffer.from(await picture.slice(0, 8).arrayBuffer());
  const kind = imageKinds.find(({ firstBytes }) =>
    first.subarray(0, firstBytes.length).equals(firstBytes),
  );
  return kind?.type === picture.type && kind.names.test(picture.name) ? kind : null;
}

/** A file that is not the picture that it begins as: cut off, damaged, or something else. */
export class BrokenImage extends Error {
  override readonly name = 'BrokenImage';
}

/** A picture too large to be shown anywhere. */
export class ImageTooLarge extends Error {
  override readonly name = 'ImageTooLarge';
}

/** Pixels of a side, and of a picture with all its frames: beyond what cameras of phones make. */
const longestSide = 20_000;
const maxPixels = 64_000_000;

/** Seconds after which an encoding is given up: an animation of 500 × 300 with 60 frames takes 2. */
const timeout = { seconds: 20 };

const encoders: Record<ImageKind['extension'], (image: Sharp) => Sharp> = {
  png: (image) => image.png({ compressionLevel: 9 }),
  gif: (image) => image.gif({ effort: 1, dither: 0, keepDuplicateFrames: true }),
  jpg: (image) => image.jpeg({ quality: 85 }),
};

// Each picture is decoded once, so that a cache holds memory for nothing.
sharp.cache(false);
sharp.concurrency(1);

async function encode(picture: Blob, { extension }: ImageKind): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await picture.arrayBuffer();
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > longestSide || width * height * pages > maxPixels) {
      throw new ImageTooLarge(`${width} × ${height} × ${pages}`);
    }
    const image = sharp(bytes, { limitInputPixels: maxPixels, animated: extension === 'gif' });
    return new Uint8Array(
      await encoders[extension](image.autoOrient().timeout(timeout)).toBuffer(),
    );
  } catch (error) {
    if (error instanceof ImageTooLarge) throw error;
    throw new BrokenImage('not decodable', { cause: error });
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes and encodes a picture: without its metadata, upright, with all of its frames. One at a time, since
 * large ones take hundreds of megabytes, and threads that passwords need as well.
 * @throws BrokenImage or ImageTooLarge; the signal's reason when it is aborted before its turn
 */
export function reencode(
  picture: Blob,
  kind: ImageKind,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoded = last.then(() => {
    signal?.throwIfAborted();
    return encode(picture, kind);
  });
  last = encoded.catch(() => undefined);
  return encoded;
}
