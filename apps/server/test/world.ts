import { OrderStatus } from '@anzhu/api/contract/order';
import type { Tx } from '../src/platform/db/store.ts';
import { sql } from 'kysely';
import { CheckType } from '@anzhu/api/contract/healthTest';
import { PersonType } from '@anzhu/api/contract/isolation';
import { Role } from '@anzhu/api/contract/role';
import { archivedUntil, RoomStatus } from '@anzhu/api/contract/room';
import { assistantKeyId } from '@anzhu/api/examples/assistant';
import { passwordTicket } from '@anzhu/api/examples/session';
import {
  pendingSecret,
  totpSecret,
  totpSetupTicket,
  totpTicket,
} from '@anzhu/api/examples/signInSteps';
import { masterDataList } from '@anzhu/api/test/masterData';
import { hashKey } from '../src/platform/session/keyFormat.ts';
import { localTime } from '../src/platform/clock.ts';
import { ActState } from '../src/platform/db/tables/assistant.ts';
import { QrCodeState } from '../src/platform/db/tables/people.ts';
import { hashToken } from '../src/platform/session/sessions.ts';
import { addDeclaration } from '../src/resources/declaration/write.ts';
import { sealPart } from '../src/resources/hotelExport/job.ts';
import { cookieOf } from '../src/resources/qrCode/index.ts';
import type { CallName } from './documented.ts';
import { copyOf, type Place } from './engines.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './harness.ts';
import { addHotel, password, type UserName } from './people.ts';
import { addOrder, addPendingOrder, addRoom, addShift } from './property.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** The key of the channel that sends orders and declarations. */
export const channelKey = `az_0123456789ab_${'k'.repeat(43)}`;

/** The code that a browser waits with, and the cookie of that browser. */
const waitingCode = '3f9a1c5e7b2d4f608192a3b4c5d6e7f8';
export const browserCookie = `${cookieOf(waitingCode)}=browser`;

/** What a server of the world is configured with. */
export const worldOptions: TestServerOptions = { config: { mcp: 'on' } };

/** A place that holds the world of the examples, and who is signed in there. */
export interface World {
  place: Place;
  tokens: Record<Role, string>;
}

const userOf: Record<Role, UserName> = {
  [Role.admin]: 'admin',
  [Role.hotelAdmin]: 'manager',
  [Role.hotelMember]: 'staff',
  [Role.antiEpidemic]: 'guard',
};

/** Makes a call that the world is built by. */
async function made(
  testApp: TestApp,
  user: UserName,
  name: CallName,
  input: object,
): Promise<void> {
  const { code, msg } = await testApp.as(user, name, input);
  if (Number(code) !== 200) throw new Error(`${name}: ${code} ${msg}`);
}

/** Orders, rooms and guests of the near hotel, in the order of their ids. */
async function addOrdersAndRooms({ put, property }: TestApp): Promise<void> {
  const { near, far } = property;
  await put(async (tx) => {
    for (const status of [0, 1, 2, 5, 5] as const) await addOrder(tx, near, { status });
    await addOrder(tx, far);
    const line = {
      order_id: 2,
      created_by: null,
      created_time: '2026-03-18 09:30:00',
      voided_by: null,
      voided_time: null,
    };
    await tx
      .insertInto('bill_line')
      .values([
        { ...line, kind: 1, amount: 2800, method: 0, note: '早餐' },
        { ...line, kind: 2, amount: 20_000, method: 1, note: '' },
        {
          ...line,
          order_id: 6,
          created_time: '2026-03-17 20:00:00',
          kind: 1,
          amount: 3000,
          method: 0,
          note: '洗衣',
        },
      ])
      .execute();
    await tx
      .insertInto('invoice')
      .values({
        order_id: 2,
        title: '西溪软件有限公司',
        tax_number: '91330106MA2CC0X21U',
        mail: 'caiwu@example.com',
        amount: 20_000,
        state: 0,
        number: '',
        note: '',
        created_by: null,
        created_time: '2026-03-18 09:40:00',
        issued_time: null,
        void_reason: '',
      })
      .execute();
    await addRoom(tx, near);
    await addRoom(tx, near, { status: RoomStatus.occupied });
    await addRoom(tx, near, { status: RoomStatus.awaitingCleaning });
    await addRoom(tx, near, { status: RoomStatus.occupied, isIsolation: true });
    await addRoom(tx, near, { isIsolation: true });
    await addRoom(tx, near, { isIsolation: true });
    await addRoom(tx, far, { isIsolation: true });
    // As many rooms as orders hold, and two more: one guest walks in, and a channel books.
    for (let count = 0; count < 6; count += 1) await addRoom(tx, near);
    await addRoom(tx, far, { status: RoomStatus.awaitingCleaning });
    await tx.updateTable('room').set({ is_to_inspect: 1 }).where('id', '=', 14).execute();
    await addRoom(tx, far);
    await tx
      .updateTable('stay')
      .set({
        sn: '302-1',
        opened_time: '2026-03-18 09:45:00',
        undo: JSON.stringify({ room: { status: 0, held_order_id: null }, order: null }),
      })
      .where('room_id', '=', 2)
      .execute();
    // Names that are given below may be those of rooms further on.
    await tx
      .updateTable('room')
      .set({ name: sql`'r' || id` })
      .execute();
    await tx
      .insertInto('room_block')
      .values({
        room_id: 13,
        from_day: '2026-05-06',
        to_day: '2026-05-07',
        reason: '更换空调',
        created_by: null,
        created_time: '2026-03-18 09:00:00',
      })
      .execute();
    const names = ['301', '302', '303', '401', '402', '403', '101'];
    for (const [place, name] of [
      ...names,
      '304',
      '305',
      '306',
      '307',
      '308',
      '309',
      '102',
      '201',
    ].entries()) {
      await tx
        .updateTable('room')
        .set({ name })
        .where('id', '=', place + 1)
        .execute();
    }
  });
}

/** An order whose guests have left earlier: two sums wait to be given back. */
async function addPayBacks(tx: Tx, near: { hotelId: number; typeId: number }): Promise<void> {
  const orderId = await addOrder(tx, near, {
    status: OrderStatus.completed,
    arrive_time: '2026-03-15 14:00:00',
    leave_time: '2026-03-17 12:00:00',
  });
  await tx
    .updateTable('orders')
    .set({ last_pay: 30_000, to_pay_back: 24_000 })
    .where('id', '=', orderId)
    .execute();
  const asked = {
    order_id: orderId,
    method: 1,
    with_price: 1,
    asked_by: null,
    asked_time: '2026-03-17 11:20:00',
    decided_by: null,
    decided_time: null,
    line_id: null,
  } as const;
  await tx
    .insertInto('pay_back')
    .values([
      { ...asked, amount: 20_000, act: '提前离店' },
      { ...asked, amount: 4000, act: '换房' },
    ])
    .execute();
}

/** A booking channel with its key, an order that is not paid yet and one that is. */
async function addChannel({ put, property, clock }: TestApp): Promise<void> {
  await put(async (tx) => {
    await tx
      .insertInto('channel_key')
      .values({
        key_id: 'az_0123456789ab',
        channel: '小程序',
        key_hash: hashKey(channelKey),
        created_time: localTime(clock.now()),
        revoked_time: null,
      })
      .execute();
    const sent = { channel: '小程序', created_time: localTime(clock.now()) };
    const { near } = property;
    await addOrder(tx, near, { ...sent, external_id: 'MP-UNPAID', status: 0, last_pay: 54_000 });
    await addOrder(tx, near, { ...sent, external_id: 'MP-PAID', status: 1 });
    await addPendingOrder(tx, near);
    // Nobody has come.
    await addOrder(tx, near, {
      arrive_time: '2026-03-16 14:00:00',
      leave_time: '2026-03-17 12:00:00',
      nights: 1,
      paid_twice: 30_000,
    });
    await addPayBacks(tx, near);
  });
}

/** A sign-in by QR code that waits for its phone, and one that the admin has scanned. */
async function addQrCodes({ put, people }: TestApp): Promise<void> {
  await put(async (tx) => {
    const asked = {
      browser_hash: hashToken('browser'),
      address: '203.0.113.7',
      agent: 'node',
      created_time: '2026-03-18 09:59:40',
      expires_time: '2026-03-18 10:01:40',
    };
    await tx
      .insertInto('qr_code')
      .values([
        {
          ...asked,
          code_hash: hashToken(waitingCode),
          state: QrCodeState.waiting,
          user_id: null,
        },
        {
          ...asked,
          code_hash: hashToken('8e7d6c5b4a3928170f6e5d4c3b2a1908'),
          state: QrCodeState.scanned,
          user_id: people.users.admin,
        },
      ])
      .execute();
  });
}

/** The admin's session on another device. */
const addOtherSession = ({ put, people }: TestApp) =>
  put((tx) =>
    tx
      .insertInto('session')
      .values({
        token_hash: '7d793037a0760186574b0282f2f435e7'.repeat(2),
        user_id: people.users.admin,
        address: '198.51.100.20',
        agent: 'node',
        created_time: '2026-03-17 21:30:00',
        signed_in_time: '2026-03-17 21:30:00',
        seen_time: '2026-03-18 09:40:00',
        ended_time: null,
        ended_code: null,
      })
      .execute(),
  );

/** A key of the admin, and an act that waits: the third room has been cleaned. */
async function addAssistant({ put, people, as }: TestApp): Promise<void> {
  const { name, roomTypeName } = (await as('admin', 'getRoom', { id: 3 })).data;
  await put(async (tx) => {
    await tx
      .insertInto('assistant_key')
      .values({
        key_id: assistantKeyId,
        user_id: people.users.admin,
        name: '前台助手',
        key_hash: hashKey(''),
        role: Role.admin,
        user_role: Role.admin,
        password_version: 0,
        created_time: '2026-03-18 09:00:00',
        expires_time: '2026-04-17 09:00:00',
        seen_time: '2026-03-18 09:58:00',
        ended_time: null,
      })
      .execute();
    await tx
      .insertInto('assistant_act')
      .values({
        user_id: people.users.admin,
        key_id: assistantKeyId,
        call: 'cleanRoom',
        act_input: JSON.stringify({ id: 3 }),
        act_facts: JSON.stringify([{ label: '房间', value: `${name}（${roomTypeName}，待打扫）` }]),
        state: ActState.waiting,
        act_result: null,
        created_time: '2026-03-18 09:58:00',
        expires_time: '2026-03-18 10:08:00',
      })
      .execute();
  });
}

/** A declaration of a close contact, to be reviewed. */
const addPendingDeclaration = ({ put }: TestApp): Promise<number> =>
  put((tx) =>
    addDeclaration(tx, {
      channel: '小程序',
      external_id: 'SB-1',
      source: '小程序',
      name: '郑四',
      idcard: '990004199001010040',
      phone: '13800000004',
      email: '',
      type: PersonType.closeContact,
      province: '浙江',
      city: '杭州',
      hotel_id: null,
      room_type_id: null,
      check_in_time: '2026-03-18 14:00:00',
      check_out_time: '2026-04-01 12:00:00',
      created_time: '2026-03-18 10:00:00',
    }),
  );

/** Unused records, which can be deleted: a hotel, a department, a user. */
async function addUnused({ put, people }: TestApp): Promise<void> {
  await put(async (tx) => {
    await addHotel(tx, '空店', null);
    await tx
      .insertInto('department')
      .values({
        name: '夜班',
        role: Role.hotelMember,
        parent_id: people.departments.near,
        status: 1,
      })
      .execute();
    await tx
      .insertInto('app_user')
      .values({
        username: 'leaver',
        nick_name: '离职员工',
        phone: '',
        department_id: people.departments.nearDesk,
        heads: '',
        password_hash: '',
        created_time: '2026-01-01 00:00:00',
      })
      .execute();
  });
}

/** A shift of yesterday's clerk, and one that the manager has opened this morning. */
const addShifts = ({ put, people, property }: TestApp) =>
  put(async (tx) => {
    const { hotelId } = property.near;
    await addShift(
      tx,
      { hotelId, clerkId: people.users.staff },
      { opened: '2026-03-17 08:00:00', closed: '2026-03-17 20:00:00' },
    );
    await addShift(tx, { hotelId, clerkId: people.users.manager });
  });

/** What the calls themselves make: beds, discounts, tests, applications, declarations. */
async function addByCalls(testApp: TestApp): Promise<void> {
  for (const { add, editor, isHotels, names, form } of masterDataList) {
    const hotel = isHotels && editor === 'admin' ? { hotelId: 1 } : {};
    for (const name of names) await made(testApp, editor, add, { ...form, ...hotel, name });
  }
  await made(testApp, 'manager', 'modifyRoomType', {
    id: testApp.property.near.typeId,
    bedType: '1',
  });
  await made(testApp, 'manager', 'addDiscount', {
    name: '连住八五折',
    discountsType: 1,
    discounts: 0.85,
    effectType: 0,
    effectCondition: 20,
    exclusiveType: 0,
    validityTime: '2026-12-31 23:59:59',
  });
  const person = { name: '旧人', idCard: 'E12345678', phone: '13800000009', type: 0 };
  await made(testApp, 'guard', 'addIsolation', {
    ...person,
    hotelId: 1,
    roomId: 6,
    checkInTime: '2026-03-18 09:00:00',
  });
  await made(testApp, 'guard', 'isolationCheckOut', { roomId: 6, status: 1 });
  await made(testApp, 'guard', 'cleanRoom', { id: 6 });
  await made(testApp, 'guard', 'addHealthTest', {
    uId: 1,
    checkType: CheckType.temperature,
    checkRes: 38.2,
    checkTime: '2026-03-18 08:00:00',
  });
  const masks = { applyThing: '医用口罩', applyNum: 200, thingUnit: '盒', emergencyLevel: 1 };
  await made(testApp, 'manager', 'applyForMaterial', masks);
  await made(testApp, 'manager', 'changePrice', { id: 1, lastPay: 540 });
  const group = { group_no: 'T260401', arrive_time: '2026-04-01 14:00:00', nights: 2 };
  const stay = { ...group, leave_time: '2026-04-03 12:00:00', created_time: '2026-03-18 10:00:00' };
  await testApp.put(async (tx) => {
    for (const _ of [1, 2]) await addOrder(tx, testApp.property.near, stay);
  });
}

/**
 * People in the middle of a sign-in: one whose password was set by someone else, one whose second factor is
 * to be checked, one who sets one up. The guard has a second factor, the admin is about to have one.
 */
async function addSignIns({ put, people, server }: TestApp): Promise<void> {
  const password_hash = await server.passwords.hash(password);
  const pending = { totp_pending: pendingSecret, pending_time: '2026-03-18 09:59:00' };
  const inUse = { totp_secret: totpSecret, set_time: '2026-03-17 09:00:00' };
  const users = [
    { username: 'newcomer', step: 'password', ticket: passwordTicket, factor: null },
    { username: 'careful', step: 'totp', ticket: totpTicket, factor: inUse },
    { username: 'starter', step: 'totpSetup', ticket: totpSetupTicket, factor: pending },
  ] as const;
  await put(async (tx) => {
    for (const { username, step, ticket, factor } of users) {
      const { id } = await tx
        .insertInto('app_user')
        .values({
          username,
          nick_name: username,
          phone: '',
          department_id: people.departments.nearDesk,
          heads: '',
          password_hash,
          is_password_given: step === 'password' ? 1 : 0,
          created_time: '2026-03-18 09:00:00',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('sign_in_ticket')
        .values({
          ticket_hash: hashToken(ticket),
          user_id: id,
          step,
          password_version: 0,
          is_proven: 0,
          signed_in_time: '2026-03-18 10:00:00',
          expires_time: '2026-03-18 10:10:00',
        })
        .execute();
      if (factor) {
        await tx
          .insertInto('second_factor')
          .values({ id, ...factor })
          .execute();
      }
    }
    await tx
      .insertInto('second_factor')
      .values({ id: people.users.guard, ...inUse })
      .execute();
    await tx
      .insertInto('second_factor')
      .values({ id: people.users.admin, ...pending })
      .execute();
  });
}

/** What the first company of the near hotel has on its account, and has paid of it. */
const addAccount = ({ put, property }: TestApp) =>
  put(async (tx) => {
    const order_id = await addOrder(tx, property.near, {
      status: OrderStatus.completed,
      arrive_time: '2026-03-08 14:00:00',
      leave_time: '2026-03-10 12:00:00',
    });
    const entered = { created_by: null, voided_by: null, voided_time: null };
    const line = { ...entered, order_id, amount: 30_000, created_time: '2026-03-10 12:00:00' };
    await tx
      .insertInto('bill_line')
      .values([
        { ...line, kind: 3, method: 4, note: '结账', company_id: 1 },
        { ...line, kind: 1, method: 0, note: '会议室' },
      ])
      .execute();
    await tx
      .insertInto('company_receipt')
      .values({
        ...entered,
        company_id: 1,
        amount: 12_000,
        method: 3,
        received_day: '2026-03-15',
        note: '三月上旬',
        created_time: '2026-03-15 10:00:00',
      })
      .execute();
  });

const exported = { name: 'a'.repeat(32), key: Buffer.alloc(32, 7) };

/** An export of the near hotel that was broken off, and one that is done. */
const addExports = ({ put, people }: TestApp) =>
  put(async (tx) => {
    const row = {
      user_id: people.users.admin,
      hotel_id: people.hotels.near,
      format: 'xlsx',
      file_name: exported.name,
      file_key: exported.key.toString('base64'),
      seen_time: '2026-03-18 09:31:00',
      created_time: '2026-03-18 09:30:00',
      done: 1280,
      total: 1280,
    } as const;
    await tx
      .insertInto('hotel_export')
      .values([
        {
          ...row,
          state: 0,
          done: 0,
          parts: 0,
          size: 0,
          ended_time: null,
          file_name: 'b'.repeat(32),
        },
        { ...row, state: 1, parts: 1, size: 25, ended_time: row.seen_time },
      ])
      .execute();
  });

/** Someone with a booking that has passed, and what they ask for about their data. */
const addRequests = ({ put, property }: TestApp) =>
  put(async (tx) => {
    const [name, idcard, phone] = ['苏示例', '990101199003070012', '13800007788'];
    await addOrder(tx, property.near, {
      status: OrderStatus.closed,
      booker_name: name,
      idcard,
      phone,
      arrive_time: '2026-03-08 14:00:00',
      leave_time: '2026-03-10 12:00:00',
    });
    for (const ask of [0, 2, 3] as const) {
      await tx
        .insertInto('person_request')
        .values({
          ask,
          applicant: 0,
          proof: 0,
          sought_name: name,
          sought_idcard: idcard,
          sought_phone: phone,
          shown_name: '苏*',
          shown_idcard: '9901********0012',
          shown_phone: '138****7788',
          request_note: '到店提出',
          state: 0,
          created_by: null,
          created_time: '2026-03-17 15:00:00',
          due_day: '2026-04-07',
          handled_by: null,
          handled_time: null,
          result: '',
        })
        .execute();
    }
  });

/** A hotel that was closed, and a room that is out of use. */
const addClosed = ({ put, property }: TestApp) =>
  put(async (tx) => {
    const room = await addRoom(tx, property.near);
    await tx
      .insertInto('room_block')
      .values({
        room_id: room.id,
        from_day: '2026-03-01',
        to_day: archivedUntil,
        reason: '改为布草间',
        created_by: null,
        created_time: '2026-03-01 09:00:00',
      })
      .execute();
    const id = await addHotel(tx, '停业店', null);
    const closed = { closed_day: '2026-03-01', closed_reason: '租约到期' };
    await tx.updateTable('hotel').set(closed).where('id', '=', id).execute();
  });

/** Builds the world of the examples, once. */
export async function makeWorld(place: Place): Promise<World> {
  const testApp = await openTestApp(place, worldOptions);
  await addOrdersAndRooms(testApp);
  await addChannel(testApp);
  await addQrCodes(testApp);
  await addOtherSession(testApp);
  await addAssistant(testApp);
  await addPendingDeclaration(testApp);
  await addUnused(testApp);
  await addShifts(testApp);
  await addSignIns(testApp);
  await addByCalls(testApp);
  await addAccount(testApp);
  await addExports(testApp);
  await addRequests(testApp);
  await addClosed(testApp);
  const tokens = Object.fromEntries(
    Object.entries(userOf).map(([role, user]) => [role, testApp.tokenOf(user)]),
  ) as World['tokens'];
  await testApp.stop();
  return { place, tokens };
}

/** A server in a copy of the world, which may be changed. */
export async function enter({ place }: World): Promise<TestServer> {
  const running = await startTestServer(await copyOf(place), worldOptions);
  const pending = () => Promise.resolve({ state: 'pending' } as const);
  Object.assign(running.server, { invoicing: { issue: pending, read: pending } });
  const part = sealPart(exported.key, 0, Buffer.from('{"format":"anzhu-hotel"}\n'));
  await running.server.exportFiles.put(`${exported.name}.0`, 'application/octet-stream', part);
  return running;
}
