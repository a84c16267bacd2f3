import { lengthOf } from '@anzhu/api/rules/stayLength';
import { quoteLabel } from '@anzhu/api/contract/bill';
import type { StoredGuest } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import { checkIn } from '@anzhu/api/contract/stay';
import { formatYuan } from '@anzhu/api/rules/money';
import { nights } from '@anzhu/api/rules/stayDates';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Printer } from '@anzhu/ui/Icon';
import { ViewDialog, type ViewState } from '../../kit/index.ts';
import { guestOf } from '../guest/guests.ts';
import { RegistrationSheet } from './RegistrationSheet.tsx';

export interface RegistrationDialogProps extends ViewState {
  /** An occupied room, with the times of its stay. */
  room: Room;
  hotelName: string | null;
  /** Undefined until they are loaded. */
  guests: readonly StoredGuest[] | undefined;
  /** The amount paid, in yuan; null where it is hidden, or not loaded. */
  price: number | null;
  /** When the hotel's day begins, `HH:mm:ss`. */
  dayStarts: string;
}

const stayLabels = labelsOf(checkIn.input);
const orderLabels = labelsOf(Order);

/**
 * 打印登记单 of guests who are in: what the sheet says, and the sheet for the printer. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { room, hotelName, guests, price, dayStarts, ...state } = props;
  const { orderId, arriveTime, estimatedCheckOut } = room;
  const period = {
    estimatedCheckIn: arriveTime ?? '',
    estimatedCheckOut: estimatedCheckOut ?? '',
    isDayUse: room.isDayUse,
  };
  const isKnown = orderId !== null && arriveTime !== null && estimatedCheckOut !== null;
  const count = isKnown ? nights(period, dayStarts) : null;
  return (
    <ViewDialog
      {...state}
      title={`登记单 · ${[room.name, room.roomTypeName].filter(Boolean).join(' · ')}`}
      items={[
        { label: orderLabels.id, value: orderId },
        { label: orderLabels.days, value: count === null ? null : lengthOf(count, period) },
        {
          label: stayLabels.estimatedCheckIn,
          value: formatMinute(room.checkedInTime ?? arriveTime),
        },
        { label: orderLabels.estimatedCheckOut, value: formatMinute(estimatedCheckOut) },
        { label: quoteLabel.lastPay, value: price === null ? null : formatYuan(price) },
        {
          label: stayLabels.checkInfoList,
          value: guests?.map(({ personName }) => personName).join('、'),
        },
      ]}
      actions={
        guests &&
        isKnown && (
          <Button icon={<Printer size={16} />} onPress={() => print()}>
            打印登记单
          </Button>
        )
      }
    >
      {guests && count !== null && (
        <RegistrationSheet
          {...{ hotelName, room, price, ...period }}
          checkedInTime={room.checkedInTime ?? undefined}
          orderId={orderId ?? ''}
          guests={guests.map(guestOf)}
          nights={count}
        />
      )}
    </ViewDialog>
  );
}
