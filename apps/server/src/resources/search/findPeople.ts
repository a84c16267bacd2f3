import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { isolationStatusLabel } from '@anzhu/api/contract/isolation';
import type { SearchHit } from '@anzhu/api/contract/search';
import { maskIdCard } from '@anzhu/api/rules/mask';
import type { Db } from '../../platform/db/store.ts';
import { scopeOf } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';
import { newestOf } from './newestOf.ts';

const place = { table: 'isolation_person', name: 'name', time: 'check_in_time' } as const;

/** People in isolation, now or before, by name or the end of a phone or a document. */
export async function findPeople(
  db: Db,
  keyword: string,
  session: Session,
  most: number,
): Promise<WithRowIds<SearchHit>[]> {
  const ids = await newestOf(db, place, { keyword, hotelId: scopeOf(session), most });
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('isolation_person as person')
    .innerJoin('hotel', 'hotel.id', 'person.hotel_id')
    .leftJoin('room', 'room.id', 'person.room_id')
    .select([
      'person.id',
      'person.name',
      'person.idcard',
      'person.status',
      'person.hotel_id',
      'hotel.name as hotel_name',
      'room.name as room_name',
    ])
    .where('person.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map((row) => ({
      kind: 'person',
      id: row.id,
      title: row.name,
      hint: [
        maskIdCard(row.idcard),
        [row.hotel_name, row.room_name].filter(Boolean).join(' '),
        isolationStatusLabel[row.status],
      ].join(' · '),
      hotelId: row.hotel_id,
    }));
}
