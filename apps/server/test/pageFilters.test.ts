import { Role } from '@anzhu/api/contract/role';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { openTestApp } from './testApp.ts';

onBothEngines((newPlace) => {
  it('lists the users of a phone, a department and a role', async () => {
    const testApp = await openTestApp(await newPlace());
    const { departments } = testApp.people;
    const add = (username: string, phone: string, dept: number) =>
      testApp.as('admin', 'addUser', {
        username,
        nickName: username,
        phone,
        dept,
        password: 'Harbour-2026',
      });
    await add('first', '13800001111', departments.nearDesk);
    await add('second', '13900001111', departments.far);
    const find = async (input: object, as: 'admin' | 'manager' = 'admin') =>
      (await testApp.as(as, 'userPage', input)).data.records.map(({ username }) => username);

    expect(await find({ phone: '1111' })).toEqual(['first', 'second']);
    // A whole number finds what has its end: it is not confirmed.
    expect(await find({ phone: '13800001111' })).toEqual(['first', 'second']);
    expect(await find({ phone: '111' })).toEqual([]);
    expect(await find({ phone: '1112' })).toEqual([]);
    expect(await find({ dept: departments.nearDesk })).toEqual(['staff', 'first']);
    expect(await find({ role: Role.antiEpidemic })).toEqual(['guard']);
    expect(await find({ phone: '1111', role: Role.hotelMember })).toEqual(['first']);
    expect(await find({ phone: '1111' }, 'manager')).toEqual(['first']);
    expect(await find({ dept: departments.far }, 'manager')).toEqual([]);
  });

  it('lists bed types and discounts by a part of their name, within the hotel', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near, far } = testApp.people.hotels;
    for (const [name, hotelId] of [
      ['Queen 大床', near],
      ['单人床', near],
      ['大床', far],
    ] as const) {
      await testApp.as('admin', 'addBedType', { name, hotelId, maxLoad: 2, hardness: 2 });
    }
    const beds = async (input: object, as: 'admin' | 'manager' = 'admin') =>
      (await testApp.as(as, 'bedTypePage', input)).data.records.map(({ name }) => name);
    expect(await beds({ name: '大床' })).toEqual(['Queen 大床', '大床']);
    expect(await beds({ name: 'queen' })).toEqual(['Queen 大床']);
    expect(await beds({ name: '大床', hotelId: far })).toEqual(['大床']);
    expect(await beds({ name: '大床' }, 'manager')).toEqual(['Queen 大床']);
    expect(await beds({ name: '%' })).toEqual([]);

    for (const [name, hotelId] of [
      ['连住八五折', near],
      ['满减五十', far],
    ] as const) {
      await testApp.as('admin', 'addDiscount', {
        name,
        hotelId,
        discountsType: 0,
        discounts: 20,
        effectType: 2,
        exclusiveType: 0,
        validityTime: '2099-01-01 00:00:00',
      });
    }
    const discounts = async (input: object) =>
      (await testApp.as('admin', 'discountPage', input)).data.records.map(({ name }) => name);
    expect(await discounts({ name: '连住' })).toEqual(['连住八五折']);
    expect(await discounts({ name: '连住', hotelId: far })).toEqual([]);
  });
});
