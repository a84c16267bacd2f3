import { quoteLabel } from '@anzhu/api/contract/bill';
import { lengthOf } from '@anzhu/api/rules/stayLength';
import type { StayPeriod } from '@anzhu/api/rules/stayDates';
import { shortMessage } from '@anzhu/api/rules/availability';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import type { QuotedType, quoteBooking } from '@anzhu/api/contract/booking';
import { formatYuan } from '@anzhu/api/rules/money';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { WarningNote } from '../kit/index.ts';
import { NightFees } from '../roomPrice/index.ts';

/** The server's quote for a booking. */
export interface BookingQuoteState {
  /** Undefined while there is none. */
  quote: DataOf<typeof quoteBooking> | undefined;
  isLoading: boolean;
  /** Why the server would refuse the booking. */
  refusal: string | null;
}

/** Too few rooms of a type in words; null where there are enough. */
const shortOf = ({ full, available, rooms, name }: QuotedType, isOne: boolean): string | null =>
  shortMessage(
    full,
    Array<number>(full.length).fill(available),
    rooms,
    isOne ? undefined : `房型「${name}」`,
  );

/** What a booking costs, with its parts where it has several room types; announced when it changes. */
export function BookingPrice({
  quote,
  isLoading,
  refusal,
  received,
  stay,
}: BookingQuoteState & { received: number; stay: StayPeriod }) {
  const types = quote?.types ?? [];
  const [only, ...others] = types;
  const isOne = others.length === 0;
  const due = quote?.lastPay ?? 0;
  const short = types.map((type) => shortOf(type, isOne));
  return (
    <div aria-live="polite">
      {isLoading && <Skeleton width="100%" height={40} />}
      {!isLoading && quote && (
        <DescriptionList
          columns={3}
          items={[
            { label: '入住天数', value: lengthOf(quote.nights, stay) },
            { label: quoteLabel.lastPay, value: formatYuan(due) },
            ...(received > 0
              ? [{ label: '到店应收', value: formatYuan(Math.max(0, due - received)) }]
              : []),
            ...(isOne
              ? [{ label: '剩余', value: `${only?.available ?? 0} 间` }]
              : types.map(({ name, rooms, lastPay, available }) => ({
                  label: `${name} × ${rooms}`,
                  value: `${formatYuan(lastPay ?? 0)}（剩余 ${available} 间）`,
                }))),
          ]}
        />
      )}
      {!isLoading && isOne && only && <NightFees nights={only.lines} rooms={only.rooms} />}
      <WarningNote warnings={[refusal, ...short].filter((one) => one !== null)} />
    </div>
  );
}
