import { describe, expect, it } from 'vitest';
import { addDiscount } from './discount.ts';
import { addHealthTest } from './healthTest.ts';
import { reviewMaterial } from './material.ts';
import { changePrice, orderPage, refundOrder } from './order.ts';
import { decodeWire, encodeWire } from './wire.ts';
import { assignIsolations } from './assignment.ts';
import { addRooms, listRooms } from './room.ts';
import { checkIn, isolationCheckOut } from './stay.ts';
import { addRoomType } from './roomType.ts';
import { login } from './session.ts';
import { addUser } from './user.ts';

const guest = { idcard: '11010119900307002X', number: '13800001234', name: '张三', sex: 1 };
const stay = {
  id: 1,
  estimatedCheckIn: '2026-03-18 14:00:00',
  estimatedCheckOut: '2026-03-19 12:00:00',
  checkInfoList: [guest],
};
const discount = {
  name: '连住优惠',
  discountsType: 1,
  discounts: 0.85,
  effectType: 2,
  exclusiveType: 0,
  validityTime: '2026-12-31 23:59:59',
};

/** The messages of an input by field; empty when it is valid. */
function errorsOf(endpoint: { input: Parameters<typeof decodeWire>[0] }, wire: unknown) {
  const result = decodeWire(endpoint.input, wire);
  return result.ok ? {} : result.fields;
}

describe('the messages of an invalid input', () => {
  it.each([
    ['nothing given', login, {}, 'username', '账号不能为空'],
    ['null given', login, { username: null, password: 'x' }, 'username', '账号不能为空'],
    ['wrong type', login, { username: 3, password: 'x' }, 'username', '账号应为文字'],
    ['blank', login, { username: ' ', password: 'x' }, 'username', '账号不能为空'],
    [
      'too long',
      login,
      { username: 'x'.repeat(65), password: 'x' },
      'username',
      '账号最多 64 个字',
    ],
    ['no body', login, undefined, '', '输入内容不能为空'],
    ['a list as body', login, [], '', '输入内容格式不正确'],
    ['too big', addRoomType, { bed: 7 }, 'bed', '床位数不能大于 6'],
    ['too small', addRoomType, { bed: 0 }, 'bed', '床位数不能小于 1'],
    ['not whole', addRoomType, { bed: 1.5 }, 'bed', '床位数应为整数'],
    ['not a number', addRoomType, { bed: 'two' }, 'bed', '床位数应为整数'],
    ['three decimals', changePrice, { id: 1, lastPay: 1.234 }, 'lastPay', '新价格最多两位小数'],
    ['NaN', changePrice, { id: 1, lastPay: NaN }, 'lastPay', '新价格应为数字'],
    ['an id that is none', changePrice, { id: {}, lastPay: 1 }, 'id', '订单号格式不正确'],
    ['an unknown status', orderPage, { status: 9 }, 'status', '订单状态不是有效的选项'],
    [
      'a day that is none',
      orderPage,
      { beginTime: '2026-02-30 00:00:00' },
      'beginTime',
      '开始日期不是存在的日期',
    ],
    [
      'a month that is none',
      orderPage,
      { beginTime: '2026-13-01 00:00:00' },
      'beginTime',
      '开始日期不是存在的日期',
    ],
    [
      'a time that is none',
      orderPage,
      { beginTime: '2026-02-28 25:61:00' },
      'beginTime',
      '开始日期不是存在的时间',
    ],
    ['not a moment', orderPage, { endTime: 'today' }, 'endTime', '结束日期应为日期时间'],
    ['a page that is none', orderPage, { page: { page: 'x' } }, 'page.page', '页码应为整数'],
    ['a page of wrong type', orderPage, { page: 3 }, 'page', '分页格式不正确'],
    [
      'control characters',
      orderPage,
      { province: '浙\u0000江' },
      'province',
      '客源省份含有不可见字符',
    ],
    ['turned text', refundOrder, { id: 1, reason: '\u202e甲' }, 'reason', '退款原因含有不可见字符'],
    ['half a character', orderPage, { province: '\ud800' }, 'province', '客源省份含有不可见字符'],
    ['floor zero', listRooms, { floor: 0 }, 'floor', '楼层不能为 0'],
    ['not a flag', listRooms, { isIsolation: 'yes' }, 'isIsolation', '房间性质应为 0 或 1'],
    ['no choice made', isolationCheckOut, { roomId: 1 }, 'status', '请选择解除隔离或阳性入院'],
    [
      'another payment',
      refundOrder,
      { id: 1, paymentMethod: 'CASH', paymentClient: 'MP' },
      'paymentMethod',
      '支付方式只支持 WECHAT',
    ],
    ['no guests', checkIn, { ...stay, checkInfoList: [] }, 'checkInfoList', '请添加入住人！'],
    [
      'guests missing',
      checkIn,
      { ...stay, checkInfoList: undefined },
      'checkInfoList',
      '请添加入住人！',
    ],
    ['guests null', checkIn, { ...stay, checkInfoList: null }, 'checkInfoList', '请添加入住人！'],
    ['people missing', assignIsolations, {}, 'people', '请添加隔离人员！'],
    ['rooms missing', addRooms, {}, 'rooms', '请至少填写一间新房间'],
    [
      'guests of wrong type',
      checkIn,
      { ...stay, checkInfoList: {} },
      'checkInfoList',
      '入住人应为列表',
    ],
    [
      'too many guests',
      checkIn,
      { ...stay, checkInfoList: Array.from({ length: 7 }, () => guest) },
      'checkInfoList',
      '入住人最多 6 位',
    ],
    [
      'a guest without name',
      checkIn,
      { ...stay, checkInfoList: [guest, { ...guest, name: '' }] },
      'checkInfoList.1.name',
      '姓名不能为空',
    ],
    [
      'a guest without number',
      checkIn,
      { ...stay, checkInfoList: [{ ...guest, idcard: undefined }] },
      'checkInfoList.0.idcard',
      '证件号码不能为空',
    ],
    [
      'a wrong check digit',
      checkIn,
      { ...stay, checkInfoList: [{ ...guest, idcard: '110101199003070021' }] },
      'checkInfoList.0.idcard',
      '身份证号不正确',
    ],
    [
      'a wrong phone',
      checkIn,
      { ...stay, checkInfoList: [{ ...guest, number: '123' }] },
      'checkInfoList.0.number',
      '请输入正确的手机号',
    ],
    [
      'no sex',
      checkIn,
      { ...stay, checkInfoList: [{ ...guest, sex: null }] },
      'checkInfoList.0.sex',
      '请选择性别',
    ],
    [
      'a guest that is none',
      checkIn,
      { ...stay, checkInfoList: [7] },
      'checkInfoList.0',
      '格式不正确',
    ],
    ['no phone', addUser, { phone: '' }, 'phone', '手机号不能为空'],
    ['a wrong mobile', addUser, { phone: '110' }, 'phone', '请输入正确的手机号'],
    ['no password', addUser, { password: '' }, 'password', '密码不能为空'],
    ['no user name', addUser, { username: '  ' }, 'username', '用户名不能为空'],
    ['no department', addUser, { dept: '' }, 'dept', '所属部门不能为空'],
    ['no price', changePrice, { id: 1, lastPay: '' }, 'lastPay', '新价格不能为空'],
    ['no end of validity', addDiscount, { validityTime: '' }, 'validityTime', '有效期至不能为空'],
    ['no beds', addRoomType, { bed: '' }, 'bed', '床位数不能为空'],
    [
      'a blank number',
      checkIn,
      { ...stay, checkInfoList: [{ ...guest, idcard: ' ' }] },
      'checkInfoList.0.idcard',
      '证件号码不能为空',
    ],
    ['no nickname', addUser, { nickName: ' ' }, 'nickName', '请输入昵称'],
    [
      'a weak password',
      addUser,
      { password: 'anzhu2026' },
      'password',
      '密码至少包含大写、小写字母、数字和特殊字符其中三种',
    ],
    [
      'a rejection without note',
      reviewMaterial,
      { id: 1, reviewStatus: 2, remark: '  ' },
      'remark',
      '请输入拒绝理由！',
    ],
    [
      'more than the whole',
      addDiscount,
      { ...discount, discounts: 1.2 },
      'discounts',
      '优惠数值应大于 0 且不大于 1，例如 0.85 表示 8.5 折。',
    ],
    [
      'a condition missing',
      addDiscount,
      { ...discount, effectType: 0 },
      'effectCondition',
      '生效条件不能为空',
    ],
    [
      'a range missing',
      addDiscount,
      { ...discount, exclusiveType: 2 },
      'exclusiveRange',
      '请选择互斥范围',
    ],
    [
      'a fever that is none',
      addHealthTest,
      { uId: 1, checkType: 0, checkRes: 50, checkTime: '2026-03-18 08:00:00' },
      'checkRes',
      '检测结果不正确：体温为 34.0 到 43.0、一位小数，核酸为阴性或阳性。',
    ],
  ])('%s', (_, endpoint, wire, field, message) => {
    expect(errorsOf(endpoint, wire)[field]).toBe(message);
  });

  it.each([
    ['a stay', checkIn, stay],
    ['a stay held for someone else', checkIn, { ...stay, acceptReserved: 1 }],
    [
      'a guest with another document',
      checkIn,
      { ...stay, checkInfoList: [{ ...guest, documentKind: 1, idcard: 'e1234567' }] },
    ],
    ['a discount', addDiscount, discount],
    ['a discount from two nights', addDiscount, { ...discount, effectType: 0, effectCondition: 2 }],
    ['a pasted search', orderPage, { keyword: '\u202a13800000000\u202c' }],
    ['a price as form text', changePrice, { id: '7', lastPay: '88.50' }],
    ['no filter at all', orderPage, {}],
    ['unknown fields', orderPage, JSON.parse('{"__proto__": {"status": 9}, "toString": 1}')],
  ])('%s is valid', (_, endpoint, wire) => {
    expect(errorsOf(endpoint, wire)).toEqual({});
  });

  it('has the first message and those of every field', () => {
    const result = decodeWire(login.input, {});
    expect(result).toEqual({
      ok: false,
      message: '账号不能为空',
      fields: { username: '账号不能为空', password: '密码不能为空' },
    });
  });

  it('says the item of a list in the sentence, and not at the field', () => {
    const wire = { ...stay, checkInfoList: [guest, { ...guest, name: '', number: '1' }] };
    expect(decodeWire(checkIn.input, wire)).toEqual({
      ok: false,
      message: '入住人第 2 项：请输入正确的手机号',
      fields: {
        'checkInfoList.1.number': '请输入正确的手机号',
        'checkInfoList.1.name': '姓名不能为空',
      },
    });
  });

  it.each([
    [
      'a guest without name and with a wrong number',
      checkIn,
      { ...stay, checkInfoList: [{ ...guest, name: '', idcard: '110101199003070021' }] },
      { 'checkInfoList.0.name': '姓名不能为空', 'checkInfoList.0.idcard': '身份证号不正确' },
    ],
    [
      'a result without person',
      addHealthTest,
      { checkType: 0, checkRes: 50, checkTime: '2026-03-18 08:00:00' },
      {
        uId: '用户编号不能为空',
        checkRes: '检测结果不正确：体温为 34.0 到 43.0、一位小数，核酸为阴性或阳性。',
      },
    ],
    [
      'rooms without floor, and of the same number',
      addRooms,
      {
        rooms: [{ name: '801', floor: 8 }, { name: '801' }],
        type: 1,
        direction: '南',
        isIsolation: 0,
      },
      { 'rooms.1.floor': '楼层不能为空', 'rooms.1.name': '房间号重复' },
    ],
    [
      'a discount without name, and without condition',
      addDiscount,
      { ...discount, name: '', effectType: 0 },
      { name: '优惠名称不能为空', effectCondition: '生效条件不能为空' },
    ],
  ])('are all there at once: %s', (_, endpoint, wire, messages) => {
    expect(errorsOf(endpoint, wire)).toEqual(messages);
  });

  it('has the same messages when encoding', () => {
    const result = encodeWire(changePrice.input, { id: '1', lastPay: 1_000_000 });
    expect(result).toMatchObject({ ok: false, message: '新价格不能大于 999999.99' });
  });
});
