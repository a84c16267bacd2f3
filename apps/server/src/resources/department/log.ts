import { FlatDepartment } from '@anzhu/api/contract/department';
import { byLabel } from '@anzhu/api/contract/label';
import type { RecordKind } from '../../platform/changeRecord.ts';
import { Lock } from '../../platform/db/store.ts';

/** A department in the log. */
export const departmentRecord: RecordKind = {
  kind: 'department',
  lock: Lock.people,
  async show(tx, id) {
    const row = await tx
      .selectFrom('department as d')
      .leftJoin('department as p', 'p.id', 'd.parent_id')
      .select(['d.name', 'd.role', 'd.status', 'd.parent_id', 'p.name as parent'])
      .where('d.id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        name: row.name,
        hotelId: null,
        fields: byLabel(FlatDepartment, {
          name: row.name,
          pId: row.parent,
          role: row.role,
          status: row.status,
        }),
        whole: byLabel(FlatDepartment, { pId: row.parent_id }),
      }
    );
  },
};
