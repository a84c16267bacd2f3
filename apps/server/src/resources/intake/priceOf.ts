import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { toFen } from '@anzhu/api/rules/money';
import { nights } from '@anzhu/api/rules/stayDates';
import type { Fen, LocalTime } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalid } from '../../platform/refusal.ts';
import { discounted } from '../order/discounted.ts';

/** What the wire carries at most: 999999.99 yuan. */
const mostFen = 99_999_999;

/**
 * What an order costs: nights and fee with the best discounts, or what the channel has agreed with
 * its guest.
 */
export async function priceOf(
  db: Db,
  input: InputOf<Contract['intakeOrder']>,
  { type, time }: { type: { hotel_id: number; fee: Fen }; time: LocalTime },
): Promise<{ nights: number; pay: Fen; lastPay: Fen }> {
  const count = nights(input.estimatedCheckIn, input.estimatedCheckOut);
  const pay = input.pay === undefined ? count * type.fee : toFen(input.pay);
  if (pay > mostFen) throw invalid('estimatedCheckOut', '入住天数过长，金额超出上限');
  const lastPay =
    input.lastPay === undefined
      ? await discounted(db, { hotelId: type.hotel_id, pay, nights: count, time })
      : toFen(input.lastPay);
  if (lastPay > pay) throw invalid('lastPay', '实付金额不能大于应付金额');
  return { nights: count, pay, lastPay };
}
