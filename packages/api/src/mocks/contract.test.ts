import { expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { contract, type Contract } from '../contract/index.ts';
import { everyRole, Role } from '../contract/role.ts';
import { examples } from '../examples/index.ts';
import { OrderStatus } from '../contract/order.ts';
import { QrStatus } from '../contract/qrCode.ts';
import { RoomStatus } from '../contract/room.ts';
import type { SignInStep } from '../contract/session.ts';
import { now } from './fixtures/hotel.ts';
import { password, totpCode } from './fixtures/staff.ts';
import type { HotelState } from './hotelState.ts';
import { missing, orderIn, roomIn, startHotel } from './testing.ts';

type CallName = keyof Contract;

const clientOfRole = {
  [Role.admin]: 'admin',
  [Role.hotelAdmin]: 'manager',
  [Role.hotelMember]: 'staff',
  [Role.antiEpidemic]: 'guard',
} as const;

/** A ticket for a step of the first user; the code is that of the mocks. */
function withTicket(step: SignInStep) {
  return ({ tickets, users }: HotelState): object => {
    const [user] = users;
    if (user) tickets.set('ticket', { user, step });
    return { ticket: 'ticket', ...(step !== 'password' && { code: totpCode }) };
  };
}

/** The second factor of the guard is on. */
function withFactor({ users }: HotelState): object {
  const guard = users.find(({ username }) => username === 'guard');
  if (guard) guard.totp = { since: now, codes: [] };
  return { currentPassword: password, code: totpCode };
}

/** A paid order, and a vacant room that it may have. */
function orderAndRoom(state: HotelState): object {
  const order = orderIn(state, OrderStatus.paid);
  const room = state.rooms.find(
    ({ status, type, isIsolation }) =>
      status === RoomStatus.vacant && type === order.roomType && !isIsolation,
  );
  return { id: room?.id, orderId: order.id };
}

/** Fields of an example's input that name records of the mocks instead of the server tests. */
const own: Partial<Record<CallName, (state: HotelState) => object>> = {
  login: () => ({ username: 'staff', password }),
  loginPassword: withTicket('password'),
  loginTotp: withTicket('totp'),
  loginTotpSetup: withTicket('totpSetup'),
  beginTotp: () => ({ currentPassword: password }),
  confirmTotp: () => ({ code: totpCode }),
  renewRecoveryCodes: withFactor,
  endTotp: withFactor,
  qrCodeStatus: withCode(QrStatus.waiting),
  scanQrCode: withCode(QrStatus.waiting),
  confirmQrCode: withCode(QrStatus.scanned),
  cancelQrCode: withCode(QrStatus.scanned),
  endSession: ({ otherSessions }) => ({ id: otherSessions[0]?.id }),
  addUser: () => ({ dept: '21' }),
  addDepartment: () => ({ pId: '11' }),
  modifyDepartment: () => ({ id: '23' }),
  deleteDepartment: () => ({ id: '23' }),
  menusOfDepartment: () => ({ id: '21' }),
  getRoomType: () => ({ id: '11' }),
  getOrder: (state) => ({ id: orderIn(state, OrderStatus.paid).id }),
  deleteOrder: (state) => ({ id: orderIn(state, OrderStatus.closed).id }),
  changePrice: (state) => ({ id: orderIn(state, OrderStatus.unpaid).id }),
  refundOrder: (state) => ({ id: orderIn(state, OrderStatus.refundRequested).id }),
  refuseRefund: (state) => ({ orderId: orderIn(state, OrderStatus.refundRequested).id }),
  addRoom: () => ({ name: '213', type: '11' }),
  addRooms: () => ({ rooms: [{ name: '2001', floor: 20 }], type: '11' }),
  modifyRoom: () => ({ id: '2', name: '202', type: '12' }),
  checkIn: orderAndRoom,
  quoteCheckIn: orderAndRoom,
  checkOut: (state) => ({ id: roomIn(state, RoomStatus.occupied).id }),
  cleanRoom: (state) => ({ id: roomIn(state, RoomStatus.awaitingCleaning).id }),
  changeRoom: (state) => ({
    currentRoomId: roomIn(state, RoomStatus.occupied, true).id,
    newRoomId: roomIn(state, RoomStatus.vacant, true).id,
  }),
  isolationCheckOut: (state) => ({ roomId: roomIn(state, RoomStatus.occupied, true).id }),
  roomIsolationPerson: (state) => ({ id: roomIn(state, RoomStatus.occupied, true).id }),
  listGuests: stayIn,
  deleteHotel: () => ({ id: '2' }),
  addRoomType: () => ({ bedType: ['21'] }),
  modifyRoomType: () => ({ id: '11', bedType: ['21'] }),
  deleteRoomType: ({ roomTypes }) => {
    roomTypes.push({ ...(roomTypes[0] ?? missing()), id: '19', name: '空房型' });
    return { id: '19' };
  },
  modifyBedType: () => ({ id: '21' }),
  deleteBedType: () => ({ id: '24' }),
  addDiscount: () => ({ exclusiveRange: ['31'] }),
  modifyDiscount: () => ({ id: '33' }),
  deleteDiscount: () => ({ id: '31' }),
  addIsolation: (state) => ({ roomId: roomIn(state, RoomStatus.vacant, true).id }),
  deleteIsolation: () => ({ id: '4' }),
  assignIsolation: () => ({ hotelId: '1', roomType: '11' }),
  assignIsolations: () => ({ hotelId: '1', roomType: '11' }),
  modifyHealthTest: () => ({ id: '5' }),
  handleHealthTest: () => ({ id: '5' }),
  reviewDeclaration: () => ({ id: '16', hotelId: '1', roomType: '11' }),
  reviewMaterial: () => ({ id: '14' }),
  deleteMaterial: () => ({ id: '14' }),
  modifyGuests: stayIn,
};

function withCode(step: QrStatus) {
  return ({ qrCodes }: HotelState) => {
    qrCodes.set('code-1', { step, token: 'Bearer admin' });
    return { code: 'code-1' };
  };
}

function stayIn(state: HotelState) {
  const { id, sn } = roomIn(state, RoomStatus.occupied);
  return { roomId: id, sn };
}

/** The role of an example: the one it names, or the first that may make the call. */
function roleOf({ access }: Endpoint, as: Role | undefined): Role {
  if (as) return as;
  return Array.isArray(access) ? access[0] : everyRole[0];
}

it.each(Object.keys(contract) as CallName[])(
  '%s has a mock for its first example',
  async (name) => {
    const endpoint: Endpoint = contract[name];
    const [example] = examples[name];
    const hotel = startHotel();
    const { call, download } = hotel[clientOfRole[roleOf(endpoint, example.as)]];
    const input = { ...(example.input as object), ...own[name]?.(hotel.state) };
    if (endpoint.answer === 'file') {
      const { fileName } = await download(endpoint, input);
      expect(fileName).toMatch(/\.xlsx$/);
    } else {
      await expect(call(endpoint, input)).resolves.toBeDefined();
    }
  },
);
