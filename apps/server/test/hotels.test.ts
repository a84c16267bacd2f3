import { Code } from '@anzhu/api/contract/envelope';
import { hotelCoverLimit } from '@anzhu/api/contract/upload';
import { expect, it } from 'vitest';
import { onOneEngine } from './engines.ts';
import { expectSound, type TestApp, openTestApp } from './testApp.ts';
import { pngOf } from './pictures.ts';
import { addRoom } from './property.ts';
import { upload } from './upload.ts';

/** A hotel as the database has it. */
const stored = ({ store }: TestApp, id: number) =>
  store.db.selectFrom('hotel').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The latest log entry. */
const lastLog = ({ store }: TestApp) =>
  store.db.selectFrom('log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

onOneEngine((newPlace) => {
  it('adds a hotel, whole or with its name and department only, never without', async () => {
    const testApp = await openTestApp(await newPlace());
    const { departments } = testApp.people;
    const bare = await testApp.as('admin', 'addHotel', {
      name: '新店',
      deptId: departments.nearDesk,
    });
    expect(bare).toMatchObject({ code: 200, data: { id: expect.any(Number) } });
    const whole = await testApp.as('admin', 'addHotel', {
      name: '总店',
      deptId: departments.guards,
      address: '示例路 2 号',
      parkingLot: '地下',
      badge: '免费停车,含早餐',
      allowIsolation: 1,
      cover: 'https://example.com/1.png',
      contactPhone: '0571-12345678',
      longitude: 120.1,
      latitude: 30.2,
      province: '浙江',
      city: '杭州',
      introduce: '<p onclick="x()">好<script>x()</script></p>',
      facilities: '<p>泳池</p>',
      otherPolicy: '<p>无</p>',
      terms: '<p>无</p>',
    });
    const row = await stored(testApp, whole.data.id as number);
    expect(row).toMatchObject({
      department_id: departments.guards,
      badge: '免费停车,含早餐',
      allow_isolation: 1,
      longitude: 120.1,
      introduce: '<p>好</p>',
    });
    expect(await lastLog(testApp)).toMatchObject({
      sketch: '新增酒店「总店」',
      hotel_id: row.id,
      after_values: expect.stringContaining('"所属部门":"防疫"'),
    });
    const { data } = await testApp.as('admin', 'hotelPage', { name: '新店' });
    expect(data.records).toMatchObject([{ name: '新店', address: '', badge: '', cover: '' }]);
    for (const deptId of [undefined, null, '']) {
      expect(await testApp.as('admin', 'addHotel', { name: '无主店', deptId })).toMatchObject({
        code: Code.invalid,
        data: { fields: { deptId: '所属部门不能为空' } },
      });
    }
    for (const user of ['manager', 'staff', 'guard'] as const) {
      expect((await testApp.as(user, 'addHotel', { name: '我的' })).code).toBe(Code.noPermission);
    }
    await expectSound(testApp);
  });

  it('merges: what is not sent stays', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.people.hotels;
    const full = { terms: '<p>条款</p>', longitude: 120, city: '杭州', badge: '甲,乙' };
    expect((await testApp.as('manager', 'modifyHotel', { id: near, ...full })).code).toBe(200);
    const before = await stored(testApp, near);
    const dialog = { name: '近店', address: '示例路 9 号', parkingLot: '', allowIsolation: 0 };
    expect((await testApp.as('admin', 'modifyHotel', { id: near, ...dialog })).code).toBe(200);
    expect(await stored(testApp, near)).toEqual({
      ...before,
      address: '示例路 9 号',
      parking_lot: '',
      allow_isolation: 0,
    });
    expect((await lastLog(testApp)).before_values).toBe(
      JSON.stringify({ 酒店地址: '示例路 1 号', 接收隔离: '是' }),
    );
    // Provinces and cities are kept without 省, 市 and the like.
    const place = { id: near, province: '广西壮族自治区', city: '南宁市' };
    expect((await testApp.as('manager', 'modifyHotel', place)).code).toBe(200);
    expect(await stored(testApp, near)).toMatchObject({ province: '广西', city: '南宁' });
    // Emptied only when it is said so; nothing said changes nothing.
    const cleared = { longitude: '', terms: '', badge: '', deptId: null };
    expect((await testApp.as('admin', 'modifyHotel', { id: near, ...cleared })).code).toBe(200);
    const after = await stored(testApp, near);
    expect(after).toMatchObject({ longitude: null, terms: '', badge: '' });
    expect(after.department_id).toBe(before.department_id);
    expect(await testApp.as('admin', 'modifyHotel', { id: near, deptId: '' })).toMatchObject({
      code: Code.invalid,
      data: { fields: { deptId: '所属部门不能为空' } },
    });
    expect((await testApp.as('admin', 'modifyHotel', { id: near })).code).toBe(200);
    expect(await stored(testApp, near)).toEqual(after);
  });

  it('shows staff their own hotel with its texts, and nothing to those without one', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotels, departments } = testApp.people;
    const { near } = hotels;
    await testApp.as('manager', 'modifyHotel', { id: near, introduce: '<p>湖边</p>' });
    for (const user of ['manager', 'staff'] as const) {
      expect((await testApp.as(user, 'myHotel', {})).data).toMatchObject({
        id: near,
        introduce: '<p>湖边</p>',
      });
    }
    expect((await testApp.as('admin', 'myHotel', {})).code).toBe(Code.noPermission);
    await testApp.as('admin', 'modifyHotel', { id: near, deptId: departments.guards });
    expect((await testApp.as('manager', 'myHotel', {})).code).toBe(Code.noPermission);
    expect((await testApp.as('manager', 'modifyHotel', { id: near, city: '宁波' })).code).toBe(
      Code.noPermission,
    );
  });

  it('lets a hotel change itself, but not whose it is, and no other one', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotels, departments } = testApp.people;
    const as = (user: 'manager' | 'staff' | 'guard', input: object) =>
      testApp.as(user, 'modifyHotel', { id: hotels.near, ...input });
    expect((await as('manager', { deptId: departments.near, city: '宁波' })).code).toBe(200);
    for (const deptId of [departments.guards, 987_654]) {
      expect(await as('manager', { deptId })).toMatchObject({
        code: Code.invalid,
        msg: '所属部门只能由管理员更改',
      });
    }
    expect((await as('manager', { deptId: '' })).code).toBe(Code.invalid);
    expect((await as('staff', { city: '上海' })).code).toBe(Code.noPermission);
    expect((await as('guard', { city: '上海' })).code).toBe(Code.noPermission);
    for (const id of [hotels.far, 987_654]) {
      const answer = await testApp.as('manager', 'modifyHotel', { id, city: '上海' });
      expect([id, answer.code]).toEqual([id, Code.notFound]);
    }
    const unknown = await testApp.as('admin', 'modifyHotel', { id: 987_654, city: '上海' });
    expect(unknown).toMatchObject({ code: Code.notFound, msg: '酒店不存在' });
    expect(await stored(testApp, hotels.near)).toMatchObject({
      city: '宁波',
      department_id: departments.near,
    });
  });

  it('takes a cover of 5 MB from an admin and of 10 MB from the hotel, which an admin may keep', async () => {
    const testApp = await openTestApp(await newPlace());
    const { departments, hotels } = testApp.people;
    const { near } = hotels;
    const put = async (bytes: number) => {
      const sending = { bytes: pngOf(bytes), key: 'hotel_cover' };
      const { data } = await upload(testApp, 'admin', sending);
      return (data as { data: string }).data;
    };
    const [small, large] = [await put(hotelCoverLimit), await put(hotelCoverLimit + 1)];
    const msg = '上传封面图片大小不能超过 5MB!';
    const refused = { code: Code.invalid, msg, data: { fields: { cover: msg } } };
    const added = { name: '新店', deptId: departments.nearDesk, cover: large };
    expect(await testApp.as('admin', 'addHotel', added)).toMatchObject(refused);
    const set = (user: 'admin' | 'manager', cover: string) =>
      testApp.as(user, 'modifyHotel', { id: near, cover });
    expect(await set('admin', large)).toMatchObject(refused);
    expect(await set('admin', small)).toMatchObject({ code: 200 });
    expect(await set('manager', large)).toMatchObject({ code: 200 });
    expect(await set('admin', large)).toMatchObject({ code: 200 });
    expect(await stored(testApp, near)).toMatchObject({ cover: large });
    expect(await testApp.as('admin', 'addHotel', { ...added, cover: small })).toMatchObject({
      code: 200,
    });
    await expectSound(testApp);
  });

  it('refuses a name or a department that another hotel has', async () => {
    const testApp = await openTestApp(await newPlace());
    const { hotels, departments } = testApp.people;
    const before = await testApp.countLogs();
    const named = await testApp.as('admin', 'addHotel', {
      name: '远店',
      deptId: departments.nearDesk,
    });
    expect(named).toMatchObject({ code: Code.refused, msg: '酒店名称「远店」已存在' });
    const renamed = await testApp.as('manager', 'modifyHotel', { id: hotels.near, name: '远店' });
    expect(renamed).toMatchObject({
      code: Code.refused,
      data: { fields: { name: '酒店名称「远店」已存在' } },
    });
    const taken = await testApp.as('admin', 'addHotel', { name: '新店', deptId: departments.far });
    expect(taken).toMatchObject({ code: Code.refused, msg: '所属部门已有酒店' });
    const moved = { id: hotels.near, deptId: departments.far };
    expect(await testApp.as('admin', 'modifyHotel', moved)).toMatchObject({
      code: Code.refused,
      data: { fields: { deptId: '所属部门已有酒店' } },
    });
    const unknown = await testApp.as('admin', 'addHotel', { name: '新店', deptId: 987_654 });
    expect(unknown).toMatchObject({ code: Code.invalid, msg: '所属部门不存在' });
    expect(await testApp.countLogs()).toBe(before);
    const many = Array.from({ length: 50 }, () =>
      testApp.as('admin', 'addHotel', { name: '同名', deptId: departments.nearDesk }),
    );
    const codes = (await Promise.all(many)).map((answer) => answer.code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === Code.refused)).toHaveLength(49);
    await expectSound(testApp);
  });

  it('deletes a hotel that has nothing, and says what another one still has', async () => {
    const testApp = await openTestApp(await newPlace());
    const { near } = testApp.property;
    await testApp.put((tx) => addRoom(tx, near));
    const refused = await testApp.as('admin', 'deleteHotel', { id: near.hotelId });
    expect(refused).toMatchObject({
      code: Code.refused,
      msg: '酒店「近店」仍有 1 个房间、2 个房型，不能删除',
    });
    const { data } = await testApp.as('admin', 'addHotel', {
      name: '新店',
      deptId: testApp.people.departments.guards,
    });
    expect((await testApp.as('manager', 'deleteHotel', data)).code).toBe(Code.noPermission);
    expect((await testApp.as('admin', 'deleteHotel', data)).code).toBe(200);
    expect(await lastLog(testApp)).toMatchObject({
      sketch: '删除酒店「新店」',
      after_values: null,
    });
    expect((await testApp.as('admin', 'deleteHotel', data)).code).toBe(Code.notFound);
    const { data: other } = await testApp.as('admin', 'addHotel', {
      name: '交过班的店',
      deptId: testApp.people.departments.guards,
    });
    const open = { hotelId: other.id, opening: 100 };
    expect((await testApp.as('admin', 'openShift', open)).code).toBe(200);
    expect(await testApp.as('admin', 'deleteHotel', { id: other.id })).toMatchObject({
      code: Code.refused,
      msg: '酒店「交过班的店」仍有 1 次交班，不能删除',
    });
    await expectSound(testApp);
  });
});
