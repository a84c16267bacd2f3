import type { Tables } from '../tables.ts';

/** The names that columns of personal data, and of the secrets of second factors, have in any table. */
type PersonalName =
  | 'phone'
  | 'idcard'
  | 'email'
  | 'before_values'
  | 'after_values'
  | 'answer'
  | 'act_input'
  | 'act_facts'
  | 'act_result'
  | 'totp_secret'
  | 'totp_pending';

/** Encrypted, and searched by the keyed hash in `<column>_search` where there is such a column. */
type Protection = 'encrypted' | 'searched';

/** Every column of these names: the list below does not compile while one is missing. */
export type PersonalColumns<Schema = Tables> = {
  readonly [
    Table in keyof Schema as keyof Schema[Table] & PersonalName extends never ? never : Table
  ]: {
    readonly [
      Column in keyof Schema[Table] & PersonalName
    ]: `${Column}_search` extends keyof Schema[Table] ? 'searched' : 'encrypted';
  };
};

/**
 * The columns that hold ID numbers, phones and mail of people, or repeat them, and the secrets of second
 * factors. They are encrypted when written and decrypted when read (`plugin.ts`), by table and column.
 */
const personalColumns: PersonalColumns = {
  app_user: { phone: 'searched' },
  orders: { phone: 'searched', idcard: 'searched' },
  guest_note: { idcard: 'searched' },
  stay_guest: { phone: 'encrypted', idcard: 'searched' },
  isolation_person: { phone: 'searched', idcard: 'searched', email: 'encrypted' },
  declaration: { phone: 'encrypted', idcard: 'encrypted', email: 'encrypted' },
  log: { before_values: 'encrypted', after_values: 'encrypted' },
  answered_change: { answer: 'encrypted' },
  assistant_act: { act_input: 'encrypted', act_facts: 'encrypted', act_result: 'encrypted' },
  second_factor: { totp_secret: 'encrypted', totp_pending: 'encrypted' },
};

/** The tables that hold personal data. */
export type PersonalTable = keyof PersonalColumns;

/** The encrypted columns by table and name. */
const encryptedColumns = new Map<string, Readonly<Record<string, Protection>>>(
  Object.entries(personalColumns),
);

export const personalTables = Object.keys(personalColumns) as PersonalTable[];

const noColumns: Readonly<Record<string, Protection>> = {};

/** The encrypted columns of a table, by name; none where it holds no personal data. */
export const columnsOf = (table: string): Readonly<Record<string, Protection>> =>
  encryptedColumns.get(table) ?? noColumns;

/** The names of all columns that are encrypted in a table. */
export const encryptedNames: ReadonlySet<string> = new Set(
  [...encryptedColumns.values()].flatMap((columns) => Object.keys(columns)),
);

/** The column of the keyed hash of a number. */
export const searchColumn = (column: string): string => `${column}_search`;
