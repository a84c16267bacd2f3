import type { Store } from '../db/store.ts';
import type { Table } from '../sheets/workbook.ts';

/** What an export reads from: a connection of its own, beside those of the server. */
type Reading = Pick<Store, 'db' | 'engine'>;

/** A table that can be exported. */
export interface ExportTable<Given> {
  /** The URL of the module whose default export this is: a worker imports it. */
  module: string;
  /** `given` is plain data: it is copied to the worker. */
  make(store: Reading, given: Given): Table;
}

/** Defines the table of a module, as its default export. `module` is its `import.meta.url`. */
export const exportTable = <Given>(
  module: string,
  make: ExportTable<Given>['make'],
): ExportTable<Given> => ({ module, make });
