import { hotelSide, hotelStaff, management, platform, type Role } from '@anzhu/api/contract/role';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

interface Entry {
  name: string;
  /** Route name. */
  path: string;
  icon: string;
  /** None: for every role. */
  roles: readonly Role[];
}

/** The menu tree that a new store starts with: groups, and the screens in them. */
const groups: readonly { name: string; icon: string; entries: readonly Entry[] }[] = [
  {
    name: '前台',
    icon: 'concierge-bell',
    entries: [
      { name: '房间管理', path: 'roomManage', icon: 'bed-double', roles: [] },
      { name: '订单管理', path: 'orderManage', icon: 'receipt-text', roles: hotelSide },
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
    ],
  },
];

/** Fills the menu of an empty store. */
export async function makeMenus(db: Kysely<Tables>): Promise<void> {
  const add = async (
    entry: { name: string; path: string | null; icon: string },
    parent: number | null,
    place: number,
  ): Promise<number> => {
    const { id } = await db
      .insertInto('menu')
      .values({ ...entry, parent_id: parent, sort: place, visible: 1, remark: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  for (const [place, { name, icon, entries }] of groups.entries()) {
    const group = await add({ name, icon, path: null }, null, place);
    for (const [below, { roles, ...entry }] of entries.entries()) {
      const id = await add(entry, group, below);
      if (roles.length === 0) continue;
      await db
        .insertInto('menu_role')
        .values(roles.map((role) => ({ menu_id: id, role })))
        .execute();
    }
  }
}
