import { billTotals, receivedOf } from '@anzhu/api/rules/bill';
import { hotelDaySpan } from '@anzhu/api/rules/hotelDay';
import { isMoney, type Movement, tillSums } from '@anzhu/api/rules/till';
import { sql } from 'kysely';
import type { Fen } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { ofHotel } from '../../platform/session/scope.ts';
import {
  billedOrder,
  byGroup,
  LineKind,
  lineSums,
  selectMovements,
  selectReceipts,
} from '../bill/index.ts';
import { type DayScope, type PartsByHotel, staysOfDay } from './stays.ts';

/** Money of a day by hotel: what was charged, received and given back, what is held, and what is open. */
export async function readLines(db: Db, scope: DayScope): Promise<PartsByHotel[]> {
  const movements = await readMovements(db, scope);
  return [
    new Map(
      [...movements].map(([hotelId, of]) => {
        const reversals = of.filter((one) => one.isReversal && isMoney(one.method));
        return [
          hotelId,
          {
            ...tillSums(of),
            otherIncome: sumOf(of, LineKind.charge),
            reversedCharges: sumOf(reversals, LineKind.charge),
            reversedPayments: sumOf(reversals, LineKind.payment),
            reversedRefunds: sumOf(reversals, LineKind.refund),
            reversedDeposits: sumOf(reversals, LineKind.deposit),
          },
        ];
      }),
    ),
    await readPrepaid(db, scope),
    await readDeposits(db, scope),
    await readOpenBills(db, scope),
  ];
}

const sumOf = (movements: readonly Movement[], kind: LineKind): Fen =>
  movements.reduce((sum, one) => sum + (one.kind === kind ? one.fen : 0), 0);

/** What moved on a day, hotel by hotel. */
async function readMovements(db: Db, { hotels, day, dayStarts }: DayScope) {
  const { from, until } = hotelDaySpan(day, dayStarts);
  const rows = await selectMovements(db, 'orders.hotel_id')
    .where('bill_line.created_time', '>=', from)
    .where('bill_line.created_time', '<=', until)
    .where(ofHotel('orders.hotel_id', hotels))
    .execute();
  const receipts = await selectReceipts(db, 'company.hotel_id')
    .where('company_receipt.created_time', '>=', from)
    .where('company_receipt.created_time', '<=', until)
    .where(ofHotel('company.hotel_id', hotels))
    .execute();
  return byGroup([...rows, ...receipts]);
}

/** What was received for stays to come, at the end of a day. */
async function readPrepaid(db: Db, { hotels, day, dayStarts }: DayScope): Promise<PartsByHotel> {
  const { until } = hotelDaySpan(day, dayStarts);
  const rows = await db
    .selectFrom('orders')
    .innerJoin('bill_line', 'bill_line.order_id', 'orders.id')
    .select('orders.hotel_id as hotelId')
    .select(lineSums(sql`1 = 1`))
    .where('orders.arrive_time', '>', until)
    .where('bill_line.created_time', '<=', until)
    .where('bill_line.voided_time', 'is', null)
    .where(ofHotel('orders.hotel_id', hotels))
    .groupBy('orders.hotel_id')
    .execute();
  return new Map(rows.map(({ hotelId: id, ...sums }) => [id, { prepaid: receivedOf(sums) }]));
}

/** Deposits that were held at the end of a day. */
async function readDeposits(db: Db, { hotels, day, dayStarts }: DayScope): Promise<PartsByHotel> {
  const { until } = hotelDaySpan(day, dayStarts);
  const rows = await db
    .selectFrom('bill_line')
    .innerJoin('orders', 'orders.id', 'bill_line.order_id')
    .select((eb) => [
      'orders.hotel_id as hotelId',
      eb.cast<number>(eb.fn.sum('bill_line.amount'), 'bigint').as('deposits'),
    ])
    // As the index has it.
    .where(sql<boolean>`bill_line.kind = ${sql.lit(LineKind.deposit)}`)
    .where('bill_line.created_time', '<=', until)
    .where('bill_line.voided_time', 'is', null)
    .where(ofHotel('orders.hotel_id', hotels))
    .groupBy('orders.hotel_id')
    .execute();
  return new Map(rows.map(({ hotelId: id, deposits }) => [id, { deposits }]));
}

/**
 * Bills of who was there on a day whose charges and payments differed at its end. A payment that was written with a
 * change of the price, `with_price`, is left in: both are later, or neither; so is what has waited since such a change.
 */
async function readOpenBills(db: Db, scope: DayScope): Promise<PartsByHotel> {
  const { until } = hotelDaySpan(scope.day, scope.dayStarts);
  const orders = await db
    .selectFrom('orders')
    .leftJoin('bill_line', 'bill_line.order_id', 'orders.id')
    .select(['hotel_id', 'status', 'last_pay', 'kept', 'is_no_show', 'paid_time'])
    .select(
      lineSums(sql`(voided_time is null or voided_time > ${until})
        and (bill_line.created_time <= ${until} or with_price = 1)`),
    )
    .select((eb) =>
      eb
        .selectFrom('pay_back')
        .select((of) => of.cast<number | null>(of.fn.sum('amount'), 'bigint').as('sum'))
        .whereRef('pay_back.order_id', '=', 'orders.id')
        .where('with_price', '=', 1)
        .where('asked_time', '>', until)
        .as('waits'),
    )
    .where(sql<boolean>`orders.id in (select order_id from (${staysOfDay(scope)}) as stays)`)
    .groupBy('orders.id')
    .execute();
  const open = orders.flatMap(({ hotel_id: hotelId, ...row }) => {
    const { refunds, waits } = row;
    const sums = { ...row, refunds: refunds + Number(waits ?? 0) };
    const fen = billTotals(billedOrder(row), sums).open;
    return fen === 0 ? [] : [{ hotelId, fen }];
  });
  return new Map(
    [...Map.groupBy(open, ({ hotelId }) => hotelId)].map(([hotelId, bills]) => [
      hotelId,
      { openBills: bills.length, open: bills.reduce((sum, { fen }) => sum + fen, 0) },
    ]),
  );
}
