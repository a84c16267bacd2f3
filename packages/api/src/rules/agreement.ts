import type { Id } from '../contract/codecs.ts';
import type { Company } from '../contract/company.ts';
import { PriceKind } from '../contract/roomPrice.ts';
import { shortYuan } from './money.ts';
import type { NightFee } from './nightFees.ts';

/** What a company has agreed with a hotel for a room type, to the end of a day. */
export interface Agreement {
  /** Its share of the price of a night in percent, 1 to 100. */
  share: number;
  /** What a night costs whatever its usual price is: before the share. Fen; null where none is agreed. */
  fixed: number | null;
  /** `yyyy-MM-dd`: the last night at this price. */
  until: string;
}

/** What a night costs by an agreement; after its last day the usual price. Fen, rounded half up. */
export const agreedFee = (night: NightFee, { share, fixed, until }: Agreement): NightFee =>
  night.night > until
    ? night
    : {
        ...night,
        fee: fixed ?? Math.round((night.fee * share) / 100),
        kind: PriceKind.agreed,
      };

/** What a company pays, as of one to choose: 西溪软件 · 85%, or 西溪软件 · ¥260 for a type with a price of its own. */
export function agreedLabel(
  { name, share, prices }: Pick<Company, 'name' | 'share' | 'prices'>,
  roomType: Id | null,
): string {
  const fixed = prices.find((one) => one.roomType === roomType);
  return `${name} · ${fixed ? shortYuan(fixed.price) : `${share}%`}`;
}

/** Why an agreement cannot be used on a day; null when it can. */
export const agreementRefusal = ({ until }: { until: string | null }, today: string) =>
  until !== null && until < today ? `协议已于 ${until} 到期` : null;
