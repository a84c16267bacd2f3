import type { Id } from '../../../contract/codecs.ts';
import { Code } from '../../../contract/envelope.ts';
import { Role } from '../../../contract/role.ts';
import {
  addRoom,
  addRooms,
  getRoom,
  listFloors,
  listRooms,
  modifyRoom,
  roomNature,
  RoomStatus,
  type NewRoom,
  type Room,
} from '../../../contract/room.ts';
import type { RoomType } from '../../../contract/roomType.ts';
import { describeRoomNumbers, numbersTaken } from '../../../rules/roomNumbers.ts';
import { roomAllows } from '../../../rules/roomTransitions.ts';
import { changeRoom, emptyRoom, findRoom, type HotelState } from '../../hotelState.ts';
import { writeLog } from '../../log.ts';
import { refuse, refuseField } from '../../mock.ts';
import { byId, equals, hasText, nextId, refersTo } from '../../records.ts';
import { resource } from '../../resource.ts';
import { findOwnRoom, handlerOn, limitHotel, seesMoney, type Session } from '../../session.ts';

/** The rooms that a session may see: its hotel's, for anti-epidemic staff the isolation rooms. */
const visibleRooms = ({ rooms }: HotelState, session: Session, hotelId: Id | undefined): Room[] => {
  const own = limitHotel(session, hotelId);
  return rooms.filter(
    (room) =>
      refersTo(room.hotelId, own) && (session.role !== Role.antiEpidemic || room.isIsolation),
  );
};

/** A new room of a type, vacant. */
const vacantRoom = (
  { name, floor }: NewRoom,
  type: RoomType,
  { direction, isIsolation }: Pick<Room, 'direction' | 'isIsolation'>,
): Omit<Room, 'id'> => ({
  name,
  floor,
  type: type.id,
  roomTypeName: type.name,
  direction,
  isIsolation,
  hotelId: type.hotelId,
  status: RoomStatus.vacant,
  sn: null,
  orderId: null,
  estimatedCheckOut: null,
});

/** Rooms: the board, and their master data. */
export function roomHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { rooms, roomTypes, bedTypes } = state;
  const records = resource(state, {
    kind: '房间',
    rows: rooms,
    form: addRoom,
    nameOf: ({ name }) => name,
    hotelOf: ({ hotelId }) => hotelId,
    shown: ({ name, floor, direction, type, isIsolation }) => ({
      name,
      floor,
      direction,
      type: byId(roomTypes, type)?.name,
      isIsolation: roomNature(isIsolation),
    }),
  });
  function checkName(name: string, hotelId: Id | null, except?: Id): void {
    const isTaken = rooms.some(
      (room) => room.name === name && room.hotelId === hotelId && room.id !== except,
    );
    if (isTaken) refuseField('name', `房间号「${name}」已存在`);
  }
  const findType = (id: Id, hotelId: Id | undefined) =>
    byId(
      roomTypes.filter((type) => refersTo(type.hotelId, hotelId)),
      id,
    ) ?? refuseField('type', '房型不存在，或不属于该酒店');

  return {
    listRooms: handle(listRooms, ({ hotelId, floor, name, type, ...filter }, session) =>
      visibleRooms(state, session, hotelId)
        .filter(
          (room) =>
            equals(room.floor, floor) &&
            hasText(room.name, name) &&
            refersTo(room.type, type) &&
            equals(room.isIsolation, filter.isIsolation) &&
            refersTo(room.orderId, filter.orderId) &&
            equals(room.status, filter.status),
        )
        .toSorted((one, other) => one.floor - other.floor || one.name.localeCompare(other.name)),
    ),
    listFloors: handle(listFloors, ({ hotelId }, session) => {
      const floors = visibleRooms(state, session, hotelId).map(({ floor }) => floor);
      return [...new Set(floors)].toSorted((one, other) => one - other);
    }),
    getRoom: handle(getRoom, ({ id }, session) => {
      const room = findOwnRoom(state, session, id);
      const type = byId(roomTypes, room.type);
      const beds = bedTypes.filter(({ id: bed }) => type?.bedType.includes(bed));
      const [first] = beds;
      const hasMoney = seesMoney(session);
      return {
        ...room,
        rtName: room.roomTypeName,
        bed: type?.bed ?? null,
        maxLoad: type?.maxLoad ?? null,
        haveWindow: type?.haveWindow ?? null,
        network: type?.network ?? null,
        haveBreakfast: type?.haveBreakfast ?? null,
        fee: hasMoney ? (type?.fee ?? null) : null,
        isolationFee: hasMoney ? (type?.isolationFee ?? null) : null,
        bedName: beds.map(({ name }) => name).join('、') || null,
        specification: first?.specification ?? null,
        bedMaxLoad: first?.maxLoad ?? null,
        hardness: first?.hardness ?? null,
      };
    }),
    addRoom: handle(addRoom, ({ name, type: typeId, floor, ...form }, session) => {
      const type = findType(typeId, limitHotel(session, form.hotelId));
      checkName(name, type.hotelId);
      const added = records.add(session, vacantRoom({ name, floor }, type, form));
      changeRoom(state, findRoom(state, added.id), emptyRoom(RoomStatus.vacant));
      return added;
    }),
    addRooms: handle(addRooms, ({ rooms: added, type: typeId, ...form }, session) => {
      const type = findType(typeId, limitHotel(session, form.hotelId));
      const own = new Set(
        rooms.filter(({ hotelId }) => hotelId === type.hotelId).map(({ name }) => name),
      );
      const taken = added.map(({ name }) => name).filter((name) => own.has(name));
      if (taken.length > 0) refuse(Code.conflict, numbersTaken(taken));
      const ids = added.map((one) => {
        const room = { ...vacantRoom(one, type, form), id: nextId(rooms) };
        rooms.push(room);
        changeRoom(state, room, {});
        return room.id;
      });
      const numbers = describeRoomNumbers(added.map(({ name }) => name));
      writeLog(state.logs, session.user, {
        sketch: `批量新增房间 ${added.length} 间：${numbers}`,
        hotelId: type.hotelId,
        detail: { before: null, after: { 房间号: numbers, 房型: type.name } },
      });
      return { ids };
    }),
    modifyRoom: handle(modifyRoom, ({ id, type: typeId, ...form }, session) => {
      const room = findOwnRoom(state, session, id);
      const type = findType(typeId, room.hotelId ?? undefined);
      checkName(form.name, room.hotelId, id);
      const isSameNature = room.isIsolation === form.isIsolation && room.type === type.id;
      const { reason } = roomAllows('editNature', room);
      if (!isSameNature && reason !== undefined) return refuse(Code.conflict, reason);
      records.modify(session, room, { ...form, type: type.id, roomTypeName: type.name });
      changeRoom(state, room, {});
      return null;
    }),
  };
}
