import * as z from 'zod/mini';
import { maxBookedRooms } from './booking.ts';
import { besideFaults, eachOnce, requiredList } from './checks.ts';
import { Count, filter, Id, nullable, oneOf } from './codecs.ts';
import { LocalDate } from './dates.ts';
import {
  BirthDate,
  DocumentKind,
  documentKindLabel,
  kindOfNumber,
  Nationality,
  numberFault,
} from './document.ts';
import { endpoint } from './endpoint.ts';
import { scopeField } from './guarantee.ts';
import { Sex, sexLabel } from './guest.ts';
import { labelled } from './label.ts';
import { AnyDocumentNumber, PersonName } from './person.ts';
import { Phone } from './phone.ts';
import { hotelSide } from './role.ts';
import { sentence } from './sentence.ts';
import { maxGuests } from './stay.ts';
import { text } from './text.ts';

/** Reports a document number that has not the form of its kind; without a kind the number itself says it. */
const numberHasForm = z.check<{ idcard?: unknown; documentKind?: unknown }>(
  ({ value, issues }) => {
    const { idcard, documentKind } = value;
    if (typeof idcard !== 'string') return;
    const known = Object.values(DocumentKind).find((kind) => kind === documentKind);
    const message = numberFault(known ?? kindOfNumber(idcard), idcard);
    if (message === null) return;
    issues.push({ code: 'custom', message, input: value, path: ['idcard'] });
  },
  { ...besideFaults },
);

/** A guest of whom a booking has the name, and what else was sent before the arrival. */
export const ExpectedGuest = z
  .object({
    name: labelled('姓名', PersonName),
    documentKind: labelled('证件类型', filter(oneOf(DocumentKind, documentKindLabel)), {
      description: '不填时按证件号码判断',
    }),
    idcard: labelled('证件号码', filter(AnyDocumentNumber)),
    number: labelled('手机号', filter(Phone)),
    sex: labelled('性别', filter(oneOf(Sex, sexLabel))),
    nationality: labelled('国籍', filter(Nationality), {
      description: '三位国家和地区代码（ISO 3166）',
    }),
    birthDate: labelled('出生日期', filter(BirthDate)),
    entryDate: labelled('入境日期', filter(LocalDate)),
    stayUntil: labelled('停留期至', filter(LocalDate)),
  })
  .check(numberHasForm);
export type ExpectedGuest = z.output<typeof ExpectedGuest>;

/** The guests whom one booking expects. */
export const ExpectedRoom = z.object({
  orderId: labelled('订单号', Id),
  roomTypeName: labelled('房型', nullable(z.string())),
  roomName: labelled('房间号', nullable(z.string()), { description: '已排的房间' }),
  maxLoad: labelled('最多入住', Count),
  guests: labelled('入住人', z.array(ExpectedGuest)),
});
export type ExpectedRoom = z.output<typeof ExpectedRoom>;

export const expectedGuests = endpoint({
  path: '/api/order/expectedGuests',
  isDesk: true,
  summary: '订单的入住名单',
  description: '到店前登记的入住人，完整返回，并记入日志；整个团队时为各间尚未到店的订单',
  access: hotelSide,
  unmasks: true,
  input: z.object({ id: labelled('订单号', Id), scope: scopeField }),
  data: z.object({
    rooms: labelled('房间', z.array(ExpectedRoom)),
    seen: labelled('名单版本', z.string()),
  }),
});

const Lists = z
  .array(
    z.object({
      orderId: labelled('订单号', Id),
      guests: labelled(
        '入住人',
        z
          .array(ExpectedGuest, requiredList(sentence('请填写入住人')))
          .check(z.maxLength(maxGuests, `最多 ${maxGuests} 位`)),
      ),
    }),
    requiredList(sentence('请选择订单')),
  )
  .check(
    z.minLength(1, sentence('请选择订单')),
    z.maxLength(maxBookedRooms, `最多 ${maxBookedRooms} 张`),
    eachOnce('orderId', sentence('订单重复')),
  );

export const setExpectedGuests = endpoint({
  method: 'POST',
  path: '/api/order/setExpectedGuests',
  isDesk: true,
  summary: '登记入住名单',
  description:
    '到店前登记入住人，只须姓名；整份替换所列各张订单的名单，空列表清除。每间不多于房型可住人数',
  access: hotelSide,
  changes: true,
  input: z.object({
    rooms: labelled('房间', Lists),
    seen: labelled('名单版本', filter(text({ max: 64 })), {
      description: '查看名单时的版本；名单之后被他人修改时返回 409',
    }),
  }),
});
