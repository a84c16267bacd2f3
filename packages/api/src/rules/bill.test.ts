import { LineKind } from '../contract/bill.ts';
import { OrderStatus, orderStatuses } from '../contract/order.ts';
import { Role } from '../contract/role.ts';
import { describe, expect, it } from 'vitest';
import {
  billCan,
  billEntries,
  type BillEntry,
  billTotals,
  chargedUntil,
  entryOf,
  kindOfEntry,
  paymentOfChange,
  refundable,
  refundRefusal,
  sumLines,
} from './bill.ts';
import {
  allowanceLimit,
  allowanceRefusal,
  isJustEntered,
  correctionOf,
  correctionRefusal,
  voidCan,
  entryLimit,
  entryRefusal,
  overpaymentOf,
  overpaymentQuestion,
} from './billLines.ts';

const { unpaid, paid, closed, checkedIn, completed, refundRequested, refunded } = OrderStatus;
const { charge, deposit, payment, refund } = LineKind;

describe('what can be entered', () => {
  const columns: BillEntry[] = [
    'charge',
    'late',
    'allowance',
    'deposit',
    'depositBack',
    'payment',
    'refund',
  ];

  it.each([
    [unpaid, '- - - - y y -'],
    [paid, 'y - y y y y y'],
    [closed, '- - - - y - -'],
    [checkedIn, 'y y y y y y y'],
    [completed, '- - - - y y y'],
    [refundRequested, '- - - - y - -'],
    [refunded, '- - - - y - -'],
  ])('on an order in status %i', (status, expected) => {
    expect(columns.toSorted()).toEqual(billEntries.toSorted());
    const row = columns.map((entry) =>
      billCan(entry, status, Role.hotelAdmin).isAllowed ? 'y' : '-',
    );
    expect(row.join(' ')).toBe(expected);
  });

  it('is no refund and nothing voided by staff, and nothing by the programme', () => {
    const may = (role: Role | null) =>
      columns.filter((entry) => billCan(entry, checkedIn, role).isAllowed);
    expect(may(Role.hotelMember)).toEqual(columns.filter((entry) => entry !== 'refund'));
    expect(may(Role.antiEpidemic)).toEqual([]);
    expect(may(null)).toEqual(columns);
    expect(billCan('refund', unpaid, Role.hotelMember).reason).toBe('没有权限记退款');
    expect(billCan('charge', completed, Role.admin).reason).toBe('退房 7 天内才能记消费');
    expect(orderStatuses.filter((status) => voidCan(status, Role.hotelAdmin).isAllowed)).toEqual([
      unpaid,
      paid,
      checkedIn,
      completed,
    ]);
    expect(voidCan(checkedIn, Role.hotelMember).reason).toBe('只能作废自己 15 分钟内记的一笔');
    expect(voidCan(checkedIn, Role.hotelMember, true).isAllowed).toBe(true);
    expect(voidCan(checkedIn, Role.antiEpidemic, true).isAllowed).toBe(false);
    expect(voidCan(refunded, null).reason).toBe('订单状态为「已退款」，不能作废');
  });

  it('is told by kind and sum', () => {
    for (const entry of billEntries) {
      const amount = entry === 'depositBack' || entry === 'allowance' ? -1 : 1;
      const flags = { isLate: entry === 'late', isAllowance: entry === 'allowance' };
      expect(entryOf(kindOfEntry(entry), amount, flags)).toBe(entry);
    }
  });

  it('is a charge or an allowance for 7 days after the check-out', () => {
    const later = columns.filter(
      (entry) => billCan(entry, completed, Role.hotelMember, true).isAllowed,
    );
    expect(later).toEqual(['charge', 'allowance', 'depositBack', 'payment']);
    expect(chargedUntil('2026-03-18 12:00:00')).toBe('2026-03-25 12:00:00');
    expect(isJustEntered('2026-03-18 12:00:00', '2026-03-18 12:15:00')).toBe(true);
    expect(isJustEntered('2026-03-18 12:00:00', '2026-03-18 12:15:01')).toBe(false);
  });

  it.each([
    [Role.admin, null],
    [null, null],
    [Role.hotelAdmin, 20_000],
    [Role.hotelMember, 5000],
  ])('takes off a bill at most what role %s may', (role, limit) => {
    expect(allowanceLimit(role, { staff: 5000, manager: 20_000 })).toBe(limit);
  });

  it.each([
    [99_999_999, 0, null, null],
    [5000, 0, 5000, null],
    [3000, 2001, 5000, '一张账单最多折让 ¥50.00，已折让 ¥20.01'],
    [5001, 0, 5000, '一张账单最多折让 ¥50.00'],
    [1, 0, 0, '没有权限记折让，请由酒店管理员办理'],
  ])('an allowance of %i after %i, limit %s: %s', (amount, before, limit, message) => {
    expect(allowanceRefusal(amount, before, limit)).toBe(message);
  });

  it.each<[BillEntry, number | null, string | null]>([
    ['charge', null, null],
    ['late', null, null],
    ['allowance', 56_800, '应收 ¥568.00，不能折让更多'],
    ['deposit', null, null],
    ['depositBack', 20_000, '押金现有 ¥200.00，不能退还更多'],
    ['payment', 2800, '未结 ¥28.00，不能收更多'],
    ['refund', 54_000, '已收 ¥540.00，不能退 ¥540.01'],
  ])('%s: at most %s', (entry, limit, message) => {
    const totals = { charged: 56_800, paid: 54_000, deposit: 20_000, open: 2800 };
    expect(entryLimit(entry, totals)).toBe(limit);
    expect(entryRefusal(entry, limit ?? 99_999_999, totals)).toBeNull();
    if (limit !== null) expect(entryRefusal(entry, limit + 1, totals)).toBe(message);
  });

  it.each([
    [10_000, 2800, 7200, '未结 ¥28.00，余下 ¥72.00 记为押金，离店时退还'],
    [2800, 2800, 0, '未结 ¥28.00，余下 ¥0.00 记为押金，离店时退还'],
    [500, -100, 500, '未结 ¥0.00，余下 ¥5.00 记为押金，离店时退还'],
  ])('of a payment of %i with %i open %i is left', (amount, open, rest, question) => {
    expect(overpaymentOf(amount, open)).toBe(rest);
    expect(overpaymentQuestion(rest, open)).toBe(question);
  });

  it('is nothing where too much was paid, or paid back', () => {
    const totals = { charged: 0, paid: -100, deposit: 0, open: -100 };
    expect([entryLimit('payment', totals), entryLimit('refund', totals)]).toEqual([0, 0]);
  });
});

describe('what is paid back', () => {
  it.each([
    ['all of it was received', 60_000, 60_000, [60_000, 30_000, 0]],
    ['nothing was received, or all was paid back', 60_000, 0, [0, 0, 0]],
    ['a part was received', 60_000, 40_000, [40_000, 10_000, 0]],
    ['less than the new price was received', 60_000, 20_000, [20_000, 0, 0]],
    ['charges were paid as well', 60_000, 62_800, [60_000, 30_000, 0]],
    ['more was paid back than received', 60_000, -100, [0, 0, 0]],
  ])('%s', (_, lastPay, received, expected) => {
    const order = { lastPay, received };
    expect([0, 30_000, 60_000].map((price) => refundable(order, price))).toEqual(expected);
    expect([0, 30_000, 60_000, 90_000].map((price) => paymentOfChange(order, price))).toEqual([
      ...expected.map((sum) => 0 - sum),
      30_000,
    ]);
  });

  it('is refused with what was received', () => {
    expect(refundRefusal(57_600, 57_600)).toBeNull();
    expect(refundRefusal(57_600, 0)).toBe('已收 ¥0.00，不能退 ¥576.00');
    expect(refundRefusal(1, -100)).toBe('已收 ¥0.00，不能退 ¥0.01');
    expect(refundRefusal(54_000, 4000, '作废')).toBe('已收 ¥40.00，不能作废 ¥540.00');
  });
});

describe('a line that is taken back', () => {
  const time = { now: '2026-03-19 06:00:00', dayStarts: '06:00:00' };
  const entered = {
    isVoided: false,
    isReversed: false,
    isReversal: false,
    isHandedOver: false,
  };
  const [earlier, today] = ['2026-03-19 05:59:59', '2026-03-19 06:00:00'];

  it.each([
    ['of today', today, {}, { by: 'void' }],
    ['of an earlier day', earlier, {}, { by: 'reverse' }],
    ['of a clock that is ahead', '2026-03-20 06:00:01', {}, { by: 'void' }],
    ['voided', today, { isVoided: true }, { refusal: '该笔已作废，请刷新后重试' }],
    ['reversed', earlier, { isReversed: true }, { refusal: '该笔已冲销，请刷新后重试' }],
    ['a reversal of today', today, { isReversal: true }, { by: 'void' }],
    [
      'a reversal of an earlier day',
      earlier,
      { isReversal: true },
      { refusal: '冲销只能在当日作废，请重新记一笔' },
    ],
    ['of today, handed over', today, { isHandedOver: true }, { by: 'reverse' }],
    [
      'a reversal of today, handed over',
      today,
      { isReversal: true, isHandedOver: true },
      { refusal: '已交班的冲销不能作废，请重新记一笔' },
    ],
  ])('%s', (_, createTime, state, expected) => {
    expect(correctionOf({ createTime, ...entered, ...state }, time)).toEqual(expected);
  });

  const totals = { charged: 900_000, paid: 4000, deposit: 15_000, open: 0 };
  const refused = (amount: string) => `已收 ¥40.00，不能冲销 ${amount}，请先作废或冲销退款的一笔`;
  const given = '押金已退还，请先作废或冲销退还的一笔';

  it.each([
    ['a charge', charge, 900_000, null],
    ['a charge that was taken off', charge, 900_001, '账单有折让，请先作废或冲销折让'],
    ['an allowance', charge, -900_000, null],
    ['a deposit that is held', deposit, 15_000, null],
    ['a deposit that was given back', deposit, 15_001, given],
    ['a deposit given back', deposit, -5000, null],
    ['a payment', payment, 4000, null],
    ['a payment that was given back', payment, 4001, refused('¥40.01')],
    ['a refund', refund, 900_000, null],
    ['the reversal of a payment', payment, -900_000, null],
    ['the reversal of a refund that was received again', refund, -4001, refused('¥40.01')],
  ])('leaves no sum below zero: %s', (_, kind, amount, expected) => {
    expect(correctionRefusal({ kind, amount }, totals, 'reverse')).toBe(expected);
  });
});

describe('the sums of a bill', () => {
  const line = (kind: LineKind, amount: number) => ({ kind, amount });
  const room = line(payment, 54_000);

  it.each([
    ['not paid yet', unpaid, [], { charged: 54_000, paid: 0, deposit: 0, open: 54_000 }],
    ['paid', paid, [room], { charged: 54_000, paid: 54_000, deposit: 0, open: 0 }],
    [
      'a breakfast, a deposit of which a part was given back',
      checkedIn,
      [room, line(charge, 2800), line(deposit, 20_000), line(deposit, -5000)],
      { charged: 56_800, paid: 54_000, deposit: 15_000, open: 2800 },
    ],
    [
      'too much, and given back',
      completed,
      [room, line(payment, 1000), line(refund, 400)],
      { charged: 54_000, paid: 54_600, deposit: 0, open: -600 },
    ],
    [
      'a part paid back',
      refunded,
      [room, line(refund, 50_000)],
      { charged: 4000, paid: 4000, deposit: 0, open: 0 },
    ],
    ['closed without a payment', closed, [], { charged: 0, paid: 0, deposit: 0, open: 0 }],
    [
      'a walk-in that was taken back',
      closed,
      [room, line(refund, 54_000)],
      { charged: 0, paid: 0, deposit: 0, open: 0 },
    ],
    ['closed, its money kept', closed, [room], { charged: 54_000, paid: 54_000, open: 0 }],
  ])('%s', (_, status, lines, expected) => {
    const kept = status === refunded ? 4000 : 0;
    const order = { status, lastPay: 54_000, kept };
    expect(billTotals(order, sumLines(lines))).toMatchObject(expected);
  });
});
