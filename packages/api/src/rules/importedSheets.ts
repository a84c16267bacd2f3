import { addBedType } from '../contract/bedType.ts';
import { addOrder } from '../contract/booking.ts';
import { addCompany } from '../contract/company.ts';
import { addDepartment, RecordStatus } from '../contract/department.ts';
import { shapeOf } from '../contract/fields.ts';
import { StoredGuest } from '../contract/guest.ts';
import { addHotel } from '../contract/hotel.ts';
import { addItem } from '../contract/item.ts';
import { addRoom, Room } from '../contract/room.ts';
import { addRoomType } from '../contract/roomType.ts';
import { checkIn } from '../contract/stay.ts';
import { addUser } from '../contract/user.ts';
import { column, columnsOf, type ImportedSheet, type Schema } from './importedColumns.ts';

/** Of those who manage one hotel it may stay empty. */
const hotelId = { title: '酒店', aliases: ['酒店名称'], refers: 'hotel' } as const;
const phone = { aliases: ['手机号', '手机', '电话'] };
const document = { title: '证件号码', aliases: ['身份证号', '证件号'] };
/** What was agreed for the whole stay; reckoned by the hotel's prices where it is empty. */
const price = { aliases: ['总价', '房价合计', '实付', '实付金额'] };
const arrival = { aliases: ['入住', '到店', '入住日期', '预计入住', '实际入住'], time: '14:00:00' };
const leave = { aliases: ['离店', '离店日期', '预计离店'], time: '12:00:00' };
const roomName = { title: '房间号', aliases: ['房号', '房间'], refers: 'room' } as const;
const typeName = { title: '房型', aliases: ['房型名称'], refers: 'roomType' } as const;

const roomShape = shapeOf(Room) ?? {};
const guestShape = shapeOf(StoredGuest) ?? {};
const ofRoom = column('roomId', roomShape['name'] as Schema, roomName);

/** The sheets of an import, in the order in which they are read: later ones name what earlier ones add. */
export const importedSheets = {
  department: {
    name: '部门',
    columns: columnsOf(addDepartment, {
      name: {},
      pId: { refers: 'department', isNeeded: false },
      role: {},
    }),
  },
  hotel: {
    name: '酒店',
    columns: columnsOf(addHotel, {
      name: {},
      deptId: { refers: 'department' },
      address: {},
      contactPhone: {},
      province: {},
      city: {},
      allowIsolation: {},
    }),
  },
  bedType: {
    name: '床型',
    columns: columnsOf(addBedType, {
      hotelId,
      name: {},
      specification: {},
      maxLoad: {},
      hardness: {},
    }),
  },
  roomType: {
    name: '房型',
    columns: columnsOf(addRoomType, {
      hotelId,
      name: {},
      bedType: { refers: 'bedTypes' },
      bed: {},
      maxLoad: {},
      haveWindow: {},
      network: {},
      haveBreakfast: {},
      fee: {},
      isolationFee: {},
      dayUseFee: {},
      sort: {},
    }),
  },
  room: {
    name: '房间',
    columns: columnsOf(addRoom, {
      hotelId,
      name: {},
      type: typeName,
      floor: {},
      direction: {},
      isIsolation: {},
    }),
  },
  user: {
    name: '用户',
    columns: columnsOf(addUser, {
      username: {},
      nickName: {},
      phone: { aliases: ['手机', '联系电话'] },
      dept: { refers: 'department' },
      password: {},
    }),
  },
  item: {
    name: '商品',
    columns: columnsOf(addItem, { hotelId, name: {}, price: {}, unit: {} }),
  },
  company: {
    name: '协议单位',
    columns: columnsOf(addCompany, {
      hotelId,
      name: {},
      taxNumber: {},
      contact: {},
      contactPhone: {},
      share: {},
      creditLimit: {},
      until: { isDay: true },
      remark: {},
    }),
  },
  order: {
    name: '预订',
    columns: [
      ...columnsOf(addOrder, {
        hotelId,
        roomType: typeName,
        rooms: { isNeeded: false },
        estimatedCheckIn: arrival,
        estimatedCheckOut: leave,
        name: { aliases: ['姓名', '客人'] },
        number: phone,
        idcard: document,
        guarantee: {},
        guaranteeNote: {},
        lastPay: price,
        received: { aliases: ['已收'] },
        method: {},
        groupNo: {},
        note: {},
      }),
      ofRoom,
    ],
  },
  stay: {
    name: '在住',
    columns: [
      ...columnsOf(checkIn, { estimatedCheckIn: arrival, estimatedCheckOut: leave }).map((one) => ({
        ...one,
        isNeeded: false,
      })),
      ...columnsOf(addOrder, {
        hotelId,
        lastPay: price,
        received: { title: '已收', aliases: ['收款', '房费已收'] },
        method: {},
      }),
      ...columnsOf(checkIn, { deposit: {} }),
      { ...ofRoom, isNeeded: true },
      column('name', guestShape['personName'] as Schema, {
        aliases: ['入住人', '客人'],
        isNeeded: true,
      }),
      column('number', guestShape['personNumber'] as Schema, phone),
      column('idcard', guestShape['personIdcard'] as Schema, { ...document, isNeeded: true }),
      column('sex', guestShape['personSex'] as Schema, {}),
      column('documentKind', guestShape['documentKind'] as Schema, {}),
      column('nationality', guestShape['nationality'] as Schema, {}),
      ...(['birthDate', 'entryDate', 'stayUntil'] as const).map((field) =>
        column(field, guestShape[field] as Schema, { isDay: true }),
      ),
    ],
  },
} as const satisfies Record<string, ImportedSheet>;

/** The sheet of the template that says how it is filled in. */
export const notesSheet = '填写说明';

export type ImportKind = keyof typeof importedSheets;
export const importKinds = Object.keys(importedSheets) as ImportKind[];

/** What a row that leaves the field empty has. */
export const importDefaults: Partial<Record<ImportKind, Readonly<Record<string, unknown>>>> = {
  department: { pId: null, status: RecordStatus.normal },
  user: { status: RecordStatus.normal },
  item: { isActive: 1 },
};

/** The cells of a row by field, as on the wire; those that refer to something have its name. */
export interface ImportedRow {
  number: number;
  values: Readonly<Record<string, string | number>>;
}
