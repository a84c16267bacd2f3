import type { Id, WithRowIds } from '@anzhu/api/contract/codecs';
import type { Company } from '@anzhu/api/contract/company';
import { availableCredit } from '@anzhu/api/rules/account';
import { type Agreement, agreementRefusal } from '@anzhu/api/rules/agreement';
import { type HotelTime, hotelToday } from '@anzhu/api/rules/hotelDay';
import { toYuan } from '@anzhu/api/rules/money';
import type { Session } from '../../platform/caller.ts';
import { type Fen, rowId } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalid, notFound } from '../../platform/refusal.ts';
import { isInScope } from '../../platform/session/scope.ts';

/** Companies with the name of their hotel. */
export const selectCompanies = (db: Db) =>
  db
    .selectFrom('company')
    .innerJoin('hotel', 'hotel.id', 'company.hotel_id')
    .selectAll('company')
    .select('hotel.name as hotel_name');

type CompanyRow = Awaited<ReturnType<ReturnType<typeof selectCompanies>['execute']>>[number];

type CompanyFields = Omit<WithRowIds<Company>, 'prices'>;

/** A company with what it owes. */
export const withOwed = (row: CompanyRow, owed: Fen): CompanyFields => ({
  ...toCompany(row),
  owed: toYuan(owed),
  available: toYuan(availableCredit({ limit: row.credit_limit, owed })),
});

/** The prices that companies have agreed for room types, in the order of the types. */
export const readAgreedPrices = (db: Db, companyIds: readonly number[]) =>
  db
    .selectFrom('company_price')
    .innerJoin('room_type', 'room_type.id', 'company_price.room_type_id')
    .select(['company_id', 'room_type_id', 'company_price.fee', 'room_type.name as room_type_name'])
    .where('company_id', 'in', companyIds)
    .orderBy('room_type.sort')
    .orderBy('room_type_id')
    .execute();

/** A company as the wire has it, but for its prices and what it owes. */
export const toCompany = (row: CompanyRow): CompanyFields => ({
  id: row.id,
  name: row.name,
  hotelId: row.hotel_id,
  hotelName: row.hotel_name,
  taxNumber: row.tax_number,
  contact: row.contact,
  contactPhone: row.contact_phone,
  share: row.share,
  creditLimit: toYuan(row.credit_limit),
  until: row.until,
  remark: row.remark,
});

/** The company that a call names. Refuses one that does not exist, and another hotel's. */
export async function companyFor(db: Db, id: Id, session: Session) {
  const row = await selectCompanies(db).where('company.id', '=', rowId(id)).executeTakeFirst();
  if (!row || !isInScope(session, row.hotel_id)) throw notFound('协议单位');
  return row;
}

/** What a company has agreed for a room type; null of no company. */
export async function agreementOf(
  db: Db,
  companyId: number | null,
  roomTypeId: number,
): Promise<Agreement | null> {
  if (companyId === null) return null;
  const found = await db
    .selectFrom('company')
    .leftJoin('company_price', (join) =>
      join
        .onRef('company_price.company_id', '=', 'company.id')
        .on('company_price.room_type_id', '=', roomTypeId),
    )
    .select(['share', 'until', 'fee as fixed'])
    .where('company.id', '=', companyId)
    .executeTakeFirst();
  return found ?? null;
}

/** The company that a booking of a hotel names. Refuses one of another hotel, and an agreement that is over. */
export async function agreementFor(
  db: Db,
  id: Id,
  { hotelId, session, time }: { hotelId: number; session: Session; time: HotelTime },
): Promise<{ id: number; name: string }> {
  const row = await selectCompanies(db).where('company.id', '=', rowId(id)).executeTakeFirst();
  if (!row || row.hotel_id !== hotelId || !isInScope(session, row.hotel_id)) {
    throw invalid('companyId', '协议单位不存在，或不属于该酒店');
  }
  const refusal = agreementRefusal(row, hotelToday(time));
  if (refusal !== null) throw invalid('companyId', refusal);
  return { id: row.id, name: row.name };
}
