import type { Tables } from '../tables.ts';

/** How a column of personal data is kept: encrypted, and searched by a keyed hash beside it or not. */
type Kept = 'searched' | 'encrypted';

/**
 * The columns that hold ID numbers, phones and mail of people, or repeat them, and the secrets of second
 * factors. They are encrypted when
 * written and decrypted when read (`plugin.ts`), by their names: a query must select them under these
 * names, and no other column of these tables may bear one. `<column>_search` holds the keyed hash.
 */
const personalColumns = {
  app_user: { phone: 'searched' },
  orders: { phone: 'searched', idcard: 'searched' },
  stay_guest: { phone: 'encrypted', idcard: 'searched' },
  isolation_person: { phone: 'searched', idcard: 'searched', email: 'encrypted' },
  declaration: { phone: 'encrypted', idcard: 'encrypted', email: 'encrypted' },
  log: { before_values: 'encrypted', after_values: 'encrypted' },
  second_factor: { totp_secret: 'encrypted', totp_pending: 'encrypted' },
} as const satisfies { [Table in keyof Tables]?: Record<string, Kept> };

export type PersonalTable = keyof typeof personalColumns;

export const personalTables = Object.keys(personalColumns) as PersonalTable[];

/** The columns of a table, by name; none where it holds no personal data. */
export const columnsOf = (table: string): Readonly<Record<string, Kept>> =>
  (personalColumns as Record<string, Record<string, Kept>>)[table] ?? {};

/** The names of all columns that are decrypted when they are read. */
export const encryptedNames: ReadonlySet<string> = new Set(
  Object.values(personalColumns).flatMap((columns) => Object.keys(columns)),
);

/** The column of the keyed hash of a number. */
export const searchColumn = (column: string): string => `${column}_search`;
