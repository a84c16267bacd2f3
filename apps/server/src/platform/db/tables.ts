import type { Row } from './table.ts';
import { assistantTables } from './tables/assistant.ts';
import { companyPriceTable, companyTable, receiptTable } from './tables/company.ts';
import { dayFigureTables } from './tables/dayFigures.ts';
import { deskTables } from './tables/desk.ts';
import { invoiceTable } from './tables/invoice.ts';
import { hotelTables } from './tables/hotel.ts';
import { hotelExportTable } from './tables/hotelExport.ts';
import { itemTable } from './tables/item.ts';
import { orderTables } from './tables/order.ts';
import { peopleTables } from './tables/people.ts';
import { personRequestTables } from './tables/personRequest.ts';
import { stayTables } from './tables/stay.ts';
import { systemTables } from './tables/system.ts';

/**
 * Every table: a new store is made of this list, and Kysely's types and the columns of personal data are read from it.
 * Stores that exist get what is new by a step of `migrate.ts`. Both engines hold the same: integers, text and the odd
 * real; money is whole fen, times are text on the wall clock of Asia/Shanghai, yes and no are 1 and 0.
 */
export const tables = {
  ...peopleTables,
  ...hotelTables,
  company: companyTable,
  company_price: companyPriceTable,
  ...orderTables,
  invoice: invoiceTable,
  item: itemTable,
  ...deskTables,
  company_receipt: receiptTable,
  ...stayTables,
  ...assistantTables,
  hotel_export: hotelExportTable,
  ...personRequestTables,
  ...systemTables,
  ...dayFigureTables,
};

/** Every table, as Kysely sees it. */
export type Tables = { [Name in keyof typeof tables]: Row<(typeof tables)[Name]> };
