import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus, orderStatuses, orderStatusLabel } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { type TestApp, openTestApp } from './testApp.ts';
import type { UserName } from './people.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';

interface Row {
  name: keyof Contract;
  input: (id: number, testApp: TestApp) => object | Promise<object>;
  from: readonly OrderStatus[];
  /** What the order is afterwards; null where it is gone. */
  to: OrderStatus | null | 'same';
  users: readonly UserName[];
}

const hotelSide: readonly UserName[] = ['admin', 'manager', 'staff'];
const management: readonly UserName[] = ['admin', 'manager'];

const table: readonly Row[] = [
  { name: 'getOrder', input: (id) => ({ id }), from: orderStatuses, to: 'same', users: hotelSide },
  {
    name: 'changePrice',
    input: (id) => ({ id, lastPay: 480.5 }),
    from: [OrderStatus.unpaid],
    to: 'same',
    users: management,
  },
  {
    name: 'refundOrder',
    input: (id) => ({ id, paymentMethod: 'WECHAT', paymentClient: 'MP' }),
    from: [OrderStatus.refundRequested],
    to: OrderStatus.refunded,
    users: management,
  },
  {
    name: 'refuseRefund',
    input: (orderId) => ({ orderId }),
    from: [OrderStatus.refundRequested],
    to: OrderStatus.paid,
    users: management,
  },
  {
    name: 'deleteOrder',
    input: (id) => ({ id }),
    from: [OrderStatus.closed],
    to: null,
    users: management,
  },
  {
    name: 'checkIn',
    input: async (orderId, { put, property }) => ({
      id: (await put((tx) => addRoom(tx, property.near))).id,
      orderId,
      ...period,
      checkInfoList: [newGuest()],
    }),
    from: [OrderStatus.paid],
    to: OrderStatus.checkedIn,
    users: hotelSide,
  },
];

const users: readonly UserName[] = ['admin', 'manager', 'staff', 'farManager', 'guard'];

onOneEngine((newPlace) => {
  it.each(table)('$name: every status and role', async (row) => {
    const testApp = await openTestApp(await newPlace());
    for (const status of orderStatuses) {
      for (const user of users) {
        const id = await testApp.put((tx) => addOrder(tx, testApp.property.near, { status }));
        const input = await row.input(id, testApp);
        const before = await testApp.snapshot();
        const logs = await testApp.countLogs();
        const answer = await testApp.as(user, row.name, input);
        const which = `${user}, order of status ${status}`;
        const isHis = row.users.includes(user);
        const isRight = row.from.includes(status);
        const refused = user === 'farManager' ? Code.notFound : Code.noPermission;
        const code = !isHis ? refused : isRight ? Code.success : Code.conflict;
        expect(answer, which).toMatchObject({ status: 200, code });
        expect((await testApp.countLogs()) > logs, which).toBe(code === Code.success);
        if (code !== Code.success) expect(await testApp.snapshot(), which).toBe(before);
        if (code === Code.conflict) {
          expect(answer.msg, which).toContain(`「${orderStatusLabel[status]}」`);
        }
        const order = await testApp.store.db
          .selectFrom('orders')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirst();
        const isMoved = code === Code.success && row.to !== 'same';
        expect(order?.status ?? null, which).toBe(isMoved ? row.to : status);
      }
    }
    expect(testApp.log.errors).toEqual([]);
  });
});
