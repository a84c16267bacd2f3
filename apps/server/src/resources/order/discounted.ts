import { bestPrice } from '@anzhu/api/rules/discounts';
import type { Fen, LocalTime } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { discountsOf } from '../discount/index.ts';

interface Booking {
  hotelId: number;
  /** Before discounts. */
  pay: Fen;
  nights: number;
  /** When it is booked. */
  time: LocalTime;
}

/** What guests pay: the best price that the discounts of the hotel allow. */
export async function discounted(db: Db, { hotelId, pay, nights, time }: Booking): Promise<Fen> {
  const discounts = await discountsOf(db, hotelId, time);
  return bestPrice({ priceFen: pay, nights, now: time }, discounts).payFen;
}
