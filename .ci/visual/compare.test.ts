import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captureName, compareCaptures, comparePngs } from './compare.ts';

/** A white picture with a dark box, as a padded element on a page. */
function picture({ width = 40, height = 30, left = 10, shade = 40 } = {}): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let y = 5; y < 15; y += 1) {
    for (let x = left; x < left + 20; x += 1)
      png.data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return PNG.sync.write(png);
}

describe('comparison of two pictures', () => {
  test('finds nothing in identical pixels, however they are compressed', () => {
    const a = picture();
    const b = PNG.sync.write(PNG.sync.read(a), { deflateLevel: 0 });
    expect(a.equals(b)).toBe(false);
    expect(comparePngs(a, b)).toBeNull();
  });

  test('finds a box that moved by one pixel: both of its edges', () => {
    expect(comparePngs(picture(), picture({ left: 11 }))?.pixels).toBe(20);
  });

  test('finds the smallest change of a shade', () => {
    expect(comparePngs(picture(), picture({ shade: 41 }))?.pixels).toBe(200);
  });

  test('finds a picture that is one pixel higher, and names the sizes', () => {
    const difference = comparePngs(picture(), picture({ height: 31 }));
    expect(difference?.pixels).toBe(40);
    expect(difference?.sizes).toEqual({ base: '40 × 30', current: '40 × 31' });
  });

  test('marks the differing pixels red', () => {
    const image = comparePngs(picture(), picture({ left: 11 }))?.image ?? Buffer.alloc(0);
    const { data, width } = PNG.sync.read(image);
    expect([...data.subarray((5 * width + 10) * 4, (5 * width + 10) * 4 + 3)]).toEqual([255, 0, 0]);
  });
});

describe('comparison of two revisions', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'visual-test-'));
    for (const name of ['a', 'b']) mkdirSync(join(folder, name));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const story = (id: string) => ({
    id,
    title: 'Layout/Box',
    name: id,
    file: 'Box.stories.tsx',
    modes: { light: {} },
  });
  const put = (side: string, id: string, png: Buffer) =>
    writeFileSync(join(folder, side, captureName(id, 'light')), png);
  const compare = (base: string[], current: string[]) =>
    compareCaptures(
      { folder: join(folder, 'a'), stories: base.map(story) },
      { folder: join(folder, 'b'), stories: current.map(story) },
      join(folder, 'report'),
    ).map(({ id, kind, mode }) => ({ id, kind, mode }));

  test('names changed, added and removed stories, and keeps their pictures only', () => {
    put('a', 'same', picture());
    put('b', 'same', picture());
    put('a', 'moved', picture());
    put('b', 'moved', picture({ left: 11 }));
    put('a', 'old', picture());
    put('b', 'new', picture());
    expect(compare(['same', 'moved', 'old'], ['same', 'moved', 'new'])).toEqual([
      { id: 'moved', kind: 'changed', mode: 'light' },
      { id: 'new', kind: 'added', mode: 'light' },
      { id: 'old', kind: 'removed', mode: 'light' },
    ]);
    const report = join(folder, 'report');
    expect(existsSync(join(report, 'diff/moved.light.png'))).toBe(true);
    expect(existsSync(join(report, 'base/old.light.png'))).toBe(true);
    expect(existsSync(join(report, 'base/same.light.png'))).toBe(false);
  });

  test('a missing capture and a failed play are failures', () => {
    put('a', 'lost', picture());
    put('a', 'broken', picture());
    put('b', 'broken', picture());
    writeFileSync(join(folder, 'b/broken.failed'), 'its play failed');
    expect(compare(['lost', 'broken'], ['lost', 'broken'])).toEqual([
      { id: 'lost', kind: 'failed', mode: 'light' },
      { id: 'broken', kind: 'failed', mode: 'light' },
    ]);
  });
});
