import { Tag } from '@anzhu/ui/Tag';
import { ActionsCell, type Column } from '@anzhu/ui/Table';
import { TreeTable } from '@anzhu/ui/TreeTable';
import { departments, type Department } from '../../work.ts';

const noDeed = (): void => undefined;
const actions = [
  { id: 'edit', label: '编辑', onAction: noDeed },
  { id: 'delete', label: '删除', tone: 'danger' as const, onAction: noDeed },
];

const columns: Column<Department>[] = [
  { id: 'name', header: '部门名称', pin: 'start', width: 400, cell: ({ name }) => name },
  { id: 'role', header: '权限角色', width: 200, cell: ({ role }) => role },
  {
    id: 'status',
    header: '状态',
    width: 120,
    cell: ({ isActive }) => (
      <Tag tone={isActive ? 'success' : 'neutral'}>{isActive ? '正常' : '停用'}</Tag>
    ),
  },
  {
    id: 'actions',
    header: '操作',
    pin: 'end',
    width: 200,
    cell: () => <ActionsCell actions={actions} />,
  },
];

const departmentId = ({ id }: Department): string => id;
const childrenOf = ({ children }: Department): Department[] => children;

export function TreePage() {
  return (
    <TreeTable
      label="部门"
      columns={columns}
      rows={departments}
      rowId={departmentId}
      childrenOf={childrenOf}
    />
  );
}
