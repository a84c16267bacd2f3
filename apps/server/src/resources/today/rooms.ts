import { RoomStatus } from '@anzhu/api/contract/room';
import type { Db } from '../../platform/db/store.ts';

/** How the rooms of a hotel, or of all, stand. */
export interface RoomsNow {
  all: number;
  occupied: number;
  vacant: number;
}

const none: RoomsNow = { all: 0, occupied: 0, vacant: 0 };

/** How normal rooms and isolation rooms stand. */
export async function readRooms(
  db: Db,
  hotelId: number | null,
): Promise<{ normal: RoomsNow; isolation: RoomsNow }> {
  let query = db
    .selectFrom('room')
    .select((eb) => ['is_isolation', 'status', eb.fn.countAll<number>().as('count')])
    .groupBy(['is_isolation', 'status']);
  if (hotelId !== null) query = query.where('hotel_id', '=', hotelId);
  const rows = await query.execute();
  const of = (nature: 0 | 1): RoomsNow =>
    rows
      .filter((row) => row.is_isolation === nature)
      .reduce(
        (sum, { status, count }) => ({
          all: sum.all + count,
          occupied: sum.occupied + (status === RoomStatus.occupied ? count : 0),
          vacant: sum.vacant + (status === RoomStatus.vacant ? count : 0),
        }),
        none,
      );
  return { normal: of(0), isolation: of(1) };
}
