import { isSameId, type Id } from '@anzhu/api/contract/codecs';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { Button } from '@anzhu/ui/Button';
import { Dialog } from '@anzhu/ui/Dialog';
import { Form, FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { TextField } from '@anzhu/ui/TextField';
import { useId, useMemo, useState } from 'react';
import { RecordSelect } from '../../record/index.ts';
import { RefusalNote, useDeed } from '../../refusal/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../../roomType/index.ts';

export interface ChangeRoomDialogProps {
  /** An isolation room that somebody is in. */
  room: Room;
  /** Rooms of the same hotel; only vacant isolation rooms of them are offered. Nothing while they are on their way. */
  rooms: readonly Room[] | undefined;
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Moves everybody of the room. Rejected: its message is shown, the choice stays. */
  onChangeRoom: (newRoomId: Id) => void | Promise<void>;
  /** Reads the rooms again after a conflict. */
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
}

/**
 * 换房: the person moves to a vacant isolation room of the same hotel; the old room waits for
 * disinfection. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export function ChangeRoomDialog({
  room,
  rooms,
  roomTypes,
  onChangeRoom,
  onRefresh,
  onClose,
}: ChangeRoomDialogProps) {
  const formId = useId();
  const [type, setType] = useState<Id | null>(null);
  const [chosen, setChosen] = useState<Id | null>(null);
  const [error, setError] = useState<string>();
  const { run, isPending, refusal, forget } = useDeed();

  const free = useMemo(() => rooms && vacantIsolationRooms(rooms, type), [rooms, type]);
  const newRoomId = free?.find(({ id }) => isSameId(id, chosen))?.id ?? null;

  const move = async (): Promise<void> => {
    if (newRoomId === null) return setError('请选择新房间');
    if (await run(() => onChangeRoom(newRoomId))) onClose();
  };

  return (
    <Dialog
      isOpen
      title="换房"
      isPending={isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} tone="brand" variant="solid" isPending={isPending}>
            换房
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Form id={formId} onSubmit={move}>
          <FormGrid columns={1}>
            <TextField
              label="当前房间"
              isReadOnly
              value={[room.name, room.roomTypeName].filter(Boolean).join(' · ')}
              onChange={forget}
            />
            <RoomTypePicker
              placeholder="全部"
              isClearable
              roomTypes={roomTypes}
              value={type}
              onChange={setType}
            />
            <RecordSelect
              label="新房间"
              isRequired
              records={free}
              value={newRoomId}
              errorMessage={error}
              description={free && `空闲隔离房 ${free.length} 间`}
              onChange={(id) => {
                setChosen(id);
                setError(undefined);
              }}
            />
          </FormGrid>
        </Form>
        <RefusalNote
          refusal={refusal}
          onRefresh={async () => {
            await onRefresh();
            forget();
          }}
        />
      </Stack>
    </Dialog>
  );
}

/** The rooms one can move to, as records to choose; `type` narrows them to a room type. */
function vacantIsolationRooms(rooms: readonly Room[], type: Id | null) {
  return rooms
    .filter((one) => one.isIsolation && one.status === RoomStatus.vacant)
    .filter((one) => type === null || isSameId(one.type, type))
    .map(({ id, name, floor, roomTypeName }) => ({
      id,
      name,
      description: [`${floor} 楼`, roomTypeName].filter(Boolean).join(' · '),
    }));
}
