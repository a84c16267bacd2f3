import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { changePrice } from './changePrice.ts';
import { deleteOrder } from './deleteOrder.ts';
import { downloadOrders } from './downloadOrders.ts';
import { getOrder } from './getOrder.ts';
import { orderPage } from './orderPage.ts';
import { refundOrder } from './refundOrder.ts';
import { refuseRefund } from './refuseRefund.ts';

export const orderCalls = {
  changePrice,
  deleteOrder,
  downloadOrders,
  getOrder,
  orderPage,
  refundOrder,
  refuseRefund,
} satisfies Partial<Handlers<keyof Contract>>;
