import { RecordStatus, type Department } from '@anzhu/api/contract/department';
import { addMenu, type Menu } from '@anzhu/api/contract/menu';
import { everyRole, roleLabel } from '@anzhu/api/contract/role';
import { CheckboxGroup } from '@anzhu/ui/Checkbox';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { RadioGroup } from '@anzhu/ui/RadioGroup';
import { Text } from '@anzhu/ui/Text';
import { TextArea } from '@anzhu/ui/TextArea';
import { TextField } from '@anzhu/ui/TextField';
import { MultiTreeSelect } from '@anzhu/ui/TreeSelect';
import { useMemo } from 'react';
import type { Id } from '@anzhu/api/contract/codecs';
import {
  SaveDialog,
  saveQuestion,
  WarningNote,
  type RecordDialogProps,
  contractForm,
} from '../kit/index.ts';
import {
  recordStatusOptions,
  RecordTreePicker,
  sameNameWarning,
  treeNodes,
} from '../record/index.ts';
import { audienceSentence, menusAbove, type NameOfDepartment } from './audience.ts';
import { IconSelect } from './IconSelect.tsx';
import { RouteField } from './RouteField.tsx';
import { routeWarnings } from './routes.ts';

/** A menu as it is being filled in. */
export interface MenuDraft {
  pId: Id | null;
  name: string;
  path: string;
  icon: string | null;
  sort: number | null;
  visible: RecordStatus;
  remark: string;
  role: string[];
  deptId: Id[];
}

export const menuForm = contractForm(addMenu, ({ icon, ...draft }: MenuDraft) => ({
  ...draft,
  icon: icon ?? '',
}));
/** What the fields begin with; a new menu is the last one at the top. */
const menuDraft = (menu: Menu | null, roots: readonly Menu[]): MenuDraft => ({
  pId: menu?.pId ?? null,
  name: menu?.name ?? '',
  path: menu?.path ?? '',
  icon: menu?.icon || null,
  sort: menu ? menu.sort : Math.max(-1, ...roots.map(({ sort }) => sort ?? 0)) + 1,
  visible: menu?.visible ?? RecordStatus.normal,
  remark: menu?.remark ?? '',
  role: menu?.role ?? [],
  deptId: menu?.deptId ?? [],
});

export interface MenuDialogProps extends RecordDialogProps<Menu, typeof addMenu> {
  /** The tree from which the parent is chosen. */
  menus: readonly Menu[];
  /** The tree from which the departments are chosen; undefined while loading. */
  departments: readonly Department[] | undefined;
  /** Returns the name of a department by its id. */
  nameOf: NameOfDepartment;
}

const roleOptions = everyRole.map((value) => ({ value: value as string, label: roleLabel[value] }));

/**
 * 新增菜单 and 编辑菜单. The parent is any menu but the record itself and those below it; limits to roles
 * and to departments hold at once. A route that no screen has, or that another menu has, is warned of; a name that
 * its level has already is asked about.
 *
 * Keyboard: Enter in a field saves; Esc closes, and asks first when something would be lost.
 */
export function MenuDialog({ record, menus, departments, nameOf, ...dialog }: MenuDialogProps) {
  const title = record ? `编辑菜单 · ${record.name}` : '新增菜单';
  const nodes = useMemo(() => treeNodes(departments ?? []), [departments]);
  return (
    <SaveDialog
      {...dialog}
      isChange={record !== null}
      {...{ title, form: menuForm }}
      defaultValues={menuDraft(record, menus)}
      question={(values) =>
        saveQuestion([sameNameWarning(menus, { id: record?.id, ...values }, '菜单')])
      }
    >
      {({ field }) => {
        const [pId, role, deptId] = [field('pId'), field('role'), field('deptId')];
        const [path, visible] = [field('path'), field('visible')];
        const menu = { role: role.value, deptId: deptId.value, visible: visible.value };
        return (
          <FormGrid columns={2}>
            <RecordTreePicker {...pId} records={menus} except={record?.id} />
            <TextField {...field('name')} />
            <RouteField {...path} description="不选为分组，有下级菜单时才显示" />
            <IconSelect {...field('icon')} />
            <NumberField {...field('sort')} step={1} />
            <RadioGroup options={recordStatusOptions} {...visible} />
            <FormWide>
              <CheckboxGroup options={roleOptions} {...role} description="不选为所有角色" />
            </FormWide>
            <FormWide>
              <MultiTreeSelect
                {...deptId}
                isClearable
                options={nodes}
                isLoading={departments === undefined}
                labelOf={nameOf}
                placeholder="所有部门"
                description="本部门及下级部门；与权限角色同时满足才显示"
              />
            </FormWide>
            <FormWide>
              <output>
                <Text size="small">
                  {audienceSentence({ menu, above: menusAbove(menus, pId.value), nameOf })}
                </Text>
              </output>
            </FormWide>
            <FormWide>
              <WarningNote warnings={routeWarnings(menus, { id: record?.id, path: path.value })} />
            </FormWide>
            <FormWide>
              <TextArea {...field('remark')} />
            </FormWide>
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
