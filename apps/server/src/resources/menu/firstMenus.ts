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

/** The dashboard, above the groups. */
const dashboard = { name: '工作台', path: 'index', icon: 'gauge' };

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
    const group = await add({ name, icon, path: null }, null, place + 1);
    for (const [below, { roles, ...entry }] of entries.entries()) {
      const id = await add(entry, group, below);
      if (roles.length === 0) continue;
      await db
        .insertInto('menu_role')
        .values(roles.map((role) => ({ menu_id: id, role })))
        .execute();
    }
  }
  await add(dashboard, null, 0);
}
