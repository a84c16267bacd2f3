import { Guarantee, guarantees } from '../contract/guarantee.ts';
import { OrderStatus, orderStatuses } from '../contract/order.ts';
import { describe, expect, it } from 'vitest';
import {
  type AskedTerms,
  bookingTerms,
  changedHoldUntil,
  defaultHoldUntil,
  guaranteeOf,
  guaranteeWord,
  holdUntilRefusal,
  withReceived,
} from './guarantee.ts';

const { online, onArrival, deposit, prepaid, guaranteed } = Guarantee;
const { unpaid, paid } = OrderStatus;
const time = { now: '2026-03-18 10:00:00', dayStarts: '06:00:00', holdHour: 18 };

const leave = '2026-03-25 12:00:00';

describe('until when a room is held', () => {
  it.each([
    [online, '2026-03-18 14:00:00', null],
    [prepaid, '2026-03-18 14:00:00', null],
    [onArrival, '2026-03-18 14:00:00', '2026-03-18 18:00:00'],
    [onArrival, '2026-03-20 14:00:00', '2026-03-20 18:00:00'],
    // Later than the hour of the hotel: until then.
    [onArrival, '2026-03-20 22:30:00', '2026-03-20 22:30:00'],
    // In the small hours: of the day before.
    [onArrival, '2026-03-21 01:00:00', '2026-03-21 01:00:00'],
    [deposit, '2026-03-20 14:00:00', '2026-03-21 12:00:00'],
    [deposit, '2026-03-21 01:00:00', '2026-03-21 12:00:00'],
    [guaranteed, '2026-03-20 14:00:00', '2026-03-21 12:00:00'],
    // Whose night has begun, or is over: two hours from now.
    [onArrival, '2026-03-17 14:00:00', '2026-03-18 12:00:00'],
    [deposit, '2026-03-16 14:00:00', '2026-03-18 12:00:00'],
  ])('with the guarantee %i and an arrival at %s: %s', (guarantee, arrival, expected) => {
    expect(defaultHoldUntil(guarantee, { arrival, leave }, time)).toBe(expected);
  });

  it.each<[Guarantee, string, string]>([
    // Who leaves before noon, and a day use.
    [deposit, '2026-03-20 14:00:00', '2026-03-21 09:00:00'],
    [guaranteed, '2026-03-21 01:00:00', '2026-03-21 11:00:00'],
    [onArrival, '2026-03-20 12:00:00', '2026-03-20 16:00:00'],
    [onArrival, '2026-03-18 08:00:00', '2026-03-18 11:00:00'],
  ])(
    'with the guarantee %i from %s never after the departure at %s',
    (guarantee, arrival, departure) => {
      const held = defaultHoldUntil(guarantee, { arrival, leave: departure }, time);
      expect(held).toBe(departure);
      const agreed = { guarantee, arrival, holdUntil: '2026-03-22 12:00:00' };
      expect(changedHoldUntil(agreed, { guarantee, arrival, leave: departure }, time)).toBe(
        departure,
      );
    },
  );

  it('is the hour of the hotel, and two hours at least', () => {
    const at = (holdHour: number, now: string) =>
      defaultHoldUntil(
        onArrival,
        { arrival: '2026-03-18 14:00:00', leave },
        { ...time, holdHour, now },
      );
    expect(at(20, '2026-03-18 10:00:00')).toBe('2026-03-18 20:00:00');
    expect(at(18, '2026-03-18 21:10:00')).toBe('2026-03-18 23:10:00');
  });

  const day = '2026-03-20';
  it.each([
    // Who comes later on the same day is waited for.
    [onArrival, '14:00', '18:00', onArrival, '23:00', '20 23:00'],
    [onArrival, '14:00', '18:00', onArrival, '16:00', '20 18:00'],
    // What was agreed stays.
    [onArrival, '14:00', '13:00', onArrival, '14:00', '20 13:00'],
    [onArrival, '23:00', '23:00', onArrival, '14:00', '20 23:00'],
    [onArrival, '14:00', '18:00', deposit, '14:00', '21 12:00'],
    [guaranteed, '14:00', '23:30', onArrival, '14:00', '20 18:00'],
    [onArrival, '14:00', '18:00', online, '14:00', null],
  ])(
    '%i, arriving %s, held until %s, then %i, arriving %s: %s',
    (from, at, until, to, then, expected) => {
      const before = {
        guarantee: from,
        arrival: `${day} ${at}:00`,
        holdUntil: `${day} ${until}:00`,
      };
      const held = changedHoldUntil(
        before,
        { guarantee: to, arrival: `${day} ${then}:00`, leave },
        time,
      );
      expect(held).toBe(expected && `2026-03-${expected}:00`);
    },
  );

  it('is not shortened by a deposit, and is new on another day', () => {
    const before = {
      guarantee: onArrival,
      arrival: `${day} 14:00:00`,
      holdUntil: '2026-03-21 20:00:00',
    };
    const then = (given: object) =>
      changedHoldUntil(
        before,
        { guarantee: onArrival, arrival: before.arrival, leave, ...given },
        time,
      );
    expect(then({ guarantee: deposit })).toBe(before.holdUntil);
    expect(then({ arrival: '2026-03-22 14:00:00' })).toBe('2026-03-22 18:00:00');
  });

  it.each([
    ['2026-03-18 10:00:00', '保留时间应晚于现在'],
    ['2026-03-18 10:00:01', null],
    ['2026-03-20 12:00:00', null],
    ['2026-03-20 12:00:01', '保留时间不能晚于离店时间'],
  ])('%s: %s', (holdUntil, refusal) => {
    const stay = { leave: '2026-03-20 12:00:00', now: time.now };
    expect(holdUntilRefusal(holdUntil, stay)).toBe(refusal);
  });
});

describe('the terms of a booking of ¥600', () => {
  it.each<[AskedTerms, [number, number, number] | string]>([
    [{}, [unpaid, onArrival, 0]],
    [{ status: unpaid }, [unpaid, onArrival, 0]],
    [{ status: paid }, [paid, prepaid, 60_000]],
    [{ guarantee: prepaid }, [paid, prepaid, 60_000]],
    [{ guarantee: online }, [unpaid, online, 0]],
    [{ guarantee: onArrival, received: 60_000 }, [paid, onArrival, 60_000]],
    [{ received: 10_000 }, [unpaid, deposit, 10_000]],
    [{ guarantee: deposit, received: 10_000 }, [unpaid, deposit, 10_000]],
    [{ guarantee: guaranteed, guaranteeNote: '公司' }, [unpaid, guaranteed, 0]],
    [{ guarantee: guaranteed, guaranteeNote: '公司', received: 100 }, [unpaid, guaranteed, 100]],
    [{ guarantee: guaranteed }, '请填写担保的公司或银行卡'],
    [{ guarantee: deposit }, '请填写收到的定金'],
    [{ received: 60_001 }, '应收 ¥600.00，不能收更多'],
    [{ guarantee: prepaid, received: 59_999 }, '预付须收齐 ¥600.00'],
  ])('%j', (asked, expected) => {
    const found = bookingTerms(asked, { lastPay: 60_000, usual: onArrival });
    if (typeof expected === 'string')
      expect(found).toMatchObject({ refusal: { message: expected } });
    else {
      const [status, guarantee, received] = expected;
      expect(found).toEqual({ terms: { status, guarantee, received } });
    }
  });

  it('is paid where it costs nothing, and a channel holds its own deposits', () => {
    expect(bookingTerms({}, { lastPay: 0, usual: onArrival })).toEqual({
      terms: { status: paid, guarantee: onArrival, received: 0 },
    });
    const channels = { lastPay: 60_000, usual: online, isCollectedElsewhere: true };
    expect(bookingTerms({ guarantee: deposit }, channels)).toEqual({
      terms: { status: unpaid, guarantee: deposit, received: 0 },
    });
  });
});

describe('what keeps a room', () => {
  it.each([
    [online, online, deposit],
    [onArrival, onArrival, deposit],
    [deposit, onArrival, deposit],
    [prepaid, onArrival, deposit],
    [guaranteed, guaranteed, guaranteed],
  ])('%i: with nothing received %i, with a part %i', (guarantee, nothing, part) => {
    expect([withReceived(guarantee, 0), withReceived(guarantee, 1)]).toEqual([nothing, part]);
  });

  it('is 预付 of every paid order, and a word of unpaid ones alone', () => {
    for (const guarantee of guarantees) {
      for (const status of orderStatuses) {
        expect(guaranteeOf(status, guarantee)).toBe(status === paid ? prepaid : guarantee);
        expect(guaranteeWord(status, guarantee) === undefined).toBe(status !== unpaid);
      }
    }
    expect(guaranteeWord(unpaid, deposit)).toBe('定金');
    expect(guaranteeWord(unpaid, undefined)).toBeUndefined();
  });
});
