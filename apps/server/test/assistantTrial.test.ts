import { offeredCall, toolsOf } from '@anzhu/api/contract/assistantTools';
import { contract } from '@anzhu/api/contract';
import { partsOf } from '@anzhu/api/examples/print';
import { Code } from '@anzhu/api/contract/envelope';
import { RoomStatus } from '@anzhu/api/contract/room';
import { Role } from '@anzhu/api/contract/role';
import { expect, it } from 'vitest';
import { connect, countActs, makeKey, openForAssistants, type Requested } from './assistant.ts';
import { type CallName, examplesOf } from './documented.ts';
import { onBothEngines } from './engines.ts';
import { call } from './harness.ts';
import { password } from './people.ts';
import { addRoom, newGuest } from './property.ts';
import { snapshotOf } from './testApp.ts';
import { enter, makeWorld, type World } from './world.ts';

/** The acts that a clerk's assistant requests. */
const acts = toolsOf(Role.hotelMember)
  .filter(({ annotations }) => !annotations)
  .map(({ name }) => name as CallName);

onBothEngines((newPlace) => {
  let made: Promise<World> | null = null;

  /** The world, made by the first test that needs it. */
  const theWorld = (): Promise<World> => (made ??= newPlace().then(makeWorld));

  it.each(acts)(
    '%s is tried: what the document refuses is refused, the rest is done once confirmed',
    async (name) => {
      const world = await theWorld();
      for (const example of examplesOf(name)) {
        const role = example.as ?? Role.hotelMember;
        if (!offeredCall(name, role)) continue;
        const server = await enter(world);
        const { store } = server.server;
        const token = world.tokens[role];
        const { data: key } = await call(
          server,
          'addAssistantKey',
          { name: '试', days: 1, currentPassword: password },
          token,
        );
        const assistant = await connect(server, key.key);
        await assistant.tools();
        const before = await snapshotOf(store);
        const { address, body } = partsOf(contract[name], example);
        const act = await assistant.use<Requested>(name, { ...address, ...body });
        const which = `${name} 「${example.title}」`;
        expect(await snapshotOf(store), which).toBe(before);
        const { code, msg } = example.answer as { code: number; msg: string };
        if (code !== Code.success) {
          expect(act, which).toMatchObject({ isError: true, data: { message: msg } });
          continue;
        }
        expect(act, which).toMatchObject({ isError: false, data: { state: 'waiting' } });
        const { data } = await call(server, 'confirmAct', { id: act.data.id }, token);
        expect(data, which).toEqual({ outcome: 'done', message: null });
        const done = await assistant.use('pending_result', { id: act.data.id });
        expect(done, which).toMatchObject({ isError: false, data: { stateText: '已执行' } });
        expect(server.log.errors, which).toEqual([]);
      }
    },
  );

  it('refuses at once what the call would refuse, and changes nothing', async () => {
    const testApp = await openForAssistants(await newPlace());
    const assistant = await connect(testApp, (await makeKey(testApp, 'staff')).key);
    const [vacant, dirty] = await testApp.put(async (tx) => [
      await addRoom(tx, testApp.property.near),
      await addRoom(tx, testApp.property.near, { status: RoomStatus.awaitingCleaning }),
    ]);
    const clean = await assistant.use('cleanRoom', { id: vacant?.id });
    expect(clean).toMatchObject({
      isError: true,
      data: { message: expect.stringContaining('不能') },
    });
    const out = await assistant.use('checkOut', { id: vacant?.id });
    expect(out).toMatchObject({ isError: true });
    const full = {
      id: vacant?.id,
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-19 12:00:00',
    };
    const guests = Array.from({ length: 9 }, () => newGuest());
    const crowd = await assistant.use('checkIn', { ...full, checkInfoList: guests });
    expect(crowd).toMatchObject({ isError: true });
    expect(await countActs(testApp)).toBe(0);
    expect((await assistant.use('cleanRoom', { id: dirty?.id })).isError).toBe(false);
    // Tried and rolled back: only the act is there.
    const rooms = await testApp.store.db
      .selectFrom('room')
      .select('status')
      .orderBy('id')
      .execute();
    expect(rooms).toEqual([{ status: RoomStatus.vacant }, { status: RoomStatus.awaitingCleaning }]);
  });

  it('takes the same act for one, in any order of its fields and with the quoted price or without', async () => {
    const testApp = await openForAssistants(await newPlace());
    const assistant = await connect(testApp, (await makeKey(testApp, 'staff')).key);
    const room = await testApp.put((tx) =>
      addRoom(tx, testApp.property.near, { status: RoomStatus.occupied, guest: newGuest() }),
    );
    const [roomId, sn, leaveTime] = [room.id, room.sn, '2026-03-20 12:00:00'];
    const ids = [];
    for (const given of [
      { roomId, sn, leaveTime, method: 1 },
      { method: 1, leaveTime, sn, roomId: String(roomId) },
      { pay: 300, roomId, sn, leaveTime, method: 1 },
    ]) {
      ids.push((await assistant.use<Requested>('changeStay', given)).data.id);
    }
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    const dearer = await assistant.use('changeStay', { roomId, sn, leaveTime, pay: 299 });
    expect(dearer).toMatchObject({ isError: true, data: { fields: { pay: expect.any(String) } } });
    expect(await countActs(testApp)).toBe(1);
  });

  it('requests no more acts than a person can look through', async () => {
    const testApp = await openForAssistants(await newPlace());
    const assistant = await connect(testApp, (await makeKey(testApp, 'staff')).key);
    const add = () =>
      testApp.put((tx) =>
        addRoom(tx, testApp.property.near, { status: RoomStatus.awaitingCleaning }),
      );
    for (let times = 0; times < 10; times += 1) {
      const { id } = await add();
      const act = await assistant.use<Requested>('cleanRoom', { id });
      const same = await Promise.all([1, 2].map(() => assistant.use('cleanRoom', { id })));
      expect(same.map(({ data }) => data['id'])).toEqual([act.data.id, act.data.id]);
    }
    expect(await assistant.use('cleanRoom', { id: (await add()).id })).toEqual({
      isError: true,
      data: { message: '待确认的操作已有 10 项，请本人先处理' },
    });
    const foreign = await connect(testApp, (await makeKey(testApp, 'staff')).key);
    const [act] = (await testApp.as('staff', 'listPendingActs')).data;
    expect(await foreign.use('pending_result', { id: act?.id })).toEqual({
      isError: true,
      data: { message: '操作不存在' },
    });
  });
});
