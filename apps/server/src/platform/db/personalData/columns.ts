import type { Tables } from '../tables.ts';

/**
 * How a column is kept: encrypted, and searched by a keyed hash beside it or not; or in clear, where it only
 * has the name of personal data.
 */
type Kept = 'searched' | 'encrypted' | 'clear';

/**
 * The columns that hold ID numbers, phones and mail of people, or repeat them, and the secrets of second
 * factors. They are encrypted when written and decrypted when read (`plugin.ts`), by table and column.
 * `<column>_search` holds the keyed hash.
 */
const personalColumns = {
  app_user: { phone: 'searched' },
  orders: { phone: 'searched', idcard: 'searched' },
  guest_note: { idcard: 'searched' },
  stay_guest: { phone: 'encrypted', idcard: 'searched' },
  isolation_person: { phone: 'searched', idcard: 'searched', email: 'encrypted' },
  declaration: { phone: 'encrypted', idcard: 'encrypted', email: 'encrypted' },
  log: { before_values: 'encrypted', after_values: 'encrypted' },
  second_factor: { totp_secret: 'encrypted', totp_pending: 'encrypted' },
} as const satisfies {
  [Table in keyof Tables]?: { [Column in keyof Tables[Table]]?: Kept };
};

type Listed = typeof personalColumns;

/** The names that personal data has in any table. */
type PersonalName = { [Table in keyof Listed]: keyof Listed[Table] }[keyof Listed];

/** The columns of that name which the list does not have: `orders.email`. */
export type UnlistedColumn<Schema = Tables> = {
  [Table in keyof Schema & string]: `${Table}.${Exclude<
    keyof Schema[Table] & PersonalName & string,
    Table extends keyof Listed ? keyof Listed[Table] : never
  >}`;
}[keyof Schema & string];

/** The columns that are searched and have no column for their hash. */
export type UnsearchableColumn<List = Listed> = {
  [Table in keyof List & string]: {
    [Column in keyof List[Table] & string]: List[Table][Column] extends 'searched'
      ? Table extends keyof Tables
        ? `${Column}_search` extends keyof Tables[Table]
          ? never
          : `${Table}.${Column}`
        : never
      : never;
  }[keyof List[Table] & string];
}[keyof List & string];

/** Does not compile, and names the columns, while any are missing. */
type Complete<List, Missing extends never> = [Missing] extends [never] ? keyof List : never;

/** The tables that hold personal data. */
export type PersonalTable = Complete<Listed, UnlistedColumn | UnsearchableColumn>;

/** The encrypted columns by table and name. */
const encryptedColumns = new Map<string, Readonly<Record<string, Kept>>>(
  Object.entries(personalColumns).map(([table, columns]) => [
    table,
    Object.fromEntries(Object.entries<Kept>(columns).filter(([, kept]) => kept !== 'clear')),
  ]),
);

export const personalTables = Object.keys(personalColumns) as PersonalTable[];

const noColumns: Readonly<Record<string, Kept>> = {};

/** The encrypted columns of a table, by name; none where it holds no personal data. */
export const columnsOf = (table: string): Readonly<Record<string, Kept>> =>
  encryptedColumns.get(table) ?? noColumns;

/** The names of all columns that are encrypted in a table. */
export const encryptedNames: ReadonlySet<string> = new Set(
  [...encryptedColumns.values()].flatMap((columns) => Object.keys(columns)),
);

/** The column of the keyed hash of a number. */
export const searchColumn = (column: string): string => `${column}_search`;
