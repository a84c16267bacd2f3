import type { Id } from '../../../contract/codecs.ts';
import { Code } from '../../../contract/envelope.ts';
import { RoomStatus } from '../../../contract/room.ts';
import {
  addRoomType,
  currentRoomTypes,
  deleteRoomType,
  getRoomType,
  modifyRoomType,
  roomTypePage,
  type RoomType,
} from '../../../contract/roomType.ts';
import type { HotelState } from '../../hotelState.ts';
import { refuseField } from '../../mock.ts';
import { byId, equals, hasText, pageOf, refersTo } from '../../records.ts';
import { countUses, resource } from '../../resource.ts';
import {
  findOwn,
  handlerOn,
  hotelForNew,
  limitHotel,
  seesMoney,
  type Session,
} from '../../session.ts';

/** Without prices for roles that see no money. */
const priced = <Type extends Pick<RoomType, 'fee' | 'isolationFee'>>(
  session: Session,
  type: Type,
) => (seesMoney(session) ? type : { ...type, fee: null, isolationFee: null });

/** Room types, and the options of pickers with their vacant rooms. */
export function roomTypeHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { roomTypes, rooms, bedTypes, orders, declarations } = state;
  const records = resource(state, {
    kind: '房型',
    rows: roomTypes,
    form: addRoomType,
    nameOf: ({ name }) => name,
    hotelOf: ({ hotelId }) => hotelId,
    shown: ({ hotelName, bedType, ...type }) => ({
      ...type,
      hotelId: hotelName,
      bedType: bedType.map((id) => byId(bedTypes, id)?.name).join('、'),
    }),
  });
  const find = (session: Session, id: Id): RoomType =>
    findOwn(session, roomTypes, { id, kind: '房型', hotelOf: ({ hotelId }) => hotelId });
  function check(
    { name, bedType = [] }: { name?: string | undefined; bedType?: string[] | undefined },
    hotelId: Id | null,
    except?: Id,
  ): void {
    const isTaken = roomTypes.some(
      (type) => type.name === name && type.hotelId === hotelId && type.id !== except,
    );
    if (isTaken) refuseField('name', `房型名称「${name}」已存在`, Code.refused);
    if (!bedType.every((id) => byId(bedTypes, id)?.hotelId === hotelId)) {
      refuseField('bedType', '床型不存在，或不属于该酒店');
    }
  }

  return {
    roomTypePage: handle(roomTypePage, ({ page, name, hotelId }, session) => {
      const own = limitHotel(session, hotelId);
      const matching = roomTypes
        .filter((type) => hasText(type.name, name) && refersTo(type.hotelId, own))
        .toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
      return pageOf(
        matching.map((type) => priced(session, type)),
        page,
      );
    }),
    getRoomType: handle(getRoomType, ({ id }, session) => priced(session, find(session, id))),
    addRoomType: handle(addRoomType, ({ hotelId, cover = '', ...form }, session) => {
      const hotel = hotelForNew(state, session, hotelId);
      check(form, hotel.hotelId);
      return records.add(session, { ...form, cover, ...hotel });
    }),
    modifyRoomType: handle(modifyRoomType, ({ id, ...change }, session) => {
      const type = find(session, id);
      check(change, type.hotelId, id);
      return records.modify(session, type, change);
    }),
    deleteRoomType: handle(deleteRoomType, ({ id }, session) => {
      const uses = countUses(
        [rooms.filter(({ type }) => type === id), '个房间'],
        [orders.filter(({ roomType }) => roomType === id), '张订单'],
        [declarations.filter(({ roomType }) => roomType === id), '份申报'],
      );
      const suffix = uses.length === 0 ? [] : [`${uses.join('、')}使用`];
      return records.remove(session, find(session, id), suffix);
    }),
    currentRoomTypes: handle(currentRoomTypes, ({ hotelId, isIsolation }, session) => {
      const own = limitHotel(session, hotelId);
      return roomTypes
        .filter((type) => refersTo(type.hotelId, own))
        .map(({ id, name, fee, isolationFee, maxLoad }) => {
          const vacant = rooms.filter(
            (room) =>
              room.type === id &&
              room.status === RoomStatus.vacant &&
              equals(room.isIsolation, isIsolation),
          );
          return priced(session, { id, name, fee, isolationFee, maxLoad, vacant: vacant.length });
        });
    }),
  };
}
