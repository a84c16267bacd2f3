import { LineKind, PayMethod } from '../contract/bill.ts';
import { OrderStatus } from '../contract/order.ts';
import { Role } from '../contract/role.ts';
import type { SomeExamples } from './example.ts';

const unstored = {
  id: null,
  night: null,
  method: null,
  note: null,
  createdBy: null,
  createdById: null,
  createTime: null,
  voidTime: null,
  voidedBy: null,
  voidReason: null,
  reverses: null,
  reversedBy: null,
};

const night = { ...unstored, kind: LineKind.room, amount: 300 };
const room = [
  { ...night, night: '2026-03-18' },
  { ...night, night: '2026-03-19' },
  { ...unstored, kind: LineKind.room, amount: -60, note: '优惠、改价' },
];

const roomPayment = {
  ...unstored,
  id: '1',
  kind: LineKind.payment,
  amount: 540,
  method: PayMethod.other,
  createTime: '2026-03-17 09:01:00',
};
const stored = { ...unstored, createTime: '2026-03-18 09:30:00' };
const breakfast = { ...stored, id: '5', kind: LineKind.charge, amount: 28, note: '早餐' };
const deposit = {
  ...stored,
  id: '6',
  kind: LineKind.deposit,
  amount: 200,
  method: PayMethod.wechat,
  note: '',
};

const laundry = {
  ...unstored,
  id: '7',
  kind: LineKind.charge,
  amount: 30,
  note: '洗衣',
  createTime: '2026-03-17 20:00:00',
};

const totals = { charged: 568, paid: 540, deposit: 200, open: 28 };

/** The refusal of an order without a group. */
const noGroup = <Input>(input: Input) => ({
  title: '订单没有同团的',
  as: Role.hotelMember,
  input,
  code: 409 as const,
  msg: '该订单没有同团的其他订单，不能设主账',
});
/** The nights and the payment of an order that costs less since its guests have left earlier. */
const shortened = [
  { ...night, night: '2026-03-15' },
  { ...night, night: '2026-03-16' },
  { ...unstored, kind: LineKind.room, amount: -300, note: '优惠、改价' },
  { ...roomPayment, id: '15' },
];

const waiting = {
  id: '2',
  amount: 40,
  method: PayMethod.wechat,
  reason: '换房',
  askedBy: null,
  askedTime: '2026-03-17 11:20:00',
};

export const billExamples = {
  getBill: [
    {
      title: '两晚房费、早餐与押金',
      as: Role.hotelMember,
      input: { orderId: '2' },
      data: { lines: [...room, roomPayment, breakfast, deposit], ...totals },
    },
    {
      title: '别家酒店的订单',
      as: Role.hotelMember,
      input: { orderId: '6' },
      code: 404,
      msg: '找不到该订单',
    },
  ],
  addBillLine: [
    {
      title: '退还押金',
      as: Role.hotelMember,
      input: { orderId: '2', kind: LineKind.deposit, amount: -200, method: PayMethod.cash },
      data: {
        id: '22',
        lines: [
          ...room,
          roomPayment,
          breakfast,
          deposit,
          {
            ...deposit,
            id: '22',
            amount: -200,
            method: PayMethod.cash,
            createdBy: 'staff 昵称',
            createTime: '2026-03-18 10:00:00',
          },
        ],
        ...totals,
        deposit: 0,
      },
    },
    {
      title: '收款多于未结',
      as: Role.hotelMember,
      input: { orderId: '2', kind: LineKind.payment, amount: 30, method: PayMethod.cash },
      code: 409,
      msg: '未结 ¥28.00，不能收更多',
      fields: {
        amount: '未结 ¥28.00，不能收更多',
        restAsDeposit: '未结 ¥28.00，余下 ¥2.00 记为押金，离店时退还',
      },
    },
    {
      title: '酒店员工不退款',
      as: Role.hotelMember,
      input: { orderId: '2', kind: LineKind.refund, amount: 30, method: PayMethod.cash },
      code: 4010,
      msg: '没有权限记退款',
    },
    {
      title: '没有支付方式',
      wire: { orderId: 2, kind: LineKind.payment, amount: 28 },
      code: 400,
      msg: '请选择支付方式',
      fields: { method: '请选择支付方式' },
    },
  ],
  settleBill: [
    {
      title: '没有未结的，退房',
      as: Role.hotelMember,
      input: { orderId: '7', parts: [], checkOut: '2', seen: 0 },
      data: {
        lines: [
          { ...night, night: '2026-03-18' },
          { ...roomPayment, id: '13', amount: 300, method: PayMethod.wechat },
        ],
        charged: 300,
        paid: 300,
        deposit: 0,
        open: 0,
        isOrderComplete: true,
      },
    },
    {
      title: '订单还没有入住',
      as: Role.hotelMember,
      input: { orderId: '2', parts: [{ method: PayMethod.cash, amount: 28 }], seen: 28 },
      code: 409,
      msg: '订单状态为「已支付」，不能结账',
    },
  ],
  masterBill: [
    {
      title: '两间房的团队，还没有主账',
      as: Role.hotelMember,
      input: { orderId: '12' },
      data: {
        groupNo: 'T260401',
        masterOrderId: null,
        roomFees: false,
        charges: false,
        orders: ['12', '13'].map((orderId) => ({
          orderId,
          roomName: '',
          name: '王芳',
          status: OrderStatus.paid,
          open: 0,
          routed: 0,
        })),
        open: 0,
      },
    },
    noGroup({ orderId: '2' }),
  ],
  setMasterBill: [
    {
      title: '房费由第一间的账单结算',
      as: Role.hotelMember,
      input: { orderId: '12', masterOrderId: '12', roomFees: true, charges: true },
      data: {
        lines: [
          { ...night, night: '2026-04-01' },
          { ...night, night: '2026-04-02' },
          { ...unstored, kind: LineKind.room, amount: -60, note: '优惠、改价' },
          { ...roomPayment, id: '21' },
        ],
        charged: 540,
        paid: 540,
        deposit: 0,
        open: 0,
        group: { groupNo: 'T260401', masterOrderId: '12', isMaster: true, routed: 0 },
      },
    },
    noGroup({ orderId: '2', masterOrderId: '2', roomFees: true, charges: false }),
  ],
  chargeItems: [
    {
      title: '两件商品，按现价记一笔',
      as: Role.hotelMember,
      input: { orderId: '2', items: [{ itemId: '1', quantity: 2 }], seen: 1600 },
      data: {
        lines: [
          ...room,
          roomPayment,
          breakfast,
          deposit,
          {
            ...breakfast,
            id: '22',
            amount: 1600,
            itemId: '1',
            quantity: 2,
            unitPrice: 800,
            note: '商品甲',
            createdBy: 'staff 昵称',
            createdById: '3',
            createTime: '2026-03-18 10:00:00',
          },
        ],
        ...totals,
        charged: 2168,
        open: 1628,
      },
    },
    {
      title: '价格已变',
      as: Role.hotelMember,
      input: { orderId: '2', items: [{ itemId: '1', quantity: 2 }], seen: 10 },
      code: 409,
      msg: '商品的价格已变，合计现为 ¥1,600.00，请核对后再记',
      fields: { seen: '商品的价格已变，合计现为 ¥1,600.00，请核对后再记' },
    },
  ],
  moveBillLines: [
    {
      title: '早餐转至另一间房的账单',
      as: Role.hotelMember,
      input: { orderId: '2', lineIds: ['5'], toOrderId: '7' },
      data: {
        lines: [
          ...room,
          roomPayment,
          { ...breakfast, reversedBy: '22' },
          deposit,
          {
            ...breakfast,
            id: '22',
            amount: -28,
            createdBy: 'staff 昵称',
            createdById: '3',
            createTime: '2026-03-18 10:00:00',
            reverses: '5',
            movedOrderId: '7',
          },
        ],
        ...totals,
        charged: 540,
        open: 0,
      },
    },
    {
      title: '同一张账单',
      as: Role.hotelMember,
      input: { orderId: '2', lineIds: ['1'], toOrderId: '2' },
      code: 400,
      msg: '请选择另一张账单',
      fields: { toOrderId: '请选择另一张账单' },
    },
  ],
  approvePayBack: [
    {
      title: '提前离店退还的房费',
      as: Role.hotelAdmin,
      input: { id: '1', amount: 200, method: PayMethod.wechat },
      data: {
        lines: [
          ...shortened,
          {
            ...unstored,
            id: '22',
            kind: LineKind.refund,
            amount: 200,
            method: PayMethod.wechat,
            note: '提前离店',
            createdBy: 'manager 昵称',
            createdById: '2',
            createTime: '2026-03-18 10:00:00',
          },
        ],
        charged: 300,
        paid: 340,
        deposit: 0,
        open: -40,
        waiting: 40,
        payBacks: [waiting],
      },
    },
    {
      title: '多于申请的金额',
      as: Role.admin,
      input: { id: '2', amount: 50, method: PayMethod.wechat },
      code: 400,
      msg: '待退 ¥40.00，不能退更多',
      fields: { amount: '待退 ¥40.00，不能退更多' },
    },
  ],
  rejectPayBack: [
    {
      title: '房费不退',
      as: Role.hotelAdmin,
      input: { id: '2', reason: '新房型价格有误' },
      data: {
        lines: shortened,
        charged: 300,
        paid: 540,
        deposit: 0,
        open: -240,
        waiting: 200,
        payBacks: [{ ...waiting, id: '1', amount: 200, reason: '提前离店' }],
      },
    },
  ],
  voidBillLine: [
    {
      title: '早餐记错了',
      as: Role.hotelAdmin,
      input: { id: '5', reason: '记错房间' },
      data: {
        lines: [
          ...room,
          roomPayment,
          {
            ...breakfast,
            voidTime: '2026-03-18 10:00:00',
            voidedBy: 'manager 昵称',
            voidReason: '记错房间',
          },
          deposit,
        ],
        ...totals,
        charged: 540,
        open: 0,
      },
    },
    {
      title: '昨天的一笔冲销',
      as: Role.admin,
      input: { id: '7', reason: '客人没有送洗' },
      data: {
        lines: [
          ...room,
          { ...roomPayment, id: '4' },
          { ...laundry, reversedBy: '22' },
          {
            ...laundry,
            id: '22',
            amount: -30,
            note: '客人没有送洗',
            createdBy: 'admin 昵称',
            createTime: '2026-03-18 10:00:00',
            reverses: '7',
          },
        ],
        charged: 540,
        paid: 540,
        deposit: 0,
        open: 0,
      },
    },
    {
      title: '员工不作废别人记的一笔',
      as: Role.hotelMember,
      input: { id: '5', reason: '记错房间' },
      code: 4010,
      msg: '只能作废自己 15 分钟内记的一笔',
    },
  ],
} satisfies SomeExamples;
