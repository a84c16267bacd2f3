import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plan } from './screen.ts';

/** What was made. */
export interface Made {
  /** Paths from the root, new files and changed ones. */
  files: string[];
  changed: string[];
}

/**
 * Writes what a plan makes: nothing where a new file is there already or one that is changed lacks its place.
 * @throws with what stands in the way
 */
export async function applyPlan({ files, edits }: Plan, root: string): Promise<Made> {
  const present = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (present !== undefined) throw new Error(`${present} is there already`);
  const changed = new Map<string, string>();
  for (const { file, apply } of edits) {
    changed.set(file, apply(changed.get(file) ?? (await readFile(join(root, file), 'utf8'))));
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `${text}\n`);
  }
  for (const [file, text] of changed) await writeFile(join(root, file), text);
  return { files: Object.keys(files), changed: [...changed.keys()] };
}
