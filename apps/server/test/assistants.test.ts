import { PayMethod } from '@anzhu/api/contract/bill';
import { Code } from '@anzhu/api/contract/envelope';
import { actsProtocol, livePath, liveProtocols } from '@anzhu/api/contract/live';
import { RoomStatus } from '@anzhu/api/contract/room';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { ActState } from '../src/platform/db/tables/assistant.ts';
import { settleCutActs } from '../src/resources/assistant/index.ts';
import { connect, makeKey, openForAssistants, type Requested } from './assistant.ts';
import { onOneEngine, type Place } from './engines.ts';
import { password } from './people.ts';
import { addRoom, newGuest } from './property.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';

/** Until tomorrow; one more night costs 300 yuan. */
const longer = '2026-03-20 12:00:00';

/** A guest in a room of the near hotel, and the key of its clerk. */
async function openStayed(place: Place, name = '李华') {
  const testApp = await openForAssistants(place);
  const guest = newGuest({ name });
  const room = await testApp.put((tx) =>
    addRoom(tx, testApp.property.near, { status: RoomStatus.occupied, guest }),
  );
  const { key } = await makeKey(testApp, 'staff');
  const assistant = await connect(testApp, key);
  const extend = () =>
    assistant.use<Requested>('changeStay', {
      roomId: room.id,
      sn: room.sn,
      leaveTime: longer,
      method: PayMethod.card,
    });
  return { testApp, room, guest, key, assistant, extend };
}

const leaveTimeOf = async ({ store }: TestApp, sn: string): Promise<string> =>
  (
    await store.db
      .selectFrom('stay')
      .select('leave_time')
      .where('sn', '=', sn)
      .executeTakeFirstOrThrow()
  ).leave_time;

/** The newest entry of the log. */
const lastLog = ({ store }: TestApp) =>
  store.db
    .selectFrom('log')
    .select(['sketch', 'after_values'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** The messages of one's pending acts. */
async function actsSocket(testApp: TestApp, token: string) {
  const socket = new WebSocket(
    `${testApp.url.replace('http', 'ws')}${livePath}`,
    liveProtocols(token, actsProtocol),
  );
  onTestFinished(() => socket.terminate());
  const messages: string[] = [];
  socket.on('message', (data) => messages.push(data.toString()));
  await new Promise((done) => socket.once('open', done));
  return { messages, protocol: socket.protocol };
}

onOneEngine((newPlace) => {
  it('finds a guest and extends the stay once its user has confirmed it', async () => {
    const { testApp, room, assistant, extend } = await openStayed(await newPlace());
    const own = await actsSocket(testApp, testApp.tokenOf('staff'));
    const others = await actsSocket(testApp, testApp.tokenOf('manager'));
    expect(own.protocol).toBe(actsProtocol);

    const found = await assistant.use('listRooms');
    expect(found.data).toMatchObject({
      items: [{ id: room.id, guest: '李华', sn: room.sn, status: 1, statusText: '入住' }],
    });

    const { isError, data: act } = await extend();
    expect(isError).toBe(false);
    expect(act).toMatchObject({ state: 'waiting', title: '续住、提前离店', keyName: '前台助手' });
    expect(act.facts).toEqual([
      { label: '房间', value: `${room.name}（双床房，入住，2026-03-19 12:00 离店）` },
      { label: `${room.name} 的客人`, value: '李华' },
      { label: '离店时间', value: '2026-03-20 12:00' },
      { label: '支付方式', value: '银行卡' },
      { label: '入住天数', value: '3 晚' },
      { label: '原价', value: '900 元' },
      { label: '房费合计', value: '840 元' },
      { label: '差价', value: '300 元' },
      { label: '原收款方式', value: '其他' },
    ]);
    expect(await leaveTimeOf(testApp, room.sn)).toBe('2026-03-19 12:00:00');
    await expect.poll(() => own.messages).toEqual(['{"acts":true}']);

    const pending = (await testApp.as('staff', 'listPendingActs')).data;
    expect(pending).toMatchObject([{ id: act.id, facts: act.facts }]);
    const waiting = assistant.use('pending_result', { id: act.id, wait: 25 });
    const confirmed = await testApp.as('staff', 'confirmAct', { id: act.id });
    expect(confirmed).toMatchObject({ code: 200, data: { outcome: 'done', message: null } });
    expect((await waiting).data).toMatchObject({
      state: 'done',
      stateText: '已执行',
      result: { days: 3, pay: 900 },
    });
    expect(await leaveTimeOf(testApp, room.sn)).toBe(longer);
    expect((await testApp.as('staff', 'listPendingActs')).data).toEqual([]);
    expect(others.messages).toEqual([]);

    const { records } = (await testApp.as('manager', 'logPage', { page: { page: 1, size: 5 } }))
      .data;
    const entry = records.find(({ sketch }) => sketch?.includes('续住'));
    expect(entry).toMatchObject({ createBy: 'staff', assistant: '前台助手' });
    await expectSound(testApp);
  });

  it('makes a confirmed act once, of two confirmations at once too', async () => {
    const { testApp, extend } = await openStayed(await newPlace());
    const { data: act } = await extend();
    const codes = await Promise.all(
      [1, 2, 3].map(async () => (await testApp.as('staff', 'confirmAct', { id: act.id })).code),
    );
    expect(codes.toSorted()).toEqual([200, Code.conflict, Code.conflict]);
    const again = await testApp.as('staff', 'confirmAct', { id: act.id });
    expect(again).toMatchObject({ code: Code.conflict, msg: '操作已经执行过' });
    expect((await testApp.as('staff', 'refuseAct', { id: act.id })).code).toBe(Code.conflict);
    const { count } = await testApp.store.db
      .selectFrom('log')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('assistant', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('takes an act with its defaults spelled out for the same one', async () => {
    const { testApp, room, assistant } = await openStayed(await newPlace());
    const { hotelId, typeId } = testApp.property.near;
    await testApp.put((tx) => addRoom(tx, testApp.property.near));
    const booking = {
      roomType: typeId,
      name: '李强',
      number: '13800000000',
      estimatedCheckIn: '2026-03-20 14:00:00',
      estimatedCheckOut: '2026-03-21 12:00:00',
      status: 0,
    };
    const stay = { roomId: room.id, sn: room.sn, leaveTime: longer, method: PayMethod.card };
    const spelled: [string, object, object[]][] = [
      ['addOrder', booking, [{ hotelId }, { rooms: 1 }, { customerName: '李强' }]],
      ['changeStay', stay, []],
    ];
    for (const [name, input, defaults] of spelled) {
      const { data: first } = await assistant.use<Requested>(name, input);
      expect(first.state).toBe('waiting');
      for (const one of defaults) {
        const { data } = await assistant.use<Requested>(name, { ...input, ...one });
        expect([one, data.id]).toEqual([one, first.id]);
      }
      const { data: other } = await assistant.use<Requested>(name, { ...input, method: 2 });
      expect(other.id).not.toBe(first.id);
    }
  });

  it('makes nothing that was refused, expired, or is not as it was shown', async () => {
    const { testApp, room, guest, assistant, extend } = await openStayed(await newPlace());
    const refused = (await extend()).data;
    expect((await testApp.as('staff', 'refuseAct', { id: refused.id })).code).toBe(200);
    expect((await testApp.as('staff', 'confirmAct', { id: refused.id })).code).toBe(Code.conflict);
    const { sketch, after_values: after } = await lastLog(testApp);
    expect(sketch).toBe('拒绝助手的操作「续住、提前离店」');
    expect(after).not.toContain(guest.name);
    const answer = await assistant.use('pending_result', { id: refused.id });
    expect(answer.data).toMatchObject({ state: 'refused' });

    const dearer = (await extend()).data;
    const thursdays = { roomType: testApp.property.near.typeId, weekday: 4, fee: 380 };
    expect((await testApp.as('manager', 'saveRoomPrice', thursdays)).code).toBe(200);
    const { data } = await testApp.as('staff', 'confirmAct', { id: dearer.id });
    const message = '所示内容已变化，没有执行，请让助手重新提出';
    expect(data).toEqual({ outcome: 'failed', message });
    const failed = await assistant.use('pending_result', { id: dearer.id });
    expect(failed.data).toEqual({ state: 'failed', stateText: '未执行', result: message });

    const late = (await extend()).data;
    testApp.clock.forward(10 * 60);
    expect((await testApp.as('staff', 'listPendingActs')).data).toEqual([]);
    expect(await testApp.as('staff', 'confirmAct', { id: late.id })).toMatchObject({
      code: Code.conflict,
      msg: '操作已过期，请让助手重新提出',
    });
    const expired = await assistant.use('pending_result', { id: late.id });
    expect(expired.data).toMatchObject({ state: 'expired' });
    expect(await leaveTimeOf(testApp, room.sn)).toBe('2026-03-19 12:00:00');
  });

  it('says what became of an act whose server stopped while it ran', async () => {
    const { testApp, room, assistant, extend } = await openStayed(await newPlace());
    const { server } = testApp;
    const settle = () => settleCutActs.run(server, new AbortController().signal);
    const cut = (id: number) =>
      testApp.put((tx) =>
        tx
          .updateTable('assistant_act')
          .set({ state: ActState.running, act_result: null })
          .where('id', '=', id)
          .execute(),
      );
    const lost = (await extend()).data;
    await cut(lost.id);
    await settle();
    const running = await assistant.use('pending_result', { id: lost.id });
    expect(running.data).toMatchObject({ state: 'running' });
    testApp.clock.forward(11 * 60);
    const unknown = await assistant.use('pending_result', { id: lost.id });
    expect(unknown.data).toMatchObject({ state: 'unknown' });
    await settle();
    const result = '服务中断，没有执行，请让助手重新提出';
    const failed = await assistant.use('pending_result', { id: lost.id });
    expect(failed.data).toEqual({ state: 'failed', stateText: '未执行', result });
    expect((await lastLog(testApp)).sketch).toBe('服务中断，没有执行助手的操作「续住、提前离店」');

    // Made, but its server stopped before it could say so.
    const made = (await extend()).data;
    await testApp.as('staff', 'confirmAct', { id: made.id });
    expect(await leaveTimeOf(testApp, room.sn)).toBe(longer);
    await cut(made.id);
    testApp.clock.forward(11 * 60);
    await settle();
    const done = await assistant.use('pending_result', { id: made.id });
    expect(done.data).toMatchObject({ state: 'done' });
  });

  it('lets nobody confirm but the user in a session of their own', async () => {
    const { testApp, room, key, extend } = await openStayed(await newPlace());
    const { data: act } = await extend();
    for (const user of ['admin', 'manager', 'farManager', 'guard'] as const) {
      const foreign = await testApp.as(user, 'confirmAct', { id: act.id });
      expect(foreign).toMatchObject({ code: Code.notFound, msg: '操作不存在' });
      expect(foreign.msg).toBe((await testApp.as(user, 'refuseAct', { id: 987_654 })).msg);
      expect((await testApp.as(user, 'listPendingActs')).data).toEqual([]);
    }
    for (const authorization of [key, `Bearer ${key}`]) {
      for (const path of ['confirm', 'refuse']) {
        const response = await fetch(`${testApp.url}/api/assistant/act/${path}`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ id: act.id }),
        });
        expect(await response.json()).toMatchObject({ code: Code.tokenInvalid });
      }
    }
    expect(await leaveTimeOf(testApp, room.sn)).toBe('2026-03-19 12:00:00');
  });

  it('runs an act with what the key may do by then', async () => {
    const { testApp, room, assistant, extend } = await openStayed(await newPlace());
    const { data: act } = await extend();
    await testApp.as('admin', 'modifyUser', {
      id: testApp.people.users.staff,
      password: 'Another-2027',
    });
    await expect(assistant.use('listRooms')).rejects.toThrow('密码或角色已变更，钥匙已失效');
    // A new session of the same user.
    const session = await testApp.store.db.selectFrom('session').selectAll().execute();
    const own = session.find((one) => one.user_id === testApp.people.users.staff);
    await testApp.put((tx) =>
      tx
        .updateTable('session')
        .set({ ended_time: null, ended_code: null })
        .where('token_hash', '=', own?.token_hash ?? '')
        .execute(),
    );
    const { data } = await testApp.as('staff', 'confirmAct', { id: act.id });
    expect(data).toEqual({ outcome: 'failed', message: '密码或角色已变更，钥匙已失效' });
    expect(await leaveTimeOf(testApp, room.sn)).toBe('2026-03-19 12:00:00');
  });

  it('makes and ends keys of one’s own, which are stored as hashes', async () => {
    const testApp = await openForAssistants(await newPlace());
    const made = await makeKey(testApp, 'manager', {
      name: '夜班',
      role: 'hotel_member',
      days: 90,
    });
    const row = await testApp.store.db
      .selectFrom('assistant_key')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(made.key.split('_').slice(2).join('_'));
    const [listed] = (await testApp.as('manager', 'listAssistantKeys')).data;
    expect(listed).toEqual({
      id: made.id,
      name: '夜班',
      role: 'hotel_member',
      state: 'valid',
      createTime: '2026-03-18 10:00:00',
      expiresTime: '2026-06-16 10:00:00',
      seenTime: null,
    });
    expect((await testApp.as('staff', 'listAssistantKeys')).data).toEqual([]);
    expect((await testApp.as('staff', 'endAssistantKey', { id: made.id })).code).toBe(404);
    const wrong = { name: '夜班', days: 1, currentPassword: 'Harbour-2025' };
    expect(await testApp.as('staff', 'addAssistantKey', wrong)).toMatchObject({
      code: 400,
      msg: '当前密码不正确',
    });
    const wider = { name: '大', role: 'hotel_admin', days: 1, currentPassword: password };
    expect(await testApp.as('staff', 'addAssistantKey', wider)).toMatchObject({ code: 400 });
    const elsewhere = { name: '别处', role: 'anti-epidemic', days: 1, currentPassword: password };
    expect(await testApp.as('admin', 'addAssistantKey', elsewhere)).toMatchObject({ code: 400 });

    const assistant = await connect(testApp, made.key);
    testApp.clock.forward(60);
    await assistant.use('myHotel');
    expect((await testApp.as('manager', 'listAssistantKeys')).data).toMatchObject([
      { seenTime: '2026-03-18 10:01:00' },
    ]);
    expect((await testApp.as('manager', 'endAssistantKey', { id: made.id })).code).toBe(200);
    await expect(assistant.use('myHotel')).rejects.toThrow('钥匙已结束');
    expect((await testApp.as('manager', 'listAssistantKeys')).data).toEqual([]);
    const logs = await testApp.store.db
      .selectFrom('log')
      .select(['sketch', 'type'])
      .where('sketch', 'like', '%助手%')
      .orderBy('id')
      .execute();
    expect(logs).toEqual([
      { sketch: '新增助手的钥匙「夜班」', type: 10 },
      { sketch: '结束助手的钥匙「夜班」', type: 10 },
    ]);
    for (let more = 0; more < 10; more += 1) await makeKey(testApp, 'manager');
    await expect(makeKey(testApp, 'manager')).rejects.toThrow('最多 10 把钥匙');
  });

  it('makes no keys, and runs nothing, where assistants are not let in', async () => {
    const testApp = await openTestApp(await newPlace());
    const refused = { code: Code.conflict, msg: '没有开启助手' };
    const form = { name: '前台助手', days: 30, currentPassword: password };
    expect(await testApp.as('staff', 'addAssistantKey', form)).toMatchObject(refused);
    expect(await testApp.as('staff', 'confirmAct', { id: 1 })).toMatchObject(refused);
    expect((await fetch(`${testApp.url}/mcp`, { method: 'POST' })).status).toBe(404);
  });
});
