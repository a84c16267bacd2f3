import { RoomStatus } from '@anzhu/api/contract/room';
import { hotelToday, usualDayStart } from '@anzhu/api/rules/hotelDay';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { DemoHotel } from './property.ts';

/** Who cleans the floors, two each. */
const cleaners = ['张阿姨', '李阿姨', '王师傅', '赵阿姨', '陈师傅', '刘阿姨'] as const;

/**
 * Who cleans the rooms of a hotel, and how far they are: every third room of guests who stay was cleaned today. Hotels
 * without isolation inspect what was cleaned; there every second room that was left awaits it.
 */
export async function addHousekeeping(
  db: Kysely<Tables>,
  { id: hotelId, plan }: DemoHotel,
  now: string,
): Promise<void> {
  const inspects = plan.isolationFloors === 0;
  await db
    .updateTable('hotel')
    .set({ inspects: inspects ? 1 : 0 })
    .where('id', '=', hotelId)
    .execute();
  for (const [index, cleaner] of cleaners.entries()) {
    const floors = [2 * index + 2, 2 * index + 3];
    await db
      .updateTable('room')
      .set({ cleaner })
      .where('hotel_id', '=', hotelId)
      .where('floor', 'in', floors)
      .execute();
  }
  const cleaned = db
    .updateTable('room')
    .set({ cleaned_day: hotelToday({ now, dayStarts: usualDayStart }) })
    .where('hotel_id', '=', hotelId);
  await cleaned
    .where('status', '=', RoomStatus.occupied)
    .where('is_isolation', '=', 0)
    .where(sql`id % 3`, '=', 0)
    .execute();
  if (!inspects) return;
  await cleaned
    .set({ is_to_inspect: 1 })
    .where('status', '=', RoomStatus.awaitingCleaning)
    .where(sql`id % 2`, '=', 0)
    .execute();
}
