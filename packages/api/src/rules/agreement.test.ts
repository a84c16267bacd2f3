import { describe, expect, it } from 'vitest';
import { PriceKind } from '../contract/roomPrice.ts';
import { agreedFee, agreedLabel, agreementRefusal } from './agreement.ts';

describe('the price of a night by an agreement', () => {
  it.each([
    { fee: 30_000, night: '2026-03-01', share: 85, until: '2026-12-31', agreed: 25_500 },
    { fee: 19_999, night: '2026-12-31', share: 85, until: '2026-12-31', agreed: 16_999 },
    { fee: 19_999, night: '2027-01-01', share: 85, until: '2026-12-31', agreed: 19_999 },
    { fee: 50, night: '2026-03-01', share: 1, until: '2026-12-31', agreed: 1 },
    { fee: 0, night: '2026-03-01', share: 50, until: '2026-12-31', agreed: 0 },
    { fee: 30_000, night: '2026-03-01', share: 100, until: '2026-12-31', agreed: 30_000 },
  ])('is $agreed of $fee at $share % until $until on $night', ({ fee, night, agreed, ...of }) => {
    const kind = night <= of.until ? PriceKind.agreed : PriceKind.usual;
    expect(agreedFee({ night, fee, kind: PriceKind.usual }, { fixed: null, ...of })).toEqual({
      night,
      fee: agreed,
      kind,
    });
  });

  it.each([
    { fee: 30_000, night: '2026-03-01', fixed: 26_000, agreed: 26_000 },
    // Above the usual price and above the share: what is agreed is what is paid.
    { fee: 20_000, night: '2026-12-31', fixed: 26_000, agreed: 26_000 },
    { fee: 30_000, night: '2026-03-01', fixed: 0, agreed: 0 },
    { fee: 30_000, night: '2027-01-01', fixed: 26_000, agreed: 30_000 },
  ])('is $agreed of $fee on $night where $fixed is agreed for the type', (of) => {
    const { fee, night, fixed, agreed } = of;
    const agreement = { share: 85, fixed, until: '2026-12-31' };
    expect(agreedFee({ night, fee }, agreement).fee).toBe(agreed);
  });

  it.each([
    [null, '西溪软件 · 85%'],
    ['1', '西溪软件 · ¥260'],
    ['2', '西溪软件 · 85%'],
  ])('reads, for room type %s, %s', (roomType, label) => {
    const prices = [{ roomType: '1', roomTypeName: '大床房', price: 260 }];
    expect(agreedLabel({ name: '西溪软件', share: 85, prices }, roomType)).toBe(label);
  });

  it.each([
    ['2026-03-01', null],
    ['2026-03-02', null],
    ['2026-03-03', '协议已于 2026-03-02 到期'],
  ])('of one until 2026-03-02 is refused on %s: %s', (today, refusal) => {
    expect(agreementRefusal({ until: '2026-03-02' }, today)).toBe(refusal);
  });
});
