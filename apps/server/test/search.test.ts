import { Code } from '@anzhu/api/contract/envelope';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { personForm } from './isolated.ts';
import { addIsolated } from './testing.ts';
import { type TestApp, openTestApp } from './testApp.ts';
import type { UserName } from './people.ts';
import { addIsolationPerson, addOrder, addRoom } from './property.ts';

/** Two hotels with a room, an isolation room, an order and a person each. */
function fill({ put, property: { near, far } }: TestApp) {
  return put(async (tx) => ({
    room: await addRoom(tx, near),
    isolation: await addRoom(tx, near, { isIsolation: true }),
    farRoom: await addRoom(tx, far),
    order: await addOrder(tx, near, {
      booker_name: '张伟',
      phone: '13812345678',
      idcard: '33010619900101123X',
    }),
    farOrder: await addOrder(tx, far, { booker_name: '张薇薇', phone: '13900005678' }),
    person: await addIsolationPerson(tx, near.hotelId, {
      name: '重明',
      idcard: '330106199001014321',
      phone: '13700008888',
    }),
    farPerson: await addIsolationPerson(tx, far.hotelId, { name: '张伟', phone: '13700009999' }),
  }));
}

onBothEngines((newPlace) => {
  it('finds rooms, orders and people by what people know of them', async () => {
    const testApp = await openTestApp(await newPlace());
    const made = await fill(testApp);
    const near = testApp.property.near.hotelId;
    const found = async (user: UserName, keyword: string): Promise<string[]> => {
      const { data } = await testApp.as(user, 'search', { keyword });
      return data.map(({ kind, id }) => `${kind} ${id}`);
    };
    const room = `room ${made.room.id}`;
    const order = `order ${made.order}`;
    const person = `person ${made.person}`;
    const [farOrder, farPerson] = [`order ${made.farOrder}`, `person ${made.farPerson}`];

    expect(await found('admin', made.room.name)).toContain(room);
    expect(await found('admin', `近店 ${made.room.name}`)).toEqual([room]);
    expect(await found('admin', `jindian ${made.room.name}`)).toEqual([room]);
    expect(await found('admin', `远店 ${made.room.name}`)).toEqual([]);
    expect(await found('admin', String(made.order))).toContain(order);
    for (const keyword of ['张伟', 'zhangwei', 'ZhangWei', 'zhang wei', 'zw']) {
      expect((await found('admin', keyword)).toSorted(), keyword).toEqual(
        (keyword === '张伟' ? [order, farPerson] : [order, farOrder, farPerson]).toSorted(),
      );
    }
    expect((await found('admin', '张')).toSorted()).toEqual(
      [order, farOrder, farPerson].toSorted(),
    );
    for (const keyword of ['重明', 'chongming', 'zhongm', 'cm', '4321', '330106199001014321']) {
      expect(await found('admin', keyword), keyword).toContain(person);
    }
    expect((await found('admin', '5678')).toSorted()).toEqual([order, farOrder].toSorted());
    expect(await found('admin', '123x')).toEqual([order]);
    // An end of another length would reveal a number place by place.
    for (const part of ['45678', '345678', '3812345678', '0101123X', '14321', '01014321']) {
      expect(await found('admin', part), part).toEqual([]);
    }
    const logged = await testApp.countLogs();
    for (const whole of ['13812345678', '33010619900101123x']) {
      expect(await found('admin', whole), whole).toEqual([order]);
    }
    expect(await found('guard', '13700008888')).toEqual([person]);
    expect(await found('farManager', '13700008888')).toEqual([]);
    const logs = await testApp.store.db.selectFrom('log').selectAll().orderBy('id').execute();
    expect(logs.slice(logged)).toMatchObject([
      { sketch: `以完整号码 138****5678 搜索到订单 ${made.order}`, target_id: made.order },
      { sketch: `以完整号码 3301********123X 搜索到订单 ${made.order}`, hotel_id: near },
      { sketch: `以完整号码 137****8888 搜索到隔离人员 ${made.person}`, create_by: 'guard' },
      { sketch: '以完整号码搜索，未找到', create_by: 'farManager' },
    ]);
    expect(await found('admin', '%')).toEqual([]);
    expect((await testApp.as('admin', 'search', { keyword: ' ' })).code).toBe(Code.invalid);

    expect((await found('staff', 'zw')).toSorted()).toEqual([order]);
    expect(await found('staff', '5678')).toEqual([order]);
    expect(await found('staff', made.farRoom.name)).toEqual([]);
    expect(await found('farManager', 'chongming')).toEqual([]);
    expect(await found('guard', 'zw')).toEqual([farPerson]);
    expect(await found('guard', made.room.name)).toEqual([]);
    expect(await found('guard', made.isolation.name)).toEqual([`room ${made.isolation.id}`]);
  });

  it('logs whole numbers that lead to nothing, and limits them per user', async () => {
    const testApp = await openTestApp(await newPlace());
    await fill(testApp);
    const phone = (count: number): string => `139${String(10_000_000 + count)}`;
    const search = (user: UserName, keyword: string) => testApp.as(user, 'search', { keyword });
    // What is found, and shorter numbers, do not count.
    for (let count = 0; count < 40; count += 1) {
      expect((await search('staff', '13812345678')).code).toBe(200);
      expect((await search('staff', `139000${count % 10}`)).code).toBe(200);
    }
    for (let count = 0; count < 30; count += 1) {
      expect(await search('staff', phone(count))).toMatchObject({ code: 200, data: [] });
    }
    const refused = { code: Code.locked, msg: '未找到的号码过多，请稍后再搜索' };
    expect(await search('staff', phone(30))).toMatchObject(refused);
    // An existing number is refused in the same words.
    expect(await search('staff', '13812345678')).toMatchObject(refused);
    expect((await search('staff', '张')).code).toBe(200);
    expect((await search('manager', phone(31))).code).toBe(200);
    testApp.clock.forward(61);
    expect((await search('staff', '13812345678')).code).toBe(200);
    await testApp.server.securityLog.flush('all');
    const logs = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'after_values'])
      .where('sketch', 'like', '%未找到%')
      .where('create_by', '=', 'staff')
      .orderBy('id')
      .execute();
    expect(logs).toMatchObject([
      { sketch: '以完整号码搜索，未找到', after_values: '{"号码":"139****0000"}' },
      { sketch: '以完整号码搜索，未找到，一分钟内又有 29 次' },
    ]);
  });

  it('masks personal numbers, and finds a name as soon as it is written', async () => {
    const testApp = await openTestApp(await newPlace());
    const { order } = await fill(testApp);
    const { data } = await testApp.as('staff', 'search', { keyword: '13812345678' });
    expect(data).toEqual([
      {
        kind: 'order',
        id: order,
        title: '张伟',
        hint: `订单 ${order} · 今日到店 · 双床房 · 138****5678 · 近店`,
        arrivingGuest: '张伟',
        isModifiable: 1,
        hotelId: testApp.property.near.hotelId,
      },
    ]);
    const one = await testApp.as('staff', 'search', { keyword: 'chongming' });
    expect(one.data[0]?.hint).toBe('3301********4321 · 近店 · 正在隔离');

    await testApp.put((tx) =>
      tx.updateTable('orders').set({ booker_name: '欧阳锋' }).where('id', '=', order).execute(),
    );
    const renamed = await testApp.as('staff', 'search', { keyword: 'ouyang' });
    expect(renamed.data.map(({ id }) => id)).toEqual([order]);
  });
});

onBothEngines((newPlace) => {
  const written = ['买买提·艾力', '买买提 • 艾力', '\ufeff买买提・艾\u200b力'];

  it('finds a name however it is written, and shows what was written', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const [{ id: person }] = await addIsolated(testApp);
    await testApp.put((tx) =>
      tx
        .updateTable('isolation_person')
        .set({ name: '买买提 • 艾力' })
        .where('id', '=', person)
        .execute(),
    );
    const order = await testApp.put((tx) =>
      addOrder(tx, near, { booker_name: '张\u3000三 Ｌｅｅ' }),
    );
    const found = async (keyword: string) => {
      const { data } = await testApp.as('staff', 'search', { keyword });
      return data.map(({ kind, id, title }) => `${kind} ${kind === 'order' ? id : title}`);
    };
    for (const keyword of [...written, '买买提', '买买提.艾', 'maimaitiaili', 'mmtal']) {
      expect([keyword, await found(keyword)]).toEqual([keyword, ['person 买买提 • 艾力']]);
    }
    for (const keyword of ['张三', '张 三', '张三 lee', '张三 ＬＥＥ', 'zhangsanlee']) {
      expect([keyword, await found(keyword)]).toEqual([keyword, [`order ${order}`]]);
    }
    expect(await found('\u200b')).toEqual([]);
    const test = { uId: person, checkType: 0, checkRes: 36.5, checkTime: '2026-03-18 07:00:00' };
    expect((await testApp.as('staff', 'addHealthTest', test)).code).toBe('200');
    for (const name of [...written, '提・艾']) {
      const { data } = await testApp.as('staff', 'healthTestPage', { name });
      expect([name, data.records.map((one) => one.name)]).toEqual([name, ['买买提 • 艾力']]);
    }
  });

  it('keeps a name as it was typed, without what nobody sees', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    await testApp.put((tx) => addRoom(tx, near, { isIsolation: true }));
    const long = `${'名'.repeat(29)} • ${'字'.repeat(28)}`;
    const form = personForm({
      name: `\u202e${long}\u00ad\ufeff`,
      hotelId: near.hotelId,
      roomType: near.typeId,
    });
    expect((await testApp.as('guard', 'assignIsolation', form)).code).toBe(Code.success);
    const { data } = await testApp.as('guard', 'isolationPage', {});
    expect(data.records.map(({ name }) => name)).toEqual([long]);
    for (const name of [`${long}长`, '\u200b\u2060']) {
      const refused = await testApp.as('guard', 'assignIsolation', { ...form, name });
      expect([name, refused.code]).toEqual([name, Code.invalid]);
    }
  });
});
