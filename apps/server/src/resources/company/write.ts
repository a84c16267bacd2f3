import { toFen } from '@anzhu/api/rules/money';
import { changeRecord } from '../../platform/changeRecord.ts';
import { defined, rowId } from '../../platform/db/column.ts';
import { deleteUnused, type Use, violates } from '../../platform/db/constraints.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound, refused } from '../../platform/refusal.ts';
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

/** The refusal of a name that the hotel already has; other errors unchanged. */
const nameTaken =
  (name: string | undefined) =>
  (error: unknown): unknown => {
    if (!violates(error, 'company_name_once')) return error;
    const message = `协议单位名称「${name}」已存在`;
    return refused(message, { name: message });
  };
