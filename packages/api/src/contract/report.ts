import * as z from 'zod/mini';
import { dayFigures as kept } from './dayFigures.ts';
import { Method } from './bill.ts';
import { Amount, Count, Id, nullable, oneOfTexts } from './codecs.ts';
import { LocalDate, LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { hotelFilter } from './hotelFilter.ts';
import { labelled } from './label.ts';
import { management } from './role.ts';

type Defined = { label: string; definition: string };

const count = (label: string, description: string) => labelled(label, Count, { description });
const sum = (label: string, description: string) => labelled(label, Amount, { description });
const countOf = ({ label, definition }: Defined) => count(label, definition);
const sumOf = ({ label, definition }: Defined) => sum(label, definition);

const moved = {
  received: sumOf(kept.received),
  refunds: sumOf(kept.refunds),
  depositsIn: sumOf(kept.depositsIn),
  depositsOut: sumOf(kept.depositsOut),
  receipts: sumOf(kept.receipts),
  net: sum('净额', '收款 − 退款 + 押金收 − 押金退 + 回款；现金的净额即钱箱当日的增减。'),
};

/** Money that moved, in yuan: by way, and of all ways but 挂账. */
export const TillFigures = z.object({
  ways: labelled(
    '各方式收支',
    z.array(z.object({ method: labelled('支付方式', Method), ...moved })),
  ),
  ...moved,
  onAccount: sum('挂账', '记在协议单位账上的，减去退回的；不是收到的钱，不计入收款和净额。'),
});
export type TillFigures = z.output<typeof TillFigures>;

/**
 * The figures of a hotel's day, of its normal rooms, sums in yuan. The description of each is its definition.
 */
export const DayFigures = z.object({
  arrivals: countOf(kept.arrivals),
  departures: countOf(kept.departures),
  inHouse: countOf(kept.inHouse),
  rooms: count('房间数', '全部普通房，按现在的数量。'),
  soldNights: countOf(kept.soldNights),
  occupancy: labelled('入住率', nullable(Amount), {
    description: '已售间夜 ÷ 房间数；含当晚已退房和未到店的。工作台的在住率只计此刻在住的。',
  }),
  averagePrice: labelled('平均房价', nullable(Amount), {
    description:
      '已售间夜的房费 ÷ 已售间夜；按当晚的价格。工作台的在住均价按在住订单每晚的平均房费。',
  }),
  roomIncome: sum(
    '房费',
    '当晚已售间夜的房费：订单折后的房费按各晚价格分摊；含取消、部分退款的订单留下的款项，同样分摊，以及当日的钟点房，不计间夜。',
  ),
  otherIncome: sumOf(kept.otherIncome),
  income: sum('收入合计', '房费 + 消费。'),
  ...TillFigures.shape,
  reversedCharges: sumOf(kept.reversedCharges),
  reversedPayments: sumOf(kept.reversedPayments),
  reversedRefunds: sumOf(kept.reversedRefunds),
  reversedDeposits: sumOf(kept.reversedDeposits),
  prepaid: sumOf(kept.prepaid),
  deposits: sumOf(kept.deposits),
  openBills: countOf(kept.openBills),
  open: sumOf(kept.open),
});
export type DayFigures = z.output<typeof DayFigures>;

/** What is not in order at the close of a hotel's day. */
export const auditPointLabel = {
  overdue: '逾期未离',
  notArrived: '未到店',
  unassigned: '未排房',
  openBill: '离店未结',
  openShift: '未交班',
} as const;
export type AuditPointKind = keyof typeof auditPointLabel;

/** One of them, without personal data: by its room, order or clerk. */
export const AuditPoint = z.object({
  kind: labelled('类别', oneOfTexts(auditPointLabel)),
  /** Null of a shift. */
  orderId: labelled('订单号', nullable(Id)),
  room: labelled('房间', nullable(z.string())),
  /** Of a shift. */
  clerk: labelled('当班人', nullable(z.string())),
  amount: labelled('未结', nullable(Amount), { description: '元；离店未结的' }),
});
export type AuditPoint = z.output<typeof AuditPoint>;

/** The close of a hotel's day (夜审): by whom, when, and with which points open. */
export const DayClose = z.object({
  time: labelled('夜审时间', LocalDateTime),
  by: labelled('夜审人', z.string()),
  points: labelled('待处理', z.array(AuditPoint)),
});
export type DayClose = z.output<typeof DayClose>;

export const HotelDay = z.object({
  hotelId: labelled('酒店编号', Id),
  hotelName: labelled('酒店', z.string()),
  closed: labelled('夜审', nullable(DayClose), {
    description: '已夜审的日子：数字是夜审时保留的',
  }),
  regionId: labelled('区域编号', nullable(Id), {
    description: '酒店所在的最低一级区域；不在任何区域时为空',
  }),
  ...DayFigures.shape,
});
export type HotelDay = z.output<typeof HotelDay>;

/** The sums of a region: a department above hotels, with all hotels below it. */
export const RegionDay = z.object({
  id: labelled('区域编号', Id, { description: '部门编号' }),
  parentId: labelled('上级区域编号', nullable(Id)),
  name: labelled('区域', z.string()),
  ...DayFigures.shape,
});
export type RegionDay = z.output<typeof RegionDay>;

export const DayReport = z.object({
  day: labelled('日期', LocalDate),
  /** One for the hotel that was named, or one's own; else one each. */
  hotels: labelled('酒店', z.array(HotelDay)),
  /** Each before those below it. One with all of the hotels is left out: its sums are the total. */
  regions: labelled('区域', z.array(RegionDay), {
    description: '酒店之上的部门；含全部酒店的不列出',
  }),
  /** Of all of them; rates and averages are computed of the sums. */
  total: labelled('合计', DayFigures),
});
export type DayReport = z.output<typeof DayReport>;

const input = z.object({
  day: labelled('日期', LocalDate, { description: '酒店日，不能晚于今天' }),
  ...hotelFilter,
});

export const dayReport = endpoint({
  path: '/api/report/day',
  isDesk: true,
  summary: '日报',
  description: '一家酒店的一天；管理员不选酒店时，一家一行，按区域小计并合计',
  access: management,
  input,
  data: DayReport,
});

export const downloadDayReport = endpoint({
  path: '/api/report/day/download',
  isDesk: true,
  summary: '下载日报',
  access: management,
  input,
  answer: 'file',
});
