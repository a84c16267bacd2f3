import type { DataOf } from '@anzhu/api/contract/endpoint';
import type { checkInMany } from '@anzhu/api/contract/arrival';
import type { Room } from '@anzhu/api/contract/room';
import { nights } from '@anzhu/api/rules/stayDates';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { CircleCheck } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { done as doneStyle } from '../checkIn/CheckIn.css.ts';
import { RegistrationSheet } from '../sheet/RegistrationSheet.tsx';
import { describeGroup } from './describeGroup.ts';
import type { GroupInput } from './groupDraft.ts';

/** What was checked in: the call and its response, room by room. */
export interface GroupResult {
  input: GroupInput;
  response: DataOf<typeof checkInMany>;
  /** The rooms that were chosen. */
  rooms: readonly Room[];
}

export interface GroupDoneProps {
  result: GroupResult;
  hotelName: string | null;
  /** When the hotel's day begins, `HH:mm:ss`. */
  dayStarts: string;
}

/** The guests of a group are in: who in which room, and the sheets to print. */
export function GroupDone({ result, hotelName, dayStarts }: GroupDoneProps) {
  const { input, response, rooms } = result;
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
      {response.map(({ id, roomId, lastPay, checkedInTime, ...period }) => {
        const room = rooms.find((one) => one.id === roomId);
        return (
          room && (
            <RegistrationSheet
              key={id}
              {...{ hotelName, room, checkedInTime }}
              {...period}
              orderId={id}
              price={lastPay}
              guests={input.rooms.find((one) => one.id === roomId)?.checkInfoList ?? []}
              nights={nights(period, dayStarts)}
            />
          )
        );
      })}
    </Stack>
  );
}
