import { wireLabel } from '@anzhu/api/contract/label';
import type { ImportedColumn } from '@anzhu/api/rules/importedColumns';
import { importedSheets, type ImportKind, importKinds } from '@anzhu/api/rules/importedSheets';
import type { Cell } from '../../platform/sheets/cell.ts';
import { guestRows } from './guestRows.ts';
import { masterRows, type Row, type TakenFrom } from './masterRows.ts';
import { bookOf } from './template.ts';

const readers = { ...masterRows, ...guestRows };

/** The cell of a field: an enum by its label. */
function cellOf({ field, schema, refers }: ImportedColumn, row: Row): Cell {
  const value = row[field] ?? null;
  if (value === null || value === '') return null;
  const label = refers === undefined ? wireLabel(schema, value) : undefined;
  return label ?? (typeof value === 'number' ? value : String(value));
}

/** What a hotel has, as a workbook of an import: read back, it is the same but for passwords. */
export async function takeOut(from: TakenFrom): Promise<ReadableStream<Uint8Array>> {
  const rows: Partial<Record<ImportKind, Cell[][]>> = {};
  for (const kind of importKinds) {
    const columns: readonly ImportedColumn[] = importedSheets[kind].columns;
    const read = await readers[kind](from);
    rows[kind] = read.map((row) => columns.map((column) => cellOf(column, row)));
  }
  return bookOf(rows);
}
