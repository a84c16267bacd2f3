import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { addRoom, newGuest, period } from './property.ts';
import type { UserName } from './people.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** A walk-in of two: who books is first, the other is beside them. */
async function checkInTwo(testApp: TestApp) {
  const room = await testApp.put((tx) =>
    addRoom(tx, testApp.property.near, { room: { name: '8201' } }),
  );
  const checkInfoList = [
    newGuest({ name: '李示例', number: '13800001111' }),
    newGuest({ name: '张三丰', number: '13922334455' }),
  ];
  const { data } = await testApp.as('staff', 'checkIn', { id: room.id, ...period, checkInfoList });
  return { roomId: room.id, orderId: Number(data.id), second: checkInfoList[1] };
}

/** What finds the second guest. */
const words = [
  '张三丰',
  '张 三丰',
  '三丰',
  '张三丰先生',
  '张三丰 女士',
  'zhangsanfeng',
  'zsf',
  'sanfeng',
  'san zhang',
  '13922334455',
  '+86 139-2233-4455',
  '0086 139 2233 4455',
  '4455',
];

onBothEngines((newPlace) => {
  it('finds every guest of a room while they are in, and in the list of orders', async () => {
    const testApp = await openTestApp(await newPlace());
    const { roomId, orderId, second } = await checkInTwo(testApp);
    const near = testApp.property.near.hotelId;
    for (const keyword of [...words, second?.idcard ?? '']) {
      const { data } = await testApp.as('staff', 'search', { keyword });
      expect([keyword, data[0]]).toEqual([
        keyword,
        {
          kind: 'order',
          id: orderId,
          title: '张三丰',
          hint: `8201 · 03-20 12:00 离店 · 订单 ${orderId} · 近店`,
          hotelId: near,
          stayRoomId: roomId,
        },
      ]);
      expect(data).toHaveLength(1);
      const page = { page: 1, size: 10 };
      const listed = await testApp.as('staff', 'orderPage', { page, keyword });
      expect([keyword, listed.data.page.records.map(({ id }) => id)]).toEqual([keyword, [orderId]]);
    }
    const { data: rooms } = await testApp.as('staff', 'search', { keyword: '8201' });
    expect(rooms).toMatchObject([{ kind: 'room', title: '8201', stayRoomId: roomId }]);
    for (const user of ['farManager', 'guard'] as const) {
      expect((await testApp.as(user, 'search', { keyword: '张三丰' })).data).toEqual([]);
    }
    // The number of the second guest stands nowhere in clear.
    const stored = await testApp.store.db.selectFrom('stay_guest').select('phone_search').execute();
    expect(JSON.stringify(stored)).not.toContain('4455');
    await expectSound(testApp);
  });

  it('finds the order by its guests and its room after check-out', async () => {
    const testApp = await openTestApp(await newPlace());
    const { roomId, orderId, second } = await checkInTwo(testApp);
    expect((await testApp.as('staff', 'checkOut', { id: roomId })).code).toBe(Code.success);
    for (const keyword of [...words, second?.idcard ?? '']) {
      const { data } = await testApp.as('staff', 'search', { keyword });
      expect([keyword, data.map(({ kind, id, stayRoomId }) => [kind, id, stayRoomId])]).toEqual([
        keyword,
        [['order', orderId, undefined]],
      ]);
      expect(data[0]?.hint).toMatch(/^入住人 张三丰 · /);
    }
    const found = async (user: UserName, keyword: string) => {
      const input = { page: { page: 1, size: 10 }, keyword };
      const { data } = await testApp.as(user, 'orderPage', input);
      return data.page.records.map(({ id }) => id);
    };
    for (const keyword of ['8201', '８２０１', '张三丰', 'sanfeng', '13922334455']) {
      expect([keyword, await found('staff', keyword)]).toEqual([keyword, [orderId]]);
      expect([keyword, await found('admin', keyword)]).toEqual([keyword, [orderId]]);
      expect([keyword, await found('farManager', keyword)]).toEqual([keyword, []]);
    }
  });

  it('finds foreign names in any order, with or without titles and dots', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const checkInfoList = [
      newGuest({ name: 'SMITH/JOHN MR' }),
      newGuest({ name: '买买提·艾力', number: '' }),
    ];
    await testApp.as('staff', 'checkIn', { id: room.id, ...period, checkInfoList });
    const found = async (user: UserName, keyword: string) => {
      const { data } = await testApp.as(user, 'search', { keyword });
      return data.map(({ title }) => title);
    };
    for (const user of ['staff', 'admin'] as const) {
      for (const keyword of [
        'John Smith',
        'smith john',
        'SMITH/JOHN MR',
        'Mr. J Smith',
        'joh smi',
      ]) {
        expect([user, keyword, await found(user, keyword)]).toEqual([
          user,
          keyword,
          ['SMITH/JOHN MR'],
        ]);
      }
      for (const keyword of ['买买提·艾力', '买买提•艾力', '买买提・艾力', '买买提艾力', 'mmtal']) {
        expect([user, keyword, await found(user, keyword)]).toEqual([
          user,
          keyword,
          ['买买提·艾力'],
        ]);
      }
    }
    expect(await found('staff', 'Jane Smith')).toEqual([]);
  });

  it('logs who was found by a whole number, and counts those that lead to nobody', async () => {
    const testApp = await openTestApp(await newPlace());
    const { orderId } = await checkInTwo(testApp);
    const logged = await testApp.countLogs();
    await testApp.as('staff', 'search', { keyword: '139 2233 4455' });
    await testApp.as('staff', 'search', { keyword: '13922334456' });
    await testApp.server.securityLog.flush('all');
    const logs = await testApp.store.db.selectFrom('log').selectAll().orderBy('id').execute();
    expect(logs.slice(logged)).toMatchObject([
      { sketch: `以完整号码 139****4455 搜索到订单 ${orderId}`, target_id: orderId },
      { sketch: '以完整号码搜索，未找到' },
    ]);
  });
});
