import { isOwnHotelClosed } from '@anzhu/api/contract/closedHotel';
import { isDeskOffered } from '@anzhu/api/contract/desk';
import {
  epidemicSide,
  everyRole,
  hotelSide,
  hotelStaff,
  management,
  type Role,
} from '@anzhu/api/contract/role';
import { targetKindLabel } from '@anzhu/api/contract/targetKind';
import { allScreens } from '@anzhu/api/rules/screens';

/** An action that opens its screen, with a dialog or in a state that the URL names. */
export interface ScreenAction {
  /** Unique among the actions. */
  id: string;
  title: string;
  /** Its screen, by the route name. */
  route: string;
  /** Keys of the URL: `dialog` as in `useDialogKey`; null leaves the URL. */
  query: Readonly<Record<string, string | null>>;
  /** Those of the call that it makes. */
  roles: readonly Role[];
  /** It needs a call of the desk, which another back end may lack. */
  isDesk?: boolean;
  /** A closed hotel refuses it. */
  sells?: boolean;
}

const action = (
  id: string,
  title: string,
  route: string,
  query: ScreenAction['query'],
  roles: readonly Role[],
): ScreenAction => ({ id, title, route, query, roles });

const sold = (...of: Parameters<typeof action>): ScreenAction => ({
  ...action(...of),
  sells: true,
});

const add = { dialog: 'add' };

/** 新增 of the screens that add a kind of record, named as its call: addBedType. */
const addActions = allScreens.flatMap(({ route, adds }) => {
  if (!adds) return [];
  const { kind, roles, isDesk = false, sells = false } = adds;
  const id = `add${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return [{ ...action(id, `新增${targetKindLabel[kind]}`, route, add, roles), isDesk, sells }];
});

/**
 * Every action of the palette that leads to a screen. The roles stand here, and not in a reference to the
 * call: the palette loads no contracts of other screens. A test compares them.
 */
export const allScreenActions: readonly ScreenAction[] = [
  {
    ...action('dayReport', '日报', 'index', { dialog: 'dayReport' }, management),
    isDesk: true,
  },
  sold('addRoom', '新增房间', 'roomManage', add, management),
  sold('addRooms', '批量新增房间', 'roomManage', { dialog: 'addMany' }, management),
  {
    ...action('guestsInHouse', '在住客人名单', 'roomManage', { dialog: 'inHouse' }, hotelSide),
    isDesk: true,
  },
  action('cleaning', '打扫清单', 'roomManage', { board: 'cleaning' }, everyRole),
  sold('addPerson', '新增隔离人员', 'isolationManage', { ...add, person: null }, everyRole),
  sold('assign', '分配隔离人员', 'assignPersonnel', { mode: null }, epidemicSide),
  sold('assignMany', '批量分配隔离人员', 'assignPersonnel', { mode: 'many' }, epidemicSide),
  action('addTest', '录入检测', 'dailyTest', { ...add, entry: null }, everyRole),
  action('importTests', '导入检测', 'dailyTest', { entry: 'import' }, everyRole),
  action('floorRound', '整层录入检测', 'dailyTest', { entry: 'round' }, everyRole),
  sold('applyForMaterial', '申请物资', 'hotelMaterialInfo', add, hotelStaff),
  ...addActions,
];

/**
 * The actions that a role may do on the screens of a menu. Without a role, as of a user of another back end,
 * every action is offered: the server refuses. The desk's are offered where the back end has its calls, and what sells while
 * the own hotel is open.
 */
export const screenActionsFor = (role: Role | null, routes: ReadonlySet<string>): ScreenAction[] =>
  allScreenActions.filter(
    ({ route, roles, isDesk, sells }) =>
      routes.has(route) &&
      (role === null || roles.includes(role)) &&
      (isDesk !== true || isDeskOffered()) &&
      !(sells === true && isOwnHotelClosed()),
  );
