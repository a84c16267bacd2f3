import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import {
  changedHoldUntil,
  holdUntilRefusal,
  noHold,
  withReceived,
} from '@anzhu/api/rules/guarantee';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan, toYuan } from '@anzhu/api/rules/money';
import type { Updateable } from 'kysely';
import { defined, type Fen } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { holdTimeOf, provinceOf, setOrderStatus } from '../order/index.ts';
import type { PlannedChange } from './changePlan.ts';

type Input = CallInput<'modifyOrder'>;

interface Context {
  input: Input;
  /** With what is paid now. */
  received: Fen;
  /** A paid order whose difference is not received in full. */
  isShort: boolean;
  time: HotelTime;
}

/** The columns of an order that a change sets beside its stay and price: who has booked, and what keeps it. */
export async function detailsOf(
  db: Db,
  change: PlannedChange,
  context: Context,
): Promise<Updateable<Tables['orders']>> {
  const { input } = context;
  return {
    ...defined({
      booker_name: input.name,
      phone: input.number,
      idcard: input.idcard,
      customer_name: input.customerName,
      province: input.province === undefined ? undefined : provinceOf(input.province),
      note: input.note,
      group_no: input.groupNo,
      guarantee_note: input.guaranteeNote,
    }),
    ...(await guaranteeColumns(db, change, context)),
  };
}

/** What keeps the order, and until when. A new day of arrival or another guarantee has a new default. */
async function guaranteeColumns(
  db: Db,
  { order, period, price }: PlannedChange,
  { input, received, isShort, time }: Context,
): Promise<Updateable<Tables['orders']>> {
  const isWaiting = isShort || (order.status === OrderStatus.unpaid && received < price.lastPay);
  if (!isWaiting) {
    const isOther = input.guarantee !== undefined && input.guarantee !== Guarantee.prepaid;
    if (isOther && order.status === OrderStatus.paid) {
      throw conflict('订单已支付，不能改担保方式', 'guarantee');
    }
    if (input.holdUntil !== undefined) throw conflict(noHold, 'holdUntil');
    return { hold_until: null };
  }
  const guarantee = chosenGuarantee(order, { input, received, lastPay: price.lastPay });
  const { arrive_time: arrival, hold_until: holdUntil } = order;
  const before = { guarantee: order.guarantee, arrival, holdUntil };
  const leave = period.estimatedCheckOut;
  const next = { guarantee, arrival: period.estimatedCheckIn, leave };
  const usual = changedHoldUntil(before, next, await holdTimeOf(db, order.hotel_id, time));
  const isNoLonger = order.guarantee === Guarantee.guaranteed && guarantee !== order.guarantee;
  const columns = {
    guarantee,
    ...(isNoLonger && { guarantee_note: input.guaranteeNote ?? '' }),
  };
  if (input.holdUntil === undefined) return { ...columns, hold_until: usual };
  if (usual === null) throw conflict(noHold, 'holdUntil');
  const refusal = holdUntilRefusal(input.holdUntil, { leave, now: time.now });
  if (refusal !== null) throw invalid('holdUntil', refusal);
  return { ...columns, hold_until: input.holdUntil };
}

/**
 * The guarantee of an order that stays unpaid.
 * @throws Refusal for 预付 that is not paid in full, 定金 without a payment, 担保 without its company or card
 */
function chosenGuarantee(
  order: PlannedChange['order'],
  { input, received, lastPay }: { input: Input; received: Fen; lastPay: Fen },
): Guarantee {
  const asked = input.guarantee ?? order.guarantee;
  if (input.guarantee === Guarantee.prepaid) {
    throw invalid('guarantee', `预付须收齐 ${formatYuan(toYuan(lastPay - received))}`);
  }
  if (input.guarantee === Guarantee.online && order.guarantee !== Guarantee.online) {
    throw invalid('guarantee', '不能改为在线待付');
  }
  if (input.guarantee === Guarantee.deposit && received <= 0) {
    throw invalid('guarantee', '请先收取定金');
  }
  if (asked === Guarantee.guaranteed && (input.guaranteeNote ?? order.guarantee_note) === '') {
    throw invalid('guaranteeNote', '请填写担保的公司或银行卡');
  }
  return received > 0 ? withReceived(asked, received) : asked;
}

/** Sets a paid order back to 未支付: its price rose and not all of it is received. */
export const reopen = (tx: Tx, id: number): Promise<void> =>
  setOrderStatus(tx, id, 'reopen', { paid_time: null });
