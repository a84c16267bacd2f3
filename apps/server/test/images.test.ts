import { expect, it } from 'vitest';
import { BrokenImage } from '../src/platform/files/image/byteReader.ts';
import { kindOf, stripped } from '../src/platform/files/image/kinds.ts';
import { exif, gif, jpeg, jpegSegment, png, pngChunk } from './pictures.ts';

const secret = 'GPS secret';

const fileOf = (bytes: Buffer, extension: string): File =>
  new File([bytes as never], `照片.${extension}`, {
    type: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
  });

/** The picture as it would be kept. */
async function keptOf(bytes: Buffer, extension: string): Promise<Buffer> {
  const file = fileOf(bytes, extension);
  const kind = await kindOf(file);
  if (!kind) throw new Error('no picture');
  const batches: Buffer[] = [];
  for await (const batch of stripped(file, kind)) batches.push(batch);
  return Buffer.concat(batches);
}

it.each([
  ['png', png()],
  ['jpg', jpeg()],
  ['jpeg', jpeg()],
  ['gif', gif()],
])('keeps a bare %s byte for byte', async (extension, bytes) => {
  expect((await keptOf(bytes, extension)).equals(bytes)).toBe(true);
});

it.each([
  ['png', png({ extra: [pngChunk('tEXt', `Comment\0${secret}`)] }), png()],
  ['png', png({ extra: [pngChunk('eXIf', exif(1).subarray(6))] }), png()],
  ['png', png({ extra: [pngChunk('tIME', secret)] }), png()],
  ['png', png({ extra: [pngChunk('prIv', secret)] }), png()],
  ['png', Buffer.concat([png(), Buffer.from(secret)]), png()],
  ['jpg', jpeg([jpegSegment(0xe1, exif(1))]), jpeg()],
  ['jpg', jpeg([jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`)]), jpeg()],
  ['jpg', jpeg([jpegSegment(0xed, `Photoshop 3.0\0${secret}`)]), jpeg()],
  ['jpg', jpeg([jpegSegment(0xfe, secret)]), jpeg()],
  ['jpg', Buffer.concat([jpeg(), Buffer.from(secret)]), jpeg()],
  ['gif', gif([Buffer.from(`!\xfe\x0a${secret}\0`, 'latin1')]), gif()],
  ['gif', gif([Buffer.from(`!\xff\x0bXMP DataXMP\x0a${secret}\0`, 'latin1')]), gif()],
  ['gif', Buffer.concat([gif(), Buffer.from(secret)]), gif()],
])('takes out of a %s what it tells besides the picture (%#)', async (extension, bytes, bare) => {
  const kept = await keptOf(bytes, extension);
  expect(kept.includes(secret)).toBe(false);
  expect(kept.equals(bare)).toBe(true);
});

it('keeps what colours, movement and direction need', async () => {
  const moving = gif([Buffer.from('!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1')]);
  expect((await keptOf(moving, 'gif')).equals(moving)).toBe(true);
  const profile = jpegSegment(0xe2, 'ICC_PROFILE\0\x01\x01colours');
  expect((await keptOf(jpeg([profile]), 'jpg')).equals(jpeg([profile]))).toBe(true);
  const coloured = png({ extra: [pngChunk('sRGB', '\0')] });
  expect((await keptOf(coloured, 'png')).equals(coloured)).toBe(true);
  const turned = await keptOf(jpeg([jpegSegment(0xe1, exif(6))]), 'jpg');
  expect(turned.includes('Exif')).toBe(true);
  expect(turned.includes(secret)).toBe(false);
  expect(turned.includes('Cam')).toBe(false);
  // What is kept of a direction says the same when it is read once more.
  expect((await keptOf(turned, 'jpg')).equals(turned)).toBe(true);
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
  ['gif', gif().subarray(0, -3)],
  ['gif', gif().subarray(0, 19)],
])('refuses a %s that is not whole (%#)', async (extension, bytes) => {
  await expect(keptOf(bytes, extension)).rejects.toThrow(
    expect.objectContaining({ name: 'BrokenImage' }),
  );
});

it('refuses dimensions that no screen needs', async () => {
  for (const [width, height] of [
    [30_000, 1],
    [10_000, 10_000],
    [0xffff_ffff, 0xffff_ffff],
  ] as const) {
    await expect(keptOf(png({ width, height }), 'png')).rejects.toThrow(
      expect.objectContaining({ name: 'ImageTooLarge' }),
    );
  }
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

/** Milliseconds of CPU that reading a picture takes, and what it is refused with. */
async function costOf(bytes: Buffer, extension: string): Promise<{ cpu: number; why: unknown }> {
  const before = process.threadCpuUsage();
  const why = await keptOf(bytes, extension).then(
    () => null,
    (error: unknown) => (error instanceof BrokenImage ? error.message : error),
  );
  const { user, system } = process.threadCpuUsage(before);
  return { cpu: (user + system) / 1000, why };
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
  ['jpeg of restarts', 'jpg', () => jpeg(times('\xff\xd0', mebibyte))],
  ['png of empty chunks', 'png', () => png({ extra: times(pngChunk('prIv', ''), mebibyte) })],
])('refuses a %s before it takes long', async (_name, extension, make) => {
  const { cpu, why } = await costOf(make(), extension);
  expect(why).toBe('too many parts');
  expect(cpu).toBeLessThan(1000);
});

it('reads many tiny sub-blocks and fill bytes at once', async () => {
  const comment = Buffer.concat([
    Buffer.from('!\xfe', 'latin1'),
    ...times('\x01A', 4 * mebibyte),
    Buffer.from([0]),
  ]);
  const tiny = await costOf(gif([comment]), 'gif');
  const filled = await costOf(jpeg([Buffer.alloc(4 * mebibyte, 0xff)]), 'jpg');
  expect([tiny.why, filled.why]).toEqual([null, null]);
  expect(Math.max(tiny.cpu, filled.cpu)).toBeLessThan(1000);
});

it('hands on large blocks, and stops when it is told to', async () => {
  const control = '!\xf9\x04\x01\0\0\0\0';
  const bytes = gif(times(`${control},\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0`, 90_000));
  const file = fileOf(bytes, 'gif');
  const kind = await kindOf(file);
  if (!kind) throw new Error('no picture');
  let blocks = 0;
  for await (const block of stripped(file, kind)) blocks += Math.sign(block.length);
  expect(blocks).toBe(2);
  const leaving = AbortSignal.abort(new Error('left'));
  const read = async () => {
    for await (const block of stripped(file, kind, leaving)) void block;
  };
  await expect(read()).rejects.toThrow('left');
});
