import { contract, type Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { PersonType } from '@anzhu/api/contract/isolation';
import { Urgency } from '@anzhu/api/contract/material';
import { closedHotelRefusal } from '@anzhu/api/rules/hotelClosing';
import { masterDataList } from '@anzhu/api/test/masterData';
import { expect, it } from 'vitest';
import { openChannel, newOrder, send } from './channel.ts';
import { onBothEngines } from './engines.ts';
import { declare, personForm } from './isolated.ts';
import { addRoom as addVacant, newGuest, period } from './property.ts';
import { makeRecords, type Records } from './records.ts';
import { rights } from './rights.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

type Name = keyof Contract;

/** What a call is sent with to learn its rights. */
const own =
  (name: Name) =>
  (records: Records): object =>
    rights[name].of?.(records) ?? {};

/** The calls that sell, add a room or set a price, and price what is to be sold: a closed hotel refuses each. */
const sells: Partial<Record<Name, (records: Records) => object>> = {
  quoteBooking: own('quoteBooking'),
  addOrder: own('addOrder'),
  quoteOrder: own('quoteOrder'),
  modifyOrder: own('modifyOrder'),
  assignOrder: ({ orders, rooms }) => ({ orderId: orders.paid, roomId: rooms.vacant }),
  reinstateOrder: own('reinstateOrder'),
  quotePendingOrder: own('quotePendingOrder'),
  acceptPendingOrder: own('acceptPendingOrder'),
  quoteCheckIn: own('quoteCheckIn'),
  checkIn: own('checkIn'),
  checkInMany: own('checkInMany'),
  changeStay: own('changeStay'),
  changeRoom: own('changeRoom'),
  changeHotel: own('changeHotel'),
  addIsolation: own('addIsolation'),
  addRoom: own('addRoom'),
  addRooms: own('addRooms'),
  addRoomType: own('addRoomType'),
  modifyRoomType: own('modifyRoomType'),
  saveRoomPrice: own('saveRoomPrice'),
  addDiscount: own('addDiscount'),
  modifyDiscount: own('modifyDiscount'),
  addItem: own('addItem'),
  modifyItem: own('modifyItem'),
  applyForMaterial: () => ({
    applyThing: '口罩',
    applyNum: 1,
    thingUnit: '盒',
    emergencyLevel: Urgency.urgent,
  }),
};

/** Those whose input names no record of `Records`: tried with inputs of their own. */
const sellsByOther = [
  'previewCopy',
  'copyRecords',
  'assignIsolation',
  'assignIsolations',
  'transferIsolation',
  'reviewDeclaration',
  'intakeOrder',
  'intakeDeclaration',
] as const satisfies readonly Name[];

/** Changes of simple records that are no sale. */
const settlesRecords = masterDataList
  .flatMap(({ add, modify, remove }): Name[] => [add, modify, remove])
  .filter((name) => !contract[name].sells);

/** Changes that a closed hotel still makes: its bills, its history, its people, what is no sale. */
const settles =
  `${settlesRecords.join(' ')} ` +
  'setExpectedGuests cancelOrder endNoShow settlePaidTwice declinePendingOrder deleteOrder changePrice refundOrder refuseRefund ' +
  'addBillLine settleBill chargeItems setMasterBill moveBillLines approvePayBack rejectPayBack voidBillLine ' +
  'addReceipt voidReceipt addInvoice sendInvoice issueInvoice voidInvoice ' +
  'openShift closeShift closeDay checkOut checkOutMany undoStay modifyGuests saveGuestNote isolationCheckOut ' +
  'cleanRoom cleanRooms inspectRooms serviceRooms assignCleaner setOutOfOrder endOutOfOrder archiveRoom restoreRoom deleteRoom modifyRoom ' +
  'deleteRoomType deleteDiscount ' +
  'modifyHotel deleteHotel closeHotel reopenHotel addUser modifyUser deleteUser ' +
  'modifyIsolation deleteIsolation addHealthTest addHealthTests modifyHealthTest handleHealthTest deleteHealthTest ' +
  'reviewMaterial deleteMaterial ' +
  'intakeOrderPaid intakeOrderCancelled intakeRefundRequested';

/** Changes that concern no hotel, or make their changes by the calls above: imports, and what assistants were allowed. */
const elsewhere =
  'login loginPassword loginTotp loginTotpSetup logout createQrCode scanQrCode confirmQrCode cancelQrCode ' +
  'endSession endOtherSessions addAssistantKey endAssistantKey confirmAct refuseAct ' +
  'beginTotp confirmTotp renewRecoveryCodes endTotp ' +
  'addDepartment modifyDepartment deleteDepartment addHotel addMenu modifyMenu deleteMenu sortMenus ' +
  'runDataImport importHealthTests uploadImage startHotelExport cancelHotelExport ' +
  'addPersonRequest correctPerson erasePerson closePersonRequest';

it('marks in the contract what a closed hotel refuses: its people are offered none of it', () => {
  const marked = (Object.keys(contract) as Name[]).filter((name) => contract[name].sells);
  expect(marked.toSorted()).toEqual([...Object.keys(sells), ...sellsByOther].toSorted());
});

const close = ({ put }: TestApp, hotelId: number) =>
  put((tx) =>
    tx
      .updateTable('hotel')
      .set({ closed_day: '2026-03-10', closed_reason: '装修' })
      .where('id', '=', hotelId)
      .execute(),
  );

const refusal = { code: Code.conflict, msg: closedHotelRefusal('近店') };

onBothEngines((newPlace) => {
  it('refuses each call that sells in a closed hotel, by one sentence, and no other', async () => {
    const testApp = await openTestApp(await newPlace());
    const records = await makeRecords(testApp, {
      side: 'near',
      userId: testApp.people.users.manager,
    });
    await close(testApp, records.hotelId);
    // Its people see since when, and why; those of another hotel nothing of it.
    const self = (user: 'manager' | 'farManager') =>
      testApp.as(user, 'getUser', { id: testApp.people.users[user] });
    expect((await self('manager')).data).toMatchObject({
      hotelClosedDay: '2026-03-10',
      hotelClosedReason: '装修',
    });
    expect((await self('farManager')).data).not.toHaveProperty('hotelClosedDay');
    const before = await testApp.snapshot();
    for (const [name, input] of Object.entries(sells) as [Name, (typeof sells)[Name]][]) {
      const user = name === 'addIsolation' ? 'guard' : 'manager';
      const { code, msg } = await testApp.as(user, name, input?.(records) ?? {});
      // Of several rooms the refusal says of which.
      expect({ name, code, msg: msg.replace('房间第 1 项：', '') }).toEqual({ name, ...refusal });
    }
    expect(await testApp.snapshot()).toBe(before);
    for (const name of settles.split(' ') as Name[]) {
      if (rights[name].of === undefined || name === 'reopenHotel') continue;
      const { msg } = await testApp.as('admin', name, own(name)(records));
      expect({ name, msg }).not.toEqual({ name, msg: refusal.msg });
    }
  });

  it('refuses assignments, transfers, approvals, copies and channels to a closed hotel', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    const { near, far } = testApp.property;
    const place = { hotelId: near.hotelId, roomType: near.typeId };
    const records = await makeRecords(testApp, {
      side: 'far',
      userId: testApp.people.users.farManager,
    });
    const declared = await testApp.put((tx) => declare(tx));
    await close(testApp, near.hotelId);
    const before = await testApp.snapshot();
    const { checkInTime, ...person } = personForm();
    const copy = { kind: 'roomType', ids: [far.typeId], hotelIds: [near.hotelId] };
    const inputs: Record<(typeof sellsByOther)[number], object> = {
      previewCopy: copy,
      copyRecords: copy,
      assignIsolation: { ...place, checkInTime, ...person },
      assignIsolations: { ...place, checkInTime, people: [person] },
      transferIsolation: { ...place, ids: [records.personId] },
      reviewDeclaration: { id: declared, reviewStatus: 1, ...place },
      intakeOrder: newOrder(testApp),
      intakeDeclaration: {
        ...place,
        ...person,
        externalId: 'D1',
        source: '小程序',
        type: PersonType.inbound,
        checkInTime: '2026-03-18 14:00:00',
      },
    };
    for (const name of sellsByOther) {
      const isChannel = name === 'intakeOrder' || name === 'intakeDeclaration';
      const { code, msg } = isChannel
        ? await send(testApp, key, name, inputs[name])
        : await testApp.as('admin', name, inputs[name]);
      expect({ name, code, msg }).toEqual({ name, ...refusal });
    }
    expect(await testApp.snapshot()).toBe(before);
    // Guests of another hotel are not offered the closed one.
    const quoted = await testApp.as(
      'farManager',
      'quoteHotelChange',
      own('quoteHotelChange')(records),
    );
    expect(quoted.data?.hotels).toEqual([]);
  });

  it('is not closed while something is left to do: named with its count and its screen', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const id = near.hotelId;
    await makeRecords(testApp, { side: 'near', userId: testApp.people.users.manager });
    const { data: blocks } = await testApp.as('admin', 'hotelClosing', { id });
    expect(blocks).toEqual([
      { kind: 'inHouse', count: 1 },
      { kind: 'isolating', count: 1 },
      { kind: 'bookings', count: 2 },
      { kind: 'pendingOrders', count: 1 },
      { kind: 'toRefund', count: 2 },
      { kind: 'shifts', count: 1 },
      { kind: 'days', count: 1 },
    ]);
    expect(await testApp.as('admin', 'closeHotel', { id, reason: '装修' })).toMatchObject({
      code: Code.conflict,
      msg: '「近店」不能停业：还有 1 间房有客人在住（房间管理）、1 名隔离人员正在隔离（隔离人员管理）、2 张订单待入住（订单管理）、1 条渠道预订未接单（订单管理）、2 张订单待审批退款（订单管理）、1 个班次未交班（交班）、1 天未夜审（工作台）',
    });
    for (const user of ['manager', 'staff', 'guard'] as const) {
      expect((await testApp.as(user, 'closeHotel', { id, reason: '装修' })).code).toBe(
        Code.noPermission,
      );
    }
  });

  it('keeps its history readable and its people signed in; the log has both acts', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const id = near.hotelId;
    const closing = await testApp.as('admin', 'closeHotel', { id, reason: '整体装修' });
    expect(closing.data).toEqual({ closedDay: '2026-03-18' });
    const { data: page } = await testApp.as('admin', 'hotelPage', { page: {} });
    expect(
      page?.records.map((hotel) => [hotel.name, Number(hotel.state), hotel.closedReason]),
    ).toEqual([
      ['远店', 0, undefined],
      ['近店', 1, '整体装修'],
    ]);
    const open = await testApp.as('guard', 'hotelPage', { page: {}, state: 0 });
    expect(open.data?.records.map((hotel) => Number(hotel.id))).toEqual([far.hotelId]);
    expect((await testApp.as('staff', 'listRooms')).code).toBe(200);
    expect((await testApp.as('staff', 'orderPage', { page: {} })).code).toBe(200);
    expect((await testApp.as('manager', 'myHotel')).data).toMatchObject({
      closedDay: '2026-03-18',
      closedReason: '整体装修',
    });
    expect((await testApp.as('admin', 'closeHotel', { id, reason: '再次' })).msg).toBe(
      '「近店」已停业',
    );
    expect((await testApp.as('admin', 'reopenHotel', { id })).code).toBe(200);
    expect((await testApp.as('admin', 'reopenHotel', { id })).msg).toBe('「近店」正在营业');
    const { data: log } = await testApp.as('admin', 'logPage', { page: {}, sketch: '业酒店' });
    expect(log?.records.map(({ sketch }) => sketch)).toEqual([
      '恢复营业酒店「近店」',
      '停业酒店「近店」',
    ]);
    await expectSound(testApp);
  });

  it('of a booking and a closing at once one succeeds', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    const id = near.hotelId;
    await testApp.put((tx) => addVacant(tx, near));
    for (let round = 0; round < 5; round += 1) {
      const [booked, closed] = await Promise.all([
        testApp.as('staff', 'addOrder', {
          roomType: near.typeId,
          ...period,
          name: newGuest().name,
          number: '13800000000',
          status: 0,
        }),
        testApp.as('admin', 'closeHotel', { id, reason: '装修' }),
      ]);
      const codes = [Number(booked.code), Number(closed.code)].toSorted(
        (one, other) => one - other,
      );
      expect(codes).toEqual([200, Code.conflict]);
      if (Number(closed.code) === 200) await testApp.as('admin', 'reopenHotel', { id });
      else await testApp.as('manager', 'cancelOrder', cancelled(booked.data?.id));
    }
    await expectSound(testApp);
  });
});

const cancelled = (id: unknown) => ({ id, reason: '改', refundAmount: 0 });

it('has each call that changes something in one of the lists', () => {
  const listed = [
    ...Object.keys(sells),
    ...sellsByOther,
    ...settles.split(' '),
    ...elsewhere.split(' '),
  ];
  const changes = (Object.keys(contract) as Name[]).filter((name) => contract[name].changes);
  expect(changes.filter((name) => !listed.includes(name))).toEqual([]);
  const known = new Set<string>(Object.keys(contract));
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
});
