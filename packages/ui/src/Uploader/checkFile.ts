import { findProblem, type FileProblem, type FileRules } from './fileProblem.ts';
import { headLength } from './fileTypes.ts';
import type { Choice } from './uploadQueue.ts';

/** The first bytes of a file; null when it cannot be read: it is gone, locked, or a folder after all. */
async function readHead(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  } catch {
    return null;
  }
}

/** Why a chosen file is not taken, or null; reads its first bytes. */
export async function checkFile(
  { file, problem }: Choice,
  rules: FileRules,
): Promise<FileProblem | 'tooMany' | null> {
  if (problem) return problem;
  const { name, type, size } = file;
  return findProblem({ name, type, size, head: await readHead(file), isFolder: false }, rules);
}
