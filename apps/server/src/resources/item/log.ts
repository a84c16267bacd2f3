import { Item } from '@anzhu/api/contract/item';
import { byLabel } from '@anzhu/api/contract/label';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectItems, toItem } from './queries.ts';

/** An item in the log. */
export const itemRecord: RecordKind = {
  kind: 'item',
  async show(tx, id) {
    const row = await selectItems(tx).where('item.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { id: _id, hotelId: _hotelId, ...fields } = toItem(row);
    return { name: row.name, hotelId: row.hotel_id, fields: byLabel(Item, fields) };
  },
};
