import { labelsOf } from '@anzhu/api/contract/label';
import { addMenu, type Menu } from '@anzhu/api/contract/menu';
import { nothing } from '@anzhu/api/rules/timeText';
import { Inline } from '@anzhu/ui/Layout';
import type { Column } from '@anzhu/ui/Table';
import { Tag } from '@anzhu/ui/Tag';
import {
  actionsColumn,
  defineFilter,
  editAndRemove,
  fieldColumns,
  StatusTag,
  textFilter,
  type ValuesOf,
} from '../kit/index.ts';
import { recordStatusLook } from '../record/index.ts';
import { audienceOf, type NameOfDepartment } from './audience.ts';
import { MenuIcon } from './MenuIcon.tsx';

const labels = labelsOf(addMenu.input);
const { column, text } = fieldColumns<Menu, keyof typeof labels>(labels);

/** 菜单名称 and 路由. */
export const menuFilter = defineFilter({
  name: { label: labels.name, codec: textFilter(30) },
  path: { label: labels.path, codec: textFilter(50) },
});

/** Whether a menu itself passes the filter; routes in any case of letters. */
export const matchesMenu = (menu: Menu, { name, path }: ValuesOf<typeof menuFilter>): boolean =>
  menu.name.includes(name.trim()) &&
  (menu.path ?? '').toLowerCase().includes(path.trim().toLowerCase());

const actionsOf = ({ children }: Menu) =>
  editAndRemove(children?.length ? '有下级菜单，不能删除' : undefined);

/**
 * The columns of the menu tree. Keep them in a memo.
 *
 * @param shared the routes that several menus have
 */
export const menuColumns = (
  open: (action: 'edit' | 'remove', menu: Menu) => void,
  nameOf: NameOfDepartment,
  shared: ReadonlySet<string>,
): Column<Menu>[] => [
  column(
    'name',
    240,
    ({ name, icon, path }) => (
      <Inline gap={2} isWrapping={false}>
        <MenuIcon name={icon} route={path} />
        {name}
      </Inline>
    ),
    { pin: 'start' },
  ),
  column(
    'path',
    216,
    ({ path }) =>
      path ? (
        <Inline gap={2} isWrapping={false}>
          {path}
          {shared.has(path) && <Tag tone="warning">路由重复</Tag>}
        </Inline>
      ) : (
        nothing
      ),
    { phone: 'second' },
  ),
  text('sort', 72, { align: 'end', phone: 'hidden' }),
  {
    id: 'audience',
    header: '可见范围',
    width: 280,
    cell: (menu) => audienceOf(menu, nameOf),
    phone: 'third',
  },
  column(
    'visible',
    112,
    ({ visible }) => visible !== null && <StatusTag look={recordStatusLook[visible]} />,
    { phone: 'mark' },
  ),
  actionsColumn(2, actionsOf, open),
];
