import type { Id } from '@anzhu/api/contract/codecs';
import type { Department } from '@anzhu/api/contract/department';
import { labelsOf } from '@anzhu/api/contract/label';
import { addMenu, type Menu } from '@anzhu/api/contract/menu';
import { Role, roleLabel } from '@anzhu/api/contract/role';
import { menuListFor } from '@anzhu/api/rules/menuList';
import { Rail } from '@anzhu/ui/AppFrame';
import { Drawer } from '@anzhu/ui/Drawer';
import { FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { Select } from '@anzhu/ui/Select';
import { EmptyState } from '@anzhu/ui/State';
import { indexTree, pathOf } from '@anzhu/ui/tree';
import { useMemo, useState } from 'react';
import { optionsOf } from '../kit/index.ts';
import { RecordTreePicker, treeNodes } from '../record/index.ts';
import { menuSections } from './menuSections.ts';
import { railGroups } from './railGroups.tsx';

export interface MenuPreviewProps {
  /** The tree of all menus. */
  menus: readonly Menu[];
  /** The tree of all departments; undefined while loading. */
  departments: readonly Department[] | undefined;
  /** Closing was requested: ×, Esc or 关闭. The caller stops rendering the dialog. */
  onClose: () => void;
}

const labels = labelsOf(addMenu.input);
const roleOptions = optionsOf<Role>(roleLabel);

const flat = (menus: readonly Menu[]): Menu[] =>
  menus.flatMap((menu) => [menu, ...flat(menu.children ?? [])]);

const findDepartment = (
  departments: readonly Department[],
  id: Id | null,
): Department | undefined => {
  for (const department of departments) {
    const found = department.id === id ? department : findDepartment(department.children ?? [], id);
    if (found) return found;
  }
  return undefined;
};

/**
 * 以角色预览: the rail as users of a role in a department have it. Choosing a department chooses its role,
 * which its users have. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export function MenuPreview({ menus, departments, onClose }: MenuPreviewProps) {
  const [role, setRole] = useState<Role | null>(Role.hotelAdmin);
  const [departmentId, setDepartmentId] = useState<Id | null>(null);
  const [isCollapsed, setCollapsed] = useState(false);
  const selected = findDepartment(departments ?? [], departmentId);

  const groups = useMemo(() => {
    const index = indexTree(treeNodes(departments ?? []));
    const path = departmentId === null ? null : pathOf(index, departmentId);
    const list = menuListFor(flat(menus), {
      role,
      departments: path && path.map(({ value }) => value),
    });
    return railGroups(menuSections(list), (_, { className, children }) => (
      <span className={className}>{children}</span>
    ));
  }, [menus, departments, departmentId, role]);

  return (
    <Drawer isOpen size="small" title="以角色预览" onClose={onClose}>
      <Stack gap={4}>
        <FormGrid columns={1}>
          <RecordTreePicker
            label={labels.deptId}
            placeholder="不限部门"
            records={departments}
            value={departmentId}
            onChange={(id) => {
              setDepartmentId(id);
              const given = findDepartment(departments ?? [], id)?.role;
              if (given) setRole(given);
            }}
          />
          <Select
            label={labels.role}
            options={roleOptions}
            value={role}
            onChange={setRole}
            description={
              selected?.role && selected.role !== role
                ? `「${selected.name}」的用户都是${roleLabel[selected.role]}`
                : undefined
            }
          />
        </FormGrid>
        {groups.length === 0 ? (
          <EmptyState title="没有可用的菜单" description="这些用户登录后看不到任何页面。" />
        ) : (
          <Rail
            isSample
            label="预览菜单"
            brand="安住"
            groups={groups}
            isCollapsed={isCollapsed}
            onToggle={() => setCollapsed(!isCollapsed)}
          />
        )}
      </Stack>
    </Drawer>
  );
}
