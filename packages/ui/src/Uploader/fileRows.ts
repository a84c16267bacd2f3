import type { Upload } from './uploads.ts';

/** A file that has arrived. */
export interface UploadedFile {
  name: string;
  url: string;
  /** Bytes, where known. */
  size?: number | undefined;
}

/** A line of the list: an existing file, an upload, or one that has just finished. */
export interface FileRow {
  key: string;
  name: string;
  size: number | undefined;
  /** The value's file, when it is one. */
  file: UploadedFile | undefined;
  upload: Upload | undefined;
}

/** The file that an upload has become. */
export const uploadedFile = ({ file }: Upload, url: string): UploadedFile => ({
  name: file.name,
  url,
  size: file.size,
});

/**
 * The lines of the list: what was there before, then all that was chosen, in that order. A file keeps
 * its line when it has arrived, so that nothing moves; one that is no longer in the value has none.
 */
export function rowsOf(value: readonly UploadedFile[], uploads: readonly Upload[]): FileRow[] {
  const files = new Map(value.map((file) => [file.url, file]));
  const chosen = uploads.flatMap((upload): FileRow[] => {
    const { file: source, id, url } = upload;
    const file = url === undefined ? undefined : files.get(url);
    if (upload.state === 'sent' && !file) return [];
    return [{ key: `upload ${id}`, name: source.name, size: source.size, file, upload }];
  });
  const arrived = new Set(chosen.map(({ file }) => file?.url));
  const before = value
    .filter(({ url }) => !arrived.has(url))
    .map((file) => ({ key: file.url, name: file.name, size: file.size, file, upload: undefined }));
  return [...before, ...chosen];
}

/** The value with a file that has arrived, in the order in which the files were chosen. */
export function withArrived(
  value: readonly UploadedFile[],
  uploads: readonly Upload[],
  arrived: UploadedFile,
): UploadedFile[] {
  return rowsOf([...value, arrived], uploads).flatMap(({ file }) => file ?? []);
}
