import { PersonType } from '@anzhu/api/contract/isolation';
import { expect, it } from 'vitest';
import {
  checkAssign,
  firstDraft,
  nextDraft,
  peopleErrors,
  vacancyWarnings,
  withCheckIn,
  type AssignDraft,
  type PersonDraft,
} from './assignDraft.ts';

const today = '2026-03-18';
const lin: PersonDraft = {
  name: '林示例',
  idCard: '990101199003070015',
  phone: '13800001234',
  email: '',
  type: PersonType.closeContact,
};
const chen: PersonDraft = { ...lin, name: '陈样本', idCard: 'E12345678' };
const draft: AssignDraft = {
  ...firstDraft('2026-03-18 10:00:00'),
  hotelId: '1',
  roomType: '11',
  province: '浙江',
  city: '杭州',
  ...lin,
};

it('begins now, for 14 days', () => {
  expect(firstDraft('2026-03-18 10:00:00')).toMatchObject({
    checkInTime: '2026-03-18 10:00:00',
    checkOutTime: '2026-04-01 10:00:00',
    type: null,
    people: [],
  });
});

it('sends one person with the status of a new one', () => {
  expect(checkAssign(draft, 'one', today).values).toEqual({
    hotelId: '1',
    roomType: '11',
    checkInTime: '2026-03-18 10:00:00',
    checkOutTime: '2026-04-01 10:00:00',
    status: 0,
    province: '浙江',
    city: '杭州',
    ...lin,
    email: undefined,
    userName: undefined,
  });
});

it('sends a list with the place, the dates and the origin of all', () => {
  const { values } = checkAssign({ ...draft, people: [lin, chen] }, 'many', today);
  expect(values).toMatchObject({
    hotelId: '1',
    roomType: '11',
    people: [
      { name: '林示例', province: '浙江', city: '杭州' },
      { name: '陈样本', province: '浙江', city: '杭州' },
    ],
  });
});

it.each<[string, Partial<AssignDraft>, Record<string, string>]>([
  [
    'nothing chosen',
    { hotelId: null, roomType: null },
    { hotelId: '分配酒店不能为空', roomType: '房型不能为空' },
  ],
  ['no type', { type: null }, { type: '请选择人员类型' }],
  ['a wrong check digit', { idCard: '990101199003070011' }, { idCard: '身份证号不正确' }],
  [
    'not born yet',
    { idCard: '990101202701010014', people: [{ ...lin, idCard: '990101202701010014' }] },
    { idCard: '身份证号的出生日期晚于今天' },
  ],
  ['a wrong phone', { phone: '12345678901' }, { phone: '请输入正确的手机号' }],
  ['a wrong mail address', { email: 'lin@' }, { email: '邮箱应为邮箱地址' }],
  ['no check-in', { checkInTime: '' }, { checkInTime: '入住时间不能为空' }],
  ['too early', { checkInTime: '2026-03-16 23:59:59' }, { checkInTime: '入住时间不能早于昨天' }],
  ['too late', { checkInTime: '2026-03-20 00:00:00' }, { checkInTime: '入住时间不能晚于明天' }],
  [
    'too long',
    { checkOutTime: '2026-06-17 00:00:00' },
    { checkOutTime: '预计解除时间最多为入住后 90 天' },
  ],
  [
    'released first',
    { checkOutTime: '2026-03-18 09:00:00' },
    { checkOutTime: '预计解除时间应晚于入住时间' },
  ],
])('one person: %s', (_, given, errors) => {
  expect(checkAssign({ ...draft, ...given }, 'one', today).errors).toEqual(errors);
});

it.each<[string, PersonDraft[], Record<string, string>]>([
  ['nobody', [], { people: '请添加隔离人员！' }],
  ['no name', [lin, { ...chen, name: '' }], { 'people.1.name': '姓名不能为空' }],
  [
    'not born yet',
    [lin, { ...chen, idCard: '990101202701010014' }],
    { 'people.1.idCard': '身份证号的出生日期晚于今天' },
  ],
  ['the same number', [lin, chen, lin], { 'people.2.idCard': '身份证号与前面的人员重复' }],
  [
    'no type, a wrong phone',
    [{ ...lin, type: null, phone: '1' }],
    { 'people.0.type': '请选择人员类型', 'people.0.phone': '请输入正确的手机号' },
  ],
])('a list: %s', (_, people, errors) => {
  expect(checkAssign({ ...draft, people }, 'many', today).errors).toEqual(errors);
  expect(peopleErrors(people, today)).toEqual(people.length === 0 ? {} : errors);
});

it('keeps the planned days when the check-in moves', () => {
  expect(withCheckIn(draft, '2026-03-17 20:00:00')).toEqual({
    checkInTime: '2026-03-17 20:00:00',
    checkOutTime: '2026-03-31 10:00:00',
  });
  expect(withCheckIn(draft, '')).toEqual({ checkInTime: '', checkOutTime: draft.checkOutTime });
});

it('continues at the same hotel and room type, with nobody', () => {
  const full = { ...draft, userName: 'wx1', people: [chen], pasted: '更多' };
  const kept = { hotelId: '1', roomType: '11', checkInTime: draft.checkInTime };
  expect(nextDraft(full, 'one')).toMatchObject({ ...kept, name: '', userName: '', people: [chen] });
  expect(nextDraft(full, 'many')).toMatchObject({
    ...kept,
    name: '林示例',
    people: [],
    pasted: '',
  });
});

it.each([
  [3, 3, []],
  [null, 5, []],
  [0, 0, ['该房型暂无空闲隔离房']],
  [2, 3, ['名单有 3 位，该房型剩余 2 间']],
])('%s vacant rooms for %i people', (vacant, wanted, warnings) => {
  expect(vacancyWarnings(vacant, wanted)).toEqual(warnings);
});
