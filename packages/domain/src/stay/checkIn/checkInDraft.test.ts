import { PayMethod } from '@anzhu/api/contract/bill';
import { DocumentKind } from '@anzhu/api/contract/document';
import { DepositRule } from '@anzhu/api/contract/hotel';
import { Sex } from '@anzhu/api/contract/guest';
import { describe, expect, it } from 'vitest';
import { femaleId, maleId, unbornId } from '../guest/fixtures.ts';
import { blankGuest, type GuestFields } from '../guest/guests.ts';
import {
  beginTonight,
  checkDraft,
  firstDraft,
  isStarted,
  laterArrival,
  type CheckInDraft,
} from './checkInDraft.ts';
import { paidOrder } from './fixtures.ts';

const time = { now: '2026-03-18 10:00:00', dayStarts: '06:00:00' };
const occasion = { roomId: '801', order: null, time, acceptReserved: false };
const lin = {
  name: '林示例',
  sex: Sex.male,
  documentKind: DocumentKind.residentId,
  idcard: maleId,
  number: '13800001234',
};
const anna = {
  name: 'Anna Example',
  sex: Sex.female,
  documentKind: DocumentKind.other,
  idcard: 'E00000001',
  number: '13900005678',
};

/** A draft with these guests, each in a row of its own. */
const draftWith = (
  guests: Partial<GuestFields>[],
  part: Partial<CheckInDraft> = {},
): CheckInDraft => ({
  ...firstDraft(null, time),
  ...part,
  checkInfoList: guests.map((guest) => ({ ...blankGuest, ...guest })),
});

describe('the first draft', () => {
  it('is tonight without an order', () => {
    expect(firstDraft(null, time)).toMatchObject({
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-19 12:00:00',
      province: null,
    });
  });

  it('before 06:00 is from now to noon', () => {
    expect(firstDraft(null, { ...time, now: '2026-03-18 02:20:00' })).toMatchObject({
      estimatedCheckIn: '2026-03-18 02:20:00',
      estimatedCheckOut: '2026-03-18 12:00:00',
    });
  });

  it('proposes the dates of an order that arrives later, and begins tonight once that was asked', () => {
    const order = {
      ...paidOrder,
      estimatedCheckIn: '2026-03-20 14:00:00',
      estimatedCheckOut: '2026-03-22 12:00:00',
    };
    const draft = firstDraft(order, time);
    expect(draft).toMatchObject({
      estimatedCheckIn: '2026-03-20 14:00:00',
      estimatedCheckOut: '2026-03-22 12:00:00',
    });
    expect(laterArrival(order, time)).toBe('2026-03-20');
    expect(laterArrival(paidOrder, time)).toBeNull();
    const ahead = draftWith([lin], {
      estimatedCheckIn: draft.estimatedCheckIn,
      estimatedCheckOut: draft.estimatedCheckOut,
    });
    expect(checkDraft(ahead, { ...occasion, order }).errors).toMatchObject({
      estimatedCheckIn: '入住时间不能晚于今晚',
    });
    const estimatedCheckIn = beginTonight(order, time);
    expect(estimatedCheckIn).toBe('2026-03-18 14:00:00');
    const tonight = { ...ahead, estimatedCheckIn };
    expect(checkDraft(tonight, { ...occasion, order }).errors).toBeUndefined();
  });

  it('has the dates and the province of its order', () => {
    expect(firstDraft({ ...paidOrder, province: '浙江省' }, time)).toMatchObject({
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-20 12:00:00',
      province: '浙江',
    });
  });
});

describe('the first draft of guests who come late', () => {
  const ofDays = (estimatedCheckIn: string, estimatedCheckOut: string) =>
    firstDraft({ ...paidOrder, estimatedCheckIn, estimatedCheckOut }, time);
  it.each([
    ['a day', '2026-03-17 14:00:00', '2026-03-20 12:00:00', '2026-03-17 14:00:00'],
    ['two days', '2026-03-16 14:00:00', '2026-03-20 12:00:00', '2026-03-18 14:00:00'],
    ['on the last day', '2026-03-16 14:00:00', '2026-03-18 12:00:00', '2026-03-18 10:00:00'],
  ])('%s', (_, from, until, estimatedCheckIn) => {
    expect(ofDays(from, until)).toMatchObject({ estimatedCheckIn, estimatedCheckOut: until });
  });
});

describe('what is sent', () => {
  it('is everything that was filled in, without blank rows', () => {
    const checked = checkDraft(draftWith([lin, {}, anna], { province: '浙江' }), {
      ...occasion,
      acceptReserved: true,
      lastPay: 421.2,
    });
    expect(checked.errors).toBeUndefined();
    expect(checked.values).toEqual({
      id: '801',
      province: '浙江',
      estimatedCheckIn: '2026-03-18 14:00:00',
      estimatedCheckOut: '2026-03-19 12:00:00',
      checkInfoList: [lin, { ...anna, name: 'Anna Example' }],
      acceptReserved: true,
      lastPay: 421.2,
    });
  });

  it('names the order and its customer', () => {
    const checked = checkDraft(draftWith([lin]), { ...occasion, order: paidOrder });
    expect(checked.values).toMatchObject({ orderId: '20311', customerId: '501' });
  });
});

describe('what is wrong', () => {
  it.each<[string, CheckInDraft, Record<string, string>]>([
    [
      'a guest who is not born yet',
      draftWith([{ ...lin, idcard: unbornId }]),
      { 'checkInfoList.0.idcard': '身份证号的出生日期晚于今天' },
    ],
    ['nobody', draftWith([{}]), { 'checkInfoList.0.name': '请添加入住人！' }],
    [
      'an empty guest but for the name',
      draftWith([{ name: '林示例' }]),
      {
        'checkInfoList.0.sex': '请选择性别',
        'checkInfoList.0.idcard': '身份证号不能为空',
        'checkInfoList.0.number': '手机号不能为空',
      },
    ],
    [
      'a wrong check digit',
      draftWith([{ ...lin, idcard: '990101199003070011' }]),
      { 'checkInfoList.0.idcard': '身份证号不正确' },
    ],
    [
      'a wrong check digit and no sex',
      draftWith([{ ...lin, sex: null, idcard: '990101199003070011' }]),
      { 'checkInfoList.0.idcard': '身份证号不正确', 'checkInfoList.0.sex': '请选择性别' },
    ],
    [
      'a short document',
      draftWith([{ ...anna, idcard: 'E1' }]),
      { 'checkInfoList.0.idcard': '证件号码应为 6 到 20 位字母或数字' },
    ],
    [
      'no document',
      draftWith([{ ...anna, idcard: ' ' }]),
      { 'checkInfoList.0.idcard': '证件号码不能为空' },
    ],
    [
      'a wrong phone',
      draftWith([{ ...lin, number: '12345678901' }]),
      { 'checkInfoList.0.number': '请输入正确的手机号' },
    ],
    [
      'the same document twice, a blank row between',
      draftWith([lin, {}, { ...lin, name: '陈样本' }]),
      { 'checkInfoList.2.idcard': '与第 1 位入住人相同' },
    ],
    [
      'the second guest, after a blank row',
      draftWith([{}, { ...lin, name: '' }]),
      { 'checkInfoList.1.name': '姓名不能为空' },
    ],
    [
      'no dates',
      draftWith([lin], { estimatedCheckIn: '', estimatedCheckOut: '' }),
      { estimatedCheckIn: '入住时间不能为空', estimatedCheckOut: '离店时间不能为空' },
    ],
    [
      'leaving before coming',
      draftWith([lin], { estimatedCheckOut: '2026-03-18 12:00:00' }),
      { estimatedCheckOut: '离店时间应晚于入住时间' },
    ],
    [
      'the day before yesterday',
      draftWith([lin], { estimatedCheckIn: '2026-03-16 14:00:00' }),
      { estimatedCheckIn: '入住时间不能早于昨天' },
    ],
  ])('%s', (_, draft, errors) => {
    expect(checkDraft(draft, occasion).errors).toEqual(errors);
  });
});

describe('isStarted', () => {
  const first = firstDraft(null, time);
  it.each<[string, CheckInDraft, boolean]>([
    ['nothing', first, false],
    ['a second blank row', draftWith([{}, {}]), false],
    ['a name', draftWith([{ name: '林' }]), true],
    ['another date', { ...first, estimatedCheckOut: '2026-03-20 12:00:00' }, true],
    ['a province', { ...first, province: '浙江' }, true],
  ])('%s', (_, draft, expected) => {
    expect(isStarted(draft, first)).toBe(expected);
  });
});

it('takes female IDs as well', () => {
  const woman = { ...lin, sex: Sex.female, idcard: femaleId };
  expect(checkDraft(draftWith([woman]), occasion).values?.checkInfoList).toEqual([woman]);
});

describe('the deposit', () => {
  const perNight = { rule: DepositRule.perNight, amount: 200 };
  const sent = (part: Partial<CheckInDraft>) =>
    checkDraft(draftWith([lin], part), { ...occasion, depositSetting: perNight });
  const twoNights = { estimatedCheckOut: '2026-03-20 12:00:00' };

  it.each([
    ['what the hotel proposes for the nights', { ...twoNights }, 400],
    ['what was typed', { ...twoNights, deposit: 150 }, 150],
  ])('is %s', (_, part, deposit) => {
    expect(sent({ ...part, depositMethod: PayMethod.alipay }).values).toMatchObject({
      deposit,
      depositMethod: PayMethod.alipay,
    });
  });

  it.each([0, null])('is not sent when it is %s', (deposit) => {
    const { values } = sent({ deposit });
    expect(values).not.toHaveProperty('deposit');
    expect(values).not.toHaveProperty('depositMethod');
  });

  it('asks for its way', () => {
    expect(sent({}).errors).toEqual({ depositMethod: '请选择押金的支付方式' });
  });

  it('is nothing where the hotel proposes none', () => {
    expect(checkDraft(draftWith([lin]), occasion).values).not.toHaveProperty('deposit');
  });
});
