import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { OrderStatus } from '@anzhu/api/contract/order';
import { dayOf } from '@anzhu/api/rules/days';
import type { Db } from '../platform/db/store.ts';

/** What guests of companies had besides their rooms, in fen, the latest first. */
const charges = [
  { amount: 68_000, note: '会议室半天' },
  { amount: 42_600, note: '商务午餐' },
  { amount: 128_000, note: '会议室全天、茶歇' },
  { amount: 35_800, note: '晚餐' },
  { amount: 96_000, note: '会议用餐' },
  { amount: 24_000, note: '接站' },
] as const;

/** Of every so many completed orders of a hotel one is of a company. */
const every = 7;

/**
 * Puts what guests of two companies of a hotel had on their accounts (挂账), and writes what the first has paid of it
 * (回款): the older half. After the payments of the orders are written, before a shift or a closed day is.
 */
export async function addAccounts(db: Db, hotelId: number): Promise<void> {
  const companies = await db
    .selectFrom('company')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('credit_limit', '>', 0)
    .orderBy('id')
    .limit(2)
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'leave_time'])
    .where('hotel_id', '=', hotelId)
    .where('status', '=', OrderStatus.completed)
    .where('is_no_show', '=', 0)
    .orderBy('leave_time', 'desc')
    .orderBy('id')
    .limit(every * charges.length)
    .execute();
  const put = orders
    .filter((_, index) => index % every === every - 1)
    .flatMap(({ id, leave_time }, index) => {
      const [charge, company] = [charges[index], companies[index % 2] ?? companies[0]];
      return charge && company ? [{ ...charge, id, leave_time, companyId: company.id }] : [];
    });
  if (put.length === 0) return;
  const counts = { created_by: null, voided_by: null, voided_time: null };
  await db
    .insertInto('bill_line')
    .values(
      put.toReversed().flatMap(({ id, leave_time, companyId, amount, note }) => {
        const line = { ...counts, order_id: id, amount, created_time: leave_time };
        return [
          { ...line, kind: LineKind.charge, method: PayMethod.cash, note, company_id: null },
          {
            ...line,
            kind: LineKind.payment,
            method: PayMethod.other,
            note: '结账',
            company_id: companyId,
          },
        ];
      }),
    )
    .execute();
  const ofFirst = put.filter(({ companyId }) => companyId === companies[0]?.id);
  const paid = ofFirst.slice(Math.ceil(ofFirst.length / 2));
  const [latest] = paid;
  if (!latest) return;
  await db
    .insertInto('company_receipt')
    .values({
      ...counts,
      company_id: latest.companyId,
      amount: paid.reduce((sum, { amount }) => sum + amount, 0),
      method: PayMethod.card,
      received_day: dayOf(latest.leave_time),
      note: '上期结清',
      created_time: latest.leave_time,
    })
    .execute();
}

/** Gives a company of a hotel a price for each room type: a fifth less than usual, in tens of yuan. */
export async function addAgreedPrices(db: Db, hotelId: number): Promise<void> {
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('share', '=', 80)
    .orderBy('id')
    .executeTakeFirst();
  const types = await db
    .selectFrom('room_type')
    .select(['id', 'fee'])
    .where('hotel_id', '=', hotelId)
    .orderBy('id')
    .execute();
  if (!company || types.length === 0) return;
  const prices = types.map(({ id, fee }) => ({
    company_id: company.id,
    room_type_id: id,
    fee: Math.floor((fee * 0.8) / 1000) * 1000,
  }));
  await db.insertInto('company_price').values(prices).execute();
}
