import sharp from 'sharp';
import { expect, it } from 'vitest';
import { kindOf, reencode } from '../src/platform/files/image.ts';
import { exif, gif, jpeg, jpegSegment, png, pngChunk } from './pictures.ts';

const secret = 'GPS secret';

const fileOf = (bytes: Buffer, extension: string): File =>
  new File([bytes as never], `照片.${extension}`, {
    type: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
  });

/** The picture as it would be kept. */
async function keptOf(bytes: Buffer, extension: string, signal?: AbortSignal): Promise<Buffer> {
  const file = fileOf(bytes, extension);
  const kind = await kindOf(file);
  if (!kind) throw new Error('no picture');
  return Buffer.from(await reencode(file, kind, signal));
}

const pixelsOf = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();

/** Throws the named error. */
const throws = (name: string) => expect.objectContaining({ name });

it.each([
  ['png', png(), 'png'],
  ['jpg', jpeg(), 'jpeg'],
  ['jpeg', jpeg(), 'jpeg'],
  ['gif', gif(), 'gif'],
])('keeps what a %s shows, in its format', async (extension, bytes, format) => {
  const kept = await keptOf(bytes, extension);
  expect((await sharp(kept).metadata()).format).toBe(format);
  expect(await pixelsOf(kept)).toEqual(await pixelsOf(bytes));
});

it.each([
  ['png', png({ extra: [pngChunk('tEXt', `Comment\0${secret}`)] })],
  ['png', png({ extra: [pngChunk('eXIf', exif(1).subarray(6))] })],
  ['png', png({ extra: [pngChunk('tIME', secret)] })],
  ['png', png({ extra: [pngChunk('prIv', secret)] })],
  ['png', Buffer.concat([png(), Buffer.from(secret)])],
  ['jpg', jpeg([jpegSegment(0xe1, exif(1))])],
  ['jpg', jpeg([jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`)])],
  ['jpg', jpeg([jpegSegment(0xed, `Photoshop 3.0\0${secret}`)])],
  ['jpg', jpeg([jpegSegment(0xfe, secret)])],
  ['jpg', Buffer.concat([jpeg(), Buffer.from(secret)])],
  ['gif', gif([Buffer.from(`!\xfe\x0a${secret}\0`, 'latin1')])],
  ['gif', gif([Buffer.from(`!\xff\x0bXMP DataXMP\x0a${secret}\0`, 'latin1')])],
  ['gif', Buffer.concat([gif(), Buffer.from(secret)])],
  ['gif', Buffer.concat([gif(), Buffer.from(`<script>${secret}</script>`)])],
])('takes out of a %s what it holds besides the picture (%#)', async (extension, bytes) => {
  const kept = await keptOf(bytes, extension);
  for (const text of [secret, 'Cam', 'script']) expect(kept.includes(text)).toBe(false);
});

it('turns a picture upright, without saying from which direction', async () => {
  const wide = await sharp({ create: { width: 6, height: 2, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Make: 'Cam' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, orientation } = await sharp(await keptOf(wide, 'jpg')).metadata();
  expect([width, height, orientation]).toEqual([2, 6, undefined]);
});

it('keeps every frame of an animation, with its time and its loops', async () => {
  const frame = '!\xf9\x04\0\x32\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02';
  const moving = gif([
    Buffer.from(`!\xff\x0bNETSCAPE2.0\x03\x01\x03\0\0${frame}L\x01\0`, 'latin1'),
  ]);
  const before = await sharp(moving, { animated: true }).metadata();
  const after = await sharp(await keptOf(moving, 'gif'), { animated: true }).metadata();
  expect(before).toMatchObject({ pages: 2, loop: 4 });
  expect(after).toMatchObject({ pages: 2, loop: 4, delay: before.delay });
});

it('shows a JPEG of printing colours in those of a screen', async () => {
  const printed = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  expect((await sharp(printed).metadata()).space).toBe('cmyk');
  expect((await sharp(await keptOf(printed, 'jpg')).metadata()).space).toBe('srgb');
});

const damagedPng = png();
damagedPng[50] = (damagedPng[50] ?? 0) ^ 1;

it.each([
  ['png', damagedPng],
  ['png', png().subarray(0, -20)],
  ['png', Buffer.concat([png().subarray(0, 33), pngChunk('IEND', '')])],
  ['png', png({ extra: [pngChunk('ABCD', '')] })],
  ['png', png({ width: 0 })],
  ['jpg', jpeg().subarray(0, -2)],
  ['jpg', jpeg().subarray(0, 40)],
  ['jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['gif', gif().subarray(0, 19)],
])('refuses a %s that is not whole (%#)', async (extension, bytes) => {
  await expect(keptOf(bytes, extension)).rejects.toThrow(throws('BrokenImage'));
});

it('refuses dimensions that no screen needs', async () => {
  for (const [width, height] of [
    [30_000, 1],
    [10_000, 10_000],
  ] as const) {
    await expect(keptOf(png({ width, height }), 'png')).rejects.toThrow(throws('ImageTooLarge'));
  }
});

it('counts the pixels of all frames', async () => {
  const frames = Buffer.from(
    '!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0',
    'latin1',
  );
  const many = gif([Buffer.alloc(frames.length * 20, frames)]);
  many.writeUInt16LE(2000, 6);
  many.writeUInt16LE(2000, 8);
  await expect(keptOf(many, 'gif')).rejects.toThrow(throws('ImageTooLarge'));
});

it('wants name, declared type and first bytes to agree', async () => {
  const named = (bytes: Buffer, name: string, type: string) =>
    kindOf(new File([bytes as never], name, { type }));
  expect(await named(png(), '照片.PNG', 'image/png')).not.toBeNull();
  expect(await named(png(), '照片.jpg', 'image/png')).toBeNull();
  expect(await named(png(), '照片.png', 'image/jpeg')).toBeNull();
  expect(await named(jpeg(), '照片.png', 'image/png')).toBeNull();
  expect(await named(Buffer.from('<svg onload="x()">'), '照片.png', 'image/png')).toBeNull();
  expect(await named(Buffer.from(''), '照片.png', 'image/png')).toBeNull();
});

/** Milliseconds of processor time that encoding a picture takes, refused or not. */
async function costOf(bytes: Buffer, extension: string): Promise<number> {
  const before = process.cpuUsage();
  await keptOf(bytes, extension).catch(() => null);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A part again and again, up to so many bytes. */
const times = (part: Buffer | string, bytes: number): Buffer[] => {
  const whole = Buffer.from(part as string, 'latin1');
  return [Buffer.alloc(bytes - (bytes % whole.length), whole)];
};
const mebibyte = 1024 * 1024;

it.each<[string, string, () => Buffer]>([
  ['gif of empty comments', 'gif', () => gif(times('!\xfe\0', mebibyte))],
  ['gif of empty controls', 'gif', () => gif(times('!\xf9\0', mebibyte))],
  [
    'gif of tiny sub-blocks',
    'gif',
    () => gif([Buffer.from('!\xfe', 'latin1'), ...times('\x01A', 4 * mebibyte), Buffer.from([0])]),
  ],
  ['jpeg of restarts', 'jpg', () => jpeg(times('\xff\xd0', mebibyte))],
  ['jpeg of fill bytes', 'jpg', () => jpeg([Buffer.alloc(4 * mebibyte, 0xff)])],
  ['png of empty chunks', 'png', () => png({ extra: times(pngChunk('prIv', ''), mebibyte) })],
])('does not take long over a %s', async (_name, extension, make) => {
  expect(await costOf(make(), extension)).toBeLessThan(2000);
});

it('encodes nothing for a sender who has left', async () => {
  const left = AbortSignal.abort(new Error('left'));
  await expect(keptOf(png(), 'png', left)).rejects.toThrow('left');
});
