import { RoomStatus } from '@anzhu/api/contract/room';
import type { Insertable, Kysely } from 'kysely';
import { insertMany } from '../platform/db/query.ts';
import type { Tables } from '../platform/db/tables.ts';
import { directions, discountPlans, type HotelPlan, roomTypePlans } from './hotels.ts';
import { type DemoPictures, pictureUrl } from './pictures.ts';
import type { Random } from './random.ts';
import { addSamples } from './samples.ts';

/** A room as the history needs it. */
export interface DemoRoom {
  id: number;
  typeId: number;
  /** Fen a night. */
  fee: number;
  maxLoad: number;
  isIsolation: boolean;
}

/** A hotel with its rooms. */
export interface DemoHotel {
  id: number;
  plan: HotelPlan;
  rooms: DemoRoom[];
}

interface HotelOptions {
  departmentId: number | null;
  pictures: DemoPictures;
  random: Random;
}

/** Makes one hotel: its samples, room types, discounts and rooms. */
export async function makeHotel(
  db: Kysely<Tables>,
  plan: HotelPlan,
  { departmentId, pictures, random }: HotelOptions,
): Promise<DemoHotel> {
  const { id } = await db
    .insertInto('hotel')
    .values({
      department_id: departmentId,
      name: plan.name,
      address: plan.address,
      province: plan.province,
      city: plan.city,
      parking_lot: '地下停车场，住客免费',
      badge: plan.isolationFloors > 0 ? '免费停车,含早餐,隔离定点' : '免费停车,含早餐',
      allow_isolation: plan.isolationFloors > 0 ? 1 : 0,
      cover: pictureUrl(pictures, plan.picture),
      contact_phone: '400-000-0000',
      longitude: plan.longitude,
      latitude: plan.latitude,
      introduce: `<p>${plan.name}，位于${plan.address}。</p>`,
      facilities: '<p>无线网络、洗衣房、会议室。</p>',
      other_policy: '<p>请勿携带宠物。</p>',
      terms: '<p>14:00 后入住，12:00 前离店。</p>',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addSamples(db, id);
  const types = await makeRoomTypes(db, id, { priceLevel: plan.priceLevel, pictures });
  await makeDiscounts(db, id, pictures);
  return { id, plan, rooms: await makeRooms(db, id, plan, types, random) };
}

interface MadeType {
  id: number;
  fee: number;
  maxLoad: number;
}

/** An hour of a day use of rooms for two, by the price of a night: whole yuan. */
export const hourFeeOf = (fee: number): number => Math.round(fee / 800) * 100;

async function makeRoomTypes(
  db: Kysely<Tables>,
  hotelId: number,
  { priceLevel, pictures }: { priceLevel: number; pictures: DemoPictures },
): Promise<MadeType[]> {
  const beds = await db
    .selectFrom('bed_type')
    .select(['id', 'name'])
    .where('hotel_id', '=', hotelId)
    .execute();
  const idOf = (name: string): number => beds.find((bed) => bed.name === name)?.id ?? 0;
  const types: MadeType[] = [];
  // Whole tens of yuan, as a price list has them.
  const price = (yuan: number): number => Math.round((yuan * priceLevel) / 10) * 1000 - 200;
  for (const [index, plan] of roomTypePlans.entries()) {
    const fee = price(plan.fee);
    const { id } = await db
      .insertInto('room_type')
      .values({
        hotel_id: hotelId,
        name: plan.name,
        bed: plan.bed,
        max_load: plan.max_load,
        have_window: plan.have_window,
        network: 1,
        have_breakfast: plan.have_breakfast,
        cover: pictureUrl(pictures, plan.picture),
        fee,
        isolation_fee: price(plan.isolationFee),
        day_use_fee: plan.max_load <= 2 ? hourFeeOf(fee) : 0,
        sort: index,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('room_type_bed')
      .values({ room_type_id: id, bed_type_id: idOf(plan.bedType), place: 0 })
      .execute();
    types.push({ id, fee, maxLoad: plan.max_load });
  }
  return types;
}

async function makeDiscounts(
  db: Kysely<Tables>,
  hotelId: number,
  pictures: DemoPictures,
): Promise<void> {
  const ids: number[] = [];
  for (const { excludes, picture, ...plan } of discountPlans) {
    const { id } = await db
      .insertInto('discount')
      .values({ ...plan, hotel_id: hotelId, type: 1, picture: pictureUrl(pictures, picture) })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
    const rows = excludes.map((index) => ({ discount_id: id, excluded_id: ids[index] ?? 0 }));
    await insertMany(db, 'discount_exclusion', rows);
  }
}

async function makeRooms(
  db: Kysely<Tables>,
  hotelId: number,
  plan: HotelPlan,
  types: readonly MadeType[],
  random: Random,
): Promise<DemoRoom[]> {
  const weighted = roomTypePlans.map((type, index) => [index, type.weight] as const);
  const rows: Insertable<Tables['room']>[] = [];
  const made: Omit<DemoRoom, 'id'>[] = [];
  for (let floor = 1; floor <= plan.floors; floor += 1) {
    const isIsolation = floor <= plan.isolationFloors;
    for (let number = 1; number <= plan.roomsPerFloor; number += 1) {
      const type = types[random.weighted(weighted)];
      if (!type) continue;
      rows.push({
        hotel_id: hotelId,
        // Rooms for guests begin on the second floor: the first is the lobby.
        name: `${floor + 1}${String(number).padStart(2, '0')}`,
        room_type_id: type.id,
        floor: floor + 1,
        direction: directions[number % directions.length] ?? '',
        is_isolation: isIsolation ? 1 : 0,
        status: RoomStatus.vacant,
        held_order_id: null,
      });
      made.push({ typeId: type.id, fee: type.fee, maxLoad: type.maxLoad, isIsolation });
    }
  }
  await insertMany(db, 'room', rows);
  const ids = await db
    .selectFrom('room')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .orderBy('id')
    .execute();
  return ids.flatMap(({ id }, index) => {
    const room = made[index];
    return room ? [{ ...room, id }] : [];
  });
}
