import type { AssignedMenu, Menu } from '../menu.ts';
import type { ChartPoint } from '../chart.ts';
import type { Department, FlatDepartment } from '../department.ts';
import type { DetailedLog, Log } from '../log.ts';
import type { SearchHit } from '../search.ts';
import type { MenuEntry, SignedIn, UserInfo } from '../session.ts';
import type { Today } from '../today.ts';
import type { User } from '../user.ts';
import type * as z from 'zod/mini';
import type { Names, NamesBySchema } from './names.ts';

const log: Names<Log> = {
  id: '日志编号',
  sketch: '日志内容',
  type: '日志类型',
  createBy: '操作人',
  createTime: '操作时间',
};

const flatDepartment: Names<FlatDepartment> = {
  id: '部门编号',
  pId: '上级部门',
  name: '部门名称',
  role: '权限角色',
  status: '状态',
};

const menuEntry: Names<MenuEntry> = {
  id: '菜单编号',
  pId: '上级菜单',
  name: '菜单名称',
  path: '路由',
  icon: '图标',
  sort: '排序',
  children: '下级',
};

/** Names of the fields of what people, menus, logs and the dashboard answer. */
export const systemNames: NamesBySchema = {
  AssignedMenu: { id: '菜单编号', name: '菜单名称', path: '路由' } satisfies Names<AssignedMenu>,
  ChartPoint: { name: '名称', value: '数值' } satisfies Names<ChartPoint>,
  Department: { ...flatDepartment, children: '下级部门' } satisfies Names<Department>,
  DetailedLog: { ...log, detail: '详情' } satisfies Names<DetailedLog>,
  FlatDepartment: flatDepartment,
  Log: log,
  Menu: {
    ...menuEntry,
    visible: '是否显示',
    remark: '备注',
    role: '权限角色',
    deptId: '权限部门',
  } satisfies Names<Menu>,
  MenuEntry: menuEntry,
  SearchHit: {
    kind: '类别',
    id: '编号',
    title: '名称',
    hint: '说明',
    hotelId: '酒店编号',
  } satisfies Names<SearchHit>,
  SignedIn: { token: '令牌', userInfo: '用户', menuList: '菜单' } satisfies Names<SignedIn>,
  Today: {
    dueIn: '今日到店',
    dueOut: '今日离店',
    overdue: '逾期未离',
    toClean: '待打扫',
    toReview: '待审核',
    releaseDue: '待解除',
    abnormal: '检测异常',
    occupancy: '入住率',
    averagePrice: '平均房价',
    revenuePerRoom: '每房收益',
    vacantIsolationRooms: '剩余隔离房',
  } satisfies Names<Today>,
  User: {
    id: '用户编号',
    username: '用户名',
    nickName: '昵称',
    phone: '手机号',
    heads: '头像',
    dept: '所属部门编号',
    deptName: '所属部门',
    role: '权限角色',
    hotelId: '酒店编号',
    hotelName: '酒店',
  } satisfies Names<User>,
  UserInfo: {
    id: '用户编号',
    nickName: '昵称',
    heads: '头像',
    role: '权限角色',
    hotelId: '酒店编号',
  } satisfies Names<z.output<typeof UserInfo>>,
};
