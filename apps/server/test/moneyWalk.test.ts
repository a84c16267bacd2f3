import { type Bill, LineKind, PayMethod } from '@anzhu/api/contract/bill';
import { Guarantee } from '@anzhu/api/contract/guarantee';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { hotelDayOf } from '@anzhu/api/rules/hotelDay';
import { momentOf } from '@anzhu/api/rules/localTime';
import { openToSettle } from '@anzhu/api/rules/masterBill';
import { toFen } from '@anzhu/api/rules/money';
import { expect, it } from 'vitest';
import { hotelTime, localTime } from '../src/platform/clock.ts';
import { checkStore } from '../src/platform/operation/checkStore.ts';
import { RefundDeclined, RefundPending } from '../src/platform/payment/gateway.ts';
import { closeUnpaidOrders, settleRefunds } from '../src/resources/order/jobs.ts';
import { findWrongFigures, keepDayFigures } from '../src/resources/report/index.ts';
import { onBothEngines, type Place } from './engines.ts';
import { seeded } from './fuzz/random.ts';
import { call } from './harness.ts';
import { signIn } from './people.ts';
import { addRoom, newGuest } from './property.ts';
import { openTestApp } from './testApp.ts';
import { testGateway } from './testGateway.ts';

const acts = 1400;
const actsOfDay = 300;

const { account, cash, wechat, card } = PayMethod;
const creditLimit = 300_000;

const hasAllowance = ({
  lines,
}: {
  lines: readonly Pick<Bill['lines'][number], 'isAllowance'>[];
}): boolean => lines.some(({ isAllowance }) => isAllowance === true);

/** A desk whose clerks do whatever they may, and much that they may not. */
async function openDesk(place: Place, seed: number) {
  const testApp = await openTestApp(place);
  const { put, store, clock, property, server } = testApp;
  /** Sessions end overnight. */
  const tokens = new Map(
    (['manager', 'staff'] as const).map((user) => [user, testApp.tokenOf(user)]),
  );
  async function as<Name extends keyof Contract>(
    user: 'manager' | 'staff',
    name: Name,
    input: object,
  ) {
    const answer = await call(testApp, name, input, tokens.get(user));
    if (answer.code !== Code.sessionExpired) return answer;
    tokens.set(user, await signIn(testApp, user));
    return call(testApp, name, input, tokens.get(user));
  }
  const { near } = property;
  const other = { ...near, typeId: near.otherTypeId };
  const chance = seeded(seed);
  const gateway = testGateway();
  Object.assign(server, { payment: gateway });
  gateway.answer = ({ refundNumber }) => {
    if (chance.is(0.6)) return Promise.resolve();
    if (chance.is(0.3)) return Promise.reject(new RefundPending('later'));
    const isPaid = chance.is(0.5);
    if (!isPaid) gateway.paid.delete(refundNumber);
    return Promise.reject(isPaid ? new Error('timeout') : new RefundDeclined('no money'));
  };
  await put(async (tx) => {
    await tx.updateTable('hotel').set({ pay_back_limit: 20_000 }).execute();
    await tx.updateTable('room_type').set({ fee: 50_000 }).where('id', '=', other.typeId).execute();
    for (let count = 0; count < 12; count += 1) {
      await addRoom(tx, near);
      await addRoom(tx, other);
      await addRoom(tx, property.far);
    }
  });
  const companyId = await put(async (tx) => {
    const company = {
      name: '西溪软件',
      contact: '',
      contact_phone: '',
      tax_number: '',
      remark: '',
    };
    const agreed = { share: 90, credit_limit: creditLimit, until: '2030-12-31' };
    const row = { hotel_id: near.hotelId, ...company, ...agreed };
    const { id } = await tx
      .insertInto('company')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    // The other type has a price of its own.
    const fixed = { company_id: id, room_type_id: other.typeId, fee: 42_000 };
    await tx.insertInto('company_price').values(fixed).execute();
    return id;
  });
  const items = [
    { name: '矿泉水', price: 500 },
    { name: '浴巾赔偿', price: 12_350 },
  ].map((item) => ({ ...item, hotel_id: near.hotelId, unit: '', is_active: 1 as const }));
  await put((tx) => tx.insertInto('item').values(items).execute());
  /** What was charged for items, in fen. */
  const sold = { fen: 0 };
  const { db } = store;
  const orderIn = async (...statuses: OrderStatus[]) =>
    chance.pick(
      await db
        .selectFrom('orders')
        .select(['id', 'room_type_id', 'last_pay', 'arrive_time', 'leave_time'])
        .where('status', 'in', statuses)
        .orderBy('id')
        .execute(),
    );
  const roomIn = async (status: RoomStatus, type?: number) =>
    chance.pick(
      await db
        .selectFrom('room')
        .select('id')
        .where('status', '=', status)
        .where('room_type_id', 'in', type === undefined ? [near.typeId, other.typeId] : [type])
        .orderBy('id')
        .execute(),
    );
  const stayNow = async () =>
    chance.pick(
      await db
        .selectFrom('stay')
        .select(['room_id as roomId', 'sn', 'leave_time'])
        .where('ended_time', 'is', null)
        .orderBy('id')
        .execute(),
    );
  const now = () => localTime(clock.now());
  const nights = () => ({
    estimatedCheckIn: now(),
    estimatedCheckOut: `${addDays(dayOf(now()), 1 + chance.below(3))} 12:00:00`,
  });
  /** The whole, a part, or something that no one owes. */
  const sum = (fen = 60_000): number =>
    chance.pick([fen / 100, Math.ceil(fen / 200), 1 + chance.below(900), 0.01]);
  const method = () => chance.pick([cash, wechat, card]);
  /** Also on the account of the company. */
  const way = () => (chance.is(0.5) ? { method: account, companyId } : { method: method() });
  const enter = async (kind: LineKind, ...statuses: OrderStatus[]) => {
    const order = await orderIn(...(statuses.length > 0 ? statuses : Object.values(OrderStatus)));
    const amount = sum(order.last_pay);
    const restAsDeposit = chance.is(0.5);
    const line = { orderId: order.id, kind, amount, ...way(), restAsDeposit };
    return as('manager', 'addBillLine', line);
  };
  const { unpaid, paid, closed, completed, refundRequested } = OrderStatus;
  /** The 日报 of the days before today. */
  async function closedDays(): Promise<string> {
    const today = hotelDayOf(now(), server.config.dayStarts);
    const days = [-3, -2, -1].map((count) => addDays(today, count));
    const reports = days.map((day) => as('manager', 'dayReport', { day }));
    return JSON.stringify((await Promise.all(reports)).map(({ data }) => data));
  }

  return {
    ...testApp,
    as,
    gateway,
    chance,
    sold,
    does: {
      book: () =>
        as('staff', 'addOrder', {
          roomType: chance.pick([near.typeId, other.typeId]),
          ...nights(),
          name: '王电话',
          number: '13812345678',
          ...chance.pick([
            { status: paid },
            { status: paid },
            { guarantee: Guarantee.onArrival },
            { received: chance.pick([100, 200, 0.01]) },
            { guarantee: Guarantee.guaranteed, guaranteeNote: '公司', received: sum(30_000) },
            { guarantee: Guarantee.online },
          ]),
          ...(chance.is(0.2) && { rooms: 2 }),
          ...(chance.is(0.3) && { companyId }),
          method: method(),
        }),
      /** Other dates, or another type, of one room or of a group; a part of what is more. */
      async modify() {
        const { id, leave_time } = await orderIn(unpaid, paid);
        const change = {
          id,
          scope: chance.pick(['one', 'one', 'group']),
          ...(chance.is(0.7) && {
            estimatedCheckOut: `${addDays(dayOf(leave_time), chance.pick([-2, -1, 1, 2]))} 12:00:00`,
          }),
          ...(chance.is(0.3) && { roomType: chance.pick([near.typeId, other.typeId]) }),
        };
        const { data } = await as('staff', 'quoteOrder', change);
        const pay = chance.pick([data?.difference, 0, sum(), -sum()]);
        const shown = { lastPay: data?.lastPay, seen: data?.seen };
        return as('staff', 'modifyOrder', { ...change, ...shown, pay, method: method() });
      },
      async noShow() {
        const { id } = await orderIn(unpaid, paid);
        return as('staff', 'endNoShow', { id });
      },
      async reinstate() {
        const { id } = await orderIn(closed, completed, refundRequested);
        return as('manager', 'reinstateOrder', { id });
      },
      async cancelGroup() {
        const { id } = await orderIn(unpaid, paid);
        const group = { id, scope: 'group' };
        const { data } = await as('staff', 'quoteCancel', group);
        const refundAmount = chance.pick([0, data?.refundable ?? 0, sum()]);
        return as('staff', 'cancelOrder', { ...group, reason: '行程有变', refundAmount });
      },
      async closeUnpaid() {
        await closeUnpaidOrders.run(server, new AbortController().signal);
      },
      charge: () => enter(LineKind.charge),
      async takeOff() {
        const order = await orderIn(paid, OrderStatus.checkedIn, completed);
        const line = { orderId: order.id, kind: LineKind.charge, isAllowance: 1, note: '空调故障' };
        return as('manager', 'addBillLine', { ...line, amount: -sum(order.last_pay) });
      },
      /** One item or two, at the price that was read or at another one; the price may have been changed before. */
      async sellItems() {
        const rows = await db.selectFrom('item').select(['id', 'price']).orderBy('id').execute();
        const [dearer] = rows;
        if (dearer && chance.is(0.2)) {
          const price = 1 + chance.below(900);
          await as('manager', 'modifyItem', { id: dearer.id, price });
          dearer.price = price * 100;
        }
        const { id: orderId } = await orderIn(paid, OrderStatus.checkedIn, completed);
        const chosen = rows
          .slice(0, 1 + chance.below(2))
          .map((row) => ({ ...row, quantity: 1 + chance.below(4) }));
        const fen = chosen.reduce((total, { price, quantity }) => total + price * quantity, 0);
        const answer = await as(chance.pick(['manager', 'staff']), 'chargeItems', {
          orderId,
          items: chosen.map(({ id: itemId, quantity }) => ({ itemId, quantity })),
          seen: chance.is(0.9) ? fen / 100 : 0.01,
        });
        if (answer.code === 200) sold.fen += fen;
        return answer;
      },
      async moveLines() {
        const lines = await db
          .selectFrom('bill_line')
          .select(['id', 'order_id'])
          .where('kind', '=', LineKind.charge)
          .orderBy('id')
          .execute();
        const { id, order_id: orderId } = chance.pick(lines);
        const { id: toOrderId } = await orderIn(paid, OrderStatus.checkedIn, completed);
        return as('staff', 'moveBillLines', { orderId, lineIds: [id], toOrderId });
      },
      hold: () => enter(LineKind.deposit, paid, OrderStatus.checkedIn),
      async giveDepositBack() {
        const held = await db
          .selectFrom('bill_line')
          .select(['order_id', 'amount'])
          .where('kind', '=', LineKind.deposit)
          .orderBy('id')
          .execute();
        const { order_id: orderId, amount } = chance.pick(held);
        const line = { orderId, kind: LineKind.deposit, amount: -sum(amount), method: method() };
        return as('manager', 'addBillLine', line);
      },
      receive: () => enter(LineKind.payment),
      async putOnAccount() {
        const { id: orderId } = await orderIn(OrderStatus.checkedIn, completed);
        const { data } = await as('staff', 'getBill', { orderId });
        const amount = chance.pick([data?.open ?? 0, sum(), 0.01]);
        const line = { orderId, kind: LineKind.payment, method: account, companyId, amount };
        return as('staff', 'addBillLine', line);
      },
      payBack: () => enter(LineKind.refund),
      async discard() {
        const lines = await db.selectFrom('bill_line').select('id').orderBy('id').execute();
        const before = await closedDays();
        const input = { id: chance.pick(lines).id, reason: '记错' };
        const answer = await as('manager', 'voidBillLine', input);
        expect(await closedDays()).toBe(before);
        return answer;
      },
      async cancel() {
        const { id, last_pay } = await orderIn(unpaid, paid, refundRequested);
        const refundAmount = chance.is(0.3) ? 0 : sum(last_pay);
        return as('staff', 'cancelOrder', { id, reason: '行程有变', refundAmount });
      },
      async guestAsks() {
        const { id } = await orderIn(paid);
        const asked = { status: refundRequested, assigned_room_id: null };
        await put((tx) => tx.updateTable('orders').set(asked).where('id', '=', id).execute());
        const held = { status: RoomStatus.vacant, held_order_id: null };
        await put((tx) =>
          tx.updateTable('room').set(held).where('held_order_id', '=', id).execute(),
        );
      },
      async approve() {
        const { id, last_pay } = await orderIn(refundRequested);
        const part = { refundAmount: sum(last_pay), reason: '少住' };
        return as('manager', 'refundOrder', {
          id,
          paymentMethod: 'WECHAT',
          paymentClient: 'MP',
          ...(chance.is(0.5) && part),
        });
      },
      async refuse() {
        const { id } = await orderIn(refundRequested);
        return as('manager', 'refuseRefund', { orderId: id });
      },
      async findOut() {
        clock.forward(61);
        await settleRefunds.run(server, new AbortController().signal);
      },
      async walkIn() {
        const { id } = await roomIn(RoomStatus.vacant);
        const guests = { ...nights(), checkInfoList: [newGuest()], acceptReserved: true };
        const agreed = { companyId, method: chance.pick([account, method()]) };
        const settled = chance.is(0.4) ? agreed : { method: method() };
        return as('staff', 'checkIn', { id, ...guests, ...settled });
      },
      async arrive() {
        const order = await orderIn(unpaid, paid);
        const { id } = await roomIn(
          chance.pick([RoomStatus.vacant, RoomStatus.reserved]),
          order.room_type_id,
        );
        return as('staff', 'checkIn', {
          id,
          orderId: order.id,
          estimatedCheckIn: now(),
          estimatedCheckOut: chance.is(0.5) ? order.leave_time : nights().estimatedCheckOut,
          checkInfoList: [newGuest()],
          acceptReserved: true,
          method: method(),
        });
      },
      async undo() {
        const { roomId, sn } = await stayNow();
        const quoted = await as('staff', 'quoteStay', { roomId, sn, isUndo: 1 });
        const pay = quoted.data?.difference;
        return as('staff', 'undoStay', { roomId, sn, pay, method: method() });
      },
      async changeStay() {
        const { roomId, sn, leave_time } = await stayNow();
        const moved = addDays(dayOf(leave_time), chance.pick([-2, -1, 1]));
        const stay = { roomId, sn, leaveTime: `${moved} 12:00:00` };
        const { data } = await as('staff', 'quoteStay', stay);
        const pay = chance.is(0.8) ? (data?.difference ?? 0) : -sum();
        return as('staff', 'changeStay', { ...stay, pay, ...way() });
      },
      /** Who manages the hotel agrees, to the whole or less or more, or does not. */
      async decide() {
        const asked = await db
          .selectFrom('pay_back')
          .select(['id', 'amount'])
          .where('state', '=', 0)
          .orderBy('id')
          .execute();
        const { id, amount } = chance.pick(asked);
        const before = await closedDays();
        const answer = chance.is(0.7)
          ? await as('manager', 'approvePayBack', { id, amount: sum(amount), method: method() })
          : await as('manager', 'rejectPayBack', { id });
        expect(await closedDays()).toBe(before);
        return answer;
      },
      async changeHotel() {
        const { roomId, sn } = await stayNow();
        const { far } = property;
        const stay = { roomId, sn, hotelId: far.hotelId };
        const { data } = await as('staff', 'quoteHotelChange', stay);
        const credit = chance.is(0.8) ? (data?.credit ?? 0) : sum();
        const lastPay = data?.types.find(({ id }) => Number(id) === far.typeId)?.lastPay ?? 0;
        const move = { ...stay, roomType: far.typeId, credit, lastPay };
        return as('staff', 'changeHotel', { ...move, ...(chance.is(0.5) && { method: method() }) });
      },
      async changeRoom() {
        const { roomId, sn } = await stayNow();
        const { id: newRoomId } = await roomIn(RoomStatus.vacant);
        const { data } = await as('staff', 'quoteStay', { roomId, sn, newRoomId });
        const pay = chance.is(0.8) ? (data?.difference ?? 0) : -sum();
        const move = { currentRoomId: roomId, newRoomId, pay, ...way() };
        return as('staff', 'changeRoom', move);
      },
      async leave() {
        const { roomId } = await stayNow();
        await as('staff', 'checkOut', { id: roomId });
        return as('staff', 'cleanRoom', { id: roomId });
      },
      /** With what is proposed for it, or another sum; a part of the late ones are charged before they leave. */
      async leaveLate() {
        const next = await stayNow();
        const due = momentOf(next.leave_time) - momentOf(now());
        // Who leaves today stays over noon.
        if (due > 0 && due < 8 * 3_600_000) clock.forward(due / 1000 + 3 * 3600);
        const late = await db
          .selectFrom('stay')
          .select(['room_id', 'order_id'])
          .where('ended_time', 'is', null)
          .where('leave_time', '<', now())
          .orderBy('id')
          .execute();
        const { room_id: id, order_id: orderId } = chance.pick(late);
        const { data } = await as('staff', 'getBill', { orderId });
        const lateFee = chance.pick([data?.late?.amount, 0, sum()]);
        const line = { orderId, kind: LineKind.charge, amount: lateFee, isLate: true };
        if (chance.is(0.3)) return as('staff', 'addBillLine', line);
        const answer = await as('staff', 'checkOut', { id, lateFee });
        await as('staff', 'cleanRoom', { id });
        return answer;
      },
      /** The bill of guests who stay or have left: whole, or a part; in one way or in two; some leave by it. */
      async settle() {
        const order = await orderIn(OrderStatus.checkedIn, completed);
        const { id: orderId } = order;
        const { data } = await as('manager', 'getBill', { orderId });
        const room = await db
          .selectFrom('stay')
          .select('room_id')
          .where('order_id', '=', orderId)
          .where('ended_time', 'is', null)
          .executeTakeFirst();
        const leaves = room !== undefined && chance.is(0.4);
        const lateFee = leaves && data?.late ? chance.pick([data.late.amount, 0]) : 0;
        const net =
          toFen(data ? openToSettle(data) : 0) + toFen(lateFee) - toFen(data?.deposit ?? 0);
        const leaveOpen = chance.is(0.3);
        const given = leaveOpen ? chance.below(Math.abs(net) + 1) : Math.abs(net);
        const first = chance.pick([given, Math.ceil(given / 3)]);
        const parts = [first, given - first]
          .filter((fen) => fen > 0)
          .map((fen) => ({ ...way(), amount: fen / 100 }));
        const answer = await as(chance.pick(['manager', 'staff']), 'settleBill', {
          orderId,
          parts,
          leaveOpen: Number(leaveOpen),
          ...(leaves && { checkOut: room.room_id, lateFee }),
          seen: chance.is(0.95) ? net / 100 : 0.01,
        });
        if (answer.code === 200) {
          const { deposit } = answer.data;
          expect(toFen(openToSettle(answer.data)) - toFen(deposit)).toBe(
            net > 0 ? net - given : net + given,
          );
          if (leaves) await as('staff', 'cleanRoom', { id: room.room_id });
        }
        return answer;
      },
      /** Two rooms of a group, and one of their bills for both; sometimes none. */
      async group() {
        const [one, chosen] = [
          await orderIn(OrderStatus.checkedIn),
          await orderIn(OrderStatus.checkedIn),
        ];
        if (one.id === chosen.id) return undefined;
        const ids = [one.id, chosen.id];
        await put((tx) =>
          tx
            .updateTable('orders')
            .set({ group_no: `T${one.id}` })
            .where('id', 'in', ids)
            .execute(),
        );
        return as('staff', 'setMasterBill', {
          orderId: one.id,
          masterOrderId: chance.is(0.9) ? chosen.id : null,
          roomFees: chance.is(0.8),
          charges: chance.is(0.6),
        });
      },
      /** A room of a group whose guests pay for what they had, which is voided afterwards: it is theirs, not the master's. */
      async payOwn() {
        const member = chance.pick(
          await db
            .selectFrom('orders')
            .innerJoin('group_bill', (join) =>
              join
                .onRef('group_bill.hotel_id', '=', 'orders.hotel_id')
                .onRef('group_bill.group_no', '=', 'orders.group_no')
                .onRef('group_bill.master_id', '<>', 'orders.id'),
            )
            .select('orders.id')
            .where('status', '=', OrderStatus.checkedIn)
            .where('routes_rooms', '=', 1)
            .where('routes_charges', '=', 0)
            .orderBy('orders.id')
            .execute(),
        );
        const bill = { orderId: member.id };
        const { data: before } = await as('manager', 'getBill', bill);
        const amount = 1 + chance.below(40);
        const line = { ...bill, kind: LineKind.charge, amount };
        const { data: charged } = await as('manager', 'addBillLine', line);
        const payment = { ...line, kind: LineKind.payment, method: method() };
        const answer = await as('manager', 'addBillLine', payment);
        const away = await as('manager', 'voidBillLine', { id: charged.id, reason: '记错' });
        // Something else was owed to them, or taken off.
        if (answer.code !== 200 || openToSettle(before) < 0 || hasAllowance(before)) return answer;
        expect([away.msg, away.data.group]).toEqual(['成功', before.group]);
        const owed = toFen(openToSettle(before)) - toFen(amount);
        expect(toFen(openToSettle(away.data))).toBe(owed);
        return answer;
      },
      async companyPays() {
        const receipt = { companyId, receivedDay: dayOf(now()), method: method() };
        return as('staff', 'addReceipt', { ...receipt, amount: sum() });
      },
      async discardReceipt() {
        const receipts = await db
          .selectFrom('company_receipt')
          .select('id')
          .orderBy('id')
          .execute();
        const before = await closedDays();
        const input = { id: chance.pick(receipts).id, reason: '记错' };
        const answer = await as('manager', 'voidReceipt', input);
        expect(await closedDays()).toBe(before);
        return answer;
      },
      async changePrice() {
        const { id } = await orderIn(unpaid);
        return as('manager', 'changePrice', { id, lastPay: chance.is(0.3) ? 0 : sum() });
      },
    },
  };
}

onBothEngines((newPlace) => {
  it(`${acts} acts of the desk: no more is ever paid back than was received, and no 日报 of a past day changes`, async () => {
    const place = await newPlace();
    const desk = await openDesk(place, 40);
    const { chance, does, store, clock, gateway } = desk;
    const names = Object.keys(does) as (keyof typeof does)[];
    // More come than leave: some are late.
    const drawn = [...names, 'walkIn', 'walkIn', 'arrive', 'leaveLate'] as const;
    const done = new Map<string, number>();
    for (let act = 0; act < acts; act += 1) {
      const name = act < 10 ? 'book' : chance.pick(drawn);
      // Nothing in such a state yet: another act.
      const answer = await does[name]().catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
      });
      if (answer && Number(answer.code) === 200) done.set(name, (done.get(name) ?? 0) + 1);
      expect(Number(answer?.code ?? 200), `${act} ${name} ${answer?.msg}`).toBeLessThan(500);
      // What is kept of a day is true until the day is marked.
      if (act % 100 === 50) {
        expect(
          await findWrongFigures(store.db, hotelTime(desk.server), ''),
          `${act} ${name}`,
        ).toEqual([]);
      }
      if (act % 100 === 0) await keepDayFigures.run(desk.server, new AbortController().signal);
      clock.forward(act % actsOfDay === actsOfDay - 1 ? 18 * 3600 : chance.below(150));
    }
    const kept = await store.db
      .selectFrom('day_kept')
      .selectAll()
      .where('is_kept', '=', 1)
      .execute();
    expect(kept.length).toBeGreaterThan(5);
    expect(names.filter((name) => !done.has(name))).toEqual([
      'closeUnpaid',
      'guestAsks',
      'findOut',
    ]);
    const reversals = store.db.selectFrom('bill_line').where('reverses_id', 'is not', null);
    const { count } = await reversals
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(5);
    const orders = await store.db.selectFrom('orders').select(['id', 'last_pay']).execute();
    const sent = Map.groupBy(
      gateway.asked.filter(({ refundNumber }) => gateway.paid.has(refundNumber)),
      ({ orderId }) => orderId,
    );
    for (const { id, last_pay: price } of orders) {
      const { data } = await desk.as('manager', 'getBill', { orderId: id });
      expect([id, (data?.paid ?? 0) >= 0, (data?.deposit ?? 0) >= 0]).toEqual([id, true, true]);
      const numbers = new Set(sent.get(id)?.map(({ refundNumber }) => refundNumber));
      const back = [...numbers].reduce((fen, one) => fen + (gateway.paid.get(one) ?? 0), 0);
      expect([id, back <= price]).toEqual([id, true]);
    }
    const ofItems = await store.db
      .selectFrom('bill_line')
      .select(['amount', 'reverses_id', 'moved_order_id'])
      .where('item_id', 'is not', null)
      .execute();
    const entered = ofItems.filter((line) => (line.reverses_id ?? line.moved_order_id) === null);
    expect(entered.length).toBeGreaterThan(5);
    expect(entered.reduce((fen, { amount }) => fen + amount, 0)).toBe(desk.sold.fen);
    const lines = await store.db
      .selectFrom('bill_line')
      .select(['kind', 'amount'])
      .where('company_id', 'is not', null)
      .where('voided_time', 'is', null)
      .execute();
    const owed = lines.reduce(
      (fen, { kind, amount }) => fen + (kind === LineKind.payment ? amount : -amount),
      0,
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.some(({ kind }) => kind === LineKind.refund)).toBe(true);
    expect(owed).toBeGreaterThanOrEqual(0);
    const receipts = await store.db
      .selectFrom('company_receipt')
      .select('amount')
      .where('voided_time', 'is', null)
      .execute();
    const received = receipts.reduce((fen, { amount }) => fen + amount, 0);
    expect(received).toBeGreaterThanOrEqual(0);
    const page = { page: { page: 1, size: 10 }, name: '西溪软件' };
    const { data: companies } = await desk.as('manager', 'companyPage', page);
    expect(toFen(companies?.records[0]?.owed ?? 0)).toBe(owed - received);
    const engine = place.databaseUrl === null ? 'sqlite' : 'postgres';
    expect(await checkStore(store.db, engine)).toEqual([]);
  });
});
