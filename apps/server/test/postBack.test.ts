import type { Contract } from '@anzhu/api/contract';
import { PersonType } from '@anzhu/api/contract/isolation';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import type { UserName } from './people.ts';
import { addOrder, addRoom, newGuest } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

type Wire = Record<string, unknown> & { id: number };

/** The records of an answer: a page, that of orders, a list or one record. */
function recordsOf(data: unknown): Wire[] {
  if (Array.isArray(data)) return data as Wire[];
  const { records, page } = data as { records?: Wire[]; page?: { records: Wire[] } };
  return records ?? page?.records ?? [data as Wire];
}

/** A person in isolation, a test, a bed, a discount and an order beside what every store has. */
async function fill({ as, put, property }: TestApp): Promise<void> {
  const { near } = property;
  await put(async (tx) => {
    await addOrder(tx, near, { status: 0 });
    await addRoom(tx, near);
    await addRoom(tx, near, { isIsolation: true });
  });
  const made = [
    await as('admin', 'addMenu', { pId: 0, name: '其他', sort: 90, visible: 1, path: null }),
    await as('manager', 'addBedType', { name: '大床', maxLoad: 2, hardness: 2 }),
    await as('manager', 'addDiscount', {
      name: '满减',
      discountsType: 0,
      discounts: 20,
      effectType: 2,
      effectCondition: null,
      exclusiveType: 0,
      validityTime: '2026-12-31 23:59:59',
    }),
    await as('guard', 'addIsolation', {
      name: '陈一',
      idCard: 'E12345678',
      phone: '13800000009',
      type: PersonType.inbound,
      email: null,
      province: '广西壮族自治区',
      hotelId: near.hotelId,
      checkInTime: '2026-03-18 09:00:00',
    }),
    await as('guard', 'addHealthTest', {
      uId: 1,
      checkType: 0,
      checkRes: 36.5,
      checkTime: '2026-03-18 09:45:00',
    }),
  ];
  for (const { code, msg } of made) expect(Number(code), msg).toBe(200);
}

type Call = keyof Contract;

/** Who reads a record by which call, and posts it back by which. */
const roundTrips: [UserName, Call, Call][] = [
  ['admin', 'listDepartments', 'modifyDepartment'],
  ['admin', 'departmentPage', 'modifyDepartment'],
  ['admin', 'listMenus', 'modifyMenu'],
  ['admin', 'hotelPage', 'modifyHotel'],
  ['manager', 'myHotel', 'modifyHotel'],
  ['manager', 'roomTypePage', 'modifyRoomType'],
  ['manager', 'bedTypePage', 'modifyBedType'],
  ['manager', 'discountPage', 'modifyDiscount'],
  ['admin', 'userPage', 'modifyUser'],
  ['manager', 'listRooms', 'modifyRoom'],
  ['guard', 'isolationPage', 'modifyIsolation'],
  ['guard', 'healthTestPage', 'modifyHealthTest'],
  ['manager', 'orderPage', 'changePrice'],
];

onOneEngine((newPlace) => {
  it('takes every record back as it was read, and changes nothing by it', async () => {
    const testApp = await openTestApp(await newPlace());
    await fill(testApp);
    for (const [user, read, write] of roundTrips) {
      const before = await testApp.as(user, read);
      const records = recordsOf(before.data);
      expect(records.length, read).toBeGreaterThan(0);
      for (const record of records) {
        const { code, msg } = await testApp.as(user, write, record);
        expect([write, record.id, String(code), msg]).toEqual([write, record.id, '200', '成功']);
      }
      expect((await testApp.as(user, read)).data, write).toEqual(before.data);
    }
    await expectSound(testApp);
  });

  it('keeps a province without its ending, and finds it by either name', async () => {
    const testApp = await openTestApp(await newPlace());
    await fill(testApp);
    for (const province of ['广西', '广西壮族自治区']) {
      const { data } = await testApp.as('guard', 'isolationPage', { province });
      expect(data.records).toMatchObject([{ name: '陈一', province: '广西' }]);
    }
    const [person] = (await testApp.as('guard', 'isolationPage')).data.records;
    await testApp.as('guard', 'modifyIsolation', { id: person?.id, province: '浙江省' });
    await testApp.put((tx) => addOrder(tx, testApp.property.near, { province: '北京' }));
    for (const province of ['北京', '北京市']) {
      const { data } = await testApp.as('manager', 'orderPage', { province });
      expect(data.page.records).toMatchObject([{ province: '北京' }]);
    }
    expect((await testApp.as('guard', 'isolationPage')).data.records).toMatchObject([
      { province: '浙江' },
    ]);
    await expectSound(testApp);
  });

  it('takes every field that a screen sends beside those it needs, and changes what it should', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, put, property } = testApp;
    const { near } = property;
    const sent = { name: '899', type: near.typeId, floor: 8, direction: '北', isIsolation: 0 };
    for (const [name, status] of [
      ['801', 0],
      ['802', null],
      ['803', undefined],
    ] as const) {
      const added = await as('manager', 'addRoom', { ...sent, name, status });
      expect([name, added.code]).toEqual([name, 200]);
      const room = await as('manager', 'getRoom', { id: added.data.id });
      expect(room.data).toMatchObject({ name, status: 0, floor: 8, direction: '北' });
    }
    const wrong = await as('manager', 'addRoom', { ...sent, status: 1 });
    expect(wrong).toMatchObject({ code: 400, data: { fields: { status: '房间状态只能为空闲' } } });

    const room = await put((tx) => addRoom(tx, near, { status: 1 }));
    const before = (await as('staff', 'getRoom', { id: room.id })).data;
    const guest = newGuest();
    // `modifyPerson` of part 2: the room as the board shows it, and its guests.
    const form = { roomId: room.id, sn: room.sn, checkInfoList: [guest] };
    const shown = { name: room.name, direction: '南', type: near.typeId, status: 1, floor: 3 };
    for (const more of [shown, { ...shown, name: '别的', floor: 9, status: 4 }, {}]) {
      expect((await as('staff', 'modifyGuests', { ...form, ...more })).code).toBe(200);
      const { data } = await as('staff', 'getRoom', { id: room.id });
      expect(data).toEqual({ ...before, guest: guest.name });
    }
    const nulls = { name: null, direction: null, type: null, status: null, floor: null };
    expect((await as('staff', 'modifyGuests', { ...form, ...nulls })).code).toBe(200);
    const { data: guests } = await as('staff', 'listGuests', { roomId: room.id, sn: room.sn });
    expect(guests).toMatchObject([{ personName: guest.name, personIdcard: guest.idcard }]);
    for (const [field, value] of [
      ['status', 9],
      ['floor', 'x'],
      ['name', '很'.repeat(21)],
      ['direction', '长'.repeat(11)],
      ['type', {}],
    ] as const) {
      const refused = await as('staff', 'modifyGuests', { ...form, ...shown, [field]: value });
      expect([field, refused.code]).toEqual([field, 400]);
      expect(Object.keys((refused.data as unknown as { fields: object }).fields)).toEqual([field]);
    }

    const orderId = await put((tx) => addOrder(tx, near, { status: 5 }));
    const { data: order } = await as('manager', 'getOrder', { id: orderId });
    const refund = { ...order, paymentMethod: 'WECHAT', paymentClient: 'MP' };
    expect((await as('manager', 'refundOrder', refund)).code).toBe(200);
    expect((await as('manager', 'getOrder', { id: orderId })).data.status).toBe(6);
    await expectSound(testApp);
  });

  it('refuses the price of an order with another sum due than it has', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, put, property } = testApp;
    const id = await put((tx) => addOrder(tx, property.near, { status: 0 }));
    const { data: order } = await as('manager', 'getOrder', { id });
    expect(await as('manager', 'changePrice', { ...order, pay: 500, lastPay: 400 })).toMatchObject({
      code: 409,
      msg: '订单的应付金额为 ¥600.00，与提交的 ¥500.00 不符，请刷新后再试',
    });
    expect((await as('manager', 'getOrder', { id })).data).toEqual(order);
  });

  it('takes null for what is left out, and 0 and empty text for the root', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, people, property } = testApp;
    const id = property.near.hotelId;
    await as('admin', 'modifyHotel', {
      id,
      longitude: 120.5,
      province: '浙江省',
      address: '路 1 号',
    });
    const nulls = { longitude: null, province: null, address: null, deptId: null, badge: null };
    expect(await as('admin', 'modifyHotel', { id, name: null, ...nulls })).toMatchObject({
      code: 200,
    });
    const { data } = await as('manager', 'myHotel');
    expect(data).toMatchObject({ longitude: 120.5, province: '浙江', address: '路 1 号' });
    expect(data.deptId).toBe(people.departments.near);
    await as('admin', 'modifyHotel', { id, longitude: '' });
    expect((await as('manager', 'myHotel')).data.longitude).toBeNull();

    for (const root of [0, '', null]) {
      const added = await as('admin', 'addDepartment', {
        pId: people.departments.near,
        name: `部门 ${String(root)}`,
        role: 'hotel_member',
        status: 1,
      });
      const change = { id: added.data.id, pId: root, role: null };
      expect(await as('admin', 'modifyDepartment', change)).toMatchObject({ code: 200 });
      const roots = (await as('admin', 'listDepartments')).data;
      expect(roots.map(({ id: one }) => one)).toContain(added.data.id);
    }
    await expectSound(testApp);
  });
});
