import { expect, it } from 'vitest';
import { deleteBedType, modifyBedType } from '../contract/bedType.ts';
import { ordersOfWeek } from '../contract/chart.ts';
import { deleteDiscount } from '../contract/discount.ts';
import type { Endpoint, InputOf } from '../contract/endpoint.ts';
import { Code } from '../contract/envelope.ts';
import { addHealthTest, deleteHealthTest } from '../contract/healthTest.ts';
import { hotelAllowsIsolation } from '../contract/hotel.ts';
import { getIsolation, isolationPage } from '../contract/isolation.ts';
import { getLog } from '../contract/log.ts';
import { deleteMaterial } from '../contract/material.ts';
import { changePrice, getOrder, orderPage } from '../contract/order.ts';
import { getRoom, modifyRoom } from '../contract/room.ts';
import { currentRoomTypes, getRoomType, roomTypePage } from '../contract/roomType.ts';
import { checkOut, cleanRoom } from '../contract/stay.ts';
import { personTimeline } from '../contract/timeline.ts';
import { getUser } from '../contract/user.ts';
import type { HotelState } from './hotelState.ts';
import { missing, startHotel } from './testing.ts';

/** The hotel of `manager` is 1; the other one with records is this. */
const foreignHotel = '3';

/** Moves the first record of each kind to the other hotel. @returns its ids. */
function moveAway(state: HotelState) {
  const first = <Row extends { id: string }>(rows: readonly Row[]): Row => rows[0] ?? missing();
  const moved = {
    order: first(state.orders),
    room: first(state.rooms),
    roomType: first(state.roomTypes),
    bedType: first(state.bedTypes),
    discount: first(state.discounts),
    person: first(state.isolations),
    material: first(state.materials),
    log: first(state.logs),
  };
  for (const record of Object.values(moved)) record.hotelId = foreignHotel;
  const test = state.healthTests.find(({ uId }) => uId === moved.person.id) ?? missing();
  return { ...moved, test };
}

type Moved = ReturnType<typeof moveAway>;

const page = { page: 1, size: 10 };
const typed = { floor: 3, direction: '', isIsolation: false, type: '11', name: '399' };

const call = <E extends Endpoint>(endpoint: E, input: (moved: Moved, id?: string) => InputOf<E>) =>
  [endpoint.path, endpoint as Endpoint, input as (moved: Moved, id?: string) => object] as const;

/** Calls that name a record of another hotel, or with an id that no record has. */
const calls = [
  call(getOrder, ({ order }, id = order.id) => ({ id })),
  call(changePrice, ({ order }, id = order.id) => ({ id, lastPay: 1 })),
  call(orderPage, (_, id = foreignHotel) => ({ page, hotelId: id })),
  call(ordersOfWeek, (_, id = foreignHotel) => ({ hotelId: id })),
  call(getRoom, ({ room }, id = room.id) => ({ id })),
  call(modifyRoom, ({ room }, id = room.id) => ({ ...typed, id })),
  call(checkOut, ({ room }, id = room.id) => ({ id })),
  call(cleanRoom, ({ room }, id = room.id) => ({ id })),
  call(getRoomType, ({ roomType }, id = roomType.id) => ({ id })),
  call(roomTypePage, (_, id = foreignHotel) => ({ page, hotelId: id })),
  call(currentRoomTypes, (_, id = foreignHotel) => ({ hotelId: id, isIsolation: true })),
  call(modifyBedType, ({ bedType }, id = bedType.id) => ({ id, maxLoad: 1 })),
  call(deleteBedType, ({ bedType }, id = bedType.id) => ({ id })),
  call(deleteDiscount, ({ discount }, id = discount.id) => ({ id })),
  call(hotelAllowsIsolation, (_, id = foreignHotel) => ({ id })),
  call(getIsolation, ({ person }, id = person.id) => ({ id })),
  call(personTimeline, ({ person }, id = person.id) => ({ id })),
  call(isolationPage, (_, id = foreignHotel) => ({ page, hotelId: id })),
  call(deleteHealthTest, ({ test }, id = test.id) => ({ id })),
  call(addHealthTest, ({ test: { checkType, checkRes }, person }, id = person.id) => ({
    uId: id,
    checkType,
    checkRes,
    checkTime: '2026-03-18 09:00:00',
  })),
  call(getLog, ({ log }, id = log.id) => ({ id })),
  call(deleteMaterial, ({ material }, id = material.id) => ({ id })),
  call(getUser, (_, id = '1') => ({ id })),
];

it.each(calls)(
  '%s: another hotel’s id is refused in the words of an unknown one',
  async (...one) => {
    const [, endpoint, input] = one;
    const { manager, state } = startHotel();
    const moved = moveAway(state);
    const refusalOf = async (id?: string) => {
      const error: unknown = await manager
        .call(endpoint, input(moved, id))
        .catch((thrown) => thrown);
      const { code, message } = error as { code: unknown; message: string };
      return { code, message: message.replaceAll(/\d+/g, 'n') };
    };
    const foreign = await refusalOf();
    expect(foreign.code).toBe(Code.notFound);
    expect(foreign).toEqual(await refusalOf('987654'));
  },
);
