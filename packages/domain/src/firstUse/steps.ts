import type { Department } from '@anzhu/api/contract/department';
import type { Hotel } from '@anzhu/api/contract/hotel';
import { hotelStaff, type Role } from '@anzhu/api/contract/role';
import type { User } from '@anzhu/api/contract/user';

/** A step of the way from an empty store to the first guest. */
export interface FirstUseStep {
  id: 'department' | 'hotel' | 'bedType' | 'roomType' | 'room' | 'user';
  title: string;
  /** What it is for. */
  description: string;
  /** The screen where it is done, by its route name, and what that is called. */
  route: string;
  screen: string;
}

/** The steps in their order: each needs those before it. */
export const firstUseSteps: readonly FirstUseStep[] = [
  {
    id: 'department',
    title: '部门',
    description:
      '部门决定员工的权限和所在酒店：为每家酒店新增一个权限角色为「酒店管理员」的部门，在它下面再新增前台等「酒店员工」部门。',
    route: 'department',
    screen: '部门管理',
  },
  {
    id: 'hotel',
    title: '酒店',
    description: '新增酒店并选择它的所属部门，这个部门及其下级的员工就在这家酒店工作。',
    route: 'hotel',
    screen: '酒店管理',
  },
  {
    id: 'bedType',
    title: '床型',
    description: '床型是房间里的床：名称、规格和最多睡几人。',
    route: 'bedType',
    screen: '床型管理',
  },
  {
    id: 'roomType',
    title: '房型',
    description: '房型决定房间的价格、床型和最多入住人数。',
    route: 'roomType',
    screen: '房型管理',
  },
  {
    id: 'room',
    title: '房间',
    description: '用「批量新增」按楼层一次加好所有房间号。',
    route: 'roomManage',
    screen: '房间管理',
  },
  {
    id: 'user',
    title: '用户',
    description: '为店长和前台各开一个账号，所属部门选这家酒店的部门。',
    route: 'userManage',
    screen: '用户管理',
  },
];

/** What the store holds so far, as its lists show it. */
export interface FirstUseFacts {
  departments: readonly Pick<Department, 'role' | 'children'>[];
  hotels: readonly Pick<Hotel, 'deptId'>[];
  bedTypeCount: number;
  roomTypeCount: number;
  /** Floors that have rooms. */
  floors: readonly number[];
  users: readonly Pick<User, 'hotelId'>[];
}

const isHotelRole = (role: Role | null): boolean => hotelStaff.some((one) => one === role);

const hasHotelRole = ({ role, children }: Pick<Department, 'role' | 'children'>): boolean =>
  isHotelRole(role) || (children ?? []).some(hasHotelRole);

/** The steps that are done. Those of a hotel count once its people can work: with its department. */
export function findDone({
  departments,
  hotels,
  bedTypeCount,
  roomTypeCount,
  floors,
  users,
}: FirstUseFacts): ReadonlySet<FirstUseStep['id']> {
  const isDone: Record<FirstUseStep['id'], boolean> = {
    department: departments.some(hasHotelRole),
    hotel: hotels.some(({ deptId }) => deptId !== null),
    bedType: bedTypeCount > 0,
    roomType: roomTypeCount > 0,
    room: floors.length > 0,
    user: users.some(({ hotelId }) => hotelId !== null),
  };
  return new Set(firstUseSteps.map(({ id }) => id).filter((id) => isDone[id]));
}

/** The first step that is not done; undefined when all are. */
export const nextStep = (done: ReadonlySet<FirstUseStep['id']>): FirstUseStep | undefined =>
  firstUseSteps.find(({ id }) => !done.has(id));
