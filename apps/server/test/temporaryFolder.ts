import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { folderInMemory } from '../../../.ci/runFolder.ts';

/** Bytes that the stores of one run may take. */
const neededSpace = 4 * 2 ** 30;

function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * The folder for stores of tests: in memory where there is room, since every commit waits for a disk; else
 * that for temporary files. Both are the run's own, and end with it.
 */
export function temporaryFolder(): string {
  const memory = folderInMemory();
  return memory !== null && freeSpace(memory) >= neededSpace ? memory : tmpdir();
}
