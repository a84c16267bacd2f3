import { addDepartment, RecordStatus, type Department } from '@anzhu/api/contract/department';
import { labelsOf } from '@anzhu/api/contract/label';
import { roleLabel } from '@anzhu/api/contract/role';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import {
  actionsColumn,
  editAndRemove,
  fieldColumns,
  StatusTag,
  type StatusLook,
} from '../kit/index.ts';
import { recordStatusLook } from '../record/index.ts';

/** The department itself is not disabled, but one above it is. */
const closedAbove: StatusLook = { label: '上级已停用', tone: 'neutral', icon: 'ban' };

const labels = labelsOf(addDepartment.input);
const { column, text } = fieldColumns<Department, keyof typeof labels>(labels);
const actionsOf = ({ children }: Department) =>
  editAndRemove(children?.length ? '有下级部门，不能删除' : undefined);

/**
 * The columns of the department tree. Keep them in a memo.
 *
 * @param belowDisabled ids of the departments below a disabled one: their users cannot sign in
 */
export const departmentColumns = (
  open: (action: 'edit' | 'remove', department: Department) => void,
  belowDisabled: ReadonlySet<string>,
): Column<Department>[] => [
  text('name', 280, { pin: 'start' }),
  column('role', 140, ({ role }) => role && roleLabel[role], { phone: 'second' }),
  column(
    'status',
    128,
    ({ id, status }) => {
      if (status === null) return nothing;
      const isClosed = status === RecordStatus.normal && belowDisabled.has(id);
      return <StatusTag look={isClosed ? closedAbove : recordStatusLook[status]} />;
    },
    { phone: 'mark' },
  ),
  actionsColumn(2, actionsOf, open),
];
