import { bit, fen, id, ref, table, text } from '../table.ts';

/** An item of a hotel. */
export const itemTable = table(
  {
    id: id(),
    hotel_id: ref('hotel'),
    name: text(),
    price: fen('> 0'),
    unit: text(),
    is_active: bit(),
  },
  'unique index item_name_once (hotel_id, name)',
);
