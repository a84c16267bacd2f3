import { lengthOf } from '@anzhu/api/rules/stayLength';
import { payMethodLabel } from '@anzhu/api/contract/bill';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import { checkIn } from '@anzhu/api/contract/stay';
import { formatYuan } from '@anzhu/api/rules/money';
import { nights } from '@anzhu/api/rules/stayDates';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { CircleCheck } from '@anzhu/ui/Icon';
import { DepositSheet } from '../../paper/index.ts';
import { RegistrationSheet } from '../sheet/RegistrationSheet.tsx';
import { done } from './CheckIn.css.ts';
import { describeDifference, priceDifference } from './checkInPrice.ts';
import type { CheckInResult } from './checkInDraft.ts';

export interface CheckInDoneProps {
  room: Room;
  /** As it was before; null for guests without one. */
  order: Order | null;
  hotelName: string | null;
  result: CheckInResult;
  /** Which sheet the printer gets. */
  printed: 'registration' | 'deposit';
  /** When the hotel's day begins, `HH:mm:ss`. */
  dayStarts: string;
}

const labels = labelsOf(checkIn.input);

const yuan = (sum: number | null): string | null => (sum === null ? null : formatYuan(sum));

/** The guests are in: the order's number and prices, and the sheet to print. */
export function CheckInDone({
  room,
  order,
  hotelName,
  result,
  printed,
  dayStarts,
}: CheckInDoneProps) {
  const { response, input } = result;
  const { estimatedCheckIn, estimatedCheckOut, checkInfoList } = input;
  const { deposit = 0, depositMethod } = input;
  const isDayUse = order?.dayUseHours !== undefined;
  const count = nights({ ...input, isDayUse }, dayStarts);
  const difference = priceDifference(order, response.lastPay);
  return (
    <Stack gap={4}>
      <p className={done}>
        <CircleCheck size={20} />
        <Text isStrong>房间「{room.name}」已办理入住</Text>
      </p>
      <DescriptionList
        columns={3}
        items={[
          { label: labels.orderId, value: response.id },
          { label: '总价', value: yuan(response.pay) },
          { label: '优惠价', value: yuan(response.lastPay) },
          ...(difference === 0 ? [] : [{ label: '差价', value: describeDifference(difference) }]),
          ...(deposit > 0 && depositMethod !== undefined
            ? [
                {
                  label: labels.deposit,
                  value: `${formatYuan(deposit)} ${payMethodLabel[depositMethod]}`,
                },
              ]
            : []),
          { label: labels.estimatedCheckIn, value: formatMinute(estimatedCheckIn) },
          { label: labels.estimatedCheckOut, value: formatMinute(estimatedCheckOut) },
          {
            label: labelsOf(Order).days,
            value: lengthOf(count, { ...input, isDayUse }),
          },
          {
            label: labels.checkInfoList,
            value: checkInfoList.map(({ name }) => name).join('、'),
            isWide: true,
          },
        ]}
      />
      <RegistrationSheet
        hotelName={hotelName}
        room={room}
        orderId={response.id}
        price={response.lastPay}
        {...{ estimatedCheckIn, estimatedCheckOut, isDayUse }}
        checkedInTime={response.checkedInTime}
        guests={checkInfoList}
        nights={count}
        isPrinted={printed === 'registration'}
      />
      {response.depositLine !== undefined && depositMethod !== undefined && (
        <DepositSheet
          hotelName={hotelName}
          isPrinted={printed === 'deposit'}
          deposit={{
            id: response.depositLine,
            orderId: response.id,
            guest: checkInfoList[0]?.name ?? null,
            room: [room.name, room.roomTypeName].filter(Boolean).join(' · '),
            amount: deposit,
            method: depositMethod,
            time: response.checkedInTime ?? null,
          }}
        />
      )}
    </Stack>
  );
}
