import { roleLabel } from '@anzhu/api/contract/role';
import { RecordStatus } from '@anzhu/api/contract/department';
import type { RecordKind } from '../audit/changeRecord.ts';
import { Lock } from '../db/lock.ts';

/** A department in the log. */
export const departmentRecord: RecordKind = {
  kind: '部门',
  lock: Lock.people,
  async show(tx, id) {
    const row = await tx
      .selectFrom('department as d')
      .leftJoin('department as p', 'p.id', 'd.parent_id')
      .select(['d.name', 'd.role', 'd.status', 'p.name as parent'])
      .where('d.id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        name: row.name,
        hotelId: null,
        fields: {
          部门名称: row.name,
          上级部门: row.parent,
          权限角色: roleLabel[row.role],
          状态: row.status === RecordStatus.normal ? '正常' : '停用',
        },
      }
    );
  },
};
