import type { Id } from '@anzhu/api/contract/codecs';
import { RecordStatus } from '@anzhu/api/contract/department';
import type { Menu } from '@anzhu/api/contract/menu';
import { everyRole, roleLabel } from '@anzhu/api/contract/role';

/** Returns the name of a department, or its id while it is unknown. */
export type NameOfDepartment = (id: Id) => string;

/** The limits of a menu's audience. */
export type MenuLimits = Pick<Menu, 'role' | 'deptId'>;

/** Who a menu is for, in words: both limits at once, 所有人 without any. */
export function audienceOf({ role, deptId }: MenuLimits, nameOf: NameOfDepartment): string {
  const roles = everyRole
    .filter((one) => role.includes(one))
    .map((one) => roleLabel[one])
    .join('、');
  const departments = deptId.map((id) => `「${nameOf(id)}」`).join('、');
  const place = departments === '' ? '' : `${departments}及下级部门`;
  if (roles === '') return place === '' ? '所有人' : `${place}的所有人`;
  return place === '' ? roles : `${place}的${roles}`;
}

/** A menu that is being filled in, and those above it, from the top. */
interface AudienceOptions {
  menu: MenuLimits & Pick<Menu, 'visible'>;
  above: readonly Menu[];
  nameOf: NameOfDepartment;
}

/** The audience of a menu as a sentence, with the limits of the menus above it. */
export function audienceSentence({ menu, above, nameOf }: AudienceOptions): string {
  if (menu.visible === RecordStatus.disabled) return '已停用，没有人能看到。';
  const hidden = above.find(({ visible }) => visible === RecordStatus.disabled);
  if (hidden) return `上级菜单「${hidden.name}」已停用，没有人能看到。`;
  const own = `${audienceOf(menu, nameOf)}能看到。`;
  const limits = above
    .filter(({ role, deptId }) => role.length > 0 || deptId.length > 0)
    .map((one) => `上级菜单「${one.name}」只对${audienceOf(one, nameOf)}显示。`);
  return [own, ...limits].join('');
}

/** The menus above one with a parent, from the top. */
export function menusAbove(menus: readonly Menu[], pId: Id | null): Menu[] {
  if (pId === null) return [];
  for (const menu of menus) {
    if (menu.id === pId) return [menu];
    const found = menusAbove(menu.children ?? [], pId);
    if (found.length > 0) return [menu, ...found];
  }
  return [];
}
