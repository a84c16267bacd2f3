import { byLabel } from '@anzhu/api/contract/label';
import { MaterialApplication } from '@anzhu/api/contract/material';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { selectMaterials, toMaterial } from './queries.ts';

/** An application for material in the log. */
export const materialRecord: RecordKind = {
  kind: 'material',
  async show(tx, id) {
    const row = await selectMaterials(tx)
      .where('material_application.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const {
      id: _id,
      hotelId: _hotel,
      hotelName: _name,
      createTime: _time,
      ...fields
    } = toMaterial(row);
    return { name: row.item, hotelId: row.hotel_id, fields: byLabel(MaterialApplication, fields) };
  },
};
