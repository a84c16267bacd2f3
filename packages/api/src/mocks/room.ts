import { isSameId } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import {
  addRoom,
  getRoom,
  listFloors,
  listRooms,
  modifyRoom,
  RoomStatus,
} from '../contract/room.ts';
import { roomAllows } from '../rules/roomTransitions.ts';
import { roomTypes } from './fixtures/hotel.ts';
import { left, moveRoom, roomOf, type HotelState } from './hotelState.ts';
import { mock, refuse } from './mock.ts';

const typeOf = (id: unknown) => roomTypes.find((type) => String(type.id) === String(id));

/** Refuses a number that another room has. */
function needFreeName({ rooms }: HotelState, name: string, own?: unknown): void {
  if (rooms.some((room) => room.name === name && room.id !== own)) {
    const message = `房间号「${name}」已存在`;
    refuse(Code.invalid, message, { name: message });
  }
}

/** Rooms, and the edits that are not stays. */
export const roomHandlers = (state: HotelState) => ({
  listRooms: mock(listRooms, ({ floor, name = '', type, isIsolation, orderId, status }) =>
    state.rooms
      .filter(
        (room) =>
          (floor === undefined || room.floor === floor) &&
          room.name.includes(name) &&
          (type === undefined || isSameId(room.type, type)) &&
          (isIsolation === undefined || room.isIsolation === isIsolation) &&
          (orderId === undefined || isSameId(room.orderId, orderId)) &&
          (status === undefined || room.status === status),
      )
      .toSorted((one, other) => one.floor - other.floor || one.name.localeCompare(other.name)),
  ),
  listFloors: mock(listFloors, () =>
    [...new Set(state.rooms.map(({ floor }) => floor))].toSorted((one, other) => one - other),
  ),
  getRoom: mock(getRoom, ({ id }) => {
    const room = roomOf(state, id);
    const type = typeOf(room.type);
    return {
      ...room,
      rtName: room.roomTypeName,
      bed: type?.bed ?? null,
      maxLoad: type?.maxLoad ?? null,
      haveWindow: type?.haveWindow ?? null,
      network: type?.network ?? null,
      haveBreakfast: type?.haveBreakfast ?? null,
      fee: type?.fee ?? null,
      isolationFee: type?.isolationFee ?? null,
      bedName: '大床',
      specification: '1.8 × 2.0 米',
      bedMaxLoad: 2,
      hardness: 2,
    };
  }),
  addRoom: mock(addRoom, ({ name, type, floor, direction, isIsolation }) => {
    needFreeName(state, name);
    const id = Math.max(...state.rooms.map((room) => Number(room.id))) + 1;
    const roomTypeName = typeOf(type)?.name ?? null;
    const form = { id, name, type, roomTypeName, floor, direction, isIsolation, hotelId: 1 };
    const room = { ...form, status: RoomStatus.vacant, sn: null, orderId: null };
    state.rooms.push({ ...room, estimatedCheckOut: null });
    moveRoom(state, roomOf(state, id), left(RoomStatus.vacant));
    return { id };
  }),
  modifyRoom: mock(modifyRoom, ({ id, ...form }) => {
    const room = roomOf(state, id);
    needFreeName(state, form.name, room.id);
    const isChanged = room.isIsolation !== form.isIsolation || !isSameId(room.type, form.type);
    const { reason } = roomAllows('editNature', room);
    if (isChanged && reason !== undefined) return refuse(Code.conflict, reason);
    moveRoom(state, room, { ...form, roomTypeName: typeOf(form.type)?.name ?? null });
    return null;
  }),
});
