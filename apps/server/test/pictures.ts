import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data as string, 'latin1')]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function pngHeader(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2], 8);
  return pngChunk('IHDR', data);
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A red PNG of two by two, with what is said besides. */
export const png = ({
  extra = [],
  width = 2,
  height = 2,
}: { extra?: readonly Buffer[]; width?: number; height?: number } = {}): Buffer =>
  Buffer.concat([
    signature,
    pngHeader(width, height),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.from('\0\xff\0\0\xff\0\0'.repeat(2), 'latin1'))),
    pngChunk('IEND', ''),
  ]);

/** A PNG whose file has so many bytes. */
export function pngOf(bytes: number): Buffer {
  const bare = png();
  return bytes < bare.length ? bare : Buffer.concat([bare, Buffer.alloc(bytes - bare.length, 7)]);
}

/** A segment of a JPEG. */
export function jpegSegment(code: number, body: Buffer | string): Buffer {
  const bytes = Buffer.from(body as string, 'latin1');
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** Exif with a direction, a place and a camera. */
export function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(38);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  tiff.writeUInt16LE(0x010f, 10);
  tiff.writeUInt16LE(2, 12);
  tiff.writeUInt32LE(4, 14);
  tiff.write('Cam\0', 18, 'latin1');
  tiff.writeUInt16LE(0x0112, 22);
  tiff.writeUInt16LE(3, 24);
  tiff.writeUInt32LE(1, 26);
  tiff.writeUInt16LE(orientation, 30);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS secret')]);
}

/** One grey pixel as a JPEG, with what is said besides. */
export const jpeg = (extra: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    ...extra,
    jpegSegment(0xdb, `\0${'\x10'.repeat(64)}`),
    jpegSegment(0xc0, '\x08\0\x01\0\x01\x01\x01\x11\0'),
    jpegSegment(0xc4, `\0\0\x01${'\0'.repeat(14)}\0`),
    jpegSegment(0xda, '\x01\x01\0\0\x3f\0'),
    Buffer.from([0x2a, 0xff, 0x00, 0x55, 0xff, 0xd9]),
  ]);

/** One pixel as a GIF, with what is said besides. */
export const gif = (extra: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
    ...extra,
    Buffer.from('!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1'),
  ]);
