import type { DataOf } from '@anzhu/api/contract/endpoint';
import type { checkInMany } from '@anzhu/api/contract/arrival';
import type { Order } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import { formatYuan } from '@anzhu/api/rules/money';
import { nights } from '@anzhu/api/rules/stayDates';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { CircleCheck } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { done as doneStyle } from '../checkIn/CheckIn.css.ts';
import { Fragment } from 'react';
import { DepositSheet } from '../../paper/index.ts';
import { RegistrationSheet } from '../sheet/RegistrationSheet.tsx';
import { describeGroup } from './describeGroup.ts';
import type { GroupInput } from './groupDraft.ts';

/** What was checked in: the call and its response, room by room. */
export interface GroupResult {
  input: GroupInput;
  response: DataOf<typeof checkInMany>;
  /** The rooms that were chosen. */
  rooms: readonly Room[];
  /** The orders of the group. */
  orders: readonly Pick<Order, 'id' | 'dayUseHours'>[];
}

export interface GroupDoneProps {
  result: GroupResult;
  hotelName: string | null;
  /** When the hotel's day begins, `HH:mm:ss`. */
  dayStarts: string;
  /** Which sheets the printer gets. */
  printed: 'registration' | 'deposit';
}

/** The guests of a group are in: who in which room, and the sheets to print. */
export function GroupDone({ result, hotelName, dayStarts, printed }: GroupDoneProps) {
  const { input, response, rooms, orders } = result;
  const { deposit = 0, depositMethod } = input;
  return (
    <Stack gap={4}>
      <p className={doneStyle}>
        <CircleCheck size={20} />
        <Text isStrong>{describeGroup(input)}</Text>
      </p>
      <DescriptionList
        columns={2}
        items={input.rooms.map(({ id, orderId, checkInfoList }) => ({
          label: `${rooms.find((room) => room.id === id)?.name ?? ''} · 订单 ${orderId}`,
          value: checkInfoList.map(({ name }) => name).join('、'),
        }))}
      />
      {deposit > 0 && (
        <Text as="p">
          每间押金 {formatYuan(deposit)}，共 {formatYuan(deposit * response.length)}
        </Text>
      )}
      {response.map(({ id, roomId, lastPay, checkedInTime, depositLine, ...times }) => {
        const order = orders.find((one) => one.id === id);
        const period = { ...times, isDayUse: order?.dayUseHours !== undefined };
        const room = rooms.find((one) => one.id === roomId);
        const guests = input.rooms.find((one) => one.id === roomId)?.checkInfoList ?? [];
        if (!room) return null;
        return (
          <Fragment key={id}>
            <RegistrationSheet
              isPrinted={printed === 'registration'}
              {...{ hotelName, room, checkedInTime }}
              {...period}
              orderId={id}
              price={lastPay}
              guests={guests}
              nights={nights(period, dayStarts)}
            />
            {depositLine !== undefined && depositMethod !== undefined && (
              <DepositSheet
                hotelName={hotelName}
                isPrinted={printed === 'deposit'}
                deposit={{
                  id: depositLine,
                  orderId: id,
                  guest: guests[0]?.name ?? null,
                  room: [room.name, room.roomTypeName].filter(Boolean).join(' · '),
                  amount: deposit,
                  method: depositMethod,
                  time: checkedInTime ?? null,
                }}
              />
            )}
          </Fragment>
        );
      })}
    </Stack>
  );
}
