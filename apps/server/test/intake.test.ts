import { Code } from '@anzhu/api/contract/envelope';
import { PersonType } from '@anzhu/api/contract/isolation';
import { OrderStatus } from '@anzhu/api/contract/order';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it } from 'vitest';
import { createKey, listKeys, revokeKey } from '../src/platform/channel/channelKeys.ts';
import {
  type IntakeCall,
  logsOf,
  newOrder,
  openChannel,
  orderOf,
  roomOf,
  send,
} from './channel.ts';
import { onOneEngine } from './engines.ts';
import { startTestServer } from './harness.ts';
import { expectSound } from './testApp.ts';
import { addOrder, addRoom, residentId } from './property.ts';

onOneEngine((newPlace) => {
  it('takes an order: priced with the best discounts, with a room held until it is paid', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    const { near } = testApp.property;
    const room = await testApp.put(async (tx) => {
      await tx
        .insertInto('discount')
        .values({
          hotel_id: near.hotelId,
          name: '九折',
          description: '',
          type: 1,
          discounts_type: 1,
          discounts: 9000,
          effect_type: 2,
          effect_condition: null,
          exclusive_type: 0,
          validity_time: '2026-12-31 23:59:59',
          picture: '',
        })
        .execute();
      await addRoom(tx, near, { isIsolation: true });
      return addRoom(tx, near);
    });
    const sent = newOrder(testApp, { source: '飞猪' });
    const { code, data } = await send(testApp, key, 'intakeOrder', sent);
    expect({ code, ...data }).toEqual({
      code: 200,
      id: data.id,
      ids: [data.id],
      pay: 600,
      lastPay: 540,
    });
    expect(await orderOf(testApp, data.id)).toMatchObject({
      status: OrderStatus.unpaid,
      channel: '携程',
      external_id: sent.externalId,
      source: 3,
      source_name: '飞猪',
      province: '江苏',
      booker_name: '王芳',
      customer_name: '王芳',
      nights: 2,
      paid_time: null,
    });
    // The chart counts the order under the name that the channel gave, and its link finds it.
    expect((await testApp.as('admin', 'orderSources')).data).toEqual([{ name: '飞猪', value: 1 }]);
    const listed = await testApp.as('admin', 'orderPage', { source: '飞猪' });
    expect(listed.data.page.records.map(({ id }) => String(id))).toEqual([String(data.id)]);
    expect(await roomOf(testApp, room.id)).toEqual({
      status: RoomStatus.tentative,
      held_order_id: data.id,
    });
    const paid = await send(testApp, key, 'intakeOrderPaid', {
      externalId: sent.externalId,
      lastPay: 540,
      tradeNumber: 'WX1',
    });
    expect(paid).toMatchObject({ code: 200, data: { id: data.id, status: OrderStatus.paid } });
    expect(await orderOf(testApp, data.id)).toMatchObject({
      paid_time: '2026-03-18 10:00:00',
      trade_number: 'WX1',
    });
    expect(await roomOf(testApp, room.id)).toMatchObject({ status: RoomStatus.reserved });
    const bill = await testApp.as('staff', 'getBill', { orderId: data.id });
    expect(bill.data).toMatchObject({ charged: 540, paid: 540, open: 0 });
    expect(bill.data.lines.at(-1)).toMatchObject({ kind: 3, amount: 540, method: 4, note: '飞猪' });
    const asked = await send(testApp, key, 'intakeRefundRequested', {
      id: data.id,
      reason: '有事',
    });
    expect(asked.data).toEqual({ id: data.id, status: OrderStatus.refundRequested });
    const seen = await testApp.as('manager', 'getOrder', { id: data.id });
    expect(seen.data).toMatchObject({ reason: '有事', status: OrderStatus.refundRequested });
    expect((await logsOf(testApp, data.id)).slice(0, 3)).toEqual([
      `渠道「携程」 渠道「携程」提交订单 ${data.id}`,
      `渠道「携程」 订单 ${data.id} 已支付`,
      `渠道「携程」 订单 ${data.id} 申请退款`,
    ]);
    await expectSound(testApp);
  });

  it('reserves a room at once for a paid order, and none for guests who come later', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    const room = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const later = {
      estimatedCheckIn: '2026-03-20 14:00:00',
      estimatedCheckOut: '2026-03-21 12:00:00',
    };
    await send(testApp, key, 'intakeOrder', newOrder(testApp, { status: 1, ...later }));
    expect(await roomOf(testApp, room.id)).toMatchObject({ status: RoomStatus.vacant });
    const { data } = await send(testApp, key, 'intakeOrder', newOrder(testApp, { status: 1 }));
    expect(await roomOf(testApp, room.id)).toEqual({
      status: RoomStatus.reserved,
      held_order_id: data.id,
    });
    const { data: bill } = await testApp.as('staff', 'getBill', { orderId: data.id });
    expect(bill.lines.at(-1)).toMatchObject({ kind: 3, amount: 600, note: '携程' });
    const full = await send(testApp, key, 'intakeOrder', newOrder(testApp, { status: 1 }));
    expect(full).toMatchObject({
      code: Code.conflict,
      msg: '该房型 03-18 已满，已记为未接单，由酒店处理',
    });
    await expectSound(testApp);
  });

  it('answers the first order for a repeated number, also fifty times at once', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    await testApp.put(async (tx) => {
      await addRoom(tx, testApp.property.near);
      await addRoom(tx, testApp.property.near);
    });
    const sent = newOrder(testApp);
    const fifty = Array.from({ length: 50 }, () => send(testApp, key, 'intakeOrder', sent));
    const answers = await Promise.all(fifty);
    const first = answers[0]?.data.id;
    expect(answers.map(({ code, data }) => [code, data.id])).toEqual(
      answers.map(() => [200, first]),
    );
    const repeated = await send(testApp, key, 'intakeOrder', sent);
    expect(repeated.data).toEqual(answers[0]?.data);
    const held = await testApp.store.db
      .selectFrom('room')
      .select('id')
      .where('status', '=', RoomStatus.tentative)
      .execute();
    expect(held).toHaveLength(1);
    expect(await logsOf(testApp, first)).toHaveLength(1);
    const other = await createKey(testApp.server, '小程序');
    const elsewhere = await send(testApp, other, 'intakeOrder', sent);
    expect(elsewhere.data.id).not.toBe(first);
    await expectSound(testApp);
  });

  it('gives fifty orders at once a room each, and refuses those for whom none is left', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    await testApp.put(async (tx) => {
      for (let count = 0; count < 30; count += 1) await addRoom(tx, testApp.property.near);
    });
    const orders = Array.from({ length: 50 }, () => newOrder(testApp));
    const answers = await Promise.all(orders.map((one) => send(testApp, key, 'intakeOrder', one)));
    const refused = answers.filter(({ code }) => code !== 200);
    expect(refused).toHaveLength(20);
    for (const { code, msg } of refused) {
      expect({ code, msg }).toEqual({
        code: Code.conflict,
        msg: '该房型 03-18 已满，已记为未接单，由酒店处理',
      });
    }
    const held = await testApp.store.db
      .selectFrom('room')
      .select('held_order_id')
      .where('held_order_id', 'is not', null)
      .execute();
    expect(new Set(held.map((room) => room.held_order_id)).size).toBe(30);
    await expectSound(testApp);
  });

  it('does what it is told of an order once, and says where the order stands', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    const { near } = testApp.property;
    const add = (status: OrderStatus, externalId: string) =>
      testApp.put((tx) => addOrder(tx, near, { status, channel: '携程', external_id: externalId }));
    const { unpaid, paid, closed, checkedIn, completed, refundRequested, refunded } = OrderStatus;
    const all = [unpaid, paid, closed, completed, refundRequested, refunded];
    /** The result of each order: its status afterwards, or that it is too late. */
    const expected: Record<
      Exclude<IntakeCall, 'intakeOrder' | 'intakeDeclaration'>,
      (OrderStatus | 'conflict')[]
    > = {
      intakeOrderPaid: [paid, paid, 'conflict', completed, refundRequested, refunded],
      intakeOrderCancelled: [closed, 'conflict', closed, 'conflict', 'conflict', 'conflict'],
      intakeRefundRequested: [
        'conflict',
        refundRequested,
        'conflict',
        'conflict',
        refundRequested,
        refunded,
      ],
    };
    expect(checkedIn).toBe(3);
    for (const [name, outcomes] of Object.entries(expected) as [IntakeCall, unknown[]][]) {
      for (const [place, status] of all.entries()) {
        const externalId = `${name} ${status}`;
        const id = await add(status, externalId);
        const input = { externalId, reason: '有事' };
        const answers = [
          await send(testApp, key, name, input),
          await send(testApp, key, name, { id, reason: '有事' }),
        ];
        for (const { code, data } of answers) {
          const outcome =
            code === Code.conflict ? 'conflict' : (data as { status?: OrderStatus }).status;
          expect([name, status, outcome]).toEqual([name, status, outcomes[place]]);
        }
      }
    }
  });

  it('pays and cancels one order at once: one of both, and the room goes with it', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    const room = await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const { data } = await send(testApp, key, 'intakeOrder', newOrder(testApp));
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        send(testApp, key, place % 2 ? 'intakeOrderPaid' : 'intakeOrderCancelled', { id: data.id }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(15);
    const { status } = await orderOf(testApp, data.id);
    expect(await roomOf(testApp, room.id)).toMatchObject({
      status: status === OrderStatus.paid ? RoomStatus.reserved : RoomStatus.vacant,
    });
    await expectSound(testApp);
  });

  it('warns once of money for an order that is closed, and takes no other sum than it asked for', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    await testApp.put(async (tx) => {
      for (let count = 0; count < 3; count += 1) await addRoom(tx, testApp.property.near);
    });
    const { data } = await send(testApp, key, 'intakeOrder', newOrder(testApp));
    const less = await send(testApp, key, 'intakeOrderPaid', { id: data.id, lastPay: 1 });
    expect(less).toMatchObject({ code: Code.conflict, msg: '订单的实付金额为 600 元' });
    testApp.clock.forward(1800);
    await testApp.schedule.runDue();
    for (let time = 0; time < 2; time += 1) {
      const late = await send(testApp, key, 'intakeOrderPaid', { id: data.id });
      expect(late).toMatchObject({ code: Code.conflict, msg: '订单状态已变更为「已关闭」' });
    }
    expect(await logsOf(testApp, data.id)).toEqual([
      `渠道「携程」 渠道「携程」提交订单 ${data.id}`,
      `系统 订单 ${data.id} 超过 30 分钟未支付，自动关闭`,
      `渠道「携程」 订单 ${data.id} 关闭后收到支付通知，款项须由渠道退还`,
    ]);
  });

  it('lets in who has a key, to their own orders only', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    await testApp.put(async (tx) => {
      for (let count = 0; count < 3; count += 1) await addRoom(tx, testApp.property.near);
    });
    const { data } = await send(testApp, key, 'intakeOrder', newOrder(testApp));
    const other = await createKey(testApp.server, '小程序');
    const foreign = await send(testApp, other, 'intakeOrderCancelled', { id: data.id });
    expect(foreign).toMatchObject({ code: Code.notFound, msg: '找不到该订单' });
    const neither = await send(testApp, key, 'intakeOrderCancelled', {});
    expect(neither).toMatchObject({ code: Code.invalid });
    const wrong = [null, '', 'x', `${key}x`, `${key.slice(0, -1)}_`, key.replace(/az_./, 'az_x')];
    for (const one of wrong) {
      const answer = await send(testApp, one, 'intakeOrder', newOrder(testApp));
      expect([one, answer.code]).toEqual([one, Code.noPermission]);
    }
    const second = await createKey(testApp.server, '携程');
    const keys = await listKeys(testApp.server);
    const first = keys.find(({ keyId }) => key.startsWith(keyId));
    await revokeKey(testApp.server, first?.keyId ?? '');
    await expect(revokeKey(testApp.server, first?.keyId ?? '')).rejects.toThrow('没有可用的密钥');
    expect((await send(testApp, key, 'intakeOrder', newOrder(testApp))).code).toBe(
      Code.noPermission,
    );
    expect((await send(testApp, second, 'intakeOrderCancelled', { id: data.id })).code).toBe(200);
    const stored = await testApp.store.db.selectFrom('channel_key').selectAll().execute();
    const logs = await testApp.store.db.selectFrom('log').selectAll().execute();
    expect(JSON.stringify([stored, logs])).not.toContain(key.slice(16));
    await expectSound(testApp);
  });

  it('limits the calls of a channel, and wrong keys from one address', async () => {
    const config = { intakeRate: 3, signInRate: 5 };
    const place = await newPlace();
    const server = await startTestServer(place, { config });
    const key = await createKey(server.server, '携程');
    const ask = (given: string) => send(server, given, 'intakeOrderCancelled', { id: 1 });
    for (let time = 0; time < 3; time += 1) expect((await ask(key)).code).toBe(Code.notFound);
    expect(await ask(key)).toMatchObject({ status: 429, code: Code.tooMany });
    const other = await createKey(server.server, '小程序');
    expect((await ask(other)).code).toBe(Code.notFound);
    for (let time = 0; time < 5; time += 1) expect((await ask('no')).code).toBe(Code.noPermission);
    expect((await ask('no')).status).toBe(429);
    server.clock.forward(60);
    expect((await ask(key)).code).toBe(Code.notFound);
  });

  it('takes a declaration once, however often it is sent, for a guard to review', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    const { near, far } = testApp.property;
    const form = {
      externalId: 'D1',
      source: '小程序',
      name: '李强',
      idCard: residentId(77_001),
      phone: '13900000000',
      type: PersonType.inbound,
      province: '广东省',
      city: '广州',
      hotelId: near.hotelId,
      roomType: near.typeId,
      checkInTime: '2026-03-18 14:00:00',
    };
    const fifty = Array.from({ length: 50 }, () => send(testApp, key, 'intakeDeclaration', form));
    const answers = await Promise.all(fifty);
    const first = answers[0]?.data.id;
    expect(answers.map(({ code, data }) => [code, data?.id])).toEqual(
      answers.map(() => [200, first]),
    );
    const close = { ...form, externalId: 'D2', type: PersonType.closeContact, hotelId: '' };
    expect((await send(testApp, key, 'intakeDeclaration', { ...close, roomType: '' })).code).toBe(
      200,
    );
    const rows = await testApp.store.db
      .selectFrom('declaration')
      .selectAll()
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      {
        channel: '携程',
        external_id: 'D1',
        source: '小程序',
        province: '广东',
        hotel_id: near.hotelId,
        room_type_id: near.typeId,
        review_status: 0,
        created_time: '2026-03-18 10:00:00',
      },
      { external_id: 'D2', hotel_id: null, room_type_id: null },
    ]);
    const logs = await testApp.store.db
      .selectFrom('log')
      .select(['create_by', 'sketch', 'after_values'])
      .where('target_kind', '=', 'declaration')
      .orderBy('id')
      .execute();
    expect(logs.map((log) => `${log.create_by} ${log.sketch}`)).toEqual([
      '渠道「携程」 新增申报「李强」',
      '渠道「携程」 新增申报「李强」',
    ]);
    expect(JSON.stringify(logs)).not.toContain(form.idCard);
    // Changed until it is reviewed, whole or not at all.
    const moved = { ...form, phone: '13900000009', checkInTime: '2026-03-19 14:00:00' };
    const changes = Array.from({ length: 5 }, () => send(testApp, key, 'intakeDeclaration', moved));
    for (const { data } of await Promise.all(changes)) expect(data).toEqual({ id: first });
    const changed = async () =>
      testApp.store.db
        .selectFrom('log')
        .select('after_values')
        .where('sketch', '=', '编辑申报「李强」')
        .execute();
    expect(await changed()).toHaveLength(1);
    const reviewed = { id: first, reviewStatus: 2, remark: '资料不全' };
    expect((await testApp.as('guard', 'reviewDeclaration', reviewed)).code).toBe(200);
    expect((await send(testApp, key, 'intakeDeclaration', moved)).data).toEqual({ id: first });
    expect(await send(testApp, key, 'intakeDeclaration', form)).toMatchObject({
      code: Code.conflict,
      msg: `申报 ${first} 已驳回，不能修改：手机号、入住时间与已有申报不同`,
      data: { fields: { phone: '与已有申报不同', checkInTime: '与已有申报不同' } },
    });
    await testApp.put((tx) =>
      tx.updateTable('hotel').set({ allow_isolation: 0 }).where('id', '=', far.hotelId).execute(),
    );
    const cases: [object, number, string][] = [
      [{ hotelId: '' }, Code.invalid, '请选择酒店'],
      [{ roomType: '' }, Code.invalid, '请选择房型'],
      [{ hotelId: 999_999 }, Code.invalid, '酒店不存在'],
      [
        { type: 0, hotelId: 99_999, roomType: 'abc' },
        Code.invalid,
        '该人员类型的酒店由审核人选择，不能填写',
      ],
      [{ type: 1, roomType: '' }, Code.invalid, '该人员类型的酒店由审核人选择，不能填写'],
      [{ type: 1, hotelId: '' }, Code.invalid, '该人员类型的房型由审核人选择，不能填写'],
      [{ externalId: 'D2', type: 0 }, Code.invalid, '该人员类型的酒店由审核人选择，不能填写'],
      [{ phone: '9'.repeat(61) }, Code.invalid, '手机号最多 60 个字'],
      [{ roomType: far.typeId }, Code.invalid, '房型不存在，或不属于该酒店'],
      [{ hotelId: far.hotelId, roomType: far.typeId }, Code.conflict, '「远店」不接收隔离人员'],
      [{ type: 4 }, Code.invalid, '请选择人员类型'],
      [{ checkOutTime: form.checkInTime }, Code.invalid, '应晚于入住时间'],
      [{ checkInTime: '2026-03-16 14:00:00' }, Code.invalid, '入住时间不能早于昨天'],
      [{ checkOutTime: '2026-06-17 14:00:00' }, Code.invalid, '最多为入住后 90 天'],
    ];
    for (const [given, code, msg] of cases) {
      const wrong = { ...form, externalId: 'D3', ...given };
      const answer = await send(testApp, key, 'intakeDeclaration', wrong);
      expect([given, answer.code, answer.msg]).toEqual([given, code, expect.stringContaining(msg)]);
    }
    await expectSound(testApp);
  });

  it('refuses what is wrong, by the name of the field, and keeps nothing of it', async () => {
    const { testApp, key } = await openChannel(await newPlace());
    await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const before = await testApp.snapshot();
    const cases: [string, unknown, string][] = [
      ['externalId', '', '外部编号不能为空'],
      ['hotelId', 999_999, '酒店不存在'],
      ['roomType', testApp.property.far.typeId, '房型不存在，或不属于该酒店'],
      ['number', ['13800000000'], '联系电话'],
      ['number', '9'.repeat(80), '联系电话最多 60 个字'],
      ['province', '火星', '客源省份不是有效的省份'],
      ['idcard', '110101199003070012', '身份证号不正确'],
      ['estimatedCheckIn', '2026-03-16 14:00:00', '入住时间不能早于昨天'],
      ['estimatedCheckOut', '2026-03-18 12:00:00', '离店时间应晚于入住时间'],
      ['estimatedCheckOut', '2026-09-15 12:00:00', '入住不能超过 180 晚'],
      ['lastPay', 601, '实付金额不能大于应付金额'],
      ['status', 3, '订单状态不是有效的选项'],
    ];
    for (const [field, value, message] of cases) {
      const answer = await send(testApp, key, 'intakeOrder', newOrder(testApp, { [field]: value }));
      expect([field, answer.status, answer.code]).toEqual([field, 200, Code.invalid]);
      expect(answer.msg).toContain(message);
    }
    await testApp.put((tx) => tx.updateTable('room_type').set({ fee: 1_000_000 }).execute());
    const dear = newOrder(testApp, { estimatedCheckOut: '2026-06-27 12:00:00' });
    const answer = await send(testApp, key, 'intakeOrder', dear);
    expect(answer).toMatchObject({ code: Code.invalid, msg: '入住天数过长，金额超出上限' });
    expect(await testApp.snapshot()).toBe(before);
    await expectSound(testApp);
  });
});
