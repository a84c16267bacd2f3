import { type Reference } from '@anzhu/api/rules/importedColumns';
import type { Session } from '../../platform/caller.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalid } from '../../platform/refusal.ts';

/** Where names of a hotel are looked up; null of who manages all hotels, and names none. */
type HotelId = number | null;

interface Found {
  id: number;
}

const kinds = {
  hotel: { what: '酒店', table: 'hotel' },
  department: { what: '部门', table: 'department' },
  bedTypes: { what: '床型', table: 'bed_type' },
  roomType: { what: '房型', table: 'room_type' },
  room: { what: '房间', table: 'room' },
} as const satisfies Record<Reference, { what: string; table: string }>;

/**
 * The id of what a cell names: a hotel and a department among all, the rest in its hotel; of several bed types their
 * ids by comma. Refuses the field where there is none of the name, or several.
 */
export async function idOf(
  db: Db,
  refers: Reference,
  {
    field,
    name,
    hotelId,
    session,
  }: { field: string; name: string; hotelId: HotelId; session: Session },
): Promise<number | string> {
  const isOfHotel = refers !== 'hotel' && refers !== 'department';
  if (isOfHotel && hotelId === null) throw invalid('hotelId', '酒店不能为空');
  if (refers === 'bedTypes') {
    const names = name.split(/[、，,;；/]/).map((one) => one.trim());
    const ids: number[] = [];
    for (const one of names.filter(Boolean)) {
      ids.push(onlyOf(await findIn(db, 'bedTypes', one, hotelId), { refers, field, name: one }));
    }
    return ids.join(',');
  }
  const rows =
    refers === 'hotel' || refers === 'department'
      ? await db
          .selectFrom(kinds[refers].table)
          .select('id')
          .where('name', '=', name)
          .limit(2)
          .execute()
      : await findIn(db, refers, name, hotelId);
  const id = onlyOf(rows, { refers, field, name });
  // Another hotel's is as unknown as one that does not exist.
  if (refers === 'hotel' && session.hotelId !== null && session.hotelId !== id) {
    throw invalid(field, `酒店「${name}」不存在`);
  }
  return id;
}

const findIn = (
  db: Db,
  refers: 'bedTypes' | 'roomType' | 'room',
  name: string,
  hotelId: HotelId,
): Promise<Found[]> =>
  db
    .selectFrom(kinds[refers].table)
    .select('id')
    .where('name', '=', name)
    .where('hotel_id', '=', hotelId ?? 0)
    .limit(2)
    .execute();

function onlyOf(
  [first, second]: readonly Found[],
  { refers, field, name }: { refers: Reference; field: string; name: string },
): number {
  const named = `${kinds[refers].what}「${name}」`;
  if (first === undefined) throw invalid(field, `${named}不存在`);
  if (second !== undefined) throw invalid(field, `${named}有多个，请先改名`);
  return first.id;
}
