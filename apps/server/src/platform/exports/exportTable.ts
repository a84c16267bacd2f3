import type { Store } from '../db/store.ts';
import { type Table, workbook } from '../sheets/workbook.ts';

/** What an export reads from: a connection of its own, beside those of the server. */
export type Reading = Pick<Store, 'db' | 'engine'>;

/** How many rows an export has written, of all of them. */
export interface ExportProgress {
  done: number;
  total: number;
}

/** A table that can be exported, or a file that is made of several. */
export interface ExportTable<Given> {
  /** The URL of the module whose default export this is: a worker imports it. */
  module: string;
  /** `given` is plain data: it is copied to the worker. */
  make(
    store: Reading,
    given: Given,
    onProgress: (progress: ExportProgress) => void,
  ): Table | readonly Table[] | ReadableStream<Uint8Array>;
}

/** Defines the table of a module, as its default export. `module` is its `import.meta.url`. */
export const exportTable = <Given>(
  module: string,
  make: ExportTable<Given>['make'],
): ExportTable<Given> => ({ module, make });

/** The bytes of an export. */
export function exportedBytes<Given>(
  { make }: Pick<ExportTable<Given>, 'make'>,
  ...input: Parameters<ExportTable<Given>['make']>
): ReadableStream<Uint8Array> {
  const made = make(...input);
  return made instanceof ReadableStream ? made : workbook(made);
}
