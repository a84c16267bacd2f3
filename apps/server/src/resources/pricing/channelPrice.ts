import { bestPrice } from '@anzhu/api/rules/discounts';
import { shareOf, toFen } from '@anzhu/api/rules/money';
import { type NightFee, sumOf } from '@anzhu/api/rules/nightFees';
import type { Fen, LocalTime } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import type { CallInput } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import { discountsOf } from '../discount/index.ts';
import { checkPrice } from './priceStay.ts';

/** What one room costs, in fen. */
interface ChannelPrice {
  pay: Fen;
  lastPay: Fen;
  /** What each night costs; empty where only the sum is known. */
  bought: readonly NightFee[];
}

/**
 * What one of the rooms costs: what the channel has agreed with its guest, then it is not known what each night costs;
 * else its nights with the best discounts.
 */
export async function channelPrice(
  db: Db,
  { pay, lastPay, rooms }: Pick<CallInput<'intakeOrder'>, 'pay' | 'lastPay' | 'rooms'>,
  {
    hotelId,
    nights,
    index,
    time,
  }: { hotelId: number; nights: readonly NightFee[]; index: number; time: LocalTime },
): Promise<ChannelPrice> {
  const due = pay === undefined ? sumOf(nights) : shareOf(toFen(pay), rooms, index);
  checkPrice(due);
  const paid =
    lastPay === undefined
      ? bestPrice(
          { priceFen: due, nights: nights.length, now: time },
          await discountsOf(db, hotelId, time),
        ).payFen
      : shareOf(toFen(lastPay), rooms, index);
  if (paid > due) throw invalid('lastPay', '实付金额不能大于应付金额');
  return { pay: due, lastPay: paid, bought: pay === undefined ? nights : [] };
}
