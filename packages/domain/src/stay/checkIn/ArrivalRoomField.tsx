import type { Id } from '@anzhu/api/contract/codecs';
import type { Order } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import { roomStateLabel } from '@anzhu/api/rules/roomTransitions';
import { Select } from '@anzhu/ui/Select';
import { useMemo } from 'react';

/** The rooms that the order of a check-in may have now. */
export interface RoomChoice {
  /** Its own first. */
  rooms: readonly Room[];
  /** The number of the room that was shown before and was taken meanwhile; null when none was. */
  lostRoom: string | null;
  onChange: (roomId: Id) => void;
}

export interface ArrivalRoomFieldProps extends RoomChoice {
  order: Pick<Order, 'id' | 'assignedRoomId' | 'assignedRoomName'>;
  value: Id;
}

/** From so many rooms on there is a field to search them. */
const searchableFrom = 12;

/** 房间 of the check-in of an order: those that it may have now. */
export function ArrivalRoomField({
  rooms,
  order,
  lostRoom,
  value,
  onChange,
}: ArrivalRoomFieldProps) {
  const { id: orderId, assignedRoomId, assignedRoomName } = order;
  const options = useMemo(
    () =>
      rooms.map((room) => ({
        value: room.id,
        label: room.name,
        description: `${room.floor} 楼 · ${
          room.id === assignedRoomId || room.orderId === orderId
            ? '已为该订单预留'
            : roomStateLabel(room)
        }`,
      })),
    [rooms, orderId, assignedRoomId],
  );
  const isAssignedAway = assignedRoomId && !rooms.some(({ id }) => id === assignedRoomId);
  return (
    <Select
      label="房间"
      isRequired
      options={options}
      isSearchable={options.length >= searchableFrom}
      value={value}
      onChange={(id) => id !== null && onChange(id)}
      description={
        lostRoom === null
          ? isAssignedAway && `已排的 ${assignedRoomName ?? '房间'} 现在不能入住`
          : `${lostRoom} 已被占用，换为另一间`
      }
    />
  );
}
