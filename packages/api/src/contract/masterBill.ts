import * as z from 'zod/mini';
import { Bill } from './bill.ts';
import { Amount, filter, Flag, Id, nullable, oneOf } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { OrderStatus, orderStatusLabel } from './order.ts';
import { hotelSide } from './role.ts';

const routes = {
  masterOrderId: labelled('主账', nullable(Id), { description: '本团的一笔订单；为空时不设主账' }),
  roomFees: labelled('房费转主账', Flag, { description: '各房未付的房费由主账一次结清' }),
  charges: labelled('消费转主账', Flag, {
    description: '各房已有的和此后记的消费转至主账，延迟退房、折让除外',
  }),
};

/** The bill of a room of a group; sums in yuan. */
const GroupOrder = z.object({
  orderId: labelled('订单号', Id),
  roomName: labelled('房间', z.string()),
  name: labelled('预订人', nullable(z.string())),
  status: labelled('订单状态', oneOf(OrderStatus, orderStatusLabel)),
  open: labelled('未结', Amount, { unit: '元' }),
  routed: labelled('由主账结算', Amount, { unit: '元', description: '未结中的房费' }),
});
export type GroupOrder = z.output<typeof GroupOrder>;

/** The master bill (主账) of a group. */
export const MasterBill = z.object({
  groupNo: labelled('团队号', z.string()),
  ...routes,
  orders: labelled('本团订单', z.array(GroupOrder)),
  open: labelled('主账应收', Amount, { unit: '元', description: '主账的未结与各房转来的' }),
});
export type MasterBill = z.output<typeof MasterBill>;

export const masterBill = endpoint({
  method: 'GET',
  path: '/api/bill/master/{orderId}',
  isDesk: true,
  summary: '团队主账',
  description: '订单所属团队的主账和各房的未结；不属于团队时返回 409',
  access: hotelSide,
  input: z.object({ orderId: labelled('订单号', Id) }),
  data: MasterBill,
});

export const setMasterBill = endpoint({
  method: 'POST',
  path: '/api/bill/setMaster',
  isDesk: true,
  summary: '设置团队主账',
  description:
    '本团的一张账单为主账，结账时连同各房转来的房费一次结清；消费转主账时，各房已有的消费同时转出，互相注明订单号',
  access: hotelSide,
  changes: true,
  input: z.object({
    orderId: labelled('订单号', Id),
    ...routes,
    masterOrderId: labelled('主账', filter(Id), {
      description: '本团的一笔订单；不填时取消主账，各房自结',
    }),
  }),
  data: Bill,
});
