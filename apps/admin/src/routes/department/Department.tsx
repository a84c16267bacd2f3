import {
  addDepartment,
  deleteDepartment,
  departmentImpact,
  listDepartments,
  modifyDepartment,
  type Department,
} from '@anzhu/api/contract/department';
import { labelsOf } from '@anzhu/api/contract/label';
import { myMenus } from '@anzhu/api/contract/myMenus';
import { deleted } from '@anzhu/api/rules/messages';
import { departmentColumns, DepartmentDialog, idsBelowDisabled } from '@anzhu/domain/department';
import {
  AddButton,
  defineFilter,
  ListPage,
  removeDialog,
  textFilter,
  TextFilterBar,
} from '@anzhu/domain/kit';
import { TreeTable } from '@anzhu/ui/TreeTable';
import { useMemo } from 'react';
import { useAction, useDialogKey, useDialogs, useSave } from '../../data/index.ts';
import { useTree } from '../../data/useTree.ts';
import { client } from '../../session/client.ts';

const filter = defineFilter({
  name: { label: labelsOf(addDepartment.input).name, codec: textFilter(30) },
});
/** The menus of a department depend on its role. */
const refresh = [listDepartments, myMenus];

/** 部门管理: the tree of departments, whose users have their roles. */
export default function DepartmentScreen() {
  const tree = useTree(listDepartments, filter, (row, { name }) => row.name.includes(name));
  const departments = tree.table.rows;
  const save = useSave(addDepartment, modifyDepartment, { refresh });
  const remove = useAction(deleteDepartment, { refresh, success: deleted });
  const { open, dialog } = useDialogs({
    edit: (record: Department | null, onClose) => (
      <DepartmentDialog
        {...{ record, onClose, departments }}
        impactOf={(change) => client.call(departmentImpact, change)}
        onSave={save(record)}
      />
    ),
    remove: removeDialog('部门', ({ name }: Department) => name, remove),
  });
  useDialogKey({ add: () => open('edit', null) });
  const belowDisabled = useMemo(() => idsBelowDisabled(departments), [departments]);
  const columns = useMemo(() => departmentColumns(open, belowDisabled), [open, belowDisabled]);

  return (
    <ListPage
      bar={<TextFilterBar filter={filter} {...tree.bar} />}
      toolbar={<AddButton onPress={() => open('edit', null)} />}
      table={<TreeTable label="部门" columns={columns} {...tree.table} />}
    >
      {dialog}
    </ListPage>
  );
}
