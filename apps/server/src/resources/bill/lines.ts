import {
  type Bill,
  type BillLine,
  LineKind,
  maxBillLines,
  PayMethod,
} from '@anzhu/api/contract/bill';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { backRefusal } from '@anzhu/api/rules/account';
import {
  billTotals,
  type BillTotals,
  receivedOf,
  sumLines,
  unpromised,
} from '@anzhu/api/rules/bill';
import { partForRoom } from '@anzhu/api/rules/masterBill';
import { toYuan } from '@anzhu/api/rules/money';
import type { NightFee } from '@anzhu/api/rules/nightFees';
import type { Insertable } from 'kysely';
import { type Bit, type Fen, type LocalTime, rowId } from '../../platform/db/column.ts';
import type { Db, Tx } from '../../platform/db/store.ts';
import { conflict, Refusal } from '../../platform/refusal.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { readWaiting } from './payBack.ts';

/** What a bill needs of its order. */
export type BilledRow = { id: number } & Pick<
  Tables['orders'],
  'status' | 'pay' | 'last_pay' | 'paid_time'
> & {
    kept: number;
    is_no_show: Bit;
  };

/**
 * An order as the rules of bills see it. A no-show keeps what it had received then: all of it where no part was written
 * down, nothing where nothing was paid.
 */
export function billedOrder(order: Omit<BilledRow, 'id' | 'pay'>) {
  const { status, last_pay: lastPay, kept, paid_time, is_no_show } = order;
  if (is_no_show === 0) return { status, lastPay, kept };
  const ofNoShow = paid_time === null ? 0 : kept || lastPay;
  return { status, lastPay, kept: ofNoShow, isNoShow: true };
}

/** The stored lines of an order, with the names of who entered and who voided them, and what reverses them. */
const selectLines = (db: Db) =>
  db
    .selectFrom('bill_line')
    .leftJoin('app_user as author', 'author.id', 'bill_line.created_by')
    .leftJoin('app_user as voider', 'voider.id', 'bill_line.voided_by')
    .leftJoin('bill_line as reversal', (join) =>
      join
        .onRef('reversal.reverses_id', '=', 'bill_line.id')
        .on('reversal.voided_time', 'is', null),
    )
    .leftJoin('shift', 'shift.id', 'bill_line.shift_id')
    .leftJoin('company', 'company.id', 'bill_line.company_id')
    .selectAll('bill_line')
    .select([
      'author.nick_name as author',
      'voider.nick_name as voider',
      'reversal.id as reversed_by',
      'shift.closed_time as handed_over_time',
      'company.name as company',
    ]);

export type BillLineRow = Awaited<
  ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>
>;

/** A line that is not stored. */
const unstored = {
  id: null,
  night: null,
  method: null,
  note: null,
  createdBy: null,
  createdById: null,
  createTime: null,
  voidTime: null,
  voidedBy: null,
  voidReason: null,
  reverses: null,
  reversedBy: null,
} satisfies Partial<BillLine>;

function methodOfRow({ kind, method, company_id }: BillLineRow): PayMethod | null {
  if (kind === LineKind.charge) return null;
  return company_id === null ? method : PayMethod.account;
}

const toLine = (row: BillLineRow): WithRowIds<BillLine> => ({
  id: row.id,
  kind: row.kind,
  ...(row.is_late === 1 && { isLate: true }),
  ...(row.is_allowance === 1 && { isAllowance: true }),
  night: null,
  amount: toYuan(row.amount),
  method: methodOfRow(row),
  ...(row.company_id !== null && { companyId: row.company_id, company: row.company }),
  ...(row.item_id !== null && {
    itemId: row.item_id,
    quantity: row.quantity ?? 0,
    unitPrice: toYuan(row.unit_price ?? 0),
  }),
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
  ...(row.moved_order_id !== null && { movedOrderId: row.moved_order_id }),
});

/** The stored lines of some orders, in the order of these and the time of the lines. */
export const readStoredLines = (db: Db, orderIds: readonly number[]): Promise<BillLineRow[]> =>
  selectLines(db)
    .where('bill_line.order_id', 'in', orderIds)
    .orderBy('bill_line.order_id')
    .orderBy('bill_line.created_time')
    .orderBy('bill_line.id')
    .execute();

interface Lines {
  rows: BillLineRow[];
  waiting: Awaited<ReturnType<typeof readWaiting>>;
  totals: BillTotals & { room: number; waiting: Fen };
}

/** The lines of an order besides its nights, oldest first, and what all of them come to in fen. */
export async function readLines(db: Db, order: BilledRow): Promise<Lines> {
  const rows = await selectLines(db)
    .where('bill_line.order_id', '=', order.id)
    .orderBy('bill_line.created_time')
    .orderBy('bill_line.id')
    .execute();
  const counted = rows.filter(({ voided_time }) => voided_time === null);
  const waiting = await readWaiting(db, order.id);
  const sum = waiting.reduce((total, { amount }) => total + amount, 0);
  return { rows, waiting, totals: billTotals(billedOrder(order), sumLines(counted), sum) };
}

/** What lines that count have received and not given back, of those that `isOf` picks; fen. */
const receivedIn = (
  rows: readonly BillLineRow[],
  isOf: (line: Pick<BillLineRow, 'company_id'>) => boolean,
): Fen => receivedOf(sumLines(rows.filter((row) => row.voided_time === null && isOf(row))));

/**
 * Why a line cannot give back so much, or is not taken back: money goes back of money, and what is on an account to that
 * account. Null when it can.
 */
export function wayRefusal(
  rows: readonly BillLineRow[],
  { company_id = null, lost, verb }: { company_id?: number | null; lost: Fen; verb?: string },
): string | null {
  if (lost <= 0) return null;
  const held = receivedIn(rows, (row) => row.company_id === company_id);
  return backRefusal(lost, held, { isAccount: company_id !== null, ...(verb && { verb }) });
}

/** What the lines of a bill come to, in fen. */
export const billSums = async (db: Db, order: BilledRow): Promise<BillTotals> =>
  (await readLines(db, order)).totals;

/** Refuses a lower price of the room that would leave less than was taken off the bill. */
export async function checkAllowances(tx: Tx, order: BilledRow, lastPay: Fen): Promise<void> {
  if (lastPay >= order.last_pay) return;
  const { charged } = await billSums(tx, { ...order, last_pay: lastPay });
  if (charged < 0) throw conflict('账单有折让，请先作废或冲销折让');
}

/** What the price of the room differs by from that of its nights. */
function adjustments(order: BilledRow, room: number): WithRowIds<BillLine>[] {
  const isRefunded = order.status === OrderStatus.refunded;
  const ended = order.is_no_show === 1 ? '未到店' : isRefunded ? '订单已退款' : '订单已关闭';
  return [
    { note: '优惠、改价', amount: order.last_pay - order.pay },
    { note: ended, amount: room - order.last_pay },
  ].flatMap(({ note, amount }) =>
    amount === 0 ? [] : [{ ...unstored, kind: LineKind.room, amount: toYuan(amount), note }],
  );
}

/** The bill of an order whose nights cost `pay`. */
export async function readBill(
  db: Db,
  order: BilledRow,
  nights: readonly NightFee[],
): Promise<WithRowIds<Bill>> {
  const { rows, waiting, totals } = await readLines(db, order);
  const onAccount = receivedIn(rows, (line) => line.company_id !== null);
  return {
    lines: [
      ...nights.map(({ night, fee }) => ({
        ...unstored,
        kind: LineKind.room,
        night,
        amount: toYuan(fee),
      })),
      ...adjustments(order, totals.room),
      ...rows.map(toLine),
    ],
    charged: toYuan(totals.charged),
    paid: toYuan(totals.paid),
    ...(onAccount > 0 && { onAccount: toYuan(onAccount) }),
    deposit: toYuan(totals.deposit),
    open: toYuan(totals.open),
    ...(waiting.length > 0 && {
      waiting: toYuan(totals.waiting),
      payBacks: waiting.map(({ id, amount, method, act, asker, asked_time: askedTime }) => ({
        id,
        amount: toYuan(amount),
        method,
        reason: act,
        askedBy: asker,
        askedTime,
      })),
    }),
  };
}

/** What the lines that count have received less paid back for the room; fen. */
const roomPaidOf = (rows: readonly BillLineRow[]): Fen => {
  const counted = rows.filter(({ voided_time }) => voided_time === null);
  const ofRoom = counted.map(({ kind, amount, with_price, for_room }) => ({
    kind,
    amount: with_price === 1 ? amount : for_room,
  }));
  return receivedOf(sumLines(ofRoom));
};

type NewLine = Pick<
  Insertable<Tables['bill_line']>,
  | 'kind'
  | 'amount'
  | 'method'
  | 'note'
  | 'reverses_id'
  | 'is_late'
  | 'is_allowance'
  | 'moved_order_id'
  | 'company_id'
  | 'item_id'
  | 'quantity'
  | 'unit_price'
> & {
  /** Where it is not what `partForRoom` says. */
  for_room?: Fen;
  created_by: number | null;
  created_time: LocalTime;
};

/**
 * Adds a line to the bill of an order that the transaction holds.
 * @param refuse why the sums so far do not allow it; null when they do
 * @returns its id
 */
export async function addLine(
  tx: Tx,
  order: BilledRow,
  { line, refuse }: { line: NewLine; refuse: (totals: BillTotals) => string | null },
): Promise<number> {
  const { rows, totals } = await readLines(tx, order);
  const back = { ...line, lost: line.kind === LineKind.refund ? line.amount : 0 };
  const refusal = refuse(totals) ?? wayRefusal(rows, back);
  if (refusal !== null) throw new Refusal(Code.conflict, refusal, { amount: refusal });
  if (rows.length >= maxBillLines) throw conflict(`账单最多 ${maxBillLines} 笔`);
  const { room, charged, paid } = totals;
  const sums = {
    room,
    charges: charged - room,
    received: line.kind === LineKind.payment ? unpromised(totals) : paid,
    roomPaid: roomPaidOf(rows),
  };
  const forRoom = line.for_room ?? partForRoom(line.kind, line.amount, sums);
  const { id } = await tx
    .insertInto('bill_line')
    .values({ ...line, for_room: forRoom, order_id: order.id, voided_by: null, voided_time: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The line that a call names, of whatever order; undefined when there is none. */
export const findLine = (db: Db, id: string): Promise<BillLineRow | undefined> =>
  selectLines(db).where('bill_line.id', '=', rowId(id)).executeTakeFirst();
