import { BrokenImage, type ByteReader, checkDimensions } from './byteReader.ts';

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  jfif: 0xe0,
  exif: 0xe1,
  profile: 0xe2,
  adobe: 0xee,
  lastOfApplications: 0xef,
  comment: 0xfe,
} as const;

const exifName = 'Exif\0\0';

/** Markers that begin a frame and hold its size; the three gaps are tables. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/** Markers without a segment: restarts, and one that means nothing. */
const isBare = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd7);

/** Inside of a scan: an escaped 0xff, or a restart. */
const belongsToScan = (code: number): boolean => code === 0 || (code >= 0xd0 && code <= 0xd7);

function segment(code: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** What is kept of a segment of an application: what colours and direction need; null for nothing. */
function keptOf(code: number, body: Buffer): Buffer | null {
  const begins = (name: string) => body.toString('latin1', 0, name.length) === name;
  if (code === marker.jfif && begins('JFIF\0') && body.length >= 14) {
    // Without the thumbnail: it may show what was cut away.
    return Buffer.concat([body.subarray(0, 12), Buffer.alloc(2)]);
  }
  if (code === marker.profile && begins('ICC_PROFILE\0')) return body;
  if (code === marker.adobe && begins('Adobe')) return body;
  if (code !== marker.exif || !begins(exifName)) return null;
  const orientation = orientationIn(body.subarray(exifName.length));
  if (orientation === null) return null;
  return Buffer.concat([Buffer.from(exifName, 'latin1'), orientationOnly(orientation)]);
}

/** The code of the next marker; any number of 0xff may stand before it. */
async function nextMarker(reader: ByteReader): Promise<number> {
  reader.countPart();
  if ((await reader.take(1))[0] !== 0xff) throw new BrokenImage('no marker where one must be');
  for (;;) {
    const held = await reader.peek(1);
    const at = held.findIndex((byte) => byte !== 0xff);
    const passed = await reader.take(at < 0 ? held.length : at + 1);
    if (at >= 0) return passed[at] ?? 0;
  }
}

/** The data of a scan, up to the marker behind it. */
async function* scanData(reader: ByteReader): AsyncGenerator<Buffer> {
  for (;;) {
    const held = await reader.peek(2);
    let end = held.indexOf(0xff);
    while (end >= 0 && end + 1 < held.length && belongsToScan(held[end + 1] ?? 0)) {
      end = held.indexOf(0xff, end + 2);
    }
    if (end < 0) yield await reader.take(held.length);
    else if (end > 0) yield await reader.take(end);
    else return;
  }
}

/**
 * Copies a JPEG without metadata: Exif, XMP, IPTC, comments, thumbnails, and bytes after its end
 * are dropped; the image data is copied unchanged.
 * @throws BrokenImage for anything that is not a complete JPEG.
 */
export async function* stripJpeg(reader: ByteReader): AsyncGenerator<Buffer> {
  let hasFrame = false;
  let hasScan = false;
  if ((await nextMarker(reader)) !== marker.start) throw new BrokenImage('no JPEG');
  yield Buffer.from([0xff, marker.start]);
  for (;;) {
    const code = await nextMarker(reader);
    if (code === marker.end) break;
    if (code === marker.start || code === 0) throw new BrokenImage('a marker out of place');
    if (isBare(code)) continue;
    const length = (await reader.take(2)).readUInt16BE();
    if (length < 2) throw new BrokenImage('a segment without a length');
    const body = await reader.take(length - 2);
    if (code === marker.comment) continue;
    if (code >= marker.jfif && code <= marker.lastOfApplications) {
      const kept = keptOf(code, body);
      if (kept) yield segment(code, kept);
      continue;
    }
    if (isFrame(code)) {
      if (body.length < 6) throw new BrokenImage('a frame without a size');
      const [height, width] = [body.readUInt16BE(1), body.readUInt16BE(3)];
      if (height === 0 || width === 0) throw new BrokenImage('a frame without a size');
      checkDimensions(width, height);
      hasFrame = true;
    }
    yield segment(code, body);
    if (code === marker.scan) {
      if (!hasFrame) throw new BrokenImage('a scan without a frame');
      hasScan = true;
      yield* scanData(reader);
    }
  }
  if (!hasScan) throw new BrokenImage('no picture in it');
  yield Buffer.from([0xff, marker.end]);
}

/** The Exif tag of the orientation. */
const orientationTag = 0x0112;
const shortType = 3;

/** Upright: the tag is not needed. */
const upright = 1;

/**
 * Orientation by the Exif data (a TIFF structure): 2 to 8, or null for upright. Other Exif data
 * (place, time, camera, thumbnail) is not read.
 */
export function orientationIn(tiff: Buffer): number | null {
  if (tiff.length < 14) return null;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  const count = short(directory);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue;
    const orientation = short(at + 8);
    return orientation > upright && orientation <= 8 ? orientation : null;
  }
  return null;
}

/** Exif data with the orientation only. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(shortType, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
