import { setOwnHotelClosed } from '@anzhu/api/contract/closedHotel';
import { setDeskOffered } from '@anzhu/api/contract/desk';
import { contract } from '@anzhu/api/contract';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { Role } from '@anzhu/api/contract/role';
import { expect, it, onTestFinished } from 'vitest';
import { allScreenActions, screenActionsFor } from './screenActions.ts';

/** The call of each action: the one of its name, or these. */
const calls: Record<string, Pick<Endpoint, 'access' | 'isDesk' | 'sells'>> = {
  ...contract,
  cleaning: contract.cleanRoom,
  addPerson: contract.addIsolation,
  assign: contract.assignIsolation,
  assignMany: contract.assignIsolations,
  addTest: contract.addHealthTest,
  importTests: contract.importHealthTests,
  floorRound: contract.addHealthTests,
};

it.each(allScreenActions.map(({ id, roles }) => ({ id, roles })))(
  '$id is offered to the roles of its call',
  ({ id, roles }) => expect(roles).toEqual(calls[id]?.access),
);

const everyScreen = new Set(allScreenActions.map(({ route }) => route));
const titles = (role: Role | null, routes: ReadonlySet<string>): string =>
  screenActionsFor(role, routes)
    .map(({ title }) => title)
    .join(' ');

it.each<[Role, string]>([
  [Role.hotelMember, '在住客人名单 打扫清单 新增隔离人员 录入检测 导入检测 整层录入检测 申请物资'],
  [
    Role.antiEpidemic,
    '打扫清单 新增隔离人员 分配隔离人员 批量分配隔离人员 录入检测 导入检测 整层录入检测',
  ],
])('%s may not do what is for others', (role, expected) => {
  expect(titles(role, everyScreen)).toBe(expected);
});

it('offers only what is on a screen of the menu', () => {
  expect(titles(Role.admin, new Set(['roomManage']))).toBe(
    '新增房间 批量新增房间 在住客人名单 打扫清单',
  );
  expect(titles(Role.admin, new Set())).toBe('');
});

it('offers every action to a user of another back end, who has no role', () => {
  expect(screenActionsFor(null, everyScreen)).toHaveLength(allScreenActions.length);
});

it.each(allScreenActions.map(({ id, isDesk = false }) => ({ id, isDesk })))(
  '$id is left out where the back end lacks its call: $isDesk',
  ({ id, isDesk }) => {
    expect(calls[id]?.isDesk).toBe(isDesk);
    setDeskOffered(false);
    onTestFinished(() => setDeskOffered(true));
    const offered = screenActionsFor(null, everyScreen).map((one) => one.id);
    expect(offered.includes(id)).toBe(!isDesk);
  },
);

it.each(allScreenActions.map(({ id, sells = false }) => ({ id, sells })))(
  '$id is left out in a closed hotel: $sells',
  ({ id, sells }) => {
    expect(calls[id]?.sells).toBe(sells);
    setOwnHotelClosed(true);
    onTestFinished(() => setOwnHotelClosed(false));
    const offered = screenActionsFor(null, everyScreen).map((one) => one.id);
    expect(offered.includes(id)).toBe(!sells);
  },
);
