import { Code } from '@anzhu/api/contract/envelope';
import { baseForms, borders, pictureBorders, type BorderCall } from '@anzhu/api/test/borders';
import { byAdd } from '@anzhu/api/test/masterData';
import { Role } from '@anzhu/api/contract/role';
import { expect, it } from 'vitest';
import { onBothEngines } from './engines.ts';
import { expectSound, openTestApp, type TestApp } from './testApp.ts';
import { addBed } from './property.ts';
import type { UserName } from './people.ts';
import { pngOf } from './pictures.ts';
import { upload } from './upload.ts';

/** Who saves it. */
const callers: Record<BorderCall, UserName> = {
  ...byAdd(({ editor }) => editor),
  addDepartment: 'admin',
  addHotel: 'admin',
  addRoomType: 'manager',
  addDiscount: 'manager',
  addMenu: 'admin',
  addUser: 'admin',
  modifyUser: 'staff',
};

/** What a form needs besides, other values with each call: a store has names and phones only once. */
async function uniqueFields(
  { people, put }: TestApp,
  call: BorderCall,
  serial: number,
): Promise<object | undefined> {
  const name = `新${serial}`;
  const phone = `137${String(serial).padStart(8, '0')}`;
  const dept = people.departments.nearDesk;
  if (call === 'addHotel') {
    const values = { name, role: Role.hotelAdmin, parent_id: null, status: 1 } as const;
    const { id } = await put((tx) =>
      tx.insertInto('department').values(values).returning('id').executeTakeFirstOrThrow(),
    );
    return { name, deptId: id };
  }
  const forms: Partial<Record<BorderCall, object>> = {
    addDepartment: { name },
    addRoomType: { name },
    ...byAdd(({ isHotels, editor }) => ({
      name,
      ...(isHotels && editor === 'admin' && { hotelId: people.hotels.near }),
    })),
    addUser: { username: `user.${serial}`, phone, dept },
    modifyUser: { id: people.users.staff, phone },
  };
  return forms[call];
}

onBothEngines((newPlace) => {
  it('holds every rule about the fields of master data at its border, with its message', async () => {
    const testApp = await openTestApp(await newPlace());
    let serial = 0;
    const bedType = await testApp.put((tx) => addBed(tx, testApp.people.hotels.near));
    for (const { call, rule, field, where, passes, fails } of borders) {
      const save = async (value: unknown) => {
        serial += 1;
        const form = {
          ...baseForms[call],
          ...(call === 'addRoomType' && { bedType }),
          ...(await uniqueFields(testApp, call, serial)),
          ...where,
        };
        return testApp.as(callers[call], call, { ...form, [field]: value });
      };
      const what = `${call}.${field}: ${rule}`;
      for (const value of passes) {
        const { code, msg } = await save(value);
        expect([what, value, Number(code), msg]).toEqual([what, value, Code.success, '成功']);
      }
      for (const [value, message] of fails) {
        const { code, msg, data } = await save(value);
        expect([what, value, code, msg, data]).toEqual([
          what,
          value,
          Code.invalid,
          message,
          { fields: { [field]: message } },
        ]);
      }
    }
    await expectSound(testApp);
  });

  it('holds the rules about images at their border, with their message', async () => {
    const testApp = await openTestApp(await newPlace());
    for (const { name, type, bytes, message } of pictureBorders) {
      const answer = await upload(testApp, 'manager', { bytes: pngOf(bytes), name, type });
      const refusal = Number(answer.code) === Code.success ? null : answer.msg;
      expect([name, type, bytes, refusal]).toEqual([name, type, bytes, message]);
    }
    await expectSound(testApp);
  });
});
