import { toFen } from '@anzhu/api/rules/money';
import { changeRecord } from '../../platform/changeRecord.ts';
import { defined, rowId } from '../../platform/db/column.ts';
import { deleteUnused, type Use, violates } from '../../platform/db/constraints.ts';
import type { Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid, notFound, refused } from '../../platform/refusal.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import { companyRecord } from './log.ts';
import { companyFor } from './queries.ts';

/** Adds a company to one's own hotel, or to the one that an admin names. */
export const addCompany: Handler<'addCompany'> = ({ input, session, origin }, { store }) => {
  const {
    name,
    taxNumber = '',
    contact,
    contactPhone,
    share,
    creditLimit,
    until,
    remark = '',
  } = input;
  const target = { record: companyRecord, refusalOf: nameTaken(name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const hotel_id = await hotelForNew(tx, session, input.hotelId);
    const { id } = await tx
      .insertInto('company')
      .values({
        hotel_id,
        name,
        tax_number: taxNumber,
        contact,
        contact_phone: contactPhone,
        share,
        credit_limit: toFen(creditLimit),
        until,
        remark,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setPrices(tx, { id, hotel_id }, input.prices ?? []);
    return { id, data: { id } };
  });
};

/** Changes what is sent of a company and nothing else. */
export const modifyCompany: Handler<'modifyCompany'> = ({ input, session, origin }, { store }) => {
  const { name, taxNumber, contact, contactPhone, share, creditLimit, until, remark } = input;
  const target = { record: companyRecord, id: rowId(input.id), refusalOf: nameTaken(name) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const row = await companyFor(tx, input.id, session);
    const { numUpdatedRows } = await tx
      .updateTable('company')
      .set({
        name: row.name,
        ...defined({
          name,
          tax_number: taxNumber,
          contact,
          contact_phone: contactPhone,
          share,
          credit_limit: creditLimit === undefined ? undefined : toFen(creditLimit),
          until,
          remark,
        }),
      })
      .where('id', '=', row.id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw notFound('协议单位');
    if (input.prices) await setPrices(tx, row, input.prices);
    return { data: null };
  });
};

/** Deletes a company that no order names. */
export const deleteCompany: Handler<'deleteCompany'> = ({ input, session, origin }, { store }) => {
  const target = { record: companyRecord, id: rowId(input.id) };
  return changeRecord(store, { session, origin }, target, async (tx) => {
    const { id, name } = await companyFor(tx, input.id, session);
    const uses: Use[] = [
      { table: 'orders', column: 'company_id', counted: (n) => `${n} 张订单` },
      { table: 'bill_line', column: 'company_id', counted: (n) => `${n} 笔挂账` },
    ];
    await deleteUnused(tx, { table: 'company', id, kind: '协议单位', name, uses, verb: '使用' });
    return { data: null };
  });
};

/**
 * Gives a company the prices that are named; what it had goes. Refuses a type of another hotel. The company has just been
 * written in this transaction, so that two saves never mix their prices.
 */
async function setPrices(
  tx: Tx,
  { id, hotel_id: hotelId }: { id: number; hotel_id: number },
  prices: NonNullable<CallInput<'addCompany'>['prices']>,
): Promise<void> {
  await tx.deleteFrom('company_price').where('company_id', '=', id).execute();
  if (prices.length === 0) return;
  const ids = prices.map(({ roomType }) => rowId(roomType));
  const known = await tx
    .selectFrom('room_type')
    .select('id')
    .where('id', 'in', ids)
    .where('hotel_id', '=', hotelId)
    .execute();
  const missing = ids.findIndex((one) => known.every((type) => type.id !== one));
  if (missing >= 0) throw invalid(`prices.${missing}.roomType`, '房型不存在，或不属于该酒店');
  await tx
    .insertInto('company_price')
    .values(
      prices.map(({ roomType, price }) => ({
        company_id: id,
        room_type_id: rowId(roomType),
        fee: toFen(price),
      })),
    )
    .execute();
}

/** The refusal of a name that the hotel already has; other errors unchanged. */
const nameTaken =
  (name: string | undefined) =>
  (error: unknown): unknown => {
    if (!violates(error, 'company_name_once')) return error;
    const message = `协议单位名称「${name}」已存在`;
    return refused(message, { name: message });
  };
