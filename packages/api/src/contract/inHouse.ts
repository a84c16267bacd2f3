import * as z from 'zod/mini';
import { filter, Flag, Id, nullable, oneOf } from './codecs.ts';
import { LocalDate, LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { DocumentKind, documentKindLabel } from './document.ts';
import { Sex, sexLabel } from './guest.ts';
import { labelled } from './label.ts';
import { hotelSide } from './role.ts';

/** Someone who stays in a hotel at a moment: a guest, or a person in isolation. */
export const InHouseGuest = z.object({
  room: labelled('房间', z.string()),
  roomTypeName: labelled('房型', z.string()),
  name: labelled('姓名', z.string()),
  documentKind: labelled('证件类型', oneOf(DocumentKind, documentKindLabel)),
  idcard: labelled('证件号码', z.string()),
  number: labelled('手机号', z.string()),
  isIsolation: labelled('隔离', Flag),
  /** When they really came; where that was not kept, as planned. */
  from: labelled('入住时间', z.string()),
  /** When they are to leave; where they have left by now, as it was planned. */
  to: labelled('预计离店', z.string()),
  /** When they really left; null while they are in. */
  leftTime: labelled('实际离店', nullable(z.string())),
});
export type InHouseGuest = z.output<typeof InHouseGuest>;

export const InHouse = z.object({
  hotelName: labelled('酒店', z.string()),
  at: labelled('时刻', z.string()),
  /** By floor and room. */
  guests: labelled('在住客人', z.array(InHouseGuest)),
});
export type InHouse = z.output<typeof InHouse>;

const input = z.object({
  hotelId: labelled('酒店', filter(Id), { description: '管理员须选择一家' }),
  at: labelled('时刻', filter(LocalDateTime), { description: '不填为此刻，不能晚于此刻' }),
});

export const guestsInHouse = endpoint({
  path: '/api/guest/inHouse',
  isDesk: true,
  summary: '在住客人名单',
  description: '某一时刻住在酒店的全部客人与隔离人员，电话与证件号码隐去中间',
  access: hotelSide,
  input,
  data: InHouse,
});

export const printGuestsInHouse = endpoint({
  path: '/api/guest/inHouse/print',
  isDesk: true,
  summary: '打印在住客人名单',
  description: '完整返回，并记入日志',
  access: hotelSide,
  unmasks: true,
  input,
  data: InHouse,
});

export const downloadGuestsInHouse = endpoint({
  path: '/api/guest/inHouse/download',
  isDesk: true,
  summary: '导出在住客人名单',
  description: '完整导出，并记入日志',
  access: hotelSide,
  input,
  answer: 'file',
});

/** Someone who was registered on a day, as the police's form has it: the columns of the file, in their order. */
export const Registration = z.object({
  room: labelled('房间', z.string()),
  name: labelled('姓名', z.string()),
  sex: labelled('性别', nullable(oneOf(Sex, sexLabel))),
  birthDate: labelled('出生日期', z.string()),
  nationality: labelled('国籍', z.string()),
  documentKind: labelled('证件类型', oneOf(DocumentKind, documentKindLabel)),
  idcard: labelled('证件号码', z.string()),
  entryDate: labelled('入境日期', z.string()),
  stayUntil: labelled('停留期至', z.string()),
  province: labelled('客源省份', z.string()),
  number: labelled('手机号', z.string()),
  from: labelled('入住时间', z.string()),
  to: labelled('预计离店', z.string()),
  leftTime: labelled('实际离店', nullable(z.string())),
  guardianName: labelled('监护人姓名', z.string()),
  guardianPhone: labelled('监护人电话', z.string()),
  guardianRelation: labelled('监护人关系', z.string()),
});
export type Registration = z.output<typeof Registration>;

export const downloadRegistrations = endpoint({
  path: '/api/guest/registrations/download',
  isDesk: true,
  summary: '导出当日住宿登记',
  description: '某天零点至二十四点实际入住的全部客人与隔离人员，换房不重复；完整导出，并记入日志',
  access: hotelSide,
  input: z.object({
    hotelId: input.shape.hotelId,
    day: labelled('日期', filter(LocalDate), { description: '不填为今天，不能晚于今天' }),
  }),
  answer: 'file',
});
