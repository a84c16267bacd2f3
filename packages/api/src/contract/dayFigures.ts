/** A figure that is kept of a hotel's day. */
interface KindOfFigure {
  label: string;
  /** What it counts: a sum in fen where its unit is not named. */
  definition: string;
  unit?: 'count' | 'fen / 1000';
}

/**
 * The figures that are kept of each day of a hotel, of its normal rooms. 日报 and 工作台 are made of them and show
 * these definitions; what moved is kept by way.
 */
export const dayFigures = {
  arrivals: {
    label: '到店',
    definition: '酒店日内办理入住的房间，换房不计；不含还未到的，工作台的「今日到店」含。',
    unit: 'count',
  },
  departures: {
    label: '离店',
    definition: '酒店日内退房的房间，换房不计；不含还未离的，工作台的「今日离店」含。',
    unit: 'count',
  },
  inHouse: {
    label: '在住',
    definition: '当日结束时仍有住客的房间；今天为此刻。',
    unit: 'count',
  },
  soldNights: {
    label: '已售间夜',
    definition: '已入住、已完成的订单在当晚的房间，含未到店。',
    unit: 'count',
  },
  soldIncome: { label: '已售间夜的房费', definition: '订单折后的房费按各晚价格分摊到当晚的部分。' },
  keptIncome: {
    label: '不计间夜的房费',
    definition: '取消、部分退款的订单留下的款项，同样分摊，以及当日的钟点房。',
  },
  otherIncome: { label: '消费', definition: '当日记入账单的消费。' },
  received: {
    label: '收款',
    definition: '收到的款项，不含押金、挂账；没有收款记录的订单按支付时间计入其他。',
  },
  refunds: { label: '退款', definition: '退给客人的款项，不含押金、退回挂账的。' },
  depositsIn: { label: '押金收', definition: '收取的押金。' },
  depositsOut: { label: '押金退', definition: '退还的押金。' },
  receipts: { label: '回款', definition: '协议单位付来的挂账款。' },
  reversedCharges: { label: '冲销消费', definition: '当日冲销的以往消费，负数；已含在消费中。' },
  reversedPayments: { label: '冲销收款', definition: '当日冲销的以往收款，负数；已含在收款中。' },
  reversedRefunds: { label: '冲销退款', definition: '当日冲销的以往退款，负数；已含在退款中。' },
  reversedDeposits: {
    label: '冲销押金',
    definition: '当日冲销的以往押金收退，冲销收取的为负数；已含在押金收、押金退中。',
  },
  prepaid: {
    label: '预收',
    definition: '当日结束时，到店日在当日之后的订单已收 − 已退的款项，不含押金。',
  },
  deposits: { label: '押金余额', definition: '当日结束时代收、尚未退还的押金。' },
  openBills: {
    label: '未结账单',
    definition: '当日在住或离店的订单中，当日结束时应收与已收不等的；今天为此刻。',
    unit: 'count',
  },
  open: { label: '未结', definition: '未结账单的应收 − 已收，多收为负。' },
  nightRooms: {
    label: '在住房间',
    definition: '当晚仍在住的普通房，不含钟点房；今天为此刻。',
    unit: 'count',
  },
  nightPay: {
    label: '在住每晚房费',
    definition: '在住订单每晚的房费（折后房费 ÷ 入住天数）。',
    unit: 'fen / 1000',
  },
  isolationRooms: {
    label: '在住隔离房',
    definition: '当晚仍在住的隔离房；今天为此刻。',
    unit: 'count',
  },
  inIsolation: { label: '正在隔离', definition: '当晚仍在隔离的人数。', unit: 'count' },
  newIsolations: { label: '新增隔离', definition: '当日入住隔离的人数。', unit: 'count' },
} as const satisfies Record<string, KindOfFigure>;

export type DayFigureName = keyof typeof dayFigures;
