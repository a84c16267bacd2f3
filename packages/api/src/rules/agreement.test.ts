import { describe, expect, it } from 'vitest';
import { agreedFee, agreementRefusal } from './agreement.ts';

describe('the price of a night by an agreement', () => {
  it.each([
    { fee: 30_000, night: '2026-03-01', share: 85, until: '2026-12-31', agreed: 25_500 },
    { fee: 19_999, night: '2026-12-31', share: 85, until: '2026-12-31', agreed: 16_999 },
    { fee: 19_999, night: '2027-01-01', share: 85, until: '2026-12-31', agreed: 19_999 },
    { fee: 50, night: '2026-03-01', share: 1, until: '2026-12-31', agreed: 1 },
    { fee: 0, night: '2026-03-01', share: 50, until: '2026-12-31', agreed: 0 },
    { fee: 30_000, night: '2026-03-01', share: 100, until: '2026-12-31', agreed: 30_000 },
  ])('is $agreed of $fee at $share % until $until on $night', ({ fee, night, agreed, ...of }) => {
    expect(agreedFee(fee, night, of)).toBe(agreed);
  });

  it.each([
    ['2026-03-01', null],
    ['2026-03-02', null],
    ['2026-03-03', '协议已于 2026-03-02 到期'],
  ])('of one until 2026-03-02 is refused on %s: %s', (today, refusal) => {
    expect(agreementRefusal({ until: '2026-03-02' }, today)).toBe(refusal);
  });
});
