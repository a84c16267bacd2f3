import * as z from 'zod/mini';
import { Method } from './bill.ts';
import { Amount, Count, filter, Id, nullable, oneOfTexts } from './codecs.ts';
import { LocalDate, LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { management } from './role.ts';

const count = (label: string, description: string) => labelled(label, Count, { description });
const sum = (label: string, description: string) => labelled(label, Amount, { description });

const moved = {
  received: sum('收款', '收到的款项，不含押金、挂账；没有收款记录的订单按支付时间计入其他。'),
  refunds: sum('退款', '退给客人的款项，不含押金、退回挂账的。'),
  depositsIn: sum('押金收', '收取的押金。'),
  depositsOut: sum('押金退', '退还的押金。'),
  receipts: sum('回款', '协议单位付来的挂账款。'),
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
  arrivals: count(
    '到店',
    '酒店日内办理入住的房间，换房不计；不含还未到的，工作台的「今日到店」含。',
  ),
  departures: count('离店', '酒店日内退房的房间，换房不计；不含还未离的，工作台的「今日离店」含。'),
  inHouse: count('在住', '当日结束时仍有住客的房间；今天为此刻。'),
  rooms: count('房间数', '全部普通房，按现在的数量。'),
  soldNights: count('已售间夜', '已入住、已完成的订单在当晚的房间，含未到店。'),
  occupancy: labelled('入住率', nullable(Amount), {
    description: '已售间夜 ÷ 房间数；含当晚已退房和未到店的。工作台的在住率只计此刻在住的。',
  }),
  averagePrice: labelled('平均房价', nullable(Amount), {
    description: '已售间夜的房费 ÷ 已售间夜；按当晚的价格。工作台的在住均价按每晚平均实付。',
  }),
  roomIncome: sum(
    '房费',
    '当晚已售间夜的实付：订单实付按各晚价格分摊；含取消、部分退款的订单留下的款项，同样分摊，以及当日的钟点房，不计间夜。',
  ),
  otherIncome: sum('消费', '当日记入账单的消费。'),
  income: sum('收入合计', '房费 + 消费。'),
  ...TillFigures.shape,
  reversedCharges: sum('冲销消费', '当日冲销的以往消费，负数；已含在消费中。'),
  reversedPayments: sum('冲销收款', '当日冲销的以往收款，负数；已含在收款中。'),
  reversedRefunds: sum('冲销退款', '当日冲销的以往退款，负数；已含在退款中。'),
  reversedDeposits: sum(
    '冲销押金',
    '当日冲销的以往押金收退，冲销收取的为负数；已含在押金收、押金退中。',
  ),
  prepaid: sum('预收', '当日结束时，到店日在当日之后的订单已收 − 已退的款项，不含押金。'),
  deposits: sum('押金余额', '当日结束时代收、尚未退还的押金。'),
  openBills: count('未结账单', '当日在住或离店的订单中，当日结束时应收与已收不等的；今天为此刻。'),
  open: sum('未结', '未结账单的应收 − 已收，多收为负。'),
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
  ...DayFigures.shape,
});
export type HotelDay = z.output<typeof HotelDay>;

export const DayReport = z.object({
  day: labelled('日期', LocalDate),
  /** One for the hotel that was named, or one's own; else one each. */
  hotels: labelled('酒店', z.array(HotelDay)),
  /** Of all of them; rates and averages are computed of the sums. */
  total: labelled('合计', DayFigures),
});
export type DayReport = z.output<typeof DayReport>;

const input = z.object({
  day: labelled('日期', LocalDate, { description: '酒店日，不能晚于今天' }),
  hotelId: labelled('酒店', filter(Id)),
});

export const dayReport = endpoint({
  path: '/api/report/day',
  isDesk: true,
  summary: '日报',
  description: '一家酒店的一天；管理员不选酒店时，一家一行并合计',
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
