import type { FileType } from './fileTypes.ts';

/** Which files are taken. */
export interface FileRules {
  types: readonly FileType[];
  /** The largest size that is still taken. */
  maxBytes: number;
}

/** Facts about a file before it is uploaded. */
export interface FileFacts {
  name: string;
  /** The type that the browser declares. */
  type: string;
  size: number;
  /** The first bytes, at least `headLength` if the file is that long; null: it cannot be read. */
  head: Uint8Array | null;
  isFolder: boolean;
}

/** Why a file is not taken. */
export type FileProblem = 'folder' | 'empty' | 'wrongType' | 'tooLarge' | 'unreadable';

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

const startsWith = (head: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => head[index] === byte);

/** The type that both file name and declared media type have; null when they differ. */
function declaredType({ name, type }: FileFacts, types: readonly FileType[]): FileType | null {
  const mediaType = (type.split(';')[0] ?? '').trim().toLowerCase();
  const found = types.find(({ extensions }) => extensions.includes(extensionOf(name)));
  return found?.mediaTypes.includes(mediaType) ? found : null;
}

/**
 * Why a file is rejected, or null. Name and declared type can be wrong: extension, declared type and first
 * bytes must all be of the same type.
 */
export function findProblem(facts: FileFacts, rules: FileRules): FileProblem | null {
  if (facts.isFolder) return 'folder';
  if (facts.size === 0) return 'empty';
  const type = declaredType(facts, rules.types);
  if (!type) return 'wrongType';
  if (facts.size > rules.maxBytes) return 'tooLarge';
  const { head } = facts;
  if (!head) return 'unreadable';
  return type.signatures.some((signature) => startsWith(head, signature)) ? null : 'wrongType';
}
