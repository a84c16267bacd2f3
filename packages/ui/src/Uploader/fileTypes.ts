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

const png: FileType = {
  extensions: ['png'],
  mediaTypes: ['image/png'],
  signatures: [[0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
};

const gif: FileType = {
  extensions: ['gif'],
  mediaTypes: ['image/gif'],
  signatures: [ascii('GIF87a'), ascii('GIF89a')],
};

const jpeg: FileType = {
  extensions: ['jpg', 'jpeg'],
  mediaTypes: ['image/jpeg'],
  signatures: [[0xff, 0xd8, 0xff]],
};

const xlsx: FileType = {
  extensions: ['xlsx'],
  mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ''],
  signatures: [[...ascii('PK'), 0x03, 0x04]],
};

const xls: FileType = {
  extensions: ['xls'],
  mediaTypes: ['application/vnd.ms-excel', ''],
  signatures: [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
};

const pdf: FileType = {
  extensions: ['pdf'],
  mediaTypes: ['application/pdf', ''],
  signatures: [ascii('%PDF-')],
};

/** Pictures that every browser shows and that carry no script. */
export const imageTypes: readonly FileType[] = [png, gif, jpeg];

/** Excel's sheets. */
export const sheetTypes: readonly FileType[] = [xlsx, xls];

/** Documents for reading. */
export const documentTypes: readonly FileType[] = [pdf];

/** Number of bytes to read for the signature. */
export const headLength = 16;

/** For the `accept` of an input: endings and media types, so that phones offer the camera for pictures. */
export function acceptOf(types: readonly FileType[]): string {
  return types
    .flatMap(({ mediaTypes, extensions }) => [
      ...mediaTypes.filter((mediaType) => mediaType !== ''),
      ...extensions.map((extension) => `.${extension}`),
    ])
    .join(',');
}

/** The extensions as text: png、gif、jpg、jpeg. */
export function wordsOf(types: readonly FileType[]): string {
  return types.flatMap(({ extensions }) => extensions).join('、');
}
