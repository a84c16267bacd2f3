import { addDepartment, type Department } from '@anzhu/api/contract/department';
import { labelsOf } from '@anzhu/api/contract/label';
import { roleLabel } from '@anzhu/api/contract/role';
import type { Column } from '@anzhu/ui/Table';
import { actionsColumn, editAndRemove, StatusTag } from '../kit/index.ts';
import { recordStatusLook } from '../record/index.ts';

const labels = labelsOf(addDepartment.input);
const actionsOf = ({ children }: Department) =>
  editAndRemove(children?.length ? '有下级部门，不能删除' : undefined);

/** The columns of the department tree. Keep them in a memo. */
export const departmentColumns = (
  open: (action: 'edit' | 'remove', department: Department) => void,
): Column<Department>[] => [
  { id: 'name', header: labels.name, width: 280, pin: 'start', cell: ({ name }) => name },
  { id: 'role', header: labels.role, width: 140, cell: ({ role }) => role && roleLabel[role] },
  {
    id: 'status',
    header: labels.status,
    width: 120,
    cell: ({ status }) => status !== null && <StatusTag look={recordStatusLook[status]} />,
  },
  actionsColumn(2, actionsOf, open),
];
