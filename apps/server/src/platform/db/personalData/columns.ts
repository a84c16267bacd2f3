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
  | 'totp_pending'
  | TypedName;

/** The names that columns have of texts that staff types, in which anything about a person may stand. */
type TypedName =
  | 'note'
  | 'reason'
  | 'remark'
  | 'refund_reason'
  | 'void_reason'
  | 'review_note'
  | 'handled_note';

/**
 * Encrypted, and searched by the keyed hash in `<column>_search` where there is such a column. Typed ones were in
 * clear before version 0.3.0: an instance of an earlier one that still runs writes them so.
 */
type Protection = 'encrypted' | 'searched' | 'typed';

/** The remark of a menu says what the entry is for: it stays in clear. */
type ClearTable = 'menu';

/** Every column of these names: the list below does not compile while one is missing. */
export type PersonalColumns<Schema = Tables> = {
  readonly [
    Table in Exclude<keyof Schema, ClearTable> as keyof Schema[Table] & PersonalName extends never
      ? never
      : Table
  ]: {
    readonly [Column in keyof Schema[Table] & PersonalName]: Column extends TypedName
      ? 'typed'
      : `${Column}_search` extends keyof Schema[Table]
        ? 'searched'
        : 'encrypted';
  };
};

/**
 * The columns that hold ID numbers, phones and mail of people, or repeat them, what staff types, and the secrets
 * of second factors. They are encrypted when written and decrypted when read (`plugin.ts`), by table and column.
 */
const personalColumns: PersonalColumns = {
  app_user: { phone: 'searched' },
  orders: { phone: 'searched', idcard: 'searched', note: 'typed', refund_reason: 'typed' },
  refund: { reason: 'typed' },
  bill_line: { note: 'typed', void_reason: 'typed' },
  guest_note: { idcard: 'searched', note: 'typed' },
  room_block: { reason: 'typed' },
  material_application: { remark: 'typed', review_note: 'typed' },
  health_test: { handled_note: 'typed' },
  stay_guest: { phone: 'encrypted', idcard: 'searched' },
  isolation_person: { phone: 'searched', idcard: 'searched', email: 'encrypted' },
  declaration: {
    phone: 'encrypted',
    idcard: 'encrypted',
    email: 'encrypted',
    review_note: 'typed',
  },
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

/** The tables that hold texts which staff types. */
export const typedTables = personalTables.filter((table) =>
  Object.values(columnsOf(table)).includes('typed'),
);

/** The names of all columns of such texts. */
export const typedNames: ReadonlySet<string> = new Set(
  [...encryptedColumns.values()].flatMap((columns) =>
    Object.keys(columns).filter((column) => columns[column] === 'typed'),
  ),
);

/** The column by which the rows of a table are gone through: a unique whole number. */
export const walkColumn = (table: PersonalTable): 'id' | 'order_id' =>
  table === 'refund' ? 'order_id' : 'id';

/** The column of the keyed hash of a number. */
export const searchColumn = (column: string): string => `${column}_search`;
