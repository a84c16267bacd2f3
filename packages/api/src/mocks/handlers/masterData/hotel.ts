import type { Id } from '../../../contract/codecs.ts';
import { Code } from '../../../contract/envelope.ts';
import {
  addHotel,
  deleteHotel,
  getHotel,
  hotelAllowsIsolation,
  hotelPage,
  modifyHotel,
  myHotel,
  type Hotel,
} from '../../../contract/hotel.ts';
import { Role } from '../../../contract/role.ts';
import { shortProvince } from '../../../rules/provinces.ts';
import type { HotelState } from '../../hotelState.ts';
import { refuse, refuseField } from '../../mock.ts';
import { byId, defined, equals, findRecord, hasText, pageOf, refersTo } from '../../records.ts';
import { countUses, resource } from '../../resource.ts';
import { findOwn, handlerOn, scopeOf } from '../../session.ts';

/** A hotel in a list: without its four long texts. */
const toListed = (hotel: Hotel): Hotel => ({
  ...hotel,
  introduce: null,
  facilities: null,
  otherPolicy: null,
  terms: null,
});

/** The fields of a new hotel that its form leaves out. */
const blank: Omit<Hotel, 'id' | 'name'> = {
  deptId: null,
  deptName: null,
  address: '',
  parkingLot: '',
  badge: [],
  allowIsolation: false,
  cover: '',
  contactPhone: '',
  longitude: null,
  latitude: null,
  province: '',
  city: '',
  introduce: '',
  facilities: '',
  otherPolicy: '',
  terms: '',
};

/** Hotels, and the one of a hotel's staff. */
export function hotelHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { hotels, departments } = state;
  const records = resource(state, {
    kind: '酒店',
    rows: hotels,
    form: addHotel,
    nameOf: ({ name }) => name,
    hotelOf: ({ id }) => id,
    shown: ({ deptName, ...hotel }) => ({
      ...hotel,
      deptId: deptName,
      badge: hotel.badge.join(','),
    }),
  });
  const departmentOf = (deptId: Id | null | undefined) => {
    if (deptId === undefined) return {};
    const department = byId(departments, deptId);
    if (deptId !== null && !department) refuseField('deptId', '所属部门不存在');
    return { deptId, deptName: department?.name ?? null };
  };
  const shortened = ({ province }: { province?: string | undefined }) =>
    province === undefined ? {} : { province: shortProvince(province) };
  function checkUnique({ name, deptId }: Partial<Pick<Hotel, 'name' | 'deptId'>>, except?: Id) {
    const others = hotels.filter(({ id }) => id !== except);
    if (others.some((hotel) => hotel.name === name)) {
      refuseField('name', `酒店名称「${name}」已存在`, Code.refused);
    }
    if (typeof deptId === 'string' && others.some((hotel) => hotel.deptId === deptId)) {
      refuseField('deptId', '所属部门已有酒店', Code.refused);
    }
  }
  const usesOf = (id: Id) => {
    const of = <Row extends { hotelId: Id | null }>(rows: readonly Row[]) =>
      rows.filter(({ hotelId }) => hotelId === id);
    return countUses(
      [of(state.rooms), '个房间'],
      [of(state.orders), '张订单'],
      [of(state.isolations), '名隔离人员'],
      [of(state.declarations), '份申报'],
      [of(state.materials), '份物资申请'],
      [of(state.roomTypes), '个房型'],
      [of(state.bedTypes), '个床型'],
      [of(state.discounts), '个优惠'],
    );
  };

  return {
    hotelPage: handle(hotelPage, ({ page, name, address, allowIsolation }, session) => {
      const matching = hotels.filter(
        (hotel) =>
          refersTo(hotel.id, scopeOf(session) ?? undefined) &&
          hasText(hotel.name, name) &&
          hasText(hotel.address, address) &&
          equals(hotel.allowIsolation, allowIsolation),
      );
      return pageOf(matching.map(toListed), page);
    }),
    getHotel: handle(getHotel, ({ id }) => records.find(id)),
    addHotel: handle(addHotel, ({ deptId = null, ...form }, session) => {
      const department = departmentOf(deptId);
      checkUnique({ name: form.name, deptId });
      return records.add(session, {
        ...blank,
        ...defined(form),
        name: form.name,
        ...shortened(form),
        ...department,
      });
    }),
    modifyHotel: handle(modifyHotel, ({ id, deptId, ...change }, session) => {
      const hotel = findOwn(session, hotels, { id, kind: '酒店', hotelOf: (one) => one.id });
      const isMoved = deptId !== undefined && deptId !== hotel.deptId;
      if (isMoved && session.role !== Role.admin) refuse(Code.noPermission);
      checkUnique(defined({ name: change.name, deptId }), id);
      return records.modify(session, hotel, {
        ...change,
        ...shortened(change),
        ...departmentOf(deptId),
      });
    }),
    deleteHotel: handle(deleteHotel, ({ id }, session) =>
      records.remove(session, records.find(id), usesOf(id)),
    ),
    hotelAllowsIsolation: handle(
      hotelAllowsIsolation,
      ({ id }, session) =>
        findOwn(session, hotels, { id, kind: '酒店', hotelOf: (one) => one.id }).allowIsolation,
    ),
    myHotel: handle(myHotel, (_, { hotelId }) => findRecord(hotels, hotelId ?? '', '酒店')),
  };
}
