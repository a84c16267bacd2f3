import type { Room } from '@anzhu/api/contract/room';
import { ViewDialog } from '@anzhu/domain/kit';
import { ModifyGuestsDialog, RegistrationDialog } from '@anzhu/domain/stay';
import { toast } from '@anzhu/ui/Toast';
import { useHotelTime, useToday } from '../clock.ts';
import { useGuests, useOrder, useRoom, useRoomActions } from './rooms.ts';

interface ModifyGuestsProps {
  room: Room;
  onRefresh: () => void;
  onClose: () => void;
}

/** 修改入住人 of a stay, once its guests have been read. */
export function ModifyGuests({ room, onRefresh, onClose }: ModifyGuestsProps) {
  const guests = useGuests(room);
  const detail = useRoom(room.id);
  const today = useToday();
  const { modifyGuests } = useRoomActions();
  const { sn } = room;
  if (!guests.data || sn === null) {
    const { error, isLoading, retry } = guests;
    return (
      <ViewDialog
        title={`修改入住人 · ${room.name}`}
        items={[]}
        isLoading={isLoading}
        error={error && { message: error.message, onRetry: retry }}
        onClose={onClose}
      />
    );
  }
  return (
    <ModifyGuestsDialog
      room={room}
      guests={guests.data}
      maxLoad={detail.data?.maxLoad ?? null}
      today={today}
      onSave={async (guestsInput) => {
        const { id: roomId, name, floor, status } = room;
        await modifyGuests({
          roomId,
          sn,
          name,
          direction: room.direction ?? undefined,
          type: room.type ?? undefined,
          status,
          floor: floor ?? undefined,
          ...guestsInput,
        });
        toast.success('修改入住人成功');
      }}
      onRefresh={onRefresh}
      onClose={onClose}
    />
  );
}

interface RegistrationProps {
  room: Room;
  hotelName: string | null | undefined;
  onClose: () => void;
}

/** 打印登记单 of a stay. */
export function Registration({ room, hotelName = null, onClose }: RegistrationProps) {
  const guests = useGuests(room);
  const order = useOrder(room.orderId);
  const { error, retry } = guests.error ? guests : order;
  const isLoading = guests.isLoading || order.isLoading;
  return (
    <RegistrationDialog
      {...{ room, hotelName, isLoading, onClose }}
      guests={isLoading ? undefined : guests.data}
      price={order.data?.lastPay ?? null}
      dayStarts={useHotelTime().dayStarts}
      error={error && { message: error.message, onRetry: retry }}
    />
  );
}
