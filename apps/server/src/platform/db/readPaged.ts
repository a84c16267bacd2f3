import type { Page, PageRequest } from '@anzhu/api/contract/page';
import type { SelectQueryBuilder } from 'kysely';

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
