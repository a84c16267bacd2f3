import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { roomStatusLabel } from '@anzhu/api/contract/room';
import type { SearchHit } from '@anzhu/api/contract/search';
import { Role } from '@anzhu/api/contract/role';
import type { Db } from '../../platform/db/store.ts';
import { scopeOf } from '../../platform/session/scope.ts';
import type { Session } from '../../platform/http/handler.ts';
import { hotelsLike } from './hotelsLike.ts';
import { beginning } from './keyword.ts';

/** Rooms by the beginning of their number; a hotel's name before it narrows: 西湖 1203. */
export async function findRooms(
  db: Db,
  keyword: string,
  session: Session,
  most: number,
): Promise<WithRowIds<SearchHit>[]> {
  const own = scopeOf(session);
  const words = keyword.split(/\s+/);
  const number = words.at(-1) ?? '';
  const before = words.slice(0, -1).join('');
  const hotels = before === '' ? null : await hotelsLike(db, before, own);
  if (hotels?.length === 0) return [];
  const { from, until } = beginning(number);
  let query = db
    .selectFrom('room')
    .innerJoin('hotel', 'hotel.id', 'room.hotel_id')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .select([
      'room.id',
      'room.name',
      'room.status',
      'room.hotel_id',
      'hotel.name as hotel_name',
      'room_type.name as type_name',
    ])
    .where('room.name', '>=', from)
    .where('room.name', '<', until)
    .orderBy('room.name')
    .orderBy('room.id')
    .limit(most);
  if (own !== null) query = query.where('room.hotel_id', '=', own);
  if (hotels) query = query.where('room.hotel_id', 'in', hotels);
  if (session.role === Role.antiEpidemic) query = query.where('room.is_isolation', '=', 1);
  return (await query.execute()).map((row) => ({
    kind: 'room',
    id: row.id,
    title: row.name,
    hint: [row.hotel_name, row.type_name, roomStatusLabel[row.status]].join(' · '),
    hotelId: row.hotel_id,
  }));
}
