import { contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { expect, it } from 'vitest';
import { createKey } from '../src/platform/channel/channelKeys.ts';
import { onBothEngines } from './engines.ts';
import { declare, personForm } from './isolated.ts';
import { addOrder, addRoom, newGuest, period } from './property.ts';
import { expectSound, openTestApp, type TestApp, unreadNames } from './testApp.ts';

/** Expects that a search by pinyin finds the name, and that the store has no unread name. */
async function expectFound(testApp: TestApp, name: string, pinyin: string): Promise<void> {
  const { data } = await testApp.as('admin', 'search', { keyword: pinyin });
  const found = data.map(({ title }) => title);
  expect(found.join(), `${name} (${pinyin})`).toContain(name);
  expect(await unreadNames(testApp)).toEqual([]);
}

const succeeds = async (answer: Promise<{ code: number | string }>): Promise<void> =>
  expect((await answer).code).toBe(Code.success);

onBothEngines((newPlace) => {
  it('finds a name by pinyin after each call that writes one', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotelId, typeId: roomType } = testApp.property.near;
    const [room, declaration] = await testApp.put(async (tx) => {
      for (let count = 0; count < 6; count += 1) {
        await addRoom(tx, testApp.property.near, { isIsolation: true });
      }
      await addRoom(tx, testApp.property.near);
      return [await addRoom(tx, testApp.property.near), await declare(tx, { name: '独孤求' })];
    });

    const key = await createKey(testApp.server, '携程');
    const booking = {
      externalId: 'X1',
      source: '携程',
      hotelId,
      roomType,
      ...period,
      name: '慕容复',
      number: '13800000000',
      province: '江苏省',
    };
    await fetch(`${testApp.url}${contract.intakeOrder.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [apiKeyHeader]: key },
      body: JSON.stringify(booking),
    });
    await expectFound(testApp, '慕容复', 'murongfu');

    const checkInfoList = [newGuest({ name: '令狐冲' })];
    const walkIn = { id: room.id, ...period, checkInfoList, acceptReserved: true };
    await succeeds(testApp.as('staff', 'checkIn', walkIn));
    await expectFound(testApp, '令狐冲', 'linghuchong');

    const added = await testApp.as('staff', 'addIsolation', personForm({ name: '东方白' }));
    expect(added.code).toBe(Code.success);
    await expectFound(testApp, '东方白', 'dongfangbai');

    const renaming = { id: added.data.id, name: '上官云' };
    await succeeds(testApp.as('staff', 'modifyIsolation', renaming));
    await expectFound(testApp, '上官云', 'shangguanyun');

    const place = { hotelId, roomType };
    const person = personForm({ name: '端木蓉', ...place });
    await succeeds(testApp.as('guard', 'assignIsolation', person));
    await expectFound(testApp, '端木蓉', 'duanmurong');

    const { checkInTime, ...first } = personForm({ name: '公孙止' });
    const { checkInTime: _, ...second } = personForm({ name: '尉迟恭' });
    const people = [first, second];
    await succeeds(testApp.as('guard', 'assignIsolations', { ...place, people, checkInTime }));
    await expectFound(testApp, '公孙止', 'gongsunzhi');
    await expectFound(testApp, '尉迟恭', 'yuchigong');

    const approval = { id: declaration, ...place, reviewStatus: 1 };
    await succeeds(testApp.as('guard', 'reviewDeclaration', approval));
    await expectFound(testApp, '独孤求', 'duguqiu');
    await expectSound(testApp);
  });

  it('reads more names than one query takes, whoever writes them', async () => {
    const testApp = await openTestApp(await newPlace());
    await testApp.put(async (tx) => {
      for (let count = 0; count < 501; count += 1) {
        await addOrder(tx, testApp.property.near, { booker_name: `张${count}` });
      }
    });
    expect(await unreadNames(testApp)).toEqual([]);
  });
});
