import { quoteLabel } from '@anzhu/api/contract/bill';
import type { ChangedRoom, quoteOrder } from '@anzhu/api/contract/bookingChange';
import type { Id } from '@anzhu/api/contract/codecs';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { waitsText } from '@anzhu/api/rules/payBack';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Text } from '@anzhu/ui/Text';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { PayMethodField, type PayMethodFieldProps } from '../bill/index.ts';
import { WarningNote } from '../kit/index.ts';
import { NightFees } from '../roomPrice/index.ts';

/** The server's quote for a changed booking. */
export interface ModifyQuoteState {
  /** Undefined while there is none. */
  quote: DataOf<typeof quoteOrder> | undefined;
  isLoading: boolean;
  /** Why the server would refuse the change. */
  refusal: string | null;
}

/** What is received or given back with the change. */
const moneyNow = (difference: number): string =>
  difference > 0 ? `收 ${formatYuan(difference)}` : `退 ${formatYuan(0 - difference)}`;

/** What all rooms cost then, and before where that is another sum. */
function priceWords({ lastPay, priceChange }: DataOf<typeof quoteOrder>): string {
  const now = formatYuan(lastPay ?? 0);
  if (lastPay === null || priceChange === 0) return now;
  return `${now}，原 ${formatYuan(toYuan(toFen(lastPay) - toFen(priceChange)))}`;
}

/** 402 大床房 ¥600.00: a room of several, or its order, with what it costs then. */
const roomWords = ({ roomName, orderId, roomTypeName, lastPay }: ChangedRoom): string =>
  [roomName ?? `订单 ${orderId}`, roomTypeName, formatYuan(lastPay ?? 0)].filter(Boolean).join(' ');

interface ModifiedPriceProps extends ModifyQuoteState {
  roomId: Id | null;
  onRoomChange: (roomId: Id | null) => void;
  method: PayMethodFieldProps;
}

/** What a changed booking costs, and whether it keeps its room; announced when it changes. */
export function ModifiedPrice({
  quote,
  isLoading,
  refusal,
  roomId,
  onRoomChange,
  method,
}: ModifiedPriceProps) {
  if (isLoading) return <Skeleton width="100%" height={40} />;
  const lost = quote?.rooms.filter(({ isRoomKept }) => !isRoomKept) ?? [];
  const warnings = [
    refusal,
    ...(quote?.shortages ?? []),
    quote?.waits ? waitsText(-quote.difference) : null,
    ...lost.map(({ roomName, roomTaken }) => `房间 ${roomName ?? ''} 不能保留：${roomTaken ?? ''}`),
    ...(quote?.skipped ?? []).map(({ orderId, reason }) => `订单 ${orderId} 不修改：${reason}`),
  ].filter((one) => one !== null);
  const [other] = lost;
  return (
    <>
      <div aria-live="polite">
        {quote && (
          <DescriptionList
            columns={3}
            items={[
              { label: '入住天数', value: `${quote.nights} 晚` },
              { label: quoteLabel.lastPay, value: priceWords(quote) },
              ...(quote.difference === 0
                ? []
                : [{ label: '现在', value: moneyNow(quote.difference) }]),
              ...(quote.open === 0 ? [] : [{ label: '未结', value: formatYuan(quote.open) }]),
            ]}
          />
        )}
        {quote && <NightFees nights={quote.lines} />}
        {quote && quote.rooms.length > 1 && (
          <Text as="p" size="small" tone="muted">
            {quote.rooms.map(roomWords).join('，')}
          </Text>
        )}
        <WarningNote warnings={warnings} />
      </div>
      {quote?.rooms.length === 1 && other?.freeRoomId && (
        <Checkbox
          label={`改排房间 ${other.freeRoomName ?? ''}`}
          isSelected={roomId === other.freeRoomId}
          onChange={(isChosen) => onRoomChange(isChosen ? other.freeRoomId : null)}
        />
      )}
      {quote !== undefined && quote.difference !== 0 && (
        <PayMethodField {...method} amount={quote.difference} cameBy={quote.cameBy} />
      )}
    </>
  );
}
