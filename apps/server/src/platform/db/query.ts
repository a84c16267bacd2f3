import type { Direction, Page, PageRequest } from '@anzhu/api/contract/page';
import {
  type Expression,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { Tables } from './tables.ts';

/**
 * True where a column holds the text, whatever its case; `%` and `_` mean themselves. Text without
 * case, as Chinese is, is compared as it stands: that takes half the time.
 */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const hasCase = text.toLowerCase() !== text.toUpperCase();
  const compared = hasCase ? sql`lower(${column})` : column;
  return sql<SqlBool>`${compared} like ${pattern} escape '\\'`;
}

/** The order of a page in the input of a call. */
interface Ordered<Field extends string> {
  orderBy?: Field | undefined;
  direction?: Direction | undefined;
}

/**
 * The order of a page by a field that a call names: by its column, then by the key. Undefined where it names none.
 *
 * @param columns of the fields; none of them is ever null
 */
export function orderOf<Field extends string>(
  columns: Readonly<Record<Field, string>>,
  { orderBy, direction = 'asc' }: Ordered<Field>,
  key = 'id',
): RawBuilder<unknown> | undefined {
  if (orderBy === undefined) return undefined;
  const way = sql.raw(direction);
  return sql`${sql.ref(columns[orderBy])} ${way}, ${sql.ref(key)} ${way}`;
}

/**
 * One page of an ordered query, and how many rows there are in all. For lists that are short by
 * nature (hotels, room types): rows before the page are walked over.
 */
export async function readPaged<Row, Wire, From extends keyof Database, Database>(
  query: SelectQueryBuilder<Database, From, Row>,
  { page, size }: PageRequest,
  toWire: (row: Row) => Wire,
): Promise<Page<Wire>> {
  const rows = (await query
    .limit(size)
    .offset((page - 1) * size)
    .execute()) as Row[];
  const { total } = await query
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return { records: rows.map(toWire), total, size, current: page, pages: Math.ceil(total / size) };
}

/** Parameters one statement may carry in both engines, with room to spare. */
const parametersAtOnce = 20_000;

/** Inserts many rows in as few statements as the engines allow. All rows have the same keys. */
export async function insertMany<Name extends keyof Tables>(
  db: Kysely<Tables>,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const atOnce = Math.floor(parametersAtOnce / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += atOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + atOnce) as never)
      .execute();
  }
}
