import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { orderStatusLabel } from '@anzhu/api/contract/order';
import type { SearchHit } from '@anzhu/api/contract/search';
import { maskPhone } from '@anzhu/api/rules/mask';
import type { Db } from '../../platform/db/store.ts';
import { scopeOf } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';
import { readOrders } from '../order/index.ts';
import { newestOf } from './newestOf.ts';

const place = { table: 'orders', name: 'booker_name', time: 'created_time' } as const;

/** Orders by number, booker, or the end of a phone or a document. */
export async function findOrders(
  db: Db,
  keyword: string,
  session: Session,
  most: number,
): Promise<WithRowIds<SearchHit>[]> {
  const ids = await newestOf(db, place, { keyword, hotelId: scopeOf(session), most });
  return (await readOrders(db, ids)).map((row) => ({
    kind: 'order',
    id: row.id,
    title: String(row.id),
    hint: [
      row.booker_name,
      maskPhone(row.phone),
      row.hotel_name,
      orderStatusLabel[row.status],
    ].join(' · '),
    hotelId: row.hotel_id,
  }));
}
