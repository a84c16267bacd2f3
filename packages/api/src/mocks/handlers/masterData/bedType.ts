import type { Id } from '../../../contract/codecs.ts';
import {
  addBedType,
  bedTypePage,
  deleteBedType,
  modifyBedType,
  type BedType,
} from '../../../contract/bedType.ts';
import { Code } from '../../../contract/envelope.ts';
import type { HotelState } from '../../hotelState.ts';
import { refuseField } from '../../mock.ts';
import { pageOf, refersTo } from '../../records.ts';
import { countUses, resource } from '../../resource.ts';
import { findOwn, handlerOn, hotelForNew, limitHotel, type Session } from '../../session.ts';

/** The bed types of the hotels. */
export function bedTypeHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { bedTypes, roomTypes } = state;
  const records = resource(state, {
    kind: '床型',
    rows: bedTypes,
    form: addBedType,
    nameOf: ({ name }) => name,
    hotelOf: ({ hotelId }) => hotelId,
    shown: ({ name, hotelName, specification, maxLoad, hardness }) => ({
      name,
      hotelId: hotelName,
      specification,
      maxLoad,
      hardness,
    }),
  });
  const find = (session: Session, id: Id): BedType =>
    findOwn(session, bedTypes, { id, kind: '床型', hotelOf: ({ hotelId }) => hotelId });
  function checkName(name: string | undefined, hotelId: Id | null, except?: Id): void {
    const isTaken = bedTypes.some(
      (bed) => bed.name === name && bed.hotelId === hotelId && bed.id !== except,
    );
    if (isTaken) refuseField('name', `床型名称「${name}」已存在`, Code.refused);
  }

  return {
    bedTypePage: handle(bedTypePage, ({ page, hotelId }, session) => {
      const own = limitHotel(session, hotelId);
      return pageOf(
        bedTypes.filter((bed) => refersTo(bed.hotelId, own)),
        page,
      );
    }),
    addBedType: handle(addBedType, ({ specification = '', hotelId, ...form }, session) => {
      const hotel = hotelForNew(state, session, hotelId);
      checkName(form.name, hotel.hotelId);
      return records.add(session, { ...form, specification, ...hotel });
    }),
    modifyBedType: handle(modifyBedType, ({ id, ...change }, session) => {
      const bed = find(session, id);
      checkName(change.name, bed.hotelId, id);
      return records.modify(session, bed, change);
    }),
    deleteBedType: handle(deleteBedType, ({ id }, session) => {
      const using = roomTypes.filter(({ bedType }) => bedType.includes(id));
      return records.remove(session, find(session, id), countUses([using, '个房型使用']));
    }),
  };
}
