import { describe, expect, it } from 'vitest';
import { RecordStatus } from '../contract/department.ts';
import { Role } from '../contract/role.ts';
import { flatMenus, hasMenuManagement, menuListFor, type ListedMenu } from './menuList.ts';

type Menu = ListedMenu<number>;

const menu = (id: number, pId: number | null, path: string | null, given: Partial<Menu> = {}) => ({
  id,
  pId,
  name: `m${id}`,
  path,
  icon: '',
  sort: 0,
  visible: RecordStatus.normal,
  role: [],
  deptId: [],
  ...given,
});

/** Ids as nested lists. */
const shape = (entries: ReturnType<typeof menuListFor<number>>): unknown =>
  entries.map(({ id, children }) => (children ? [id, shape(children)] : id));

const anyone = { role: Role.admin, departments: [] };

describe('the tree of a menu list', () => {
  it.each<[string, Menu[], unknown]>([
    [
      'nests, in the order of sort and then of age',
      [
        menu(1, null, null, { sort: 2 }),
        menu(2, null, 'b', { sort: 1 }),
        menu(3, 1, 'c'),
        menu(4, 1, 'd'),
      ],
      [2, [1, [3, 4]]],
    ],
    [
      'puts what has no sort last',
      [menu(1, null, 'a', { sort: null }), menu(2, null, 'b')],
      [2, 1],
    ],
    [
      'drops groups with nothing in them, however deep',
      [menu(1, null, null), menu(2, 1, null), menu(3, 2, ''), menu(4, null, 'd')],
      [4],
    ],
    ['leaves out what lies below a menu that is not there', [menu(2, 1, 'b')], []],
    [
      'leaves out what lies below a hidden menu',
      [menu(1, null, 'a', { visible: RecordStatus.disabled }), menu(2, 1, 'b'), menu(3, 2, 'c')],
      [],
    ],
    [
      'leaves out what lies below a menu for another role',
      [menu(1, null, null, { role: [Role.antiEpidemic] }), menu(2, 1, 'b')],
      [],
    ],
    ['shows a menu of a back end without the field', [menu(1, null, 'a', { visible: null })], [1]],
  ])('%s', (_, menus, expected) => {
    expect(shape(menuListFor(menus, anyone))).toEqual(expected);
  });

  it('has null for an empty path and an empty icon', () => {
    const [group] = menuListFor([menu(1, null, ''), menu(2, 1, 'b')], anyone);
    expect(group).toMatchObject({ path: null, icon: null });
  });
});

describe('who sees a menu', () => {
  const member = Role.hotelMember;
  it.each<[string, Partial<Menu>, Role | null, string[] | null, boolean]>([
    ['without limits everyone', {}, member, ['2', '1'], true],
    ['without limits also who has no role', {}, null, [], true],
    ['its roles', { role: [Role.admin, member] }, member, [], true],
    ['not another role', { role: [Role.admin] }, member, ['2'], false],
    ['not who has no role', { role: [Role.admin] }, null, ['2'], false],
    ['its department', { deptId: ['2'] }, member, ['2', '1'], true],
    ['one below its department', { deptId: ['1'] }, member, ['2', '1'], true],
    ['not the one above', { deptId: ['2'] }, member, ['1'], false],
    ['whatever the department', { deptId: ['2'] }, member, null, true],
    ['both at once', { role: [member], deptId: ['1'] }, member, ['2', '1'], true],
    ['not with the role alone', { role: [member], deptId: ['3'] }, member, ['2', '1'], false],
    ['not with the department alone', { role: [Role.admin], deptId: ['2'] }, member, ['2'], false],
  ])('%s', (_, given, role, departments, isSeen) => {
    const list = menuListFor([menu(1, null, 'a', given)], { role, departments });
    expect(list.length === 1).toBe(isSeen);
  });
});

it('lists entries one after another', () => {
  const menus = [menu(1, null, null), menu(2, 1, 'menuManage'), menu(3, null, 'c')];
  const list = menuListFor(menus, anyone);
  expect(flatMenus(list).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(hasMenuManagement(list)).toBe(true);
  expect(hasMenuManagement(menuListFor(menus.slice(2), anyone))).toBe(false);
});
