import { Guarantee } from '../contract/guarantee.ts';
import { OrderStatus } from '../contract/order.ts';
import { retentionOf } from '../rules/retention.ts';
import { Role } from '../contract/role.ts';
import { firstPage, notPermitted, pageOf, type SomeExamples } from './example.ts';

const order = {
  id: '1',
  userPO: { nickName: '南山', heads: '' },
  hotelId: '1',
  hotelName: '安住西湖店',
  customerName: '林一',
  customerId: null,
  province: '浙江',
  roomType: '1',
  roomTypeName: '双床房',
  days: 2,
  pay: 600,
  lastPay: 540,
  refundAmount: null,
  reason: '',
  status: OrderStatus.unpaid,
  createTime: '2026-03-17 09:00:00',
  name: '林一',
  number: '138****0001',
  idcard: '9900********0013',
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-20 12:00:00',
  currentStatus: '未支付',
  guarantee: Guarantee.online,
};

const refund = { paymentMethod: 'WECHAT', paymentClient: 'MP' } as const;

export const orderExamples = {
  orderPage: [
    {
      title: '一天内下的未支付订单',
      as: Role.hotelMember,
      input: {
        page: firstPage,
        status: OrderStatus.unpaid,
        beginTime: '2026-03-17 00:00:00',
        endTime: '2026-03-17 23:59:59',
      },
      data: { page: pageOf(order) },
    },
    {
      title: '防疫人员不看订单',
      as: Role.antiEpidemic,
      input: { page: firstPage },
      ...notPermitted,
    },
    {
      title: '日期不存在',
      wire: { page: { page: 1, size: 10 }, beginTime: '2026-02-30 00:00:00' },
      code: 400,
      msg: '开始日期不是存在的日期',
      fields: { beginTime: '开始日期不是存在的日期' },
    },
  ],
  downloadOrders: [
    {
      title: '导出已支付的订单',
      input: { page: { page: 1, size: 9_999_999 }, status: OrderStatus.paid },
      fileName: '订单_20260318100000.xlsx',
    },
  ],
  getOrder: [
    {
      title: '证件号与手机号完整返回',
      as: Role.hotelMember,
      input: { id: '1' },
      data: {
        ...order,
        number: '13800000001',
        idcard: '990001199001010013',
        kept: retentionOf('booking', null, 0),
      },
    },
    {
      title: '别家酒店的订单',
      as: Role.hotelMember,
      input: { id: '6' },
      code: 404,
      msg: '找不到该订单',
    },
    { title: '没有这个订单', input: { id: '999' }, code: 404, msg: '找不到该订单' },
  ],
  deleteOrder: [
    { title: '删除已关闭的订单', as: Role.hotelAdmin, input: { id: '3' }, data: null },
    {
      title: '订单没有关闭',
      as: Role.hotelAdmin,
      input: { id: '2' },
      code: 409,
      msg: '订单状态已变更为「已支付」',
    },
  ],
  changePrice: [
    { title: '改价', as: Role.hotelAdmin, input: { id: '1', lastPay: 500 }, data: null },
    {
      title: '已支付的订单',
      as: Role.hotelAdmin,
      input: { id: '2', lastPay: 500 },
      code: 409,
      msg: '订单状态已变更为「已支付」',
    },
    {
      title: '超出范围',
      wire: { id: 1, lastPay: 1_000_000 },
      code: 400,
      msg: '新价格不能大于 999999.99',
      fields: { lastPay: '新价格不能大于 999999.99' },
    },
  ],
  refundOrder: [
    { title: '同意退款', as: Role.hotelAdmin, input: { id: '4', ...refund }, data: null },
    {
      title: '退回一部分',
      as: Role.hotelAdmin,
      input: { id: '4', ...refund, refundAmount: 300, reason: '已入住一晚' },
      data: null,
    },
    {
      title: '金额与订单不符',
      as: Role.hotelAdmin,
      input: { id: '4', ...refund, lastPay: 300 },
      code: 409,
      msg: '订单的实付金额为 ¥540.00，与提交的 ¥300.00 不符，请刷新后再试',
    },
    {
      title: '没有申请退款',
      as: Role.hotelAdmin,
      input: { id: '2', ...refund },
      code: 409,
      msg: '订单状态已变更为「已支付」',
    },
  ],
  refuseRefund: [{ title: '驳回退款', as: Role.hotelAdmin, input: { orderId: '5' }, data: null }],
} satisfies SomeExamples;
