import type { Protection } from '../table.ts';
import { type Tables, tables } from '../tables.ts';

type Kept = Readonly<Record<string, Protection>>;

/**
 * The columns that hold ID numbers, phones and mail of people, or repeat them, what staff types, and the secrets
 * of second factors. They are encrypted when written and decrypted when read (`plugin.ts`), by table and column.
 */
const personalColumns = new Map<string, Kept>(
  Object.entries(tables).flatMap(([table, { columns }]) => {
    const kept = Object.entries(columns).flatMap(([name, column]) =>
      column.definition.kept ? [[name, column.definition.kept] as const] : [],
    );
    return kept.length > 0 ? [[table, Object.fromEntries(kept)] as const] : [];
  }),
);

/** The tables that hold personal data. */
export const personalTables = [...personalColumns.keys()] as (keyof Tables)[];

const noColumns: Kept = {};

/** The encrypted columns of a table, by name; none where it holds no personal data. */
export const columnsOf = (table: string): Kept => personalColumns.get(table) ?? noColumns;

/** The names of all columns that are encrypted in a table. */
export const encryptedNames: ReadonlySet<string> = new Set(
  [...personalColumns.values()].flatMap((columns) => Object.keys(columns)),
);

/** The tables that hold texts which staff types. */
export const typedTables = personalTables.filter((table) =>
  Object.values(columnsOf(table)).includes('typed'),
);

/** The names of all columns of such texts. */
export const typedNames: ReadonlySet<string> = new Set(
  [...personalColumns.values()].flatMap((columns) =>
    Object.keys(columns).filter((column) => columns[column] === 'typed'),
  ),
);

/** The column by which the rows of a table are gone through: a unique whole number. */
export const walkColumn = (table: keyof Tables): 'id' | 'order_id' =>
  table === 'refund' ? 'order_id' : 'id';

/** The column of the keyed hash of a number. */
export const searchColumn = (column: string): string => `${column}_search`;
