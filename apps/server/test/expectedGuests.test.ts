import { Code } from '@anzhu/api/contract/envelope';
import { OrderStatus } from '@anzhu/api/contract/order';
import { expect, it } from 'vitest';
import { erasePersonalData } from '../src/platform/cleanUp/personalData.ts';
import { onBothEngines, type Place } from './engines.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp } from './testApp.ts';

const never = new AbortController().signal;
const page = { page: 1, size: 10 };

/** A group of two paid orders that arrive today, and a room for each. */
async function openGroup(place: Place, config: object = {}) {
  const testApp = await openTestApp(place, { config });
  const { near } = testApp.property;
  const made = await testApp.put(async (tx) => {
    const group = { group_no: 'T-示例', booker_name: '王团长' };
    const rooms = [(await addRoom(tx, near)).id, (await addRoom(tx, near)).id];
    return { rooms, ids: [await addOrder(tx, near, group), await addOrder(tx, near, group)] };
  });
  const [first = 0, second = 0] = made.ids;
  const guest = newGuest({ name: '周示例', number: '13922334455' });
  const rooms = [
    { orderId: first, guests: [{ name: '张三丰' }] },
    {
      orderId: second,
      guests: [
        { name: '周示例', idcard: guest.idcard, number: guest.number },
        {
          name: 'Anna Example',
          idcard: 'E00000001',
          documentKind: 2,
          nationality: 'DEU',
          birthDate: '1990-05-01',
        },
      ],
    },
  ];
  return { testApp, near, roomIds: made.rooms, first, second, guest, rooms };
}

onBothEngines((newPlace) => {
  it('keeps who is to come with each room of a group, and shows it whole', async () => {
    const { testApp, first, second, guest, rooms } = await openGroup(await newPlace());
    const { as } = testApp;
    expect(await as('staff', 'setExpectedGuests', { rooms })).toMatchObject({ code: Code.success });
    const { data } = await as('staff', 'expectedGuests', { id: second, scope: 'group' });
    expect(data.rooms).toEqual([
      {
        orderId: first,
        roomTypeName: expect.any(String),
        roomName: null,
        maxLoad: 2,
        guests: [{ name: '张三丰', documentKind: 0 }],
      },
      {
        orderId: second,
        roomTypeName: expect.any(String),
        roomName: null,
        maxLoad: 2,
        guests: [
          { name: '周示例', documentKind: 0, idcard: guest.idcard, number: '13922334455' },
          {
            name: 'Anna Example',
            documentKind: 2,
            idcard: 'E00000001',
            nationality: 'DEU',
            birthDate: '1990-05-01',
          },
        ],
      },
    ]);
    const one = await as('staff', 'expectedGuests', { id: first });
    expect(one.data.rooms).toHaveLength(1);
    const logs = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'before_values', 'after_values'])
      .where('sketch', 'like', '%入住名单%')
      .orderBy('id')
      .execute();
    expect(logs.map(({ sketch }) => sketch)).toEqual([
      `登记订单 ${first} 的入住名单（1 位）`,
      `登记订单 ${second} 的入住名单（2 位）`,
      `查看订单 ${first} 的入住名单`,
      `查看订单 ${second} 的入住名单`,
      `查看订单 ${first} 的入住名单`,
    ]);
    expect(JSON.stringify(logs)).not.toContain(guest.idcard);
    expect(JSON.stringify(logs)).not.toContain('13922334455');
    expect((await as('farManager', 'expectedGuests', { id: first })).code).toBe(Code.notFound);
    expect((await as('farManager', 'setExpectedGuests', { rooms })).code).toBe(Code.notFound);
    await expectSound(testApp);
  });

  it('replaces a list, and writes nothing down where it stays as it is', async () => {
    const { testApp, first, rooms } = await openGroup(await newPlace());
    const { as } = testApp;
    await as('staff', 'setExpectedGuests', { rooms });
    const logs = await testApp.countLogs();
    await as('staff', 'setExpectedGuests', { rooms });
    expect(await testApp.countLogs()).toBe(logs);
    const { data: seen } = await as('staff', 'expectedGuests', { id: first });
    await as('staff', 'setExpectedGuests', {
      rooms: [{ orderId: first, guests: [{ name: '李样例' }] }],
    });
    const late = { rooms: [{ orderId: first, guests: [] }] };
    expect(await as('staff', 'setExpectedGuests', { ...late, seen: seen.seen })).toMatchObject({
      code: Code.conflict,
      msg: '入住名单刚被修改，请刷新后重试',
    });
    const { data } = await as('staff', 'expectedGuests', { id: first });
    expect(data.rooms[0]?.guests).toEqual([{ name: '李样例', documentKind: 0 }]);
    const cleared = await as('staff', 'setExpectedGuests', { ...late, seen: data.seen });
    expect(cleared.code).toBe(Code.success);
    expect((await as('staff', 'expectedGuests', { id: first })).data.rooms[0]?.guests).toEqual([]);
  });

  it('refuses what is wrong at its row, and keeps nothing of it', async () => {
    const { testApp, near, first, second, guest, rooms } = await openGroup(await newPlace());
    const closed = await testApp.put((tx) => addOrder(tx, near, { status: OrderStatus.closed }));
    const set = (given: readonly unknown[]) =>
      testApp.as('staff', 'setExpectedGuests', { rooms: given });
    const three = [{ name: '甲' }, { name: '乙' }, { name: '丙' }];
    const twice = { name: '同号', idcard: guest.idcard };
    for (const [given, code, fields] of [
      [
        [rooms[1], { orderId: first, guests: three }],
        Code.invalid,
        { 'rooms.1.guests': '入住人 3 位，最多入住 2 位' },
      ],
      [
        [rooms[1], { orderId: first, guests: [twice] }],
        Code.invalid,
        { 'rooms.1.guests.0.idcard': '证件号码与前面的入住人重复' },
      ],
      [
        [rooms[0], { orderId: closed, guests: [{ name: '甲' }] }],
        Code.conflict,
        { 'rooms.1.orderId': '订单状态为「已关闭」，不能登记入住名单' },
      ],
      [
        [{ orderId: second, guests: [{ name: '甲', idcard: '110101199003070670' }] }],
        Code.invalid,
        { 'rooms.0.guests.0.idcard': '身份证号不正确' },
      ],
      [
        [{ orderId: second, guests: [{ name: '' }] }],
        Code.invalid,
        { 'rooms.0.guests.0.name': '姓名不能为空' },
      ],
    ] as const) {
      const refusal = await set(given);
      expect([refusal.code, refusal.data]).toEqual([code, { fields }]);
    }
    expect(await testApp.store.db.selectFrom('expected_guest').selectAll().execute()).toEqual([]);
  });

  it('finds a booking by each of them, among those who arrive', async () => {
    const { testApp, second, guest, rooms, roomIds } = await openGroup(await newPlace());
    const { as } = testApp;
    await as('staff', 'setExpectedGuests', { rooms });
    const words = ['周示例', 'zhoushili', 'zsl', '13922334455', '4455', guest.idcard];
    for (const keyword of [...words, 'Example Anna', 'E00000001']) {
      const { data } = await as('staff', 'search', { keyword });
      expect([keyword, data]).toEqual([
        keyword,
        [
          expect.objectContaining({
            kind: 'order',
            id: second,
            title: '王团长',
            arrivingGuest: '王团长',
            hint: expect.stringMatching(/^入住人 (周示例|Anna Example) · /),
          }),
        ],
      ]);
      const listed = await as('staff', 'orderPage', { page, keyword });
      expect([keyword, listed.data.page.records.map(({ id }) => id)]).toEqual([keyword, [second]]);
      expect((await as('farManager', 'orderPage', { page, keyword })).data.page.total).toBe(0);
    }
    const stored = await testApp.store.db.selectFrom('expected_guest').selectAll().execute();
    expect(JSON.stringify(stored.map((row) => row.phone_search))).not.toContain('4455');
    // Once they are in they are found in their room, and the list can no longer be replaced.
    const checkInfoList = [newGuest({ name: '周示例' })];
    await as('staff', 'checkIn', { id: roomIds[1], orderId: second, ...period, checkInfoList });
    const { data } = await as('staff', 'search', { keyword: '周示例' });
    expect(data).toEqual([expect.objectContaining({ id: second, stayRoomId: Number(roomIds[1]) })]);
    expect((await as('staff', 'setExpectedGuests', { rooms })).code).toBe(Code.conflict);
    await expectSound(testApp);
  });

  it('goes with the personal data of its order', async () => {
    const { testApp, first, rooms } = await openGroup(await newPlace(), { retentionDays: 30 });
    const { as, store } = testApp;
    await as('staff', 'setExpectedGuests', { rooms });
    const cancel = { id: first, scope: 'group', reason: '改', refundAmount: 0 };
    expect((await as('staff', 'cancelOrder', cancel)).code).toBe(Code.success);
    const kept = () => store.db.selectFrom('expected_guest').select('name').execute();
    expect(await kept()).toHaveLength(3);
    testApp.clock.forward(33 * 24 * 3600);
    await erasePersonalData.run(testApp.server, never);
    expect(await kept()).toEqual([]);
    const names = store.db.selectFrom('person_name').select('name').where('name', '=', '周示例');
    expect(await names.execute()).toEqual([]);
  });
});
