import { Invoice } from '@anzhu/api/contract/invoice';
import { byLabel } from '@anzhu/api/contract/label';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectInvoices, toInvoice } from './queries.ts';

/** An invoice in the log. */
export const invoiceRecord: RecordKind = {
  kind: 'invoice',
  async show(tx, id) {
    const row = await selectInvoices(tx).where('invoice.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { orderId, name, taxNumber, amount, state, number, voidReason, refusal } = toInvoice(row);
    return {
      name: row.title,
      hotelId: row.hotel_id,
      fields: byLabel(Invoice, {
        orderId: String(orderId),
        name,
        taxNumber,
        amount,
        state,
        number,
        voidReason,
        refusal,
      }),
    };
  },
};
