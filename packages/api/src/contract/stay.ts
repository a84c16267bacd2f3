import * as z from 'zod/mini';
import {
  lateLabel,
  Method,
  MoneyMethod,
  openPayMethodField,
  quoteLabel,
  waitsField,
} from './bill.ts';
import { besideFaults, requiredList } from './checks.ts';
import {
  Amount,
  Count,
  filter,
  Flag,
  Id,
  nullable,
  oneOf,
  SignedYuan,
  Sum,
  Yuan,
} from './codecs.ts';
import { LocalDate, LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { Guest, StoredGuest } from './guest.ts';
import { HealthTest } from './healthTest.ts';
import { PersonType, personTypeLabel } from './isolation.ts';
import { ConfirmNames } from './person.ts';
import { noPhone } from './phone.ts';
import { ProvinceName } from './province.ts';
import { ConfirmOversold, Floor, RoomStatusField } from './room.ts';
import { everyRole, hotelSide } from './role.ts';
import { QuotedNight } from './roomPrice.ts';
import { text } from './text.ts';
import { sentence } from './sentence.ts';

/** What is wrong with a deposit that is taken without its way. */
export const depositMethodMissing = '请选择押金的支付方式';

/** The way an isolation ends. */
export const IsolationExit = { released: 1, hospitalised: 2 } as const;
export type IsolationExit = (typeof IsolationExit)[keyof typeof IsolationExit];
export const isolationExitLabel = {
  [IsolationExit.released]: '解除隔离',
  [IsolationExit.hospitalised]: '阳性入院',
} as const satisfies Record<IsolationExit, string>;

/** The most guests of a stay. */
export const maxGuests = 6;

/** What is wrong with guests of whom none has a phone. */
export const phoneMissing = (guests: number): string =>
  guests > 1 ? '至少填写一位的手机号' : noPhone;

/** Refuses guests of whom none has a phone. */
const oneHasPhone = () =>
  z.check<Partial<Guest>[]>(
    ({ value, issues }) => {
      const hasNone = (guest: Partial<Guest> | null): boolean =>
        typeof guest === 'object' && guest !== null && (guest.number ?? '') === '';
      if (!Array.isArray(value) || value.length === 0 || !value.every(hasNone)) return;
      const message = phoneMissing(value.length);
      issues.push({ code: 'custom', message, input: value, path: [0, 'number'] });
    },
    { ...besideFaults },
  );

/** The guests of a stay, of whom one has a phone. */
export const Guests = labelled(
  '入住人',
  z
    .array(Guest, requiredList(sentence('请添加入住人！')))
    .check(
      z.minLength(1, sentence('请添加入住人！')),
      z.maxLength(maxGuests, `最多 ${maxGuests} 位`),
      oneHasPhone(),
    ),
);

/** A deposit that is taken with a check-in. */
export const depositFields = {
  deposit: labelled('押金', filter(Yuan), {
    unit: '元',
    description: '每间；记入账单，0 或不填为不收',
  }),
  depositMethod: labelled('押金支付方式', filter(MoneyMethod), { description: '收押金时必填' }),
};

/** The line of a deposit that was taken, for its receipt. */
export const depositLine = labelled('押金明细', filter(Id), { description: '没有收押金时不返回' });

/** Refuses a deposit without its way. */
export const depositHasMethod = () =>
  z.refine<{ deposit?: unknown; depositMethod?: unknown }>(
    ({ deposit, depositMethod }) =>
      typeof deposit !== 'number' || deposit === 0 || (depositMethod ?? null) !== null,
    { ...besideFaults, error: sentence(depositMethodMissing), path: ['depositMethod'] },
  );

export const checkIn = endpoint({
  path: '/api/room/checkIn',
  sells: true,
  summary: '办理入住',
  description: '有订单按订单，多住的晚数按现价加入订单；无订单由服务器生成',
  access: hotelSide,
  changes: true,
  input: z
    .object({
      id: labelled('房间', Id),
      customerId: labelled('客户', filter(Id)),
      orderId: labelled('订单号', filter(Id)),
      /** The company by whose agreement guests without an order stay. */
      companyId: labelled('协议单位', filter(Id), {
        description: '无订单时：按其协议价，可挂账',
      }),
      province: labelled('客源省份', filter(ProvinceName)),
      estimatedCheckIn: labelled('入住时间', LocalDateTime),
      estimatedCheckOut: labelled('离店时间', LocalDateTime),
      checkInfoList: Guests,
      /** Confirms the check-in although the room is held for another order. */
      acceptReserved: labelled('占用预订房', filter(Flag), {
        description: '是：知道房间已为别人预订或暂定，仍然入住',
      }),
      confirmOversold: ConfirmOversold,
      confirmNames: ConfirmNames,
      /** The price that the clerk was shown, by `quoteCheckIn`; another one by now is a conflict. */
      lastPay: labelled(quoteLabel.lastPay, filter(Yuan), {
        description: '报价中整个订单的；与现价不同时返回 409，不办理入住',
      }),
      method: openPayMethodField,
      ...depositFields,
    })
    .check(depositHasMethod()),
  data: z.object({
    id: labelled('订单号', Id),
    pay: labelled(quoteLabel.pay, Sum),
    lastPay: labelled(quoteLabel.lastPay, Sum),
    checkedInTime: labelled('实际入住', filter(z.string())),
    depositLine,
  }),
});

/** What a check-in would cost. Sums are in yuan; `pay` is before discounts, `lastPay` after them. */
export const StayQuote = z.object({
  nights: labelled('入住天数', Count, { unit: '晚' }),
  /** Of the whole order then. */
  pay: labelled(quoteLabel.pay, Sum),
  lastPay: labelled(quoteLabel.lastPay, Sum),
  orderNights: labelled('原订晚数', Count, { description: '没有订单时为 0' }),
  orderPay: labelled('原订原价', Sum),
  addedNights: labelled('加住晚数', Count),
  addedPay: labelled('加住原价', Sum),
  removedNights: labelled('少住晚数', Count),
  difference: labelled('差价', Sum, {
    unit: '元',
    description: '现在要收的，负数为要退的。已过去的晚数不退',
  }),
  cameBy: labelled('原收款方式', filter(Method), {
    description: '订单最近一笔收款的；退还时默认按它',
  }),
  waits: waitsField,
  /** What stays on the bill of an order that is not paid in full; missing where all is paid. */
  open: labelled('未结', filter(Amount), { unit: '元', description: '入住后留在账单上的' }),
  /** The nights that the order has bought then; null from a back end that gives none. */
  lines: labelled('房费', nullable(z.array(QuotedNight))),
  /** Added nights on which no room of the type is available: the check-in would be refused. */
  full: labelled('已满的夜晚', z.array(LocalDate)),
});
export type StayQuote = z.output<typeof StayQuote>;

export const quoteCheckIn = endpoint({
  path: '/api/room/checkIn/quote',
  sells: true,
  summary: '办理入住前的报价',
  description: '按入住与离店时间算出晚数、价格和已满的夜晚，不改动任何数据',
  access: hotelSide,
  input: z.object({
    id: labelled('房间', Id),
    orderId: labelled('订单号', filter(Id)),
    companyId: labelled('协议单位', filter(Id)),
    estimatedCheckIn: labelled('入住时间', LocalDateTime),
    estimatedCheckOut: labelled('离店时间', LocalDateTime),
  }),
  data: StayQuote,
});

export const checkOut = endpoint({
  method: 'GET',
  path: '/api/room/checkOut/{id}',
  summary: '退房',
  description: '房间转为待打扫，最后一间退房时订单完成',
  access: hotelSide,
  changes: true,
  input: z.object({
    id: labelled('房间', Id),
    lateFee: labelled(lateLabel, filter(Yuan), {
      unit: '元',
      description: '记入账单',
    }),
  }),
  data: z.nullish(
    z.object({
      orderId: labelled('订单号', nullable(Id)),
      isOrderComplete: labelled('订单已完成', nullable(Flag)),
    }),
  ),
});

export const cleanRoom = endpoint({
  method: 'GET',
  path: '/api/room/cleanRoom/{id}',
  summary: '打扫完成',
  description: '待打扫转为空闲；酒店要求检查时转为待查',
  access: everyRole,
  changes: true,
  input: z.object({ id: labelled('房间', Id) }),
});

export const changeRoom = endpoint({
  method: 'PUT',
  path: '/api/room/changeRoom',
  sells: true,
  summary: '换房',
  description: '新房间须为同店同性质的空闲房；普通房换到其他房型有差价',
  access: everyRole,
  changes: true,
  input: z.object({
    currentRoomId: labelled('当前房间', Id),
    newRoomId: labelled('新房间', Id),
    /** As `quoteStay` has shown it; another one by now is a conflict. */
    pay: labelled('差价', filter(SignedYuan), {
      description: '报价中的差价；房型相同或隔离房不填，与现价不同时返回 409',
    }),
    method: openPayMethodField,
  }),
});

export const isolationCheckOut = endpoint({
  method: 'PUT',
  path: '/api/room/isolationCheckOut',
  summary: '退出隔离',
  description: '解除隔离或阳性入院',
  access: everyRole,
  changes: true,
  input: z.object({
    status: labelled(
      '退出方式',
      oneOf(IsolationExit, isolationExitLabel, sentence('请选择解除隔离或阳性入院')),
    ),
    roomId: labelled('房间', Id),
  }),
});

export const roomIsolationPerson = endpoint({
  method: 'GET',
  path: '/api/room/checkInfo/{id}',
  summary: '房间里的隔离人员（普通房为第一位入住人）',
  access: everyRole,
  unmasks: true,
  input: z.object({ id: labelled('房间', Id) }),
  data: z.object({
    /** The person's number; null for a guest of a normal room, as all that is about isolation. */
    id: labelled('用户编号', nullable(Id)),
    name: labelled('姓名', nullable(z.string())),
    idCard: labelled('身份证号', nullable(z.string())),
    phone: labelled('手机号', nullable(z.string())),
    email: labelled('邮箱', nullable(z.string())),
    /** Null for a guest of a normal room. */
    type: labelled('人员类型', nullable(oneOf(PersonType, personTypeLabel))),
    checkInTime: labelled('入住时间', nullable(z.string())),
    checkOutTime: labelled('预计解除时间', nullable(z.string())),
    lastTest: labelled(
      '最近检测',
      nullable(z.pick(HealthTest, { checkType: true, checkRes: true, checkTime: true })),
    ),
    /** Abnormal results that were not handled yet. */
    openAbnormal: labelled('待处理异常', nullable(Count)),
  }),
});

export const listGuests = endpoint({
  method: 'GET',
  path: '/api/roomCheckInfo/checkinPerson/{roomId}/{sn}',
  summary: '某次入住的入住人',
  description: '完整返回，并记入日志',
  access: hotelSide,
  unmasks: true,
  input: z.object({
    roomId: labelled('房间', Id),
    sn: labelled('入住序号', text({ max: 64, min: 1 })),
  }),
  data: z.array(StoredGuest),
});

export const modifyGuests = endpoint({
  path: '/api/roomCheckInfo/modifyPerson',
  summary: '修改入住人',
  description: '整份替换',
  access: hotelSide,
  changes: true,
  input: z.object({
    roomId: labelled('房间', Id),
    sn: labelled('入住序号', text({ max: 64, min: 1 })),
    name: labelled('房间号', filter(text({ max: 20 }))),
    direction: labelled('朝向', filter(text({ max: 10 }))),
    type: labelled('房型', filter(Id)),
    status: labelled('房间状态', filter(RoomStatusField)),
    floor: labelled('楼层', filter(Floor)),
    checkInfoList: Guests,
    confirmNames: ConfirmNames,
  }),
});
