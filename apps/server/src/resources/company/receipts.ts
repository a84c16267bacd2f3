import type { Id } from '@anzhu/api/contract/codecs';
import { Code } from '@anzhu/api/contract/envelope';
import { Receipt } from '@anzhu/api/contract/companyAccount';
import { byLabel } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { receiptRefusal } from '@anzhu/api/rules/account';
import {
  correctionOf,
  isJustEntered,
  takeBackLabel,
  takeBackRefusal,
} from '@anzhu/api/rules/billLines';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { hotelTime } from '../../platform/clock.ts';
import { type Fen, rowId } from '../../platform/db/column.ts';
import type { Db, LogEntry, Tx } from '../../platform/db/store.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, invalid, notFound, Refusal } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';
import { holdAccount, readOwed } from './account.ts';
import { companyFor } from './queries.ts';

/** Receipts with the names of who entered and who voided them, and what reverses them. */
export const selectReceiptRows = (db: Db) =>
  db
    .selectFrom('company_receipt')
    .leftJoin('app_user as author', 'author.id', 'company_receipt.created_by')
    .leftJoin('app_user as voider', 'voider.id', 'company_receipt.voided_by')
    .leftJoin('company_receipt as reversal', (join) =>
      join
        .onRef('reversal.reverses_id', '=', 'company_receipt.id')
        .on('reversal.voided_time', 'is', null),
    )
    .leftJoin('shift', 'shift.id', 'company_receipt.shift_id')
    .selectAll('company_receipt')
    .select([
      'author.nick_name as author',
      'voider.nick_name as voider',
      'reversal.id as reversed_by',
      'shift.closed_time as handed_over_time',
    ]);

export type ReceiptRow = Awaited<
  ReturnType<ReturnType<typeof selectReceiptRows>['execute']>
>[number];

const logOf = (
  { id, name, hotelId }: { id: number; name: string; hotelId: number },
  sketch: string,
): LogEntry => ({
  type: LogType.dataChange,
  sketch: `协议单位「${name}」${sketch}`,
  target: { kind: 'company', id, name },
  hotelId,
});

const owedOf = async (tx: Tx, id: number): Promise<Fen> => (await readOwed(tx, [id])).get(id) ?? 0;

/** Enters what a company has paid of its account, no more than it owes. */
export const addReceipt: Handler<'addReceipt'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  const { method, receivedDay, note = '' } = input;
  const amount = toFen(input.amount);
  if (receivedDay > hotelToday(time)) throw invalid('receivedDay', '到账日期不能晚于今天');
  return server.store.change({ session, origin }, async (tx) => {
    const { id: companyId } = await companyFor(tx, input.companyId, session);
    const account = await holdAccount(tx, companyId);
    if (!account) throw notFound('协议单位');
    const refusal = receiptRefusal(amount, account.owed);
    if (refusal !== null) throw conflict(refusal, 'amount');
    const { id } = await tx
      .insertInto('company_receipt')
      .values({
        company_id: companyId,
        amount,
        method,
        received_day: receivedDay,
        note,
        created_by: session.userId,
        created_time: time.now,
        voided_by: null,
        voided_time: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const fields = { amount: toYuan(amount), method, receivedDay, note };
    return {
      data: { id, owed: toYuan(await owedOf(tx, companyId)) },
      log: {
        ...logOf(account, `回款 ${formatYuan(toYuan(amount))}`),
        after: byLabel(Receipt, fields),
      },
    };
  });
};

/** The receipt that a call names, with its company held. Another hotel's does not exist. */
async function heldReceipt(tx: Tx, id: Id, session: Session) {
  const select = () =>
    selectReceiptRows(tx).where('company_receipt.id', '=', rowId(id)).executeTakeFirst();
  const found = await select();
  const account = found && (await holdAccount(tx, found.company_id));
  if (!account || !isInScope(session, account.hotelId)) throw notFound('回款');
  // Who closes its shift waits, or it is one that was handed over.
  if (found.shift_id !== null) {
    await tx
      .updateTable('shift')
      .set((eb) => ({ opening: eb.ref('opening') }))
      .where('id', '=', found.shift_id)
      .where('closed_time', 'is', null)
      .execute();
  }
  return { account, receipt: (await select()) ?? found };
}

/** Takes a receipt back by 作废 or 冲销; it stays in the statement. */
export const voidReceipt: Handler<'voidReceipt'> = ({ input, session, origin }, server) => {
  const time = hotelTime(server);
  return server.store.change({ session, origin }, async (tx) => {
    const { account, receipt } = await heldReceipt(tx, input.id, session);
    const { id, amount, company_id, method, received_day, created_by, created_time } = receipt;
    const isOwn = created_by === session.userId && isJustEntered(created_time, time.now);
    const forbidden = takeBackRefusal(session.role, isOwn);
    if (forbidden !== null) throw new Refusal(Code.noPermission, forbidden);
    const how = correctionOf(
      {
        createTime: created_time,
        isVoided: receipt.voided_time !== null,
        isReversed: receipt.reversed_by !== null,
        isReversal: receipt.reverses_id !== null,
        isHandedOver: receipt.handed_over_time !== null,
      },
      time,
    );
    if ('refusal' in how) throw conflict(how.refusal);
    const { reason } = input;
    if (how.by === 'void') {
      await tx
        .updateTable('company_receipt')
        .set({ voided_by: session.userId, voided_time: time.now, void_reason: reason })
        .where('id', '=', id)
        .execute();
    } else {
      await tx
        .insertInto('company_receipt')
        .values({
          company_id,
          amount: -amount,
          method,
          received_day,
          note: reason,
          created_by: session.userId,
          created_time: time.now,
          voided_by: null,
          voided_time: null,
          reverses_id: id,
        })
        .execute();
    }
    const sum = formatYuan(toYuan(amount));
    return {
      data: { id, owed: toYuan(await owedOf(tx, company_id)) },
      log: {
        ...logOf(account, `${takeBackLabel[how.by]}回款 ${sum}`),
        before: byLabel(Receipt, { amount: toYuan(amount), method, note: receipt.note }),
        after: byLabel(
          Receipt,
          how.by === 'void'
            ? { voidTime: time.now, voidReason: reason }
            : { amount: toYuan(-amount), note: reason, reverses: String(id) },
        ),
      },
    };
  });
};
