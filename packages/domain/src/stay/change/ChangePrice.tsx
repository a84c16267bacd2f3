import { quoteLabel } from '@anzhu/api/contract/bill';
import type { ChangeQuote } from '@anzhu/api/contract/stayChange';
import { fullMessage } from '@anzhu/api/rules/availability';
import { formatYuan } from '@anzhu/api/rules/money';
import { waitsText } from '@anzhu/api/rules/payBack';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { Text } from '@anzhu/ui/Text';
import { PayMethodField, type PayMethodFieldProps } from '../../bill/index.ts';
import { WarningNote } from '../../kit/index.ts';
import { NightFees } from '../../roomPrice/index.ts';
import { describeDifference } from '../checkIn/checkInPrice.ts';

/** The server's quote for a changed stay. */
export interface ChangeQuoteState {
  /** Undefined while there is none. */
  quote: ChangeQuote | undefined;
  isLoading: boolean;
  /** Why the server would refuse the change. */
  refusal: string | null;
}

export interface ChangePriceProps extends ChangeQuoteState {
  /** How the difference is paid or given back; asked where there is one. */
  method: PayMethodFieldProps;
}

/** What a changed stay costs, announced when it changes; nothing while nothing was asked. */
export function ChangePrice({ quote, isLoading, refusal, method }: ChangePriceProps) {
  const hasDifference = quote !== undefined && quote.difference !== 0;
  const warnings = [
    refusal,
    fullMessage(quote?.full ?? []),
    quote?.waits ? waitsText(-quote.difference - (quote.accountBack ?? 0)) : null,
  ].filter((one) => one !== null);
  return (
    <>
      <div aria-live="polite">
        {isLoading && <Skeleton width="100%" height={40} />}
        {!isLoading && quote && (
          <DescriptionList
            columns={3}
            items={[
              { label: '入住天数', value: `${quote.nights} 晚` },
              { label: quoteLabel.lastPay, value: formatYuan(quote.lastPay ?? 0) },
              { label: '差价', value: describeDifference(quote.difference) },
            ]}
          />
        )}
        {!isLoading && quote && (
          <NightFees nights={quote.lines} rooms={Math.max(1, quote.rooms.length)} />
        )}
        {!isLoading && quote && quote.rooms.length > 0 && (
          <Text as="p" size="small" tone="muted">
            {quote.rooms
              .map(({ name, difference }) => `${name} ${describeDifference(difference)}`)
              .join('，')}
          </Text>
        )}
        <WarningNote warnings={warnings} />
      </div>
      {hasDifference && (
        <PayMethodField
          {...method}
          amount={quote.difference}
          cameBy={quote.cameBy}
          accountBack={quote.accountBack}
        />
      )}
    </>
  );
}
