import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { changeRoom } from '@anzhu/api/contract/stay';
import { FormGrid } from '@anzhu/ui/Form';
import { TextField } from '@anzhu/ui/TextField';
import { useMemo, useState } from 'react';
import { contractForm, SaveDialog } from '../../kit/index.ts';
import { RecordSelect } from '../../record/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../../roomType/index.ts';

export interface ChangeRoomDialogProps {
  /** An occupied isolation room. */
  room: Room;
  /** Rooms of the same hotel, of which the vacant isolation rooms are offered; undefined while loading. */
  rooms: readonly Room[] | undefined;
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Moves all guests of the room. Rejected: the message is shown, the selection stays. */
  onSave: (input: InputOf<typeof changeRoom>) => unknown;
  /** Reads the rooms again after a conflict. */
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
}

interface MoveDraft {
  currentRoomId: Id;
  newRoomId: Id | null;
}

const moveForm = contractForm(changeRoom, (draft: MoveDraft) => ({ ...draft }));

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
  onSave,
  onRefresh,
  onClose,
}: ChangeRoomDialogProps) {
  const [type, setType] = useState<Id | null>(null);
  const offered = useMemo(() => rooms && vacantIsolationRooms(rooms, type), [rooms, type]);
  const offeredId = (id: Id | null): Id | null => offered?.find((one) => one.id === id)?.id ?? null;

  return (
    <SaveDialog
      title="换房"
      saveLabel="换房"
      success="换房成功"
      form={moveForm}
      defaultValues={{ currentRoomId: room.id, newRoomId: null }}
      rules={({ newRoomId }) =>
        offeredId(newRoomId) === null ? { newRoomId: '请选择新房间' } : {}
      }
      onSave={onSave}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field }) => {
        const { value, ...newRoom } = field('newRoomId');
        return (
          <FormGrid columns={1}>
            <TextField
              label="当前房间"
              isReadOnly
              value={[room.name, room.roomTypeName].filter(Boolean).join(' · ')}
              onChange={noChange}
            />
            <RoomTypePicker
              placeholder="全部"
              isClearable
              roomTypes={roomTypes}
              value={type}
              onChange={setType}
            />
            <RecordSelect
              {...newRoom}
              records={offered}
              value={offeredId(value)}
              description={offered && `空闲隔离房 ${offered.length} 间`}
            />
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}

const noChange = (): void => undefined;

/** The rooms to move to, as options; `type` narrows them to a room type. */
function vacantIsolationRooms(rooms: readonly Room[], type: Id | null) {
  return rooms
    .filter((one) => one.isIsolation && one.status === RoomStatus.vacant)
    .filter((one) => type === null || one.type === type)
    .map(({ id, name, floor, roomTypeName }) => ({
      id,
      name,
      description: [`${floor} 楼`, roomTypeName].filter(Boolean).join(' · '),
    }));
}
