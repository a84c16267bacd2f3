import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Memory as a file system, on Linux. */
const memory = '/dev/shm';
/** Bytes that the stores of one run may take. */
const neededSpace = 4 * 2 ** 30;

function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * The folder for stores of tests: in memory where there is room, since every commit waits for a disk; else
 * that for temporary files. What a killed process has written is kept by both.
 */
export const temporaryFolder = (): string =>
  existsSync(memory) && freeSpace(memory) >= neededSpace ? memory : tmpdir();
