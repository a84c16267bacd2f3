import { Code } from '@anzhu/api/contract/envelope';
import { DocumentKind } from '@anzhu/api/contract/document';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { readSheet } from './readSheet.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';

const { vacant, occupied, reserved, tentative } = RoomStatus;

const vacantRoom = ({ put, property }: TestApp) => put((tx) => addRoom(tx, property.near));

const roomRow = ({ store }: TestApp, id: number) =>
  store.db.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const orderRow = ({ store }: TestApp, id: unknown) =>
  store.db.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();

onBothEngines((newPlace) => {
  it('checks in the guests of a paid order: order, room, stay, guests and log in one go', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await vacantRoom(testApp);
    const orderId = await testApp.put((tx) => addOrder(tx, near));
    const guests = [newGuest(), newGuest({ idcard: 'e1234567', documentKind: DocumentKind.other })];
    const answer = await testApp.as('staff', 'checkIn', {
      id: room.id,
      orderId: String(orderId),
      province: '别处',
      ...period,
      checkInfoList: guests,
    });
    expect(answer).toMatchObject({ code: 200, data: { id: orderId, pay: 600, lastPay: 540 } });
    expect(await orderRow(testApp, orderId)).toMatchObject({ status: OrderStatus.checkedIn });
    const stay = await testApp.store.db
      .selectFrom('stay')
      .selectAll()
      .where('room_id', '=', room.id)
      .executeTakeFirstOrThrow();
    expect(stay).toMatchObject({
      order_id: orderId,
      province: '浙江',
      check_in_time: period.estimatedCheckIn,
      leave_time: period.estimatedCheckOut,
      ended_time: null,
    });
    const listed = await testApp.as('staff', 'listRooms', { orderId });
    expect(listed.data).toMatchObject([
      { id: room.id, status: occupied, sn: stay.sn, orderId, isIsolation: 0 },
    ]);
    const whole = await testApp.as('staff', 'listGuests', { roomId: room.id, sn: stay.sn });
    const noVisitor = { nationality: '', birthDate: '', entryDate: '', stayUntil: '' };
    const noGuardian = { guardianName: '', guardianPhone: '', guardianRelation: '' };
    expect(whole.data).toEqual(
      guests.map(({ idcard, number, name, sex, documentKind }) => ({
        personIdcard: idcard.toUpperCase(),
        personNumber: number,
        personName: name,
        personSex: sex,
        documentKind,
        ...noVisitor,
        ...noGuardian,
      })),
    );
    const logs = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'create_by', 'hotel_id', 'after_values'])
      .where('type', '=', 1)
      .orderBy('id')
      .execute();
    expect(logs.map((log) => log.sketch)).toEqual([
      `房间 ${room.name} 办理入住`,
      `订单 ${orderId} 已入住`,
    ]);
    expect(logs[0]).toMatchObject({ create_by: 'staff', hotel_id: near.hotelId });
    expect(logs[0]?.after_values).not.toContain(guests[0]?.idcard);
    await expectSound(testApp);
  });

  it('makes the order of a walk-in at the best price', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotelId, typeId } = testApp.property.near;
    await testApp.put(async (tx) => {
      const discount = {
        hotel_id: hotelId,
        name: '',
        description: '',
        type: 1,
        effect_type: 2,
        effect_condition: null,
        exclusive_type: 0,
        validity_time: '2026-12-31 23:59:59',
        picture: '',
      } as const;
      const rows = [
        { ...discount, discounts_type: 1, discounts: 8500 },
        { ...discount, discounts_type: 0, discounts: 1000, effect_type: 0, effect_condition: 2 },
        {
          ...discount,
          discounts_type: 0,
          discounts: 9000,
          effect_type: 1,
          effect_condition: 60_001,
        },
        { ...discount, discounts_type: 0, discounts: 9000, validity_time: '2026-03-18 09:59:59' },
      ] as const;
      await tx
        .insertInto('discount')
        .values([...rows])
        .execute();
    });
    const room = await vacantRoom(testApp);
    const guest = newGuest();
    const answer = await testApp.as('staff', 'checkIn', {
      id: room.id,
      province: '浙江省',
      ...period,
      checkInfoList: [guest],
    });
    expect(answer).toMatchObject({ code: 200, data: { pay: 600, lastPay: 500 } });
    expect(await orderRow(testApp, answer.data.id)).toMatchObject({
      hotel_id: hotelId,
      room_type_id: typeId,
      status: OrderStatus.checkedIn,
      source: 1,
      province: '浙江',
      customer_name: guest.name,
      phone: guest.number,
      idcard: guest.idcard,
      nights: 2,
      pay: 60_000,
      last_pay: 50_000,
      created_time: '2026-03-18 10:00:00',
    });
    await expectSound(testApp);
  });

  it.each([
    ['reserved', reserved, OrderStatus.paid],
    ['tentative', tentative, OrderStatus.unpaid],
  ])('takes a %s room for another guest only when the clerk says so', async (_, status, order) => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put((tx) => addRoom(tx, near, { status }));
    const input = { id: room.id, ...period, checkInfoList: [newGuest()] };
    const asked = await testApp.as('staff', 'checkIn', input);
    expect(asked).toMatchObject({ code: Code.conflict });
    expect(asked.msg).toContain(String(room.orderId));
    expect(asked.data).toHaveProperty('fields.acceptReserved');
    const taken = { ...input, acceptReserved: 1 };
    // The only room of its type: the order has none any more, and that is asked too.
    expect(await testApp.as('staff', 'checkIn', taken)).toMatchObject({
      code: Code.conflict,
      msg: `订单 ${room.orderId} 将没有房间：该房型 03-18、03-19 已售完，将超售`,
      data: { nights: ['2026-03-18', '2026-03-19'] },
    });
    const accepted = await testApp.as('staff', 'checkIn', { ...taken, confirmOversold: 1 });
    expect(accepted.code).toBe(200);
    expect(await roomRow(testApp, room.id)).toMatchObject({
      status: occupied,
      held_order_id: null,
    });
    expect(await orderRow(testApp, room.orderId)).toMatchObject({ status: order });
    await expectSound(testApp);
  });

  it('refuses guests without an order when orders hold all rooms in one of their nights', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const rooms = [await vacantRoom(testApp), await vacantRoom(testApp)];
    await testApp.put(async (tx) => {
      await addRoom(tx, near, { isIsolation: true });
      const next = { arrive_time: '2026-03-19 14:00:00', leave_time: '2026-03-20 12:00:00' };
      await addOrder(tx, near, { ...next, status: OrderStatus.unpaid });
      await addOrder(tx, near, { ...next, status: OrderStatus.refundRequested });
      await addOrder(tx, near, { ...next, status: OrderStatus.closed });
      await addOrder(tx, { ...near, typeId: near.otherTypeId }, next);
    });
    const walkIn = (id: number | undefined, estimatedCheckOut: string) =>
      testApp.as('staff', 'checkIn', {
        id,
        ...period,
        estimatedCheckOut,
        checkInfoList: [newGuest()],
      });
    const before = await testApp.snapshot();
    const full = await walkIn(rooms[0]?.id, '2026-03-20 12:00:00');
    expect(full).toMatchObject({ code: Code.conflict, msg: '该房型 03-19 已满' });
    expect(await testApp.snapshot()).toBe(before);
    const tonight = rooms.map(({ id }) => walkIn(id, '2026-03-19 12:00:00'));
    expect((await Promise.all(tonight)).map(({ code }) => code)).toEqual([200, 200]);
    await expectSound(testApp);
  });

  it('needs no confirmation for the order that the room is held for, and frees its other rooms', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put((tx) => addRoom(tx, near, { status: reserved }));
    const other = await vacantRoom(testApp);
    await testApp.put((tx) =>
      tx
        .updateTable('room')
        .set({ status: reserved, held_order_id: room.orderId })
        .where('id', '=', other.id)
        .execute(),
    );
    const answer = await testApp.as('staff', 'checkIn', {
      id: room.id,
      orderId: room.orderId,
      ...period,
      checkInfoList: [newGuest()],
    });
    expect(answer.code).toBe(200);
    expect(await roomRow(testApp, other.id)).toMatchObject({ status: vacant, held_order_id: null });
    await expectSound(testApp);
  });

  it('refuses what the rules of a stay do not allow, field by field, and changes nothing', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const room = await vacantRoom(testApp);
    const taken = newGuest();
    const elsewhere = await vacantRoom(testApp);
    const usual = { id: room.id, ...period, checkInfoList: [newGuest()] };
    await testApp.as('staff', 'checkIn', { ...usual, id: elsewhere.id, checkInfoList: [taken] });
    const [ofOtherType, ofFarHotel] = await testApp.put(async (tx) => [
      await addOrder(tx, { hotelId: near.hotelId, typeId: near.otherTypeId }),
      await addOrder(tx, far),
    ]);
    const twin = newGuest();
    const rows: [object, Code, string, string][] = [
      [{ checkInfoList: [] }, Code.invalid, 'checkInfoList', '请添加入住人！'],
      [
        { checkInfoList: [newGuest(), newGuest(), newGuest()] },
        Code.invalid,
        'checkInfoList',
        '入住人 3 位，最多入住 2 位',
      ],
      [{ checkInfoList: [twin, twin] }, Code.invalid, 'checkInfoList.1.idcard', '重复'],
      [{ checkInfoList: [taken] }, Code.conflict, 'checkInfoList.0.idcard', '已在其他房间入住'],
      [
        { checkInfoList: [newGuest({ idcard: '330106199001011234' })] },
        Code.invalid,
        'checkInfoList.0.idcard',
        '身份证号不正确',
      ],
      [
        { estimatedCheckIn: '2026-03-16 23:59:59' },
        Code.invalid,
        'estimatedCheckIn',
        '入住时间不能早于昨天',
      ],
      [
        { estimatedCheckOut: period.estimatedCheckIn },
        Code.invalid,
        'estimatedCheckOut',
        '离店时间应晚于入住时间',
      ],
      [
        { estimatedCheckOut: '2026-09-15 12:00:00' },
        Code.invalid,
        'estimatedCheckOut',
        '入住不能超过 180 晚',
      ],
      [{ estimatedCheckOut: '2026-02-30 12:00:00' }, Code.invalid, 'estimatedCheckOut', '离店时间'],
      [{ province: '亚特兰蒂斯' }, Code.invalid, 'province', '客源省份'],
      [{ customerId: 4711 }, Code.invalid, 'customerId', '客户不存在'],
      [{ orderId: ofOtherType }, Code.invalid, 'orderId', '房型为「大床房」'],
    ];
    const before = await testApp.snapshot();
    for (const [wrong, code, field, message] of rows) {
      const answer = await testApp.as('manager', 'checkIn', { ...usual, ...wrong });
      expect(answer, message).toMatchObject({ status: 200, code });
      expect(answer.msg).toContain(message);
      expect(answer.data, message).toHaveProperty(['fields', field]);
    }
    await testApp.put((tx) => tx.updateTable('room_type').set({ fee: 1_000_000 }).execute());
    const dear = { ...usual, estimatedCheckOut: '2026-06-27 12:00:00' };
    expect(await testApp.as('manager', 'checkIn', dear)).toMatchObject({
      code: Code.invalid,
      msg: '入住天数过长，金额超出上限',
    });
    const unknown = await testApp.as('manager', 'checkIn', { ...usual, orderId: 999_999 });
    expect(unknown).toMatchObject({ code: Code.notFound, msg: '找不到该订单' });
    const foreign = await testApp.as('manager', 'checkIn', { ...usual, orderId: ofFarHotel });
    expect(foreign).toMatchObject({ code: Code.notFound, msg: '找不到该订单' });
    const mixed = await testApp.as('admin', 'checkIn', { ...usual, orderId: ofFarHotel });
    expect(mixed).toMatchObject({ code: Code.invalid });
    const noRoom = await testApp.as('manager', 'checkIn', { ...usual, id: 999_999 });
    expect(noRoom).toMatchObject({ code: Code.notFound, msg: '房间不存在' });
    expect(await testApp.snapshot()).toBe(before);
    await expectSound(testApp);
  });

  it('completes the order with its last room', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await vacantRoom(testApp);
    const { data } = await testApp.as('staff', 'checkIn', {
      id: room.id,
      ...period,
      checkInfoList: [newGuest()],
    });
    const left = await testApp.as('staff', 'checkOut', { id: room.id });
    expect(left).toMatchObject({ code: 200, data: { orderId: data.id, isOrderComplete: 1 } });
    expect(await orderRow(testApp, data.id)).toMatchObject({ status: OrderStatus.completed });
    expect((await testApp.as('staff', 'cleanRoom', { id: room.id })).code).toBe(200);
    const again = await testApp.as('staff', 'checkIn', {
      id: room.id,
      ...period,
      checkInfoList: [newGuest()],
    });
    expect(again.code).toBe(200);
    await expectSound(testApp);
  });

  it('refuses a guest who is not born yet', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await vacantRoom(testApp);
    const unborn = {
      ...newGuest(),
      idcard: '990101202701010014',
      documentKind: DocumentKind.residentId,
    };
    const before = await testApp.snapshot();
    const stay = { id: room.id, ...period, checkInfoList: [newGuest(), unborn] };
    expect(await testApp.as('staff', 'checkIn', stay)).toMatchObject({
      code: Code.invalid,
      data: { fields: { 'checkInfoList.1.idcard': '身份证号的出生日期晚于今天' } },
    });
    expect(await testApp.snapshot()).toBe(before);
  });

  it('keeps when guests really came and left, beside what was planned', async () => {
    const testApp = await openTestApp(await newPlace());
    const { as, clock, property } = testApp;
    const { orderId, room } = await testApp.put(async (tx) => ({
      orderId: await addOrder(tx, property.near),
      room: await addRoom(tx, property.near),
    }));
    clock.set('2026-03-18 10:13:00');
    const guest = newGuest();
    const stay = { id: room.id, orderId, ...period, checkInfoList: [guest] };
    const { data: done } = await as('staff', 'checkIn', stay);
    expect(done.checkedInTime).toBe('2026-03-18 10:13:00');
    expect((await as('staff', 'getRoom', { id: room.id })).data).toMatchObject({
      arriveTime: '2026-03-18 14:00:00',
      checkedInTime: '2026-03-18 10:13:00',
    });
    clock.set('2026-03-18 10:14:00');
    await as('staff', 'checkOut', { id: room.id });
    const { data: order } = await as('staff', 'getOrder', { id: orderId });
    expect(order).toMatchObject({
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-20 12:00:00',
      checkedInTime: '2026-03-18 10:13:00',
      checkedOutTime: '2026-03-18 10:14:00',
    });
    const sheet = await testApp.download('staff', 'downloadOrders');
    const [head = [], ...rows] = readSheet(Buffer.from(await sheet.arrayBuffer()));
    const row = rows.find(([id]) => id === String(orderId));
    const cellOf = (title: string) => row?.[head.indexOf(title)];
    expect(['实际入住', '实际离店'].map(cellOf)).toEqual([
      '2026-03-18 10:13:00',
      '2026-03-18 10:14:00',
    ]);
    const { data: timeline } = await as('staff', 'roomTimeline', {
      from: '2026-03-18',
      to: '2026-03-19',
    });
    expect(timeline.rooms.find(({ id }) => id === room.id)?.spans).toMatchObject([
      { from: '2026-03-18 10:13:00', to: '2026-03-18 10:14:00' },
    ]);
    const { data: history } = await as('staff', 'guestHistory', {
      idcard: guest.idcard,
      hotelId: property.near.hotelId,
    });
    expect(history.stays).toMatchObject([
      {
        from: '2026-03-18 10:13:00',
        to: '2026-03-18 10:14:00',
        plannedFrom: '2026-03-18 14:00:00',
        plannedTo: '2026-03-20 12:00:00',
      },
    ]);
    await expectSound(testApp);
  });

  it('does not move guests into a room for fewer, and lets those of a room for fewer be corrected', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const { room, small } = await testApp.put(async (tx) => {
      await tx
        .updateTable('room_type')
        .set({ max_load: 4 })
        .where('id', '=', near.typeId)
        .execute();
      return {
        room: await addRoom(tx, near),
        small: await addRoom(tx, { ...near, typeId: near.otherTypeId }),
      };
    });
    const four = [newGuest(), newGuest(), newGuest(), newGuest()];
    await testApp.as('staff', 'checkIn', { id: room.id, ...period, checkInfoList: four });
    const { data } = await testApp.as('staff', 'getRoom', { id: room.id });
    expect(data).toMatchObject({ guests: 4, maxLoad: 4 });
    const refused = {
      code: Code.invalid,
      data: { fields: { newRoomId: `房间 ${small.name} 不够住：入住人 4 位，最多入住 2 位` } },
    };
    const before = await testApp.snapshot();
    expect(
      await testApp.as('staff', 'quoteStay', {
        roomId: room.id,
        sn: data.sn,
        newRoomId: small.id,
      }),
    ).toMatchObject(refused);
    expect(
      await testApp.as('staff', 'changeRoom', {
        currentRoomId: room.id,
        newRoomId: small.id,
        pay: 0,
      }),
    ).toMatchObject(refused);
    expect(await testApp.snapshot()).toBe(before);
    // The type was made smaller while four were in: their phones can be corrected, a fifth is not taken.
    await testApp.put((tx) =>
      tx.updateTable('room_type').set({ max_load: 2 }).where('id', '=', near.typeId).execute(),
    );
    const modify = (checkInfoList: object[]) =>
      testApp.as('staff', 'modifyGuests', { roomId: room.id, sn: data.sn, checkInfoList });
    const corrected = four.map((guest) => ({ ...guest, number: '13900001234' }));
    expect((await modify(corrected)).code).toBe(200);
    expect(await modify([...corrected, newGuest()])).toMatchObject({
      code: Code.invalid,
      data: { fields: { checkInfoList: '入住人 5 位，最多入住 4 位' } },
    });
    await expectSound(testApp);
  });

  it('replaces the guests of a stay, within the same rules', async () => {
    const testApp = await openTestApp(await newPlace());
    const room = await vacantRoom(testApp);
    const [first, second] = [newGuest(), newGuest()];
    const stay = { ...period, checkInfoList: [first] };
    await testApp.as('staff', 'checkIn', { id: room.id, ...stay });
    const { data } = await testApp.as('staff', 'listRooms', { floor: 3 });
    const sn = data.find((one) => one.id === room.id)?.sn;
    const modify = (checkInfoList: object[], serial = sn) =>
      testApp.as('staff', 'modifyGuests', { roomId: room.id, sn: serial, checkInfoList });
    expect((await modify([second, first])).code).toBe(200);
    const guests = await testApp.as('staff', 'listGuests', { roomId: room.id, sn });
    expect(guests.data.map((guest) => guest.personName)).toEqual([second.name, first.name]);
    const before = await testApp.snapshot();
    expect((await modify([])).code).toBe(Code.invalid);
    expect((await modify([first, second, newGuest()])).code).toBe(Code.invalid);
    expect((await modify([first], '20260318-0-1')).code).toBe(Code.conflict);
    expect(await testApp.snapshot()).toBe(before);
    await expectSound(testApp);
  });
});
