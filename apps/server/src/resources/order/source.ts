import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { OrderSource } from '../../platform/db/tables/order.ts';

/** The names of our own sources, as the chart of sources shows them. */
export const orderSourceLabel: Readonly<Record<OrderSource, string>> = {
  [OrderSource.miniProgram]: '小程序',
  [OrderSource.walkIn]: '到店',
  [OrderSource.phone]: '电话',
  [OrderSource.agency]: '旅行平台',
};

/**
 * The rows of a source by its name in the chart: those of a channel of this name, and those without a
 * channel whose own source has it. Written so that no index can begin with these columns.
 */
export function ofSource(name: string): RawBuilder<SqlBool> {
  const own = Object.values(OrderSource).filter((source) => orderSourceLabel[source] === name);
  const byChannel = sql<SqlBool>`channel || '' = ${name}`;
  return own.length === 0
    ? byChannel
    : sql`(${byChannel} or (channel || '' = '' and source + 0 in (${sql.join(own)})))`;
}
