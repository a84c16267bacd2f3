import { sql } from 'kysely';
import {
  DiscountEffect,
  DiscountExclusion,
  DiscountKind,
} from '../../../packages/api/src/contract/discount.ts';
import { addSamples, sampleTables } from '../../../apps/server/src/demo/samples.ts';
import type { Tx } from '../../../apps/server/src/platform/db/store.ts';
import type { Tables } from '../../../apps/server/src/platform/db/tables.ts';

/** The address of a picture of the demo, as Storybook serves it. */
const picture = (subject: string): string => `/files/${subject}.png`;

/** The hotels; the stories are about the first. */
const hotels = [
  { id: 1, name: '安住·西湖店', city: '杭州', province: '浙江', view: 'xihu' },
  { id: 2, name: '安住·外滩店', city: '上海', province: '上海', view: 'waitan' },
  { id: 3, name: '安住·珠江店', city: '广州', province: '广东', view: 'tianhe' },
] as const;

/** The room types of the first hotel, their prices in yuan. */
export const roomTypes = [
  { id: 11, name: '标准双床房', bed: 2, maxLoad: 2, fee: 268, isolationFee: 320, plan: 'twin' },
  { id: 12, name: '豪华大床房', bed: 1, maxLoad: 2, fee: 328, isolationFee: 380, plan: 'king' },
  { id: 13, name: '家庭套房', bed: 3, maxLoad: 4, fee: 568, isolationFee: 620, plan: 'family' },
] as const;

const discount = {
  hotel_id: 1,
  description: '',
  type: 1,
  discounts_type: DiscountKind.percentage,
  effect_type: DiscountEffect.always,
  effect_condition: null,
  exclusive_type: DiscountExclusion.none,
  validity_time: '2026-12-31 23:59:59',
  picture: '',
} as const;

/** Discounts of every kind; the first one applies from two nights. */
const discounts = [
  {
    ...discount,
    id: 31,
    name: '连住九折',
    discounts: 9000,
    picture: picture('discount-nights'),
    description: '连住两晚及以上',
    effect_type: DiscountEffect.nights,
    effect_condition: 2,
    exclusive_type: DiscountExclusion.all,
  },
  {
    ...discount,
    id: 32,
    name: '满千减百',
    picture: picture('discount-hundred'),
    discounts_type: DiscountKind.flat,
    discounts: 10_000,
    effect_type: DiscountEffect.spending,
    effect_condition: 100_000,
    exclusive_type: DiscountExclusion.listed,
    validity_time: '2026-03-01 23:59:59',
  },
  {
    ...discount,
    id: 33,
    name: '早订八五折',
    discounts: 8500,
    validity_time: '2026-02-28 23:59:59',
    picture: picture('discount-member'),
  },
  { ...discount, id: 34, hotel_id: 3, name: '新店开业', discounts: 8000 },
];

/** Three hotels; room types, bed types and discounts of the first, and a few of the third. */
export async function addHotels(tx: Tx): Promise<void> {
  await tx
    .insertInto('hotel')
    .values(
      hotels.map(({ id, name, city, province, view }) => ({
        id,
        name,
        city,
        province,
        department_id: 10 + id,
        address: `${city}市安住路 ${id} 号`,
        parking_lot: '地下停车场 60 个车位',
        badge: '免费停车,近地铁',
        allow_isolation: id === 2 ? (0 as const) : (1 as const),
        cover: picture(`hotel-${view}`),
        contact_phone: '0571-00000000',
        longitude: 120.15,
        latitude: 30.25,
        introduce: '<p>临湖而居。</p>',
        facilities: '',
        other_policy: '',
        terms: '',
      })),
    )
    .execute();
  await addSamples(tx, 1);
  await addSamples(tx, 3, [1, 2]);
  await addSamples(tx, null);
  await tx
    .insertInto('room_type')
    .values(
      roomTypes.map(({ id, name, bed, maxLoad, fee, isolationFee, plan }, index) => ({
        id,
        hotel_id: 1,
        name,
        bed,
        max_load: maxLoad,
        have_window: 1 as const,
        network: 1 as const,
        have_breakfast: index > 0 ? (1 as const) : (0 as const),
        cover: picture(`room-${plan}`),
        fee: fee * 100,
        isolation_fee: isolationFee * 100,
        day_use_fee: maxLoad <= 2 ? 4_000 : 0,
        sort: index,
      })),
    )
    .execute();
  const names = ['单人床', '大床', '特大床'];
  const found = await tx.selectFrom('bed_type').select(['id', 'name']).orderBy('id').execute();
  const beds = roomTypes.map(({ id }, at) => ({
    room_type_id: id,
    bed_type_id: found.find(({ name }) => name === names[at])?.id ?? 0,
    place: 0,
  }));
  await tx.insertInto('room_type_bed').values(beds).execute();
  await tx.insertInto('discount').values(discounts).execute();
  await tx.insertInto('discount_exclusion').values({ discount_id: 32, excluded_id: 33 }).execute();
}

/** Removes all hotels with everything in them. */
export async function removeHotels(tx: Tx): Promise<void> {
  await sql`drop trigger bill_line_no_delete`.execute(tx);
  const before =
    'stay_guest stay health_test declaration isolation_person bill_line room orders discount_exclusion discount room_type_bed room_type material_application';
  for (const table of [
    ...(before.split(' ') as (keyof Tables)[]),
    ...sampleTables,
    'hotel',
  ] as const)
    await tx.deleteFrom(table).execute();
}
