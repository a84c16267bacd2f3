import { day, fen, id, integer, ref, table, text } from '../table.ts';

/** A company of a hotel. */
export const companyTable = table(
  {
    id: id(),
    hotel_id: ref('hotel'),
    name: text(),
    tax_number: text(),
    contact: text(),
    contact_phone: text(),
    share: integer('between 1 and 100'),
    credit_limit: fen(),
    until: day(),
    remark: text().kept('typed'),
  },
  'unique index company_name_once (hotel_id, name)',
);
