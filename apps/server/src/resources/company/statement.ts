import { LineKind } from '@anzhu/api/contract/bill';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import {
  companyStatement as contract,
  type AccountLine,
  type Receipt,
  type Statement,
} from '@anzhu/api/contract/companyAccount';
import { byLabel } from '@anzhu/api/contract/label';
import { lastDayOfMonth } from '@anzhu/api/rules/days';
import { hotelDayOf, hotelDaySpan, type HotelTime } from '@anzhu/api/rules/hotelDay';
import { toFen, toYuan } from '@anzhu/api/rules/money';
import { sql } from 'kysely';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import type { Fen } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { companyFor } from './queries.ts';
import { type ReceiptRow, selectReceiptRows } from './receipts.ts';
import statementTable from './statementTable.ts';

/** What a line of a bill adds to what a company owes. */
const signed = sql<Fen>`case when bill_line.kind = ${sql.lit(LineKind.payment)}
  then bill_line.amount else -bill_line.amount end`;

/** What a company owed before a moment, in fen. */
async function owedBefore(db: Db, companyId: number, from: string): Promise<Fen> {
  const lines = await db
    .selectFrom('bill_line')
    .select((eb) => eb.cast<number>(sql`coalesce(sum(${signed}), 0)`, 'bigint').as('fen'))
    .where('company_id', '=', companyId)
    .where('voided_time', 'is', null)
    .where('created_time', '<', from)
    .executeTakeFirstOrThrow();
  const receipts = await db
    .selectFrom('company_receipt')
    .select((eb) => eb.cast<number>(sql`coalesce(sum(amount), 0)`, 'bigint').as('fen'))
    .where('company_id', '=', companyId)
    .where('voided_time', 'is', null)
    .where('created_time', '<', from)
    .executeTakeFirstOrThrow();
  return lines.fen - receipts.fen;
}

/** The lines of a span that count, with the order, its last room and its nights. */
async function readLines(
  db: Db,
  companyId: number,
  { from, until, dayStarts }: { from: string; until: string; dayStarts: string },
): Promise<WithRowIds<AccountLine>[]> {
  const rows = await db
    .selectFrom('bill_line')
    .innerJoin('orders', 'orders.id', 'bill_line.order_id')
    .select([
      'bill_line.id',
      'bill_line.kind',
      'bill_line.created_time',
      'bill_line.order_id',
      'bill_line.reverses_id',
      'orders.booker_name',
      'orders.nights',
      signed.as('fen'),
    ])
    .select((eb) =>
      eb
        .selectFrom('stay')
        .innerJoin('room', 'room.id', 'stay.room_id')
        .select('room.name')
        .whereRef('stay.order_id', '=', 'bill_line.order_id')
        .orderBy('stay.id', 'desc')
        .limit(1)
        .as('room'),
    )
    .where('bill_line.company_id', '=', companyId)
    .where('bill_line.voided_time', 'is', null)
    .where('bill_line.created_time', '>=', from)
    .where('bill_line.created_time', '<=', until)
    .orderBy('bill_line.created_time')
    .orderBy('bill_line.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind === LineKind.refund ? LineKind.refund : LineKind.payment,
    day: hotelDayOf(row.created_time, dayStarts),
    orderId: row.order_id,
    guest: row.booker_name,
    room: row.room,
    nights: row.nights,
    amount: toYuan(row.fen),
    ...(row.reverses_id !== null && { isReversal: true }),
  }));
}

const toReceipt = (row: ReceiptRow): WithRowIds<Receipt> => ({
  id: row.id,
  amount: toYuan(row.amount),
  method: row.method,
  receivedDay: row.received_day,
  note: row.note,
  createdBy: row.author,
  createdById: row.created_by,
  createTime: row.created_time,
  voidTime: row.voided_time,
  voidedBy: row.voider,
  voidReason: row.voided_time === null ? null : row.void_reason,
  reverses: row.reverses_id,
  reversedBy: row.reversed_by,
  ...(row.handed_over_time !== null && { isHandedOver: true }),
});

/** The account of a company in a month of hotel's days. */
async function readStatement(
  db: Db,
  { companyId, month }: CallInput<'companyStatement'>,
  { session, time }: { session: Session; time: HotelTime },
): Promise<WithRowIds<Statement>> {
  const company = await companyFor(db, companyId, session);
  const { dayStarts } = time;
  const span = hotelDaySpan(`${month}-01`, dayStarts, lastDayOfMonth(month));
  const opening = await owedBefore(db, company.id, span.from);
  const lines = await readLines(db, company.id, { ...span, dayStarts });
  const receipts = await selectReceiptRows(db)
    .where('company_receipt.company_id', '=', company.id)
    .where('company_receipt.created_time', '>=', span.from)
    .where('company_receipt.created_time', '<=', span.until)
    .orderBy('company_receipt.created_time')
    .orderBy('company_receipt.id')
    .execute();
  const charged = lines.reduce((sum, { amount }) => sum + toFen(amount), 0);
  const received = receipts.reduce(
    (sum, { amount, voided_time }) => (voided_time === null ? sum + amount : sum),
    0,
  );
  return {
    companyId: company.id,
    company: company.name,
    taxNumber: company.tax_number,
    hotelName: company.hotel_name,
    month,
    opening: toYuan(opening),
    lines,
    charged: toYuan(charged),
    receipts: receipts.map(toReceipt),
    received: toYuan(received),
    closing: toYuan(opening + charged - received),
  };
}

/** 对账单 of a company in a month. */
export const companyStatement: Handler<'companyStatement'> = ({ input, session }, server) =>
  readStatement(server.store.db, input, { session, time: hotelTime(server) });

/** The same as a workbook; who took it is written down. */
export const downloadStatement: Handler<'downloadStatement'> = async (call, server) => {
  const { input, session } = call;
  const given = await readStatement(server.store.db, input, { session, time: hotelTime(server) });
  return loggedExport(call, server, {
    table: statementTable,
    given,
    kind: 'statement',
    count: given.lines.length + given.receipts.length,
    filters: { ...byLabel(contract.input, { month: input.month }), 协议单位: given.company },
  });
};
