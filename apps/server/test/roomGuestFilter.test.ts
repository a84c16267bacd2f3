import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { addRoom, newGuest, period } from './property.ts';
import { openTestApp } from './testApp.ts';

onBothEngines((newPlace) => {
  it('finds a room by any of its guests, as they are called or read, and by who booked', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.property;
    const [shared, other] = await testApp.put(async (tx) => [
      await addRoom(tx, near),
      await addRoom(tx, near),
      await addRoom(tx, far, { status: 1 }),
    ]);
    const checkIn = (id: number | undefined, names: string[]) =>
      testApp.as('staff', 'checkIn', {
        id,
        ...period,
        checkInfoList: names.map((name) => newGuest({ name })),
      });
    await checkIn(shared?.id, ['郭靖', '欧阳三丰']);
    await checkIn(other?.id, ['SMITH/JOHN MR']);
    const find = async (guest: string) =>
      (await testApp.as('staff', 'listRooms', { guest })).data?.map(({ id }) => Number(id));
    for (const words of ['欧阳三丰', '三丰', 'ouyang', 'sanfeng', '郭']) {
      expect(await find(words)).toEqual([shared?.id]);
    }
    for (const words of ['john smith', 'Smith']) expect(await find(words)).toEqual([other?.id]);
    expect(await find('没有')).toEqual([]);
    expect((await find(''))?.length).toBeGreaterThan(1);

    // Only those who are in.
    await testApp.as('staff', 'checkOut', { id: shared?.id });
    expect(await find('三丰')).toEqual([]);
  });
});
