import {
  epidemicSide,
  hotelSide,
  hotelStaff,
  management,
  platform,
  type Role,
  supervision,
} from '@anzhu/api/contract/role';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

interface Entry {
  name: string;
  /** Route name. */
  path: string;
  icon: string;
  /** None: for every role. */
  roles: readonly Role[];
}

interface Group {
  name: string;
  icon: string;
  entries: readonly Entry[];
}

/** The dashboard, above the groups. */
const dashboard: Entry = { name: '工作台', path: 'index', icon: 'gauge', roles: [] };

/** The menu tree that a new store starts with: groups, and the screens in them. */
const groups: readonly Group[] = [
  {
    name: '前台',
    icon: 'concierge-bell',
    entries: [
      { name: '房间管理', path: 'roomManage', icon: 'bed-double', roles: [] },
      { name: '订单管理', path: 'orderManage', icon: 'receipt-text', roles: hotelSide },
    ],
  },
  {
    name: '防疫',
    icon: 'shield-plus',
    entries: [
      { name: '隔离人员管理', path: 'isolationManage', icon: 'shield-plus', roles: [] },
      { name: '隔离人员分配', path: 'assignPersonnel', icon: 'user-plus', roles: epidemicSide },
      { name: '申报审核', path: 'declarationReview', icon: 'clipboard-check', roles: epidemicSide },
      { name: '每日检测', path: 'dailyTest', icon: 'thermometer', roles: [] },
    ],
  },
  {
    name: '物资',
    icon: 'package',
    entries: [
      { name: '物资审核', path: 'materialReview', icon: 'package-check', roles: epidemicSide },
      { name: '物资申请', path: 'materialApplication', icon: 'package-plus', roles: hotelStaff },
      { name: '物资申请记录', path: 'hotelMaterialInfo', icon: 'package', roles: hotelStaff },
    ],
  },
  {
    name: '基础资料',
    icon: 'building-2',
    entries: [
      { name: '酒店管理', path: 'hotel', icon: 'building-2', roles: platform },
      { name: '我的酒店', path: 'myHotel', icon: 'hotel', roles: hotelStaff },
      { name: '房型管理', path: 'roomType', icon: 'layout-grid', roles: hotelSide },
      { name: '床型管理', path: 'bedType', icon: 'bed-single', roles: hotelSide },
      { name: '优惠管理', path: 'discountManage', icon: 'ticket-percent', roles: hotelSide },
    ],
  },
  {
    name: '系统',
    icon: 'network',
    entries: [
      { name: '部门管理', path: 'department', icon: 'network', roles: platform },
      { name: '用户管理', path: 'userManage', icon: 'users', roles: management },
      { name: '菜单管理', path: 'menuManage', icon: 'folder-tree', roles: platform },
      { name: '日志管理', path: 'logManage', icon: 'scroll-text', roles: supervision },
    ],
  },
];

/** The menu of an entry, or of a group (without a route), below another one. @returns its id */
async function insertMenu(
  db: Kysely<Tables>,
  {
    roles = [],
    ...entry
  }: { name: string; path: string | null; icon: string; roles?: readonly Role[] },
  { parent, sort }: { parent: number | null; sort: number },
): Promise<number> {
  const { id } = await db
    .insertInto('menu')
    .values({ ...entry, parent_id: parent, sort, visible: 1, remark: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (roles.length > 0) {
    const rows = roles.map((role) => ({ menu_id: id, role }));
    await db.insertInto('menu_role').values(rows).execute();
  }
  return id;
}

const insertGroup = (db: Kysely<Tables>, { name, icon }: Group): Promise<number> =>
  insertMenu(
    db,
    { name, icon, path: null },
    { parent: null, sort: groups.findIndex((group) => group.name === name) + 1 },
  );

/** Every entry with its group, if it is in one, and its position there. */
const entriesInGroups: readonly { entry: Entry; group: Group | null; position: number }[] = [
  ...groups.flatMap((group) =>
    group.entries.map((entry, position) => ({ entry, group, position })),
  ),
  { entry: dashboard, group: null, position: 0 },
];

/** The routes of the menus that come with this version. */
export const productPaths: readonly string[] = entriesInGroups.map(({ entry }) => entry.path);

/** Notes that a store was offered these menus: what an admin deletes of them is not added again. */
export async function recordOffers(db: Kysely<Tables>, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db
    .insertInto('menu_offer')
    .values(paths.map((path) => ({ path })))
    .execute();
}

/** Fills the menu of an empty store. */
export async function makeMenus(db: Kysely<Tables>): Promise<void> {
  await addProductMenus(db, productPaths);
  await recordOffers(db, productPaths);
}

/**
 * Adds menus that come with this version, by their routes. Each goes where the others of its group are,
 * also when an admin has renamed the group; a group that is missing is added.
 *
 * @returns their names
 */
export async function addProductMenus(
  db: Kysely<Tables>,
  paths: readonly string[],
): Promise<string[]> {
  const added: string[] = [];
  for (const { entry, group, position } of entriesInGroups) {
    if (!paths.includes(entry.path)) continue;
    const parent = group && ((await findGroup(db, group)) ?? (await insertGroup(db, group)));
    await insertMenu(db, entry, { parent, sort: position });
    added.push(entry.name);
  }
  return added;
}

/** The menu that holds the entries of a group, or has its name; undefined without one. */
async function findGroup(
  db: Kysely<Tables>,
  { name, entries }: Group,
): Promise<number | undefined> {
  const named = await db
    .selectFrom('menu')
    .select('id')
    .where('name', '=', name)
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (named) return named.id;
  const sibling = await db
    .selectFrom('menu')
    .select('parent_id')
    .where(
      'path',
      'in',
      entries.map(({ path }) => path),
    )
    .where('parent_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  return sibling?.parent_id ?? undefined;
}
