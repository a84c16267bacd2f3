import * as z from 'zod/mini';
import { addBedType } from '../contract/bedType.ts';
import { addOrder } from '../contract/booking.ts';
import { addCompany } from '../contract/company.ts';
import { addDepartment, RecordStatus } from '../contract/department.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { shapeOf } from '../contract/fields.ts';
import { StoredGuest } from '../contract/guest.ts';
import { addHotel } from '../contract/hotel.ts';
import { addItem } from '../contract/item.ts';
import { descriptionOf, enumLabels, labelOf } from '../contract/label.ts';
import { addRoom, Room } from '../contract/room.ts';
import { addRoomType } from '../contract/roomType.ts';
import { checkIn } from '../contract/stay.ts';
import { addUser } from '../contract/user.ts';

type Schema = NonNullable<ReturnType<typeof shapeOf>>[string];

/** What the name in a cell belongs to: its id is looked up. */
export type Reference = 'hotel' | 'department' | 'bedTypes' | 'roomType' | 'room';

interface ColumnOptions {
  title?: string;
  /** Other heads of the column. */
  aliases?: readonly string[];
  refers?: Reference;
  /** The time of a day that has none: `HH:mm:ss`. */
  time?: string;
  /** The cell is a day without a time. */
  isDay?: boolean;
  isNeeded?: boolean;
}

/** A column of a sheet of an import. */
export interface ImportedColumn extends ColumnOptions {
  /** Its key in the input of the call. */
  field: string;
  title: string;
  schema: Schema;
  isNeeded: boolean;
}

/** A sheet of an import: what its rows are, and their columns. */
export interface ImportedSheet {
  name: string;
  columns: readonly ImportedColumn[];
}

/** Whether a call refuses a row without the field. */
const refusesNone = (schema: Schema): boolean => !z.safeParse(schema, undefined).success;

/** The columns of fields of an input, in the order given. */
function columnsOf(
  { input }: Pick<Endpoint, 'input'>,
  fields: Readonly<Record<string, ColumnOptions>>,
): ImportedColumn[] {
  const shape = shapeOf(input) ?? {};
  return Object.entries(fields).map(([field, options]) => {
    const schema = shape[field];
    if (schema === undefined) throw new RangeError(`there is no field ${field}`);
    const title = labelOf(schema) ?? field;
    return { field, schema, title, isNeeded: refusesNone(schema), ...options };
  });
}

/** Of those who manage one hotel it may stay empty. */
const hotelId = { title: '酒店', aliases: ['酒店名称'], refers: 'hotel' } as const;
const phone = { aliases: ['手机号', '手机', '电话'] };
const document = { title: '证件号码', aliases: ['身份证号', '证件号'] };
/** What was agreed for the whole stay; reckoned by the hotel's prices where it is empty. */
const price = { aliases: ['总价', '房价合计', '实付'] };
const arrival = { aliases: ['入住', '到店', '入住日期', '预计入住', '实际入住'], time: '14:00:00' };
const leave = { aliases: ['离店', '离店日期', '预计离店'], time: '12:00:00' };
const roomName = { title: '房间号', aliases: ['房号', '房间'], refers: 'room' } as const;
const typeName = { title: '房型', aliases: ['房型名称'], refers: 'roomType' } as const;

/** A column of no field of the first call of its row. */
const column = (field: string, schema: Schema, options: ColumnOptions): ImportedColumn => ({
  field,
  schema,
  title: labelOf(schema) ?? field,
  isNeeded: false,
  ...options,
});

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

/** What a column takes, for the template: 必填；最多两位小数. */
export function columnText({
  title,
  schema,
  isNeeded,
  time,
  isDay,
  refers,
}: ImportedColumn): string {
  const choices = Object.values(enumLabels(schema) ?? {});
  const parts = [
    isNeeded ? '必填' : '可空',
    refers === undefined ? null : '填名称',
    time === undefined ? null : `日期或日期时间，只有日期的按 ${time.slice(0, 5)}`,
    isDay ? '日期' : null,
    choices.length > 0 ? choices.join('、') : null,
    refers === undefined && choices.length === 0 ? descriptionOf(schema) : null,
  ];
  return `${title}：${parts.filter(Boolean).join('；')}`;
}

/** The choices of a column in the template; none where there are none. */
export const columnChoices = ({ schema, refers }: ImportedColumn): readonly string[] =>
  refers === undefined ? Object.values(enumLabels(schema) ?? {}) : [];
