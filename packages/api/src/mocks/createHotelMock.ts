import type { HttpHandler } from 'msw';
import type { Id } from '../contract/codecs.ts';
import { contract, type Contract } from '../contract/index.ts';
import type { Role } from '../contract/role.ts';
import type { Room } from '../contract/room.ts';
import type { MenuEntry } from '../contract/session.ts';
import type { User } from '../contract/user.ts';
import { examples } from '../examples/index.ts';
import { menuListFor } from '../rules/menuList.ts';
import { departmentHandlers } from './handlers/masterData/department.ts';
import { hotelHandlers } from './handlers/masterData/hotel.ts';
import { liveHandlers } from './handlers/desk/live.ts';
import { logHandlers } from './handlers/log.ts';
import { menuHandlers } from './handlers/masterData/menu.ts';
import { orderHandlers } from './handlers/desk/order.ts';
import { qrCodeHandlers } from './handlers/qrCode.ts';
import { ownSessionHandlers } from './handlers/ownSessions.ts';
import { roomHandlers } from './handlers/desk/room.ts';
import { roomTypeHandlers } from './handlers/masterData/roomType.ts';
import { sessionHandlers } from './handlers/session.ts';
import { stayHandlers } from './handlers/desk/stay.ts';
import { uploadHandlers } from './handlers/upload.ts';
import { toUser, userHandlers } from './handlers/masterData/user.ts';
import { bedTypeHandlers } from './handlers/masterData/bedType.ts';
import { chartHandlers } from './handlers/chart.ts';
import { declarationHandlers } from './handlers/epidemic/declaration.ts';
import { discountHandlers } from './handlers/masterData/discount.ts';
import { figureHandlers } from './handlers/figures.ts';
import { healthTestHandlers } from './handlers/epidemic/healthTest.ts';
import { isolationHandlers } from './handlers/epidemic/isolation.ts';
import { materialHandlers } from './handlers/epidemic/material.ts';
import { overviewHandlers } from './handlers/overview.ts';
import { changeRoom, createHotelState, findRoom, type HotelState } from './hotelState.ts';
import type { MockData } from './mock.ts';
import { handlerOn } from './session.ts';

type CallName = keyof Contract;

/** Handlers that return the first example of each call. */
function exampleHandlers<Name extends CallName>(state: HotelState, ...names: Name[]) {
  const handle = handlerOn(state);
  const entries = names.map((name) => {
    const [first] = examples[name];
    const data = 'fileName' in first ? { fileName: first.fileName, body: '' } : first.data;
    return [name, handle(contract[name], () => data as MockData<Contract[Name]>)];
  });
  return Object.fromEntries(entries) as Record<Name, HttpHandler>;
}

/** Every handler by the name of its call, so that a story can replace one. */
const createHandlers = (state: HotelState) =>
  ({
    ...exampleHandlers(
      state,
      'intakeOrder',
      'intakeOrderPaid',
      'intakeOrderCancelled',
      'intakeRefundRequested',
      'intakeDeclaration',
    ),
    ...sessionHandlers(state),
    ...qrCodeHandlers(state),
    ...ownSessionHandlers(state),
    ...userHandlers(state),
    ...departmentHandlers(state),
    ...menuHandlers(state),
    ...uploadHandlers(state),
    ...hotelHandlers(state),
    ...roomTypeHandlers(state),
    ...bedTypeHandlers(state),
    ...discountHandlers(state),
    ...orderHandlers(state),
    ...roomHandlers(state),
    ...stayHandlers(state),
    ...isolationHandlers(state),
    ...healthTestHandlers(state),
    ...declarationHandlers(state),
    ...materialHandlers(state),
    ...chartHandlers(state),
    ...overviewHandlers(state),
    ...figureHandlers(state),
    ...logHandlers(state),
    ...liveHandlers(state),
  }) satisfies Record<CallName, HttpHandler>;

/** The mocked back end of one story: its handlers share one state. */
export interface HotelMock {
  handlers: ReturnType<typeof createHandlers>;
  state: HotelState;
  /** Changes a room as another user would, and pushes it to the open boards. */
  change(roomId: Id, change: Partial<Room>): void;
}

/** Creates the mocked back end of a story. */
export function createHotelMock(): HotelMock {
  const state = createHotelState();
  return {
    handlers: createHandlers(state),
    state,
    change: (roomId, change) => changeRoom(state, findRoom(state, roomId), change),
  };
}

const initial = createHotelState();

/** The users that every story starts with; the first four have the four roles. */
export const users: readonly User[] = initial.users.map((user) => toUser(initial, user));

/** The menu of a role, in any department. */
export const menuOf = (role: Role | null): MenuEntry[] =>
  menuListFor(initial.menus, { role, departments: null });
