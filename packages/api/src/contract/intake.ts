import * as z from 'zod/mini';
import { filter, Id, maybe, oneOf, Yuan } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { PersonType, releaseAfterCheckIn } from './isolation.ts';
import { OrderStatus } from './order.ts';
import { DocumentNumber, Email } from './person.ts';
import { Mobile, typed } from './text.ts';

/** The header that carries a channel's key. */
export const apiKeyHeader = 'X-API-Key';

/** The channel's own number: sent twice, the first one's id is answered. */
const externalId = named('外部编号', typed(64, 1));

/** Under which number the guest paid, with whoever took the money: refunds name it. */
const tradeNumber = named('支付单号', filter(typed(32, 1)));

/** Orders arrive unpaid or paid. */
const IntakeStatus = oneOf({ unpaid: OrderStatus.unpaid, paid: OrderStatus.paid });

export const intakeOrder = endpoint({
  method: 'POST',
  path: '/open/intake/order',
  summary: '预订渠道提交订单',
  access: 'apiKey',
  changes: true,
  input: z.object({
    externalId,
    /** Name of the channel, counted in the chart of sources. */
    source: named('订单来源', typed(20, 1)),
    hotelId: named('酒店', Id),
    roomType: named('房型', Id),
    name: named('预订人', typed(30, 1)),
    number: named('联系电话', Mobile),
    idcard: named('身份证号', filter(DocumentNumber)),
    customerName: named('客户', filter(typed(30))),
    province: named('客源省份', filter(typed(20))),
    estimatedCheckIn: named('预计入住', LocalDateTime),
    estimatedCheckOut: named('预计离店', LocalDateTime),
    /** Left out, the price is nights and fee with the best discounts. */
    pay: named('应付金额', filter(Yuan)),
    lastPay: named('实付金额', filter(Yuan)),
    status: named('订单状态', filter(IntakeStatus)),
    tradeNumber,
  }),
  data: z.object({ id: Id, pay: maybe(Yuan), lastPay: maybe(Yuan) }),
});

/** An order that the channel has sent: by the channel's own number, or by the one it was answered. */
const sentOrder = {
  externalId: named('外部编号', filter(typed(64, 1))),
  id: named('订单号', filter(Id)),
};

/** Where an order stands after what its channel told of it. */
const OrderStanding = z.object({ id: Id, status: oneOf(OrderStatus) });

export const intakeOrderPaid = endpoint({
  method: 'POST',
  path: '/open/intake/orderPaid',
  summary: '渠道通知：订单已支付。重复通知结果相同；订单已关闭时返回 409，渠道须退还款项',
  access: 'apiKey',
  changes: true,
  input: z.object({
    ...sentOrder,
    /** What the guest paid. Given, it must be what is asked for now: the hotel may have changed it. */
    lastPay: named('实付金额', filter(Yuan)),
    tradeNumber,
  }),
  data: OrderStanding,
});

export const intakeOrderCancelled = endpoint({
  method: 'POST',
  path: '/open/intake/orderCancelled',
  summary: '渠道通知：客人取消未支付的订单。重复通知结果相同；已支付的订单应申请退款',
  access: 'apiKey',
  changes: true,
  input: z.object(sentOrder),
  data: OrderStanding,
});

export const intakeRefundRequested = endpoint({
  method: 'POST',
  path: '/open/intake/refundRequested',
  summary: '渠道通知：客人为已支付的订单申请退款。重复通知结果相同',
  access: 'apiKey',
  changes: true,
  input: z.object({ ...sentOrder, reason: named('退款原因', typed(200, 1)) }),
  data: OrderStanding,
});

export const intakeDeclaration = endpoint({
  method: 'POST',
  path: '/open/intake/declaration',
  summary: '小程序提交隔离申报',
  access: 'apiKey',
  changes: true,
  input: z
    .object({
      externalId,
      source: named('人员来源', typed(20, 1)),
      name: named('申请人', typed(30, 1)),
      idCard: named('身份证号', DocumentNumber),
      phone: named('手机号', Mobile),
      email: named('邮箱', filter(Email)),
      type: named('人员类型', oneOf(PersonType, '请选择人员类型')),
      province: named('省份', filter(typed(20))),
      city: named('城市', filter(typed(30))),
      /** Inbound travellers and those from risk areas choose their hotel and room type. */
      hotelId: named('酒店', filter(Id)),
      roomType: named('房型', filter(Id)),
      checkInTime: named('入住时间', LocalDateTime),
      checkOutTime: named('离开时间', filter(LocalDateTime)),
    })
    .check(releaseAfterCheckIn()),
  data: z.object({ id: Id }),
});
