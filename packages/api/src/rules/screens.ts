import {
  epidemicSide,
  hotelSide,
  hotelStaff,
  management,
  platform,
  supervision,
  type Role,
} from '../contract/role.ts';
import type { TargetKind } from '../contract/targetKind.ts';

/** The groups of a new store's menu in their order, each with its icon. */
export const menuGroups = {
  前台: 'concierge-bell',
  防疫: 'shield-plus',
  物资: 'package',
  基础资料: 'building-2',
  系统: 'network',
} as const;
export type MenuGroup = keyof typeof menuGroups;

/** A screen that a menu leads to. */
export interface Screen {
  /** The product's word for it. */
  name: string;
  /** The icon of its menu, of Lucide's. */
  icon: string;
  /** The group of its menu in a new store; none: above the groups. */
  group?: MenuGroup;
  /** The roles that have its menu in a new store; none: every role. */
  roles?: readonly Role[];
  /** The kind of record that its list adds with 新增, and the roles of that call. */
  adds?: { kind: TargetKind; roles: readonly Role[]; isDesk?: boolean; sells?: boolean };
}

/** The screens by route, in the order of the menu. */
export const screens = {
  index: { name: '工作台', icon: 'gauge' },
  roomManage: { name: '房间管理', icon: 'bed-double', group: '前台' },
  orderManage: { name: '订单管理', icon: 'receipt-text', group: '前台', roles: hotelSide },
  shift: { name: '交班', icon: 'wallet', group: '前台', roles: hotelSide },
  invoice: { name: '发票', icon: 'stamp', group: '前台', roles: hotelSide },
  isolationManage: { name: '隔离人员管理', icon: 'shield-plus', group: '防疫' },
  assignPersonnel: { name: '隔离人员分配', icon: 'user-plus', group: '防疫', roles: epidemicSide },
  declarationReview: {
    name: '申报审核',
    icon: 'clipboard-check',
    group: '防疫',
    roles: epidemicSide,
  },
  dailyTest: { name: '每日检测', icon: 'thermometer', group: '防疫' },
  materialReview: { name: '物资审核', icon: 'package-check', group: '物资', roles: epidemicSide },
  materialApplication: { name: '物资申请', icon: 'package-plus', group: '物资', roles: hotelStaff },
  hotelMaterialInfo: { name: '物资申请记录', icon: 'package', group: '物资', roles: hotelStaff },
  hotel: {
    name: '酒店管理',
    icon: 'building-2',
    group: '基础资料',
    roles: platform,
    adds: { kind: 'hotel', roles: platform },
  },
  myHotel: { name: '我的酒店', icon: 'hotel', group: '基础资料', roles: hotelStaff },
  roomType: {
    name: '房型管理',
    icon: 'layout-grid',
    group: '基础资料',
    roles: hotelSide,
    adds: { kind: 'roomType', roles: management, sells: true },
  },
  bedType: {
    name: '床型管理',
    icon: 'bed-single',
    group: '基础资料',
    roles: hotelSide,
    adds: { kind: 'bedType', roles: management },
  },
  discountManage: {
    name: '优惠管理',
    icon: 'ticket-percent',
    group: '基础资料',
    roles: hotelSide,
    adds: { kind: 'discount', roles: management, sells: true },
  },
  item: {
    name: '商品管理',
    icon: 'shopping-basket',
    group: '基础资料',
    roles: hotelSide,
    adds: { kind: 'item', roles: management, sells: true },
  },
  company: {
    name: '协议单位管理',
    icon: 'network',
    group: '基础资料',
    roles: hotelSide,
    adds: { kind: 'company', roles: management, isDesk: true },
  },
  dataImport: {
    name: '导入资料',
    icon: 'upload',
    group: '基础资料',
    roles: management,
  },
  department: {
    name: '部门管理',
    icon: 'network',
    group: '系统',
    roles: platform,
    adds: { kind: 'department', roles: platform },
  },
  userManage: {
    name: '用户管理',
    icon: 'users',
    group: '系统',
    roles: management,
    adds: { kind: 'user', roles: management },
  },
  menuManage: {
    name: '菜单管理',
    icon: 'folder-tree',
    group: '系统',
    roles: platform,
    adds: { kind: 'menu', roles: platform },
  },
  logManage: { name: '日志管理', icon: 'scroll-text', group: '系统', roles: supervision },
  personRequest: {
    name: '个人信息请求',
    icon: 'scroll-text',
    group: '系统',
    roles: platform,
    adds: { kind: 'personRequest', roles: platform, isDesk: true },
  },
} as const satisfies Record<string, Screen>;

export type ScreenRoute = keyof typeof screens;

/** The screens with their routes, for what reads all of them. */
export const allScreens: readonly (Screen & { route: string })[] = Object.entries<Screen>(
  screens,
).map(([route, screen]) => ({ route, ...screen }));

/** Whether this app has a screen of that route. */
export const isScreen = (route: string): route is ScreenRoute => Object.hasOwn(screens, route);
