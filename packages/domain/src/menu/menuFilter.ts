import { labelsOf } from '@anzhu/api/contract/label';
import { addMenu, type Menu } from '@anzhu/api/contract/menu';
import { defineFilter, textFilter, type ValuesOf } from '../kit/pure.ts';

const labels = labelsOf(addMenu.input);

/** 菜单名称 and 路由. */
export const menuFilter = defineFilter({
  name: { label: labels.name, codec: textFilter(30) },
  path: { label: labels.path, codec: textFilter(50) },
});

/** Whether a menu itself passes the filter; routes in any case of letters. */
export const matchesMenu = (menu: Menu, { name, path }: ValuesOf<typeof menuFilter>): boolean =>
  menu.name.includes(name.trim()) &&
  (menu.path ?? '').toLowerCase().includes(path.trim().toLowerCase());
