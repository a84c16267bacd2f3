import type { Id } from '../contract/codecs.ts';
import { Code } from '../contract/envelope.ts';
import { DocumentKind } from '../contract/guest.ts';
import { IsolationStatus, type Isolation } from '../contract/isolation.ts';
import { isResidentId } from '../contract/person.ts';
import { RoomStatus, type Room } from '../contract/room.ts';
import { isolationPeriodErrors, plannedRelease, type IsolationPeriod } from '../rules/isolation.ts';
import { sexOfResidentId } from '../rules/residentId.ts';
import { today } from './fixtures/hotel.ts';
import { changeRoom, type HotelState } from './hotelState.ts';
import type { StoredIsolation } from './fixtures/epidemic.ts';
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
export function pickIsolationRoom(state: HotelState, hotelId: Id, roomType?: Id): Room {
  const [room] = pickIsolationRooms(state, { hotelId, roomType }, 1);
  return room as Room;
}

/** The lowest vacant isolation rooms of a hotel. Refuses with 409 when there are fewer. */
export function pickIsolationRooms(
  { rooms }: HotelState,
  { hotelId, roomType }: { hotelId: Id; roomType: Id | undefined },
  count: number,
): Room[] {
  const vacant = rooms
    .filter(
      ({ hotelId: own, type, isIsolation, status }) =>
        own === hotelId && refersTo(type, roomType) && isIsolation && status === RoomStatus.vacant,
    )
    .toSorted((one, other) => one.floor - other.floor || one.name.localeCompare(other.name));
  if (vacant.length >= count) return vacant.slice(0, count);
  const none = `该${roomType === undefined ? '酒店' : '房型'}暂无空闲隔离房`;
  return refuse(
    Code.conflict,
    count === 1 ? none : `${none}：需要 ${count} 间，剩余 ${vacant.length} 间`,
  );
}

/** Refuses dates of a new isolation that lie too far away. */
export function checkIsolationPeriod(period: IsolationPeriod): void {
  for (const [field, message] of Object.entries(isolationPeriodErrors(period, today))) {
    refuseField(field, message);
  }
}

/** A person whose isolation begins. */
export type NewPerson = Pick<
  Isolation,
  'name' | 'idCard' | 'phone' | 'email' | 'type' | 'province' | 'city' | 'checkInTime'
> & { checkOutTime?: string | null };

/** Refuses a person who is in isolation, or checked in as a guest. */
export function checkIdCard(
  state: HotelState,
  idCard: string | null,
  { except, field = 'idCard' }: { except?: Id; field?: string } = {},
): void {
  const isIsolating = state.isolations.some(
    (person) =>
      person.idCard === idCard &&
      person.status === IsolationStatus.isolating &&
      person.id !== except,
  );
  if (isIsolating) refuseField(field, '该证件号的人员正在隔离，不能重复登记', Code.conflict);
  const isGuest = [...state.guests.values()].flat().some((one) => one.personIdcard === idCard);
  if (isGuest && except === undefined) {
    refuseField(field, '该证件号的人员已在其他房间入住，尚未退房', Code.conflict);
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
