import { contract } from '@anzhu/api/contract';
import { LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { beforeEach, expect, it, vi } from 'vitest';
import { createKey } from '../src/platform/channel/channelKeys.ts';
import { assignHolds } from '../src/resources/room/assignHolds.ts';
import { onBothEngines } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { declare, personForm } from './isolated.ts';
import { addOrder, addRoom, addStay, newGuest, period } from './property.ts';

/** Codes of the errors that a transaction of the running test ended with. */
const errorCodes = vi.hoisted((): unknown[] => []);

vi.mock('../src/platform/db/errors.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../src/platform/db/errors.ts')>();
  const noted = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof Error && 'code' in error) errorCodes.push(error.code);
      throw error;
    }
  };
  return {
    ...original,
    retried: <Result>(run: () => Promise<Result>) => original.retried(() => noted(run)),
  };
});

beforeEach(() => void errorCodes.splice(0));

/** Transactions that PostgreSQL ended because they and another one waited for each other. */
const deadlocks = (): number => errorCodes.filter((code) => code === '40P01').length;

/** Calls as a booking channel does. */
async function send(
  { url }: TestApp,
  key: string,
  name: 'intakeOrder' | 'intakeOrderPaid' | 'intakeOrderCancelled' | 'intakeRefundRequested',
  input: object,
): Promise<void> {
  const response = await fetch(`${url}${contract[name].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [apiKeyHeader]: key },
    body: JSON.stringify(input),
  });
  expect(response.status).toBeLessThan(500);
}

const fifty = Array.from({ length: 50 }, (_, place) => place);

/** The codes that came back, each with how often. */
async function codesOf(answers: Promise<{ code: number | string }>[]) {
  const codes: Record<string, number> = {};
  for (const { code } of await Promise.all(answers)) codes[code] = (codes[code] ?? 0) + 1;
  return codes;
}

const oneWins = { [Code.success]: 1, [Code.conflict]: 49 };

const addRooms = (testApp: TestApp, count: number, status: RoomStatus, isIsolation = false) =>
  testApp.put(async (tx) => {
    const rooms: Awaited<ReturnType<typeof addRoom>>[] = [];
    while (rooms.length < count) {
      rooms.push(await addRoom(tx, testApp.property.near, { status, isIsolation }));
    }
    return rooms;
  });

onBothEngines((newPlace) => {
  it('fifty clerks check in one room: one does', async () => {
    const testApp = await openTestApp(await newPlace());
    const [room] = await addRooms(testApp, 1, RoomStatus.vacant);
    const codes = await codesOf(
      fifty.map(() =>
        testApp.as('staff', 'checkIn', { id: room?.id, ...period, checkInfoList: [newGuest()] }),
      ),
    );
    expect(codes).toEqual(oneWins);
    expect(await testApp.store.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
    await expectSound(testApp);
  });

  it('one order into fifty rooms: one room gets it', async () => {
    const testApp = await openTestApp(await newPlace());
    const orderId = await testApp.put((tx) => addOrder(tx, testApp.property.near));
    const rooms = await addRooms(testApp, 50, RoomStatus.vacant);
    const codes = await codesOf(
      rooms.map(({ id }) =>
        testApp.as('staff', 'checkIn', { id, orderId, ...period, checkInfoList: [newGuest()] }),
      ),
    );
    expect(codes).toEqual(oneWins);
    await expectSound(testApp);
  });

  it('one guest into fifty rooms: one room has them', async () => {
    const testApp = await openTestApp(await newPlace());
    const rooms = await addRooms(testApp, 50, RoomStatus.vacant);
    const guest = newGuest();
    const codes = await codesOf(
      rooms.map(({ id }) =>
        testApp.as('staff', 'checkIn', { id, ...period, checkInfoList: [guest] }),
      ),
    );
    expect(codes).toEqual(oneWins);
    await expectSound(testApp);
  });

  // They wait for the lock of the type one after the other: twenty are through within its time on a busy machine too.
  it('twenty clerks each into a room of their own: all do', async () => {
    const testApp = await openTestApp(await newPlace());
    const rooms = await addRooms(testApp, 20, RoomStatus.vacant);
    const checkIn = (id: number) =>
      testApp.as('staff', 'checkIn', { id, ...period, checkInfoList: [newGuest()] });
    expect(await codesOf(rooms.map(({ id }) => checkIn(id)))).toEqual({ [Code.success]: 20 });
    await expectSound(testApp);
  });

  it.each([
    ['checkOut', RoomStatus.occupied, false],
    ['cleanRoom', RoomStatus.awaitingCleaning, false],
  ] as const)('fifty times %s of one room: once', async (name, status, isIsolation) => {
    const testApp = await openTestApp(await newPlace());
    const [room] = await addRooms(testApp, 1, status, isIsolation);
    const id = room?.id;
    expect(await codesOf(fifty.map(() => testApp.as('staff', name, { id })))).toEqual(oneWins);
    await expectSound(testApp);
  });

  it('fifty people move into one isolation room: one does', async () => {
    const testApp = await openTestApp(await newPlace());
    const rooms = await addRooms(testApp, 50, RoomStatus.occupied, true);
    const [target] = await addRooms(testApp, 1, RoomStatus.vacant, true);
    const codes = await codesOf(
      rooms.map(({ id }) =>
        testApp.as('guard', 'changeRoom', { currentRoomId: id, newRoomId: target?.id }),
      ),
    );
    expect(codes).toEqual(oneWins);
    await expectSound(testApp);
  });

  it('fifty people are assigned to one vacant isolation room: one is', async () => {
    const testApp = await openTestApp(await newPlace());
    await addRooms(testApp, 1, RoomStatus.vacant, true);
    const { hotelId, typeId: roomType } = testApp.property.near;
    const codes = await codesOf(
      fifty.map(() => testApp.as('guard', 'assignIsolation', personForm({ hotelId, roomType }))),
    );
    expect(codes).toEqual(oneWins);
    await expectSound(testApp);
  });

  it('fifty people are assigned to fifty rooms: each gets one', async () => {
    const testApp = await openTestApp(await newPlace());
    await addRooms(testApp, 50, RoomStatus.vacant, true);
    const { hotelId, typeId: roomType } = testApp.property.near;
    const answers = await Promise.all(
      fifty.map(() => testApp.as('guard', 'assignIsolation', personForm({ hotelId, roomType }))),
    );
    expect(new Set(answers.map(({ data }) => data?.roomId)).size).toBe(50);
    await expectSound(testApp);
  });

  it('one person is assigned fifty times: once', async () => {
    const testApp = await openTestApp(await newPlace());
    await addRooms(testApp, 50, RoomStatus.vacant, true);
    const { hotelId, typeId: roomType } = testApp.property.near;
    const person = personForm({ hotelId, roomType });
    const codes = await codesOf(fifty.map(() => testApp.as('guard', 'assignIsolation', person)));
    expect(codes).toEqual(oneWins);
    await expectSound(testApp);
  });

  it('fifty reviewers of one declaration: one decides', async () => {
    const testApp = await openTestApp(await newPlace());
    await addRooms(testApp, 50, RoomStatus.vacant, true);
    const { hotelId, typeId: roomType } = testApp.property.near;
    const id = await testApp.put((tx) => declare(tx));
    const codes = await codesOf(
      fifty.map((place) =>
        testApp.as('guard', 'reviewDeclaration', {
          id,
          hotelId,
          roomType,
          remark: '意见',
          reviewStatus: place % 2 === 0 ? 1 : 2,
        }),
      ),
    );
    expect(codes).toEqual(oneWins);
    await expectSound(testApp);
  });

  it('fifty declarations for one vacant room: one is approved, the others stay pending', async () => {
    const testApp = await openTestApp(await newPlace());
    await addRooms(testApp, 1, RoomStatus.vacant, true);
    const { hotelId, typeId: roomType } = testApp.property.near;
    const ids = await testApp.put(async (tx) => {
      const made: number[] = [];
      while (made.length < 50) made.push(await declare(tx));
      return made;
    });
    const codes = await codesOf(
      ids.map((id) =>
        testApp.as('guard', 'reviewDeclaration', { id, hotelId, roomType, reviewStatus: 1 }),
      ),
    );
    expect(codes).toEqual(oneWins);
    const pending = await testApp.as('guard', 'declarationPage', { reviewStatus: 0 });
    expect(pending.data.total).toBe(49);
    await expectSound(testApp);
  });

  it('a person is corrected while they move and leave: the records agree', async () => {
    const testApp = await openTestApp(await newPlace());
    const [room] = await addRooms(testApp, 1, RoomStatus.occupied, true);
    const targets = await addRooms(testApp, 10, RoomStatus.vacant, true);
    const { id } = await testApp.store.db
      .selectFrom('isolation_person')
      .select('id')
      .executeTakeFirstOrThrow();
    const answers = targets.flatMap((target) => [
      testApp.as('guard', 'changeRoom', { currentRoomId: room?.id, newRoomId: target.id }),
      testApp.as('staff', 'modifyIsolation', { id, idCard: newGuest().idcard }),
      testApp.as('staff', 'modifyIsolation', { id, checkOutTime: '2026-04-09 10:00:00' }),
    ]);
    expect(await codesOf(answers)).toEqual({ [Code.success]: 21, [Code.conflict]: 9 });
    await expectSound(testApp);
  });

  it('two fields of one person are corrected at once, again and again: none is lost', async () => {
    const testApp = await openTestApp(await newPlace());
    await addRooms(testApp, 1, RoomStatus.occupied, true);
    const { id } = await testApp.store.db
      .selectFrom('isolation_person')
      .select('id')
      .executeTakeFirstOrThrow();
    for (let round = 1; round <= 15; round += 1) {
      const { idcard } = newGuest();
      const answers = [
        { idCard: idcard },
        { city: `城市${round}` },
        { email: `r${round}@a.cn` },
      ].map((fields) => testApp.as('staff', 'modifyIsolation', { id, ...fields }));
      expect(await codesOf(answers)).toEqual({ [Code.success]: 3 });
      const { data } = await testApp.as('staff', 'getIsolation', { id });
      expect(data).toMatchObject({
        idCard: idcard,
        city: `城市${round}`,
        email: `r${round}@a.cn`,
      });
    }
    await expectSound(testApp);
  });

  it('a person moves and leaves at once: one of both', async () => {
    const testApp = await openTestApp(await newPlace());
    const [room] = await addRooms(testApp, 1, RoomStatus.occupied, true);
    const targets = await addRooms(testApp, 25, RoomStatus.vacant, true);
    const codes = await codesOf(
      targets.flatMap(({ id }) => [
        testApp.as('guard', 'changeRoom', { currentRoomId: room?.id, newRoomId: id }),
        testApp.as('guard', 'isolationCheckOut', { roomId: room?.id, status: 1 }),
      ]),
    );
    expect(codes).toEqual(oneWins);
    await expectSound(testApp);
  });

  it('fifty refunds of one order: paid once', async () => {
    const testApp = await openTestApp(await newPlace());
    const request = { status: OrderStatus.refundRequested };
    const id = await testApp.put((tx) => addOrder(tx, testApp.property.near, request));
    const asking = { id, paymentMethod: 'WECHAT', paymentClient: 'MP' };
    const codes = await codesOf(fifty.map(() => testApp.as('manager', 'refundOrder', asking)));
    expect(codes).toEqual(oneWins);
    const ledger = await testApp.store.db.selectFrom('ledger').selectAll().execute();
    expect(ledger).toHaveLength(1);
    await expectSound(testApp);
  });

  it('approving and refusing one refund at once: money and status agree', async () => {
    const testApp = await openTestApp(await newPlace());
    const request = { status: OrderStatus.refundRequested };
    const id = await testApp.put((tx) => addOrder(tx, testApp.property.near, request));
    const asking = { id, paymentMethod: 'WECHAT', paymentClient: 'MP' };
    const codes = await codesOf(
      fifty.map((place) =>
        place % 2 === 0
          ? testApp.as('manager', 'refundOrder', asking)
          : testApp.as('manager', 'refuseRefund', { orderId: id }),
      ),
    );
    expect(codes).toEqual(oneWins);
    const { status } = await testApp.store.db
      .selectFrom('orders')
      .select('status')
      .executeTakeFirstOrThrow();
    const ledger = await testApp.store.db.selectFrom('ledger').selectAll().execute();
    expect(ledger).toHaveLength(status === OrderStatus.refunded ? 1 : 0);
    await expectSound(testApp);
  });

  it('fifty prices for one order: each log entry begins where the one before ended', async () => {
    const testApp = await openTestApp(await newPlace());
    const id = await testApp.put((tx) => addOrder(tx, testApp.property.near, { status: 0 }));
    const change = (lastPay: number) => testApp.as('manager', 'changePrice', { id, lastPay });
    const codes = await codesOf(fifty.map((place) => change(place + 1)));
    expect(codes[Code.success]).toBeGreaterThan(0);
    expect((codes[Code.success] ?? 0) + (codes[Code.conflict] ?? 0)).toBe(50);
    const logs = await testApp.store.db
      .selectFrom('log')
      .select(['before_values', 'after_values'])
      .where('target_kind', '=', 'order')
      .orderBy('id')
      .execute();
    const steps = logs.map((log) => [
      JSON.parse(log.before_values ?? '').实付金额,
      JSON.parse(log.after_values ?? '').实付金额,
    ]);
    for (const [place, [before]] of steps.entries()) {
      expect(before).toBe(place === 0 ? 540 : steps[place - 1]?.[1]);
    }
    await expectSound(testApp);
  });

  it('both rooms of an order are left at once, many times: each order is complete, once', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotelId } = testApp.property.near;
    const firsts = await addRooms(testApp, 20, RoomStatus.occupied);
    const seconds = await addRooms(testApp, 20, RoomStatus.vacant);
    await testApp.put(async (tx) => {
      for (const [place, { id: roomId, sn }] of seconds.entries()) {
        const orderId = firsts[place]?.orderId ?? null;
        await addStay(tx, { hotelId, roomId, sn, orderId, isIsolation: false });
      }
      const ids = seconds.map(({ id }) => id);
      const occupied = { status: RoomStatus.occupied };
      await tx.updateTable('room').set(occupied).where('id', 'in', ids).execute();
    });
    const rooms = firsts.flatMap((first, place) => [first, seconds[place] ?? first]);
    const answers = await Promise.all(
      rooms.map(({ id }) => testApp.as('staff', 'checkOut', { id })),
    );
    expect(answers.map(({ code }) => code)).toEqual(rooms.map(() => 200));
    expect(answers.filter(({ data }) => Boolean(data?.isOrderComplete))).toHaveLength(20);
    await expectSound(testApp);
  });

  it('check-in, refund and hold of the same orders and rooms do not block each other', async () => {
    const testApp = await openTestApp(await newPlace());
    const key = await createKey(testApp.server, '携程');
    const held = await addRooms(testApp, 12, RoomStatus.reserved);
    const vacant = await addRooms(testApp, 24, RoomStatus.vacant);
    const unheld = await testApp.put(async (tx) => {
      await tx.updateTable('orders').set({ channel: '携程' }).execute();
      const ids: number[] = [];
      while (ids.length < 12) ids.push(await addOrder(tx, testApp.property.near));
      return ids;
    });
    const checkIn = async (id: unknown, orderId: unknown) => {
      const input = { id, orderId, ...period, checkInfoList: [newGuest()] };
      await testApp.as('staff', 'checkIn', input);
    };
    const refund = async (id: unknown) => {
      await send(testApp, key, 'intakeRefundRequested', { id, reason: '行程有变' });
      const asking = { id, paymentMethod: 'WECHAT', paymentClient: 'MP' };
      await testApp.as('manager', 'refundOrder', asking);
    };
    await Promise.all([
      ...held.flatMap(({ id, orderId }, place) => [
        checkIn(id, orderId),
        checkIn(vacant[place + 12]?.id, orderId),
        ...(place % 3 === 0 ? [refund(orderId)] : []),
      ]),
      ...unheld.map((orderId, place) => checkIn(vacant[place]?.id, orderId)),
      assignHolds.run(testApp.server, new AbortController().signal),
    ]);
    expect(deadlocks()).toBe(0);
    await expectSound(testApp);
  });

  it('what went back to an account is voided while companies pay: none blocks another', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotelId } = testApp.property.near;
    const rooms = await addRooms(testApp, 6, RoomStatus.occupied);
    const companyId = await testApp.put(async (tx) => {
      const texts = { contact: '', contact_phone: '', tax_number: '', remark: '' };
      const agreed = { share: 100, credit_limit: 10_000_000, until: '2030-12-31' };
      const row = { hotel_id: hotelId, name: '西溪软件', ...texts, ...agreed };
      const { id } = await tx
        .insertInto('company')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
    const shift = await testApp.as('manager', 'openShift', { hotelId, opening: 500 });
    expect(shift.msg).toBe('成功');
    const enter = (orderId: unknown, line: object) =>
      testApp.as('manager', 'addBillLine', { orderId, kind: LineKind.payment, ...line });
    const account = { method: PayMethod.account, companyId };
    const cash = { method: PayMethod.cash };
    const entered: unknown[] = [];
    for (const { orderId } of rooms) {
      expect((await enter(orderId, { kind: LineKind.charge, amount: 100 })).msg).toBe('成功');
      expect((await enter(orderId, { amount: 100, ...account })).msg).toBe('成功');
      // Its void puts the sum on the account again: it holds the company and the shift of who entered it.
      const back = { kind: LineKind.refund, amount: 100, ...account };
      const { msg, data } = await enter(orderId, back);
      expect(msg).toBe('成功');
      entered.push(data.id);
    }
    // What is on the account in any case, for those who pay first.
    const [{ orderId: paying } = { orderId: null }] = rooms;
    expect((await enter(paying, { kind: LineKind.charge, amount: 20 })).msg).toBe('成功');
    expect((await enter(paying, { amount: 20, ...account })).msg).toBe('成功');
    const receipt = { companyId, receivedDay: period.estimatedCheckIn.slice(0, 10), ...cash };
    const receipts = await Promise.all([
      ...entered.map((id) => testApp.as('manager', 'voidBillLine', { id, reason: '记错' })),
      ...rooms.flatMap(() => [
        testApp.as('manager', 'addReceipt', { ...receipt, amount: 1 }),
        testApp.as('manager', 'addReceipt', { ...receipt, amount: 1 }),
      ]),
    ]);
    expect(receipts.map(({ msg }) => msg)).toEqual(receipts.map(() => '成功'));
    expect(deadlocks()).toBe(0);
    const page = { page: { page: 1, size: 10 }, name: '西溪软件' };
    const { data } = await testApp.as('manager', 'companyPage', page);
    expect(data.records[0]?.owed).toBe(6 * 100 + 20 - 12);
    await expectSound(testApp);
  });

  it('guests walk in while a channel books, pays and cancels: none blocks another', async () => {
    const testApp = await openTestApp(await newPlace());
    const key = await createKey(testApp.server, '携程');
    const rooms = await addRooms(testApp, 20, RoomStatus.vacant);
    const { hotelId, typeId: roomType } = testApp.property.near;
    const book = async (place: number) => {
      const externalId = `X${place}`;
      await send(testApp, key, 'intakeOrder', {
        externalId,
        hotelId,
        roomType,
        ...period,
        source: '携程',
        name: '王芳',
        number: '13800000000',
        province: '浙江',
      });
      const next = place % 2 === 0 ? 'intakeOrderPaid' : 'intakeOrderCancelled';
      await send(testApp, key, next, { externalId });
    };
    await Promise.all(
      rooms.flatMap(({ id }, place) => [
        book(place),
        testApp.as('staff', 'checkIn', {
          id,
          province: '浙江',
          ...period,
          checkInfoList: [newGuest()],
        }),
      ]),
    );
    expect(deadlocks()).toBe(0);
    await expectSound(testApp);
  });

  it('channels and clerks compete for the last rooms of a night: no room is given twice', async () => {
    const testApp = await openTestApp(await newPlace());
    const key = await createKey(testApp.server, '携程');
    const rooms = await addRooms(testApp, 10, RoomStatus.vacant);
    const { hotelId, typeId: roomType } = testApp.property.near;
    const order = { hotelId, roomType, source: '携程', name: '王芳', number: '13800000000' };
    await Promise.all(
      rooms.flatMap(({ id }, place) => [
        ...[0, 1].map((half) =>
          send(testApp, key, 'intakeOrder', {
            ...order,
            ...period,
            externalId: `X${place}.${half}`,
          }),
        ),
        testApp.as('staff', 'checkIn', { id, ...period, checkInfoList: [newGuest()] }),
      ]),
    );
    const orders = await testApp.store.db.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(10);
    expect(deadlocks()).toBe(0);
    await expectSound(testApp);
  });
});
