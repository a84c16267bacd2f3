import * as z from 'zod/mini';
import { roomsField } from './booking.ts';
import { filter, Id, nullable, oneOf, Yuan } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { GuaranteeField, guaranteeNoteField, holdUntilField } from './guarantee.ts';
import { labelled } from './label.ts';
import { PersonType, personTypeLabel, releaseAfterCheckIn } from './isolation.ts';
import { OrderStatus, orderStatusLabel } from './order.ts';
import { DocumentNumber, Email, PersonName } from './person.ts';
import { ChannelPhone } from './phone.ts';
import { CityName, ProvinceName } from './province.ts';
import { nameText, text } from './text.ts';
import { sentence } from './sentence.ts';

/** The header that carries a channel's key. */
export const apiKeyHeader = 'X-API-Key';

const channelNumber = { description: '渠道自己的编号' };

const ofAllRooms = { description: '多间时为各间合计' };

const anyPhone = { description: '读不出的号码照原样保留，最多 60 个字，标为号码待核实' };

const chosenByDeclarant = {
  description: '入境人员、中高风险人员必填；其他人员由审核人选择，不能填写',
};

/** The channel's own number: a repeated one is the first, or changes it. */
const externalId = labelled('外部编号', text({ max: 64, min: 1 }), channelNumber);

/** The payment provider's transaction number; refunds refer to it. */
const tradeNumber = labelled('支付单号', filter(text({ max: 32, min: 1 })));

/** The status of a new order. */
const IntakeStatus = oneOf(
  { unpaid: OrderStatus.unpaid, paid: OrderStatus.paid },
  orderStatusLabel,
);

export const intakeOrder = endpoint({
  path: '/open/intake/order',
  sells: true,
  summary: '预订渠道提交、修改订单',
  description:
    '同一外部编号再次提交：内容相同时返回第一次的订单；不同时按本次修改（日期、房型、姓名、电话、金额、支付状态），' +
    '与渠道上次提交的逐项比较，只改渠道改了的，酒店之后改过的保留；' +
    '仅限未支付、已支付的订单。已关闭、已退款、已完成的订单，以及不能修改的内容返回 409，并逐项说明不同之处；' +
    '已支付的订单实付减少时也返回 409，差额须申请退款；酒店改过价的，日期、房型不变时金额不同也返回 409。房间不足时返回 409，' +
    '预订或修改记为未接单（data.pendingId），修改时订单先不变：酒店可能改房型接单，也可能不接；再次提交时若有房，即时预订或修改。' +
    '酒店不接后返回 409',
  access: 'apiKey',
  changes: true,
  input: z.object({
    externalId,
    /** Where the order comes from; counted in the chart of sources. */
    source: labelled('订单来源', nameText({ max: 20 })),
    hotelId: labelled('酒店', Id),
    roomType: labelled('房型', Id),
    name: labelled('预订人', PersonName),
    number: labelled('联系电话', ChannelPhone, anyPhone),
    idcard: labelled('身份证号', filter(DocumentNumber)),
    customerName: labelled('客户', filter(PersonName)),
    province: labelled('客源省份', filter(ProvinceName)),
    estimatedCheckIn: labelled('预计入住', LocalDateTime),
    estimatedCheckOut: labelled('预计离店', LocalDateTime),
    rooms: roomsField,
    /** @default nights × fee with the best discounts */
    pay: labelled('应付金额', filter(Yuan), ofAllRooms),
    lastPay: labelled('实付金额', filter(Yuan), ofAllRooms),
    status: labelled('订单状态', filter(IntakeStatus)),
    guarantee: labelled('担保方式', filter(GuaranteeField), {
      description:
        '默认在线待付：30 分钟未支付自动关闭；其他的保留房间，由酒店处理。预付即已支付；已支付的只能为预付，没有保留时间',
    }),
    guaranteeNote: guaranteeNoteField,
    holdUntil: holdUntilField,
    tradeNumber,
  }),
  data: z.object({
    /** The first of them. */
    id: labelled('订单号', Id, { description: '多间时为第一间的' }),
    ids: labelled('各间订单号', z.array(Id)),
    groupNo: labelled('团队号', filter(z.string())),
    pay: labelled('应付金额', nullable(Yuan), ofAllRooms),
    lastPay: labelled('实付金额', nullable(Yuan), ofAllRooms),
  }),
});

/** Refers to an order of the channel, by the channel's number or by its id. */
const orderReference = {
  externalId: labelled('外部编号', filter(text({ max: 64, min: 1 })), channelNumber),
  id: labelled('订单号', filter(Id)),
};

/** The order's status after the notification. */
const OrderWithStatus = z.object({
  id: labelled('订单号', Id),
  status: labelled('订单状态', oneOf(OrderStatus, orderStatusLabel)),
});

export const intakeOrderPaid = endpoint({
  path: '/open/intake/orderPaid',
  summary: '渠道通知',
  description:
    '订单已支付；以外部编号通知时包括多间的各间。重复通知结果相同，金额或支付单号不同时返回 409，并说明不同之处；' +
    '订单已关闭时返回 409，渠道须退还款项',
  access: 'apiKey',
  changes: true,
  input: z.object({
    ...orderReference,
    /** The amount paid; must equal the current price, which the hotel may have changed. */
    lastPay: labelled('实付金额', filter(Yuan), ofAllRooms),
    tradeNumber,
  }),
  data: OrderWithStatus,
});

export const intakeOrderCancelled = endpoint({
  path: '/open/intake/orderCancelled',
  summary: '渠道通知',
  description:
    '客人取消未支付的订单；未接单的以外部编号撤回，此时没有订单号。重复通知结果相同；已支付的订单应申请退款',
  access: 'apiKey',
  changes: true,
  input: z.object(orderReference),
  data: z.object({
    id: labelled('订单号', nullable(Id), { description: '撤回未接单时为空' }),
    status: OrderWithStatus.shape.status,
  }),
});

export const intakeRefundRequested = endpoint({
  path: '/open/intake/refundRequested',
  summary: '渠道通知',
  description: '客人为已支付的订单申请退款。重复通知结果相同，退款原因不同时返回 409',
  access: 'apiKey',
  changes: true,
  input: z.object({ ...orderReference, reason: labelled('退款原因', text({ max: 200, min: 1 })) }),
  data: OrderWithStatus,
});

export const intakeDeclaration = endpoint({
  path: '/open/intake/declaration',
  sells: true,
  summary: '小程序提交、修改隔离申报',
  description:
    '同一外部编号再次提交：内容相同时返回第一次的申报；不同时修改待审核的申报，已审核的返回 409，并逐项说明不同之处',
  access: 'apiKey',
  changes: true,
  input: z
    .object({
      externalId,
      source: labelled('人员来源', nameText({ max: 20 })),
      name: labelled('申请人', PersonName),
      idCard: labelled('身份证号', DocumentNumber),
      phone: labelled('手机号', ChannelPhone, anyPhone),
      email: labelled('邮箱', filter(Email)),
      type: labelled('人员类型', oneOf(PersonType, personTypeLabel, sentence('请选择人员类型'))),
      province: labelled('省份', filter(ProvinceName)),
      city: labelled('城市', filter(CityName)),
      hotelId: labelled('酒店', filter(Id), chosenByDeclarant),
      roomType: labelled('房型', filter(Id), chosenByDeclarant),
      checkInTime: labelled('入住时间', LocalDateTime),
      checkOutTime: labelled('离开时间', filter(LocalDateTime)),
    })
    .check(releaseAfterCheckIn()),
  data: z.object({ id: labelled('申报编号', Id) }),
});
