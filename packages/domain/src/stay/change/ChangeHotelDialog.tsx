import type { PayMethod } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { changeHotel, type HotelChangeQuote } from '@anzhu/api/contract/hotelChange';
import type { Room } from '@anzhu/api/contract/room';
import { formatYuan } from '@anzhu/api/rules/money';
import { waitsText } from '@anzhu/api/rules/payBack';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { ErrorState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { PayMethodField } from '../../bill/index.ts';
import { contractForm, SaveDialog, WarningNote } from '../../kit/index.ts';
import { RecordSelect } from '../../record/index.ts';

export interface ChangeHotelDialogProps {
  /** An occupied room, with the serial of its stay. */
  room: Pick<Room, 'id' | 'name' | 'sn'>;
  /** The names of the guests; undefined until they are loaded. */
  guests: readonly string[] | undefined;
  /** Nights and credit, the hotels, and the room types of the chosen one; undefined until they are loaded. */
  quote: HotelChangeQuote | undefined;
  /** Why there is no quote. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** Called with the chosen hotel, so that its room types are loaded. */
  onHotelChange: (hotelId: Id | null) => void;
  /** Moves the guests. Rejected: the message is shown, the choice stays. */
  onSave: (input: InputOf<typeof changeHotel>) => unknown;
  /** Reads the quote again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called after saving, and on 取消, × and Esc. */
  onClose: () => void;
}

interface HotelDraft {
  roomId: Id;
  sn: string;
  hotelId: Id | null;
  roomType: Id | null;
  method: PayMethod | null;
}

/** The room types, with price and available rooms; those that are full cannot be chosen. */
const typeOptions = (types: HotelChangeQuote['types']) =>
  types.map(({ id, name, available, lastPay }) => ({
    id,
    name,
    description: available > 0 ? `剩余 ${available} 间，${formatYuan(lastPay)}` : '已满',
    isDisabled: available === 0,
  }));

/**
 * 转至其他酒店 of guests: an order in another hotel of the chain for the nights that are left, which are given back
 * here. Rendered means open.
 *
 * Keyboard: ↑ ↓ and Enter choose hotel and room type; Ctrl+Enter moves; Esc closes.
 */
export function ChangeHotelDialog(props: ChangeHotelDialogProps) {
  const { room, guests, quote, error, onHotelChange } = props;
  const credit = quote?.credit ?? 0;
  const form = contractForm(changeHotel, (draft: HotelDraft) => ({
    ...draft,
    credit,
    lastPay: quote?.types.find(({ id }) => id === draft.roomType)?.lastPay ?? 0,
  }));
  return (
    <SaveDialog
      title={`转至其他酒店 · ${[room.name, guests?.join('、')].filter(Boolean).join(' · ')}`}
      saveLabel="转移"
      form={form}
      defaultValues={{
        roomId: room.id,
        sn: room.sn ?? '',
        hotelId: null,
        roomType: null,
        method: null,
      }}
      success={null}
      intro={
        <Stack gap={3}>
          {error && <ErrorState isCompact {...error} />}
          {!error && !quote && <Skeleton width="100%" height={40} />}
          {quote && (
            <DescriptionList
              columns={2}
              items={[
                { label: '剩余晚数', value: `${quote.nights} 晚` },
                { label: '应退金额', value: formatYuan(credit) },
              ]}
            />
          )}
          <WarningNote
            warnings={quote?.waits ? [waitsText(credit - (quote.accountBack ?? 0))] : []}
          />
          <Text as="p" tone="muted">
            新酒店生成到店付的订单，{room.name} 转为待打扫。
          </Text>
        </Stack>
      }
      onSave={props.onSave}
      onRefresh={props.onRefresh}
      onClose={props.onClose}
    >
      {({ field, set }) => {
        const hotel = field('hotelId');
        return (
          <FormGrid columns={1}>
            <RecordSelect
              {...hotel}
              records={quote?.hotels ?? []}
              onChange={(hotelId) => {
                set({ hotelId, roomType: null });
                onHotelChange(hotelId);
              }}
              {...(quote?.hotels.length === 0 && { description: '没有其他酒店' })}
            />
            <RecordSelect
              {...field('roomType')}
              isDisabled={hotel.value === null}
              records={typeOptions(hotel.value === null ? [] : (quote?.types ?? []))}
            />
            {credit > 0 && (
              <PayMethodField
                {...field('method')}
                amount={-credit}
                cameBy={quote?.cameBy}
                accountBack={quote?.accountBack}
              />
            )}
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
