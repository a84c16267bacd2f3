import { describe, expect, it } from 'vitest';
import {
  addBedType,
  bedTypePage,
  deleteBedType,
  modifyBedType,
} from '../../../contract/bedType.ts';
import {
  addDiscount,
  deleteDiscount,
  discountPage,
  DiscountEffect,
  DiscountExclusion,
  DiscountKind,
  modifyDiscount,
} from '../../../contract/discount.ts';
import {
  addHotel,
  deleteHotel,
  hotelAllowsIsolation,
  hotelPage,
  modifyHotel,
  myHotel,
} from '../../../contract/hotel.ts';
import {
  addRoomType,
  currentRoomTypes,
  deleteRoomType,
  getRoomType,
  modifyRoomType,
  roomTypePage,
} from '../../../contract/roomType.ts';
import { addRooms } from '../../../contract/room.ts';
import { startHotel } from '../../testing.ts';

const all = { page: { page: 1, size: 100 } };

describe('hotels', () => {
  it('are filtered, and limited to the own one for hotel roles', async () => {
    const { admin, staff } = startHotel();
    const { records } = await admin.call(hotelPage, { ...all, allowIsolation: true });
    expect(records.map(({ name }) => name)).toEqual(['安住·西湖店', '安住·珠江店']);
    const near = await admin.call(hotelPage, { ...all, address: '上海' });
    expect(near.records).toMatchObject([{ name: '安住·外滩店', introduce: null }]);
    const own = await staff.call(hotelPage, all);
    expect(own.total).toBe(1);
    expect(await staff.call(myHotel, {})).toMatchObject({ introduce: '<p>临湖而居。</p>' });
    await expect(admin.call(myHotel, {})).rejects.toMatchObject({ code: 4010 });
    await expect(staff.call(hotelAllowsIsolation, { id: '2' })).rejects.toMatchObject({
      code: 404,
    });
  });

  it('are added, changed and deleted', async () => {
    const { admin, manager, state } = startHotel();
    const { id } = await admin.call(addHotel, { name: '安住·湘江店', badge: ['江景'] });
    await admin.call(modifyHotel, { id, deptId: '26', allowIsolation: true });
    expect(state.logs[0]).toMatchObject({
      sketch: '编辑酒店「安住·湘江店」',
      detail: {
        before: { 所属部门: null, 接收隔离: '否' },
        after: { 所属部门: '流调组', 接收隔离: '是' },
      },
    });
    await admin.call(deleteHotel, { id });
    await manager.call(modifyHotel, { id: '1', contactPhone: '0571-10000000' });
    await expect(manager.call(modifyHotel, { id: '2', city: '苏州' })).rejects.toMatchObject({
      code: 404,
    });
    await expect(manager.call(modifyHotel, { id: '1', deptId: '26' })).rejects.toMatchObject({
      code: 4010,
    });
  });

  it('refuse a name or a department that is taken, and deletion while in use', async () => {
    const { admin } = startHotel();
    await expect(admin.call(addHotel, { name: '安住·西湖店' })).rejects.toMatchObject({
      code: 1001,
      fields: { name: '酒店名称「安住·西湖店」已存在' },
    });
    await expect(admin.call(modifyHotel, { id: '2', deptId: '11' })).rejects.toMatchObject({
      code: 1001,
      fields: { deptId: '所属部门已有酒店' },
    });
    await expect(admin.call(modifyHotel, { id: '2', deptId: '99' })).rejects.toMatchObject({
      fields: { deptId: '所属部门不存在' },
    });
    await expect(admin.call(deleteHotel, { id: '3' })).rejects.toMatchObject({
      code: 1001,
      message: '酒店「安住·珠江店」仍有 4 份物资申请、1 个床型、1 个优惠，不能删除',
    });
  });
});

describe('room types', () => {
  const form = {
    name: '亲子房',
    bedType: ['22', '25'],
    bed: 2,
    maxLoad: 3,
    haveWindow: true,
    network: true,
    haveBreakfast: true,
    fee: 428,
    isolationFee: 480,
    sort: 1,
  };

  it('are added in the order of sort, changed and deleted', async () => {
    const { manager, state } = startHotel();
    const { id } = await manager.call(addRoomType, form);
    const { records } = await manager.call(roomTypePage, all);
    expect(records.map(({ name }) => name)).toEqual([
      '标准双床房',
      '豪华大床房',
      '亲子房',
      '家庭套房',
    ]);
    await manager.call(modifyRoomType, { id, fee: 398, bedType: ['22'] });
    expect(state.logs[0]?.detail).toEqual({
      before: { 价格: 428, 床型: '大床、儿童床' },
      after: { 价格: 398, 床型: '大床' },
    });
    await manager.call(deleteRoomType, { id });
    await expect(manager.call(getRoomType, { id })).rejects.toMatchObject({ code: 404 });
  });

  it('refuse a taken name, beds of another hotel, and deletion while in use', async () => {
    const { manager, admin } = startHotel();
    await expect(manager.call(addRoomType, { ...form, name: '家庭套房' })).rejects.toMatchObject({
      code: 1001,
      fields: { name: '房型名称「家庭套房」已存在' },
    });
    await expect(manager.call(addRoomType, { ...form, bedType: ['26'] })).rejects.toMatchObject({
      fields: { bedType: '床型不存在，或不属于该酒店' },
    });
    await expect(admin.call(addRoomType, form)).rejects.toMatchObject({
      fields: { hotelId: '请选择酒店' },
    });
    await expect(manager.call(deleteRoomType, { id: '11' })).rejects.toMatchObject({
      code: 1001,
      message: expect.stringMatching(
        /^房型「标准双床房」仍有 20 个房间、\d+ 张订单、\d 份申报使用，不能删除$/,
      ),
    });
  });

  it('have no prices for anti-epidemic staff, and count their vacant rooms', async () => {
    const { guard, admin } = startHotel();
    expect(await guard.call(getRoomType, { id: '11' })).toMatchObject({ fee: null });
    const options = await admin.call(currentRoomTypes, { hotelId: '1', isIsolation: true });
    expect(options.map(({ vacant }) => vacant)).toEqual([3, 1, 2]);
  });
});

describe('bed types', () => {
  it('are added, changed and deleted unless a room type has them', async () => {
    const { manager, state } = startHotel();
    const { id } = await manager.call(addBedType, { name: '榻榻米', maxLoad: 2, hardness: 4 });
    await manager.call(modifyBedType, { id, hardness: 3 });
    expect(state.logs[0]?.detail).toEqual({
      before: { 软硬度: '非常硬' },
      after: { 软硬度: '较硬' },
    });
    await manager.call(deleteBedType, { id });
    await expect(manager.call(deleteBedType, { id: '21' })).rejects.toMatchObject({
      code: 1001,
      message: '床型「单人床」仍有 1 个房型使用，不能删除',
    });
    await expect(manager.call(modifyBedType, { id: '21', name: '大床' })).rejects.toMatchObject({
      code: 1001,
      fields: { name: '床型名称「大床」已存在' },
    });
    expect((await manager.call(bedTypePage, all)).total).toBe(5);
    await expect(manager.call(bedTypePage, { ...all, hotelId: '3' })).rejects.toMatchObject({
      code: 404,
    });
  });
});

describe('discounts', () => {
  const form = {
    name: '端午',
    discountsType: DiscountKind.percentage,
    discounts: 0.88,
    effectType: DiscountEffect.always,
    exclusiveType: DiscountExclusion.none,
    validityTime: '2026-06-30 23:59:59',
  };

  it('are checked as a whole when a part is changed', async () => {
    const { manager, state } = startHotel();
    const { id } = await manager.call(addDiscount, form);
    await expect(
      manager.call(modifyDiscount, { id, effectType: DiscountEffect.nights }),
    ).rejects.toMatchObject({ fields: { effectCondition: '生效条件不能为空' } });
    await expect(manager.call(modifyDiscount, { id, discounts: 5 })).rejects.toMatchObject({
      fields: { discounts: '优惠数值应大于 0 且不大于 1，例如 0.85 表示 8.5 折。' },
    });
    await manager.call(modifyDiscount, { id, discountsType: DiscountKind.flat, discounts: 30 });
    const { records } = await manager.call(discountPage, all);
    expect(records.at(-1)).toMatchObject({ name: '端午', discounts: 30 });
    expect(state.logs[0]?.detail).toMatchObject({
      before: { 优惠数值: '8.8 折' },
      after: { 优惠数值: '直减 30 元' },
    });
  });

  it('exclude others of their hotel, which cannot be deleted then', async () => {
    const { manager } = startHotel();
    const listed = { exclusiveType: DiscountExclusion.listed, exclusiveRange: ['34'] };
    await expect(manager.call(addDiscount, { ...form, ...listed })).rejects.toMatchObject({
      fields: { exclusiveRange: '互斥范围中有优惠不存在，或不属于该酒店' },
    });
    await expect(
      manager.call(modifyDiscount, { id: '32', exclusiveRange: ['32'] }),
    ).rejects.toMatchObject({ fields: { exclusiveRange: '互斥范围不能包含优惠自身' } });
    await expect(manager.call(deleteDiscount, { id: '33' })).rejects.toMatchObject({
      code: 409,
      message: '优惠「早订八五折」仍被 1 个优惠列为互斥，不能删除',
    });
    await manager.call(deleteDiscount, { id: '32' });
    await manager.call(deleteDiscount, { id: '33' });
  });
});

it('many rooms are added with one log entry, or none where one of the numbers is taken', async () => {
  const { manager, state } = startHotel();
  const form = { type: '12', direction: '', isIsolation: false };
  const rooms = ['2002', '2001'].map((name) => ({ name, floor: 20 }));
  const [count, entries] = [state.rooms.length, state.logs.length];
  const { ids } = await manager.call(addRooms, { ...form, rooms });
  expect(ids).toHaveLength(2);
  expect(state.rooms).toHaveLength(count + 2);
  expect(state.logs).toHaveLength(entries + 1);
  expect(state.logs[0]?.sketch).toBe('批量新增房间 2 间：2001-2002');
  const more = [...rooms, { name: '2003', floor: 20 }];
  await expect(manager.call(addRooms, { ...form, rooms: more })).rejects.toMatchObject({
    code: 409,
    message: '房间号 2001-2002 已存在',
  });
  expect(state.rooms).toHaveLength(count + 2);
});
