import { listDepartments } from '@anzhu/api/contract/department';
import { addMenu, deleteMenu, listMenus, modifyMenu, type Menu } from '@anzhu/api/contract/menu';
import { myMenus } from '@anzhu/api/contract/myMenus';
import { deleted } from '@anzhu/api/rules/messages';
import { AddButton, ListPage, removeDialog, TextFilterBar } from '@anzhu/domain/kit';
import {
  matchesMenu,
  menuColumns,
  MenuDialog,
  menuFilter,
  MenuPreview,
  sharedRoutes,
} from '@anzhu/domain/menu';
import { Button } from '@anzhu/ui/Button';
import { Eye } from '@anzhu/ui/Icon';
import { OrderedTreeTable } from '@anzhu/ui/TreeTable';
import { useMemo } from 'react';
import { useAction, useCall, useDialogKey, useDialogs, useSave } from '../../data/index.ts';
import { useTree } from '../../data/useTree.ts';
import { useMenuOrder, useNameOfDepartment } from './data.ts';

const refresh = [listMenus, myMenus];

/** 菜单管理: the tree of menus, their audience and their order. */
export default function MenuManage() {
  const tree = useTree(listMenus, menuFilter, matchesMenu);
  const departments = useCall(listDepartments, {});
  const nameOf = useNameOfDepartment(departments.data);
  const order = useMenuOrder(tree.reload);
  const save = useSave(addMenu, modifyMenu, { refresh });
  const remove = useAction(deleteMenu, { refresh, success: deleted });
  const shared = { menus: tree.table.rows, departments: departments.data };
  const { open, dialog } = useDialogs({
    edit: (record: Menu | null, onClose) => (
      <MenuDialog {...shared} {...{ record, nameOf, onClose }} onSave={save(record)} />
    ),
    preview: (_: null, onClose) => <MenuPreview {...shared} onClose={onClose} />,
    remove: removeDialog('菜单', ({ name }: Menu) => name, remove),
  });
  useDialogKey({ add: () => open('edit', null) });
  const routes = useMemo(() => sharedRoutes(shared.menus), [shared.menus]);
  const columns = useMemo(() => menuColumns(open, nameOf, routes), [open, nameOf, routes]);
  const failed = departments.error && {
    message: `部门读取失败：${departments.error.message}`,
    onRetry: departments.retry,
  };

  return (
    <ListPage
      bar={<TextFilterBar filter={menuFilter} {...tree.bar} />}
      toolbar={
        <>
          <Button icon={<Eye size={16} />} onPress={() => open('preview', null)}>
            以角色预览
          </Button>
          <AddButton onPress={() => open('edit', null)} />
        </>
      }
      table={
        <OrderedTreeTable
          label="菜单"
          columns={columns}
          {...tree.table}
          error={tree.table.error ?? failed}
          {...order}
        />
      }
    >
      {dialog}
    </ListPage>
  );
}
