import type { Generated } from 'kysely';
import type { Bit, Fen, LocalTime, SearchValue } from './column.ts';
import type { Words } from './schema/dialect.ts';

/**
 * How personal data is kept: encrypted, and searched by the keyed hash in `<column>_search` where it is `searched`.
 * `typed`: what staff types, in which anything about a person may stand; it was in clear before version 0.3.0, and an
 * instance of an earlier one that still runs writes it so.
 */
export type Protection = 'encrypted' | 'searched' | 'typed';

interface Definition {
  /** `plain`: text that is not sorted by its bytes. */
  type: 'id' | 'big' | 'text' | 'real' | 'integer' | 'plain';
  isNullable?: boolean;
  isKey?: boolean;
  /** As SQL. */
  initial?: string;
  check?: (name: string) => string;
  references?: string;
  kept?: Protection;
}

/** A column: the types of its values for Kysely, and its SQL. It is not null unless `orNull` is used. */
export class Column<Value = unknown> {
  declare readonly value: Value;
  readonly definition: Definition;

  constructor(definition: Definition) {
    this.definition = definition;
  }

  #with<Changed = Value>(more: Partial<Definition>): Column<Changed> {
    return new Column({ ...this.definition, ...more });
  }

  get orNull(): Column<Value | null> {
    return this.#with({ isNullable: true });
  }

  /** The primary key. */
  get key(): Column<Value> {
    return this.#with({ isKey: true });
  }

  default(value: number | string): Column<Generated<Value>> {
    return this.#with({ initial: typeof value === 'number' ? `${value}` : `'${value}'` });
  }

  /** What rows from before the column have; new ones always say it. */
  before(value: string): Column<Value> {
    return this.#with({ initial: `'${value}'` });
  }

  /** @param target `table (column) on delete …` */
  references(target: string): Column<Value> {
    return this.#with({ references: target });
  }

  /** Personal data. */
  kept(kept: Protection): Column<Value> {
    return this.#with({ kept });
  }
}

/** @param values what the database holds it to: `between 1 and 6` */
const held = <Value>(type: Definition['type'], values?: string): Column<Value> =>
  new Column({ type, ...(values && { check: (name) => `${name} ${values}` }) });

const ofLength = (length: number): Column<string> =>
  new Column({ type: 'text', check: (name) => `length(${name}) = ${length}` });

/** The number that the database gives a row. */
export const id = () => held<Generated<number>>('id');
export const text = <Value extends string = string>(values?: string) => held<Value>('text', values);
/** Text that is never sorted, as some steps have added it. */
export const plainText = () => held<string>('plain');
export const integer = <Value extends number = number>(values?: string) =>
  held<Value>('integer', values);
/** A whole number as large as an id. */
export const big = (values?: string) => held<number>('big', values);
export const real = () => held<number>('real');
export const bit = () => held<Bit>('integer', 'in (0, 1)');
export const fen = (values = '>= 0') => held<Fen>('big', values);
export const time = () => held<LocalTime>('text');
/** A time whose length the database checks. */
export const checkedTime = (): Column<LocalTime> => ofLength(19);
/** `yyyy-MM-dd` */
export const day = () => ofLength(10);
/** The keyed hash of the column beside it. */
export const search = () => new Column<SearchValue>({ type: 'text', initial: "''" });
/** The id of a row of another table. */
export const ref = (table: string) => big().references(`${table} (id)`);
/** The same; the row goes with that one. */
export const partOf = (table: string) => big().references(`${table} (id) on delete cascade`);
/** The same; null once that row is deleted. */
export const weakRef = (table: string) =>
  big().references(`${table} (id) on delete set null`).orNull;

type Columns = Readonly<Record<string, Column>>;

export interface Table<
  Of extends Columns = Columns,
  Rules extends readonly string[] = readonly string[],
> {
  readonly columns: Of;
  readonly rules: Rules;
}

/**
 * A table. One without a column `id` is stored in the order of its primary key.
 * @param rules as SQL: `check (…)`, `primary key (…)`, `unique index name (columns) where …`
 */
export const table = <Of extends Columns, const Rules extends readonly string[]>(
  columns: Of,
  ...rules: Rules
): Table<Of, Rules> => ({ columns, rules });

/** A row, as Kysely sees it. */
export type Row<Of extends Table> = {
  [Name in keyof Of['columns']]: Of['columns'][Name] extends Column<infer Value> ? Value : never;
};

function columnSql(words: Words, name: string, { definition }: Column): string {
  const { type, isNullable, isKey, initial, check, references } = definition;
  const types = { ...words, integer: 'integer', plain: 'text' };
  const parts = [
    name,
    types[type],
    !isNullable && type !== 'id' && 'not null',
    isKey && 'primary key',
    initial && `default ${initial}`,
    check && `check (${check(name)})`,
    // PostgreSQL gets them once all tables are there.
    references && words.engine === 'sqlite' && `references ${references}`,
  ];
  return parts.filter(Boolean).join(' ');
}

const isIndex = (rule: string): boolean => /^(unique )?index /.test(rule);

/** The statements that make tables with their indexes. */
export function tableStatements(words: Words, tables: Readonly<Record<string, Table>>): string[] {
  const all = Object.entries(tables);
  const made = all.map(([name, { columns, rules }]) => {
    const lines = Object.entries(columns).map((entry) => columnSql(words, ...entry));
    const end = 'id' in columns ? words.table : words.keyed;
    return `create table ${name} (${[...lines, ...rules.filter((rule) => !isIndex(rule))].join(', ')}) ${end}`;
  });
  const referring = all.flatMap(([name, { columns }]) =>
    Object.entries(columns).flatMap(
      ([
        own,
        {
          definition: { references },
        },
      ]) =>
        references && words.engine === 'postgres'
          ? `alter table ${name} add foreign key (${own}) references ${references}`
          : [],
    ),
  );
  const indexes = all.flatMap(([name, { rules }]) =>
    rules
      .filter(isIndex)
      .map((rule) => `create ${rule.replace(/index \w+/, (index) => `${index} on ${name}`)}`),
  );
  return [...made, ...referring, ...indexes];
}
