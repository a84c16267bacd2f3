import { deflateSync } from 'node:zlib';
import { pngChunk } from '../../apps/server/src/platform/files/image/png.ts';

interface Pixels {
  width: number;
  height: number;
  /** RGBA, 8 bits each. */
  data: Uint8Array;
}

/** Colours of one bucket differ by less than is visible in a line drawing. */
const step = 12;

type Sum = [count: number, red: number, green: number, blue: number];

type Color = readonly number[];

const distance = (one: Color, other: Color): number =>
  Math.hypot(...one.map((value, channel) => value - (other[channel] ?? 0)));

/** A few colours, chosen by how often they occur and how far they are from those before, and which a pixel has. */
function paletteOf({ data }: Pixels, size: number) {
  const sums = new Map<number, Sum>();
  const bucketAt = (at: number): number =>
    [0, 1, 2].reduce((key, channel) => key * 32 + Math.round((data[at + channel] ?? 0) / step), 0);
  for (let at = 0; at < data.length; at += 4) {
    const key = bucketAt(at);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sum[0] += 1;
    for (const channel of [0, 1, 2] as const) sum[channel + 1] += data[at + channel] ?? 0;
    sums.set(key, sum);
  }
  const buckets = [...sums].map(([key, [count, ...channels]]) => ({
    key,
    count,
    color: channels.map((sum) => Math.round(sum / count)),
    gap: Infinity,
  }));
  const colors: Color[] = [];
  while (colors.length < Math.min(size, buckets.length)) {
    const weight = ({ count, gap }: { count: number; gap: number }): number =>
      gap === Infinity ? count : Math.sqrt(count) * gap;
    const next = buckets.reduce((one, other) => (weight(other) > weight(one) ? other : one));
    colors.push(next.color);
    for (const bucket of buckets)
      bucket.gap = Math.min(bucket.gap, distance(bucket.color, next.color));
  }
  const places = new Map(
    buckets.map(({ key, color }) => {
      const gaps = colors.map((one) => distance(one, color));
      return [key, gaps.indexOf(Math.min(...gaps))];
    }),
  );
  return { colors, placeAt: (at: number): number => places.get(bucketAt(at)) ?? 0 };
}

/** Encodes a drawing of few colours as a PNG with a palette of 16: half a byte per pixel before deflate. */
export function palettePng(pixels: Pixels): Buffer {
  const { width, height } = pixels;
  const { colors, placeAt } = paletteOf(pixels, 16);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8);
  const rowSize = Math.ceil(width / 2) + 1;
  const rows = Buffer.alloc(rowSize * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * rowSize + 1 + (x >> 1);
      const shift = x % 2 === 0 ? 4 : 0;
      rows[at] = (rows[at] ?? 0) | (placeAt((y * width + x) * 4) << shift);
    }
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from(colors.flat())),
    pngChunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
