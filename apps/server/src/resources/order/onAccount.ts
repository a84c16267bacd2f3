import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { accountCan, creditRefusal } from '@anzhu/api/rules/account';
import { agreementRefusal } from '@anzhu/api/rules/agreement';
import type { BillEntry } from '@anzhu/api/rules/bill';
import { type HotelTime, hotelToday } from '@anzhu/api/rules/hotelDay';
import { type Fen, filterId } from '../../platform/db/column.ts';
import type { Tx } from '../../platform/db/store.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { type BillLineRow, readOnAccount } from '../bill/index.ts';
import { holdAccount } from '../company/index.ts';
import { checkVerdict } from './leftOpen.ts';
import type { OrderRow } from './queries.ts';

/** A sum that is settled in a way, in fen without its sign. */
interface Settled {
  entry: BillEntry;
  amount: Fen;
  method: PayMethod | null;
  companyId?: Id | undefined;
}

/** The stored way of a line, and the company on whose account it is; none of money. */
interface StoredWay {
  method: Exclude<PayMethod, typeof PayMethod.account>;
  company_id: number | null;
}

/**
 * Where a sum of an order that the transaction holds goes. Of 挂账 the company is held as well: the one that the call
 * names, or the order's. Refuses one whose agreement is over, and more than its limit leaves. What goes back to an
 * account goes to the one that it is on.
 */
export async function wayOf(
  tx: Tx,
  order: OrderRow,
  { entry, amount, method, companyId }: Settled,
  time: HotelTime,
): Promise<StoredWay> {
  if (method !== PayMethod.account) return { method: method ?? PayMethod.other, company_id: null };
  const named = filterId(companyId);
  if (entry === 'refund') {
    const [latest] = await readOnAccount(tx, order.id);
    const onAccountOf = named ?? latest?.companyId ?? order.company_id;
    // Without a company it would be a sum of money.
    if (onAccountOf === null) throw conflict('账单没有挂账，不能退回挂账', 'method');
    return { method: PayMethod.other, company_id: onAccountOf };
  }
  if (entry !== 'payment') throw invalid('method', '只有收款和退款可以挂账');
  checkVerdict(accountCan(order.status, order.is_no_show === 1));
  const id = named ?? order.company_id;
  if (id === null) throw invalid('companyId', '请选择挂账单位');
  const account = await holdAccount(tx, id);
  if (account?.hotelId !== order.hotel_id) {
    throw invalid('companyId', '协议单位不存在，或不属于该酒店');
  }
  const refusal = agreementRefusal(account, hotelToday(time)) ?? creditRefusal(amount, account);
  if (refusal !== null) throw conflict(refusal, 'companyId');
  return { method: PayMethod.other, company_id: account.id };
}

/**
 * Refuses to take a line back that went back to an account where that puts a sum on it again which could not go there:
 * before guests have come, or above the limit of the company.
 */
export async function checkTakenBack(
  tx: Tx,
  order: OrderRow,
  { kind, amount, company_id }: Pick<BillLineRow, 'kind' | 'amount' | 'company_id'>,
): Promise<void> {
  const more = kind === LineKind.payment ? -amount : amount;
  if (company_id === null || more <= 0) return;
  checkVerdict(accountCan(order.status, order.is_no_show === 1));
  const account = await holdAccount(tx, company_id);
  const refusal = account ? creditRefusal(more, account) : null;
  if (refusal !== null) throw conflict(refusal);
}
