import type { Id } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import { DocumentKind } from '../contract/guest.ts';
import { IsolationStatus, type Isolation } from '../contract/isolation.ts';
import { isResidentId } from '../contract/person.ts';
import { RoomStatus, type Room } from '../contract/room.ts';
import { plannedRelease } from '../rules/isolation.ts';
import { sexOfResidentId } from '../rules/residentId.ts';
import { changeRoom, type HotelState, type StoredIsolation } from './hotelState.ts';
import { refuse, refuseField } from './mock.ts';
import { byId, nextId, refersTo } from './records.ts';

/** Days of an isolation whose end is not given. */
const isolationDays = 14;

/** Refuses a hotel that does not exist or accepts no isolation, and a room type of another hotel. */
export function checkIsolationPlace(
  { hotels, roomTypes }: HotelState,
  hotelId: Id,
  roomType?: Id,
): void {
  const hotel = byId(hotels, hotelId);
  if (!hotel) return refuseField('hotelId', '酒店不存在');
  if (!hotel.allowIsolation) {
    refuseField('hotelId', `「${hotel.name}」不接收隔离人员`, Code.conflict);
  }
  const type = byId(roomTypes, roomType);
  if (roomType !== undefined && type?.hotelId !== hotelId) {
    refuseField('roomType', '房型不存在，或不属于该酒店');
  }
}

/** The vacant isolation room of a hotel on the lowest floor. Refuses with 409 when there is none. */
export function pickIsolationRoom({ rooms }: HotelState, hotelId: Id, roomType?: Id): Room {
  const [room] = rooms
    .filter(
      ({ hotelId: own, type, isIsolation, status }) =>
        own === hotelId && refersTo(type, roomType) && isIsolation && status === RoomStatus.vacant,
    )
    .toSorted((one, other) => one.floor - other.floor || one.name.localeCompare(other.name));
  const place = roomType === undefined ? '酒店' : '房型';
  return room ?? refuse(Code.conflict, `该${place}暂无空闲隔离房`);
}

/** A person whose isolation begins. */
export type NewPerson = Pick<
  Isolation,
  'name' | 'idCard' | 'phone' | 'email' | 'type' | 'province' | 'city' | 'checkInTime'
> & { checkOutTime?: string | null };

/** Refuses a person who is isolating, or checked in as a guest, already. */
export function checkIdCard(state: HotelState, idCard: string | null, except?: Id): void {
  const isIsolating = state.isolations.some(
    (person) =>
      person.idCard === idCard &&
      person.status === IsolationStatus.isolating &&
      person.id !== except,
  );
  if (isIsolating) refuseField('idCard', '该证件号的人员正在隔离，不能重复登记', Code.conflict);
  const isGuest = [...state.guests.values()].flat().some((one) => one.personIdcard === idCard);
  if (isGuest && except === undefined) {
    refuseField('idCard', '该证件号的人员已在其他房间入住，尚未退房', Code.conflict);
  }
}

/** The person as the guest of the stay. */
export const asGuest = ({ name, idCard, phone }: NewPerson) => ({
  personIdcard: idCard,
  personNumber: phone,
  personName: name,
  personSex: sexOfResidentId(idCard ?? ''),
  documentKind: isResidentId(idCard ?? '') ? DocumentKind.residentId : DocumentKind.other,
});

/** The fields of a person who occupies a vacant isolation room from now on. */
export function isolate(
  state: HotelState,
  room: Room,
  person: NewPerson,
): Omit<StoredIsolation, 'id'> {
  checkIdCard(state, person.idCard);
  const checkOutTime =
    person.checkOutTime ?? plannedRelease(person.checkInTime ?? '', isolationDays);
  const sn = `S${room.id}-P${nextId(state.isolations)}`;
  state.guests.set(sn, [asGuest(person)]);
  changeRoom(state, room, { status: RoomStatus.occupied, sn, estimatedCheckOut: checkOutTime });
  return {
    ...person,
    checkOutTime,
    hotelId: room.hotelId,
    hotelName: byId(state.hotels, room.hotelId)?.name ?? null,
    roomId: room.id,
    roomName: room.name,
    status: IsolationStatus.isolating,
    endTime: null,
    moves: [],
  };
}
