import * as z from 'zod/mini';
import { Amount, Count, filter, Flag, Id, nullable, oneOf } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { hotelSide } from './role.ts';

/** The kinds of lines of a bill. What the room costs is not stored as lines: it is the order's nights. */
export const LineKind = { room: 0, charge: 1, deposit: 2, payment: 3, refund: 4 } as const;
export type LineKind = (typeof LineKind)[keyof typeof LineKind];
export const lineKindLabel = {
  [LineKind.room]: '房费',
  [LineKind.charge]: '消费',
  [LineKind.deposit]: '押金',
  [LineKind.payment]: '收款',
  [LineKind.refund]: '退款',
} as const satisfies Record<LineKind, string>;

/** What the charge of a late check-out is called. */
export const lateLabel = '延迟退房';

/** What is taken off a bill. */
export const allowanceLabel = '折让';

/** How something was paid. */
export const PayMethod = { cash: 0, wechat: 1, alipay: 2, card: 3, other: 4, account: 5 } as const;
export type PayMethod = (typeof PayMethod)[keyof typeof PayMethod];
export const payMethodLabel = {
  [PayMethod.cash]: '现金',
  [PayMethod.wechat]: '微信',
  [PayMethod.alipay]: '支付宝',
  [PayMethod.card]: '银行卡',
  [PayMethod.other]: '其他',
  [PayMethod.account]: '挂账',
} as const satisfies Record<PayMethod, string>;

/** A way in which money is handed over: what is put on a company's account (挂账) is owed and in no drawer. */
export type MoneyMethod = Exclude<PayMethod, 5>;
const { account: _account, ...moneyMethods } = PayMethod;
const { [PayMethod.account]: _onAccount, ...moneyMethodLabel } = payMethodLabel;
export { moneyMethodLabel };
export const MoneyMethod = oneOf(moneyMethods, moneyMethodLabel);

/** The most lines of a bill besides its nights. */
export const maxBillLines = 500;

export const Method = oneOf(PayMethod, payMethodLabel);

/** How what is due now is paid, or given back. */
export const payMethodField = labelled('支付方式', filter(Method), {
  description: '要收时必填；要退时默认按收款方式',
});

/** The same where nothing is given back. */
export const moneyMethodField = labelled('支付方式', filter(MoneyMethod), {
  description: '要收时必填',
});

/** The same of a call that other clients send without it. */
export const openPayMethodField = labelled('支付方式', filter(Method), {
  description: '不填时：收取的记为其他，退还的按收款方式',
});

/** The sums of a stay that is offered: nothing is paid yet, as 实付金额 of an order would say. */
export const quoteLabel = { pay: '原价', lastPay: '房费合计' } as const;

/** How what would be given back was received. */
export const cameBy = labelled('原收款方式', nullable(Method), {
  description: '最近一笔收款的；退还时默认按它',
});

/** What of a sum that is given back goes back to the account of a company. */
export const accountBackField = labelled('其中退回挂账', filter(Amount), {
  unit: '元',
  description: '挂账的先退回挂账，不付给客人；没有时不返回',
});

/** The company on whose account a sum goes. */
export const accountCompany = labelled('挂账单位', filter(Id), {
  description: '支付方式为挂账时；不填为订单的协议单位',
});

/** What marks a charge as one for a late check-out. */
export const isLateField = labelled(lateLabel, filter(Flag));

/** What marks a charge below zero as taken off the bill. */
export const isAllowanceField = labelled(allowanceLabel, filter(Flag));

/** A line of a bill; amounts are in yuan. */
export const BillLine = z.object({
  /** Null for the nights, which are not stored as lines. */
  id: labelled('编号', nullable(Id)),
  kind: labelled('类别', oneOf(LineKind, lineKindLabel)),
  isLate: isLateField,
  isAllowance: isAllowanceField,
  /** Of a night of the room; null for all other lines. */
  night: labelled('夜晚', nullable(LocalDate)),
  amount: labelled('金额', Amount, {
    unit: '元',
    description: '负数为优惠、折让、退还的押金，或冲销',
  }),
  method: labelled('支付方式', nullable(Method), { description: '房费、消费为空' }),
  note: labelled('备注', nullable(z.string())),
  createdBy: labelled('经手人', nullable(z.string())),
  createdById: labelled('经手人编号', filter(nullable(Id))),
  createTime: labelled('时间', nullable(z.string())),
  /** Null while the line counts. */
  voidTime: labelled('作废时间', nullable(z.string())),
  voidedBy: labelled('作废人', nullable(z.string())),
  voidReason: labelled('作废原因', nullable(z.string())),
  reverses: labelled('冲销的明细', nullable(Id), {
    description: '本笔为冲销：金额与该明细相反，原因在备注',
  }),
  reversedBy: labelled('冲销它的明细', nullable(Id), { description: '已冲销或已转出时' }),
  movedOrderId: labelled('对方订单号', filter(nullable(Id)), {
    description: '转出的转至、转入的转自这笔订单；没有转账时不返回',
  }),
  company: labelled('挂账单位', filter(nullable(z.string())), {
    description: '支付方式为挂账的一笔记在谁的账上',
  }),
  companyId: labelled('挂账单位编号', filter(nullable(Id))),
  itemId: labelled('商品编号', filter(Id), { description: '商品的消费才返回，名称在备注' }),
  quantity: labelled('数量', filter(Count)),
  unitPrice: labelled('单价', filter(Amount), { unit: '元', description: '记账时的价格' }),
  isHandedOver: labelled('已交班', filter(Flag), {
    description: '经手人已交班：当日也只能冲销，不能作废',
  }),
});
export type BillLine = z.output<typeof BillLine>;

/** Money that staff give back and who manages the hotel has not decided yet: it is not on the bill, and still received. */
export const PayBack = z.object({
  id: labelled('编号', Id),
  amount: labelled('金额', Amount, { unit: '元' }),
  method: labelled('支付方式', MoneyMethod),
  /** By which act. */
  reason: labelled('原因', z.string()),
  askedBy: labelled('经手人', nullable(z.string())),
  askedTime: labelled('时间', z.string()),
});
export type PayBack = z.output<typeof PayBack>;

/** What is given back by an act waits for who manages the hotel; missing where nothing does. */
export const waitsField = labelled('退款待审批', filter(Flag), {
  description: '要退的超过酒店给员工的上限：办理后待酒店管理员审批再退',
});

/** The bill of an order, in yuan. Voided lines are in it and count nothing; a reversed line and its reversal add up to 0. */
export const Bill = z.object({
  lines: labelled('明细', z.array(BillLine)),
  charged: labelled('应收', Amount, { unit: '元', description: '折后房费与消费' }),
  paid: labelled('已收', Amount, { unit: '元', description: '收款减退款，不含押金' }),
  onAccount: labelled('挂账', filter(Amount), {
    unit: '元',
    description: '已收中挂在协议单位账上的；没有时不返回',
  }),
  companyId: labelled('协议单位编号', filter(Id), {
    description: '订单按其协议价的，默认挂在它账上；没有时不返回',
  }),
  deposit: labelled('押金', Amount, { unit: '元', description: '现在押着的' }),
  open: labelled('未结', Amount, { unit: '元', description: '应收减已收，负数为多收的' }),
  /** Missing of an order without a group. */
  group: labelled(
    '团队主账',
    filter(
      z.object({
        groupNo: labelled('团队号', z.string()),
        masterOrderId: labelled('主账', nullable(Id)),
        isMaster: labelled('本账单为主账', Flag),
        routed: labelled('由主账结算', Amount, {
          unit: '元',
          description: '未结中的房费；主账的为各房转来的合计',
        }),
      }),
    ),
    { description: '订单不属于团队时不返回' },
  ),
  /** Missing where nothing waits. */
  waiting: labelled('待退', filter(Amount), {
    unit: '元',
    description: '已办理、待酒店管理员审批后退还的；没有时不返回',
  }),
  payBacks: labelled('待退明细', filter(z.array(PayBack)), { description: '没有时不返回' }),
  /** Of guests who have left; missing of all others. */
  chargedUntil: labelled('可记消费至', filter(z.string()), {
    description: '退房后 7 天内仍可记消费、折让；没有退房时不返回',
  }),
  /** What a check-out at this moment costs more, as the hotel has it; missing where that is nothing. */
  late: labelled(
    lateLabel,
    filter(
      z.object({
        nights: labelled('晚数', Amount, { unit: '晚', description: '半晚为 0.5' }),
        days: labelled('逾期天数', filter(Count), {
          description: '酒店日；当日超时的不计在内',
        }),
        nightFee: labelled('每晚', Amount, { unit: '元', description: '最后一晚的价格' }),
        amount: labelled('金额', Amount, { unit: '元', description: '减去账单上已有的延迟退房费' }),
      }),
    ),
    { description: '现在退房建议加收的；没有时不返回' },
  ),
});
export type Bill = z.output<typeof Bill>;

export const getBill = endpoint({
  method: 'GET',
  path: '/api/bill/get/{orderId}',
  isDesk: true,
  summary: '订单的账单',
  description: '房费按夜，其余按时间；作废的明细保留，不计入',
  access: hotelSide,
  input: z.object({ orderId: labelled('订单号', Id) }),
  data: Bill,
});

/** What a line is called: a late check-out and an allowance by their own names. */
export const lineLabel = ({
  kind,
  isLate,
  isAllowance,
}: Pick<BillLine, 'kind' | 'isLate' | 'isAllowance'>): string => {
  if (isAllowance === true) return allowanceLabel;
  return isLate === true ? lateLabel : lineKindLabel[kind];
};
