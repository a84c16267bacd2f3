/** A file type, by extension, media type and signature, which must agree. */
export interface FileType {
  /** Endings of the name, in small letters and without the dot; the first is the usual one. */
  extensions: readonly string[];
  /** Media types a browser may declare; '' on systems that do not know the type. */
  mediaTypes: readonly string[];
  /** The first bytes: one of these. */
  signatures: readonly (readonly number[])[];
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** Pictures that every browser shows and that carry no script. */
export const imageTypes: readonly FileType[] = [
  {
    extensions: ['png'],
    mediaTypes: ['image/png'],
    signatures: [[0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
  },
  {
    extensions: ['gif'],
    mediaTypes: ['image/gif'],
    signatures: [ascii('GIF87a'), ascii('GIF89a')],
  },
  {
    extensions: ['jpg', 'jpeg'],
    mediaTypes: ['image/jpeg'],
    signatures: [[0xff, 0xd8, 0xff]],
  },
];

const zip = [...ascii('PK'), 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Workbooks of Excel and WPS, and tables as text. */
export const sheetTypes: readonly FileType[] = [
  {
    extensions: ['xlsx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ''],
    signatures: [zip],
  },
  {
    extensions: ['xls'],
    mediaTypes: ['application/vnd.ms-excel', ''],
    signatures: [compound],
  },
  {
    extensions: ['et'],
    mediaTypes: ['application/wps-office.et', 'application/kset', 'application/vnd.ms-excel', ''],
    signatures: [compound, zip],
  },
  {
    extensions: ['csv'],
    // Windows declares it as a workbook where Excel is installed.
    mediaTypes: ['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel', ''],
    signatures: [[]],
  },
];

/** Number of bytes to read for the signature. */
const headLength = 16;

/** For the `accept` of an input: endings and media types, so that phones offer the camera for pictures. */
export function acceptOf(types: readonly FileType[]): string {
  return types
    .flatMap(({ mediaTypes, extensions }) => [
      ...mediaTypes.filter((mediaType) => mediaType !== ''),
      ...extensions.map((extension) => `.${extension}`),
    ])
    .join(',');
}

/** All their extensions. */
export function extensionsOf(types: readonly FileType[]): string[] {
  return types.flatMap(({ extensions }) => extensions);
}

/** Which files are taken. */
export interface FileRules {
  /** The file types that are taken; `imageTypes`, `sheetTypes`. */
  types: readonly FileType[];
  /** The largest size that is still taken. */
  maxBytes: number;
}

/** Facts about a file before it is uploaded; its type is the one that the browser declares. */
export interface FileFacts extends Pick<File, 'name' | 'type' | 'size'> {
  /** The first bytes, at least `headLength` if the file is that long; null: it cannot be read. */
  head: Uint8Array | null;
}

export type FileProblem = 'folder' | 'empty' | 'wrongType' | 'tooLarge' | 'unreadable';

export interface Choice {
  file: File;
  problem?: FileProblem | 'tooMany' | undefined;
}

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

const startsWith = (head: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => head[index] === byte);

/** The type that both file name and declared media type have; null when they differ. */
function declaredType({ name, type }: FileFacts, types: readonly FileType[]): FileType | null {
  const mediaType = (type.split(';')[0] ?? '').trim().toLowerCase();
  const found = types.find(({ extensions }) => extensions.includes(extensionOf(name)));
  return found?.mediaTypes.includes(mediaType) ? found : null;
}

/** Why a file is rejected, or null. Extension, declared type and first bytes must all be of the same type. */
export function findProblem(facts: FileFacts, rules: FileRules): FileProblem | null {
  if (facts.size === 0) return 'empty';
  const type = declaredType(facts, rules.types);
  if (!type) return 'wrongType';
  if (facts.size > rules.maxBytes) return 'tooLarge';
  const { head } = facts;
  if (!head) return 'unreadable';
  return type.signatures.some((signature) => startsWith(head, signature)) ? null : 'wrongType';
}

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
  return findProblem({ name, type, size, head: await readHead(file) }, rules);
}
