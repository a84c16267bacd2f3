import { Company } from '@anzhu/api/contract/company';
import { byLabel } from '@anzhu/api/contract/label';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectCompanies, toCompany } from './queries.ts';

/** A company in the log. */
export const companyRecord: RecordKind = {
  kind: 'company',
  async show(tx, id) {
    const row = await selectCompanies(tx).where('company.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { id: _id, hotelId: _hotelId, ...fields } = toCompany(row);
    return { name: row.name, hotelId: row.hotel_id, fields: byLabel(Company, fields) };
  },
};
