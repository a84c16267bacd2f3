import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How one capture differs from the base's. */
interface Difference {
  /** Pixels that differ; all of both when the sizes differ. */
  pixels: number;
  /** Sizes in pixels, set when they differ. */
  sizes?: { base: string; current: string };
}

/** A picture with the differing pixels in red on the faded base. */
export interface Comparison extends Difference {
  image: Buffer;
}

/** The file name of the capture of a story in a mode. */
export function captureName(id: string, mode: string): string {
  return `${id}.${mode.replaceAll(' ', '-')}.png`;
}

/** Copies a picture to the upper left corner of a larger one, which is magenta: no capture is. */
function extend(png: PNG, width: number, height: number): PNG {
  const extended = new PNG({ width, height });
  extended.data.fill(Buffer.from([255, 0, 255, 255]));
  PNG.bitblt(png, extended, 0, 0, png.width, png.height, 0, 0);
  return extended;
}

/**
 * Compares two PNGs pixel by pixel: one that differs at all is a difference, also in anti-aliased text.
 * @returns null when they are identical.
 */
export function comparePngs(base: Buffer, current: Buffer): Comparison | null {
  if (base.equals(current)) return null;
  const [a, b] = [PNG.sync.read(base), PNG.sync.read(current)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const isSameSize = a.width === b.width && a.height === b.height;
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(
    isSameSize ? a.data : extend(a, width, height).data,
    isSameSize ? b.data : extend(b, width, height).data,
    diff.data,
    width,
    height,
    { threshold: 0, includeAA: true, checkerboard: false },
  );
  if (isSameSize && pixels === 0) return null;
  const image = PNG.sync.write(diff);
  if (isSameSize) return { pixels, image };
  return {
    pixels,
    image,
    sizes: { base: `${a.width} × ${a.height}`, current: `${b.width} × ${b.height}` },
  };
}

/** One capture in the report. */
export interface Entry extends Partial<Difference> {
  kind: 'changed' | 'added' | 'removed' | 'failed';
  id: string;
  title: string;
  name: string;
  /** The file of the story. */
  file: string;
  mode: string;
  /** The file name of its pictures in the folders base, current and diff. */
  picture: string;
  /** Why the capture failed. */
  reason?: string;
}

interface ComparedStory {
  id: string;
  title: string;
  name: string;
  file: string;
  modes: Record<string, unknown>;
}

/** The captures of one revision. */
export interface Captures {
  folder: string;
  stories: readonly ComparedStory[];
}

const read = (path: string): Buffer | null => (existsSync(path) ? readFileSync(path) : null);

function failureOf(id: string, ...folders: string[]): string | null {
  const marks = folders.map((folder) => read(join(folder, `${id}.failed`))?.toString());
  const named = marks.flatMap((mark, index) =>
    mark ? `${index === 0 ? 'base' : 'current'}: ${mark}` : [],
  );
  return named.length > 0 ? named.join('; ') : null;
}

/**
 * Compares the captures of two revisions and writes the pictures of those that differ to the folders base,
 * current and diff of `report`. A capture is failed when it is missing, when the play of its story failed or
 * when the story never came to rest.
 */
export function compareCaptures(base: Captures, current: Captures, report: string): Entry[] {
  const [before, now] = [base, current].map(
    ({ stories }) => new Map(stories.map((story) => [story.id, story])),
  );
  const entries: Entry[] = [];
  const write = (folder: string, picture: string, png: Buffer | null): void => {
    if (!png) return;
    mkdirSync(join(report, folder), { recursive: true });
    writeFileSync(join(report, folder, picture), png);
  };
  for (const id of new Set([...(now?.keys() ?? []), ...(before?.keys() ?? [])])) {
    const [old, fresh] = [before?.get(id), now?.get(id)];
    const story = fresh ?? old;
    if (!story) continue;
    const failure = failureOf(id, base.folder, current.folder);
    for (const mode of Object.keys({ ...old?.modes, ...fresh?.modes })) {
      const picture = captureName(id, mode);
      const [a, b] = [read(join(base.folder, picture)), read(join(current.folder, picture))];
      const isExpected = [old, fresh].map((side) => side !== undefined && mode in side.modes);
      const isMissing = (isExpected[0] && !a) || (isExpected[1] && !b);
      const { title, name, file } = story;
      const entry = { id, title, name, file, mode, picture };
      if (failure || isMissing) {
        entries.push({ ...entry, kind: 'failed', reason: failure ?? 'no capture' });
      } else if (a && b) {
        const difference = comparePngs(a, b);
        if (!difference) continue;
        const { image, ...rest } = difference;
        entries.push({ ...entry, kind: 'changed', ...rest });
        write('diff', picture, image);
      } else entries.push({ ...entry, kind: a ? 'removed' : 'added' });
      write('base', picture, a);
      write('current', picture, b);
    }
  }
  return entries;
}
