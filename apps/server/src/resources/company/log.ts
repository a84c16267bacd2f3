import { Company } from '@anzhu/api/contract/company';
import { byLabel, labelsOf } from '@anzhu/api/contract/label';
import { formatYuan, toYuan } from '@anzhu/api/rules/money';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { readAgreedPrices, selectCompanies, toCompany } from './queries.ts';

/** A company in the log. */
export const companyRecord: RecordKind = {
  kind: 'company',
  async show(tx, id) {
    const row = await selectCompanies(tx).where('company.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { id: _id, hotelId: _hotelId, ...fields } = toCompany(row);
    const prices = (await readAgreedPrices(tx, [id])).map(
      ({ room_type_name: type, fee }) => `${type} ${formatYuan(toYuan(fee))}`,
    );
    return {
      name: row.name,
      hotelId: row.hotel_id,
      fields: { ...byLabel(Company, fields), [labelsOf(Company).prices]: prices.join('、') },
    };
  },
};
