import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { RoomStatus, type Room } from '@anzhu/api/contract/room';
import { changeRoom } from '@anzhu/api/contract/stay';
import { FormGrid } from '@anzhu/ui/Form';
import { ArrowRight } from '@anzhu/ui/Icon';
import { Inline } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { useMemo, useState } from 'react';
import { contractForm, SaveDialog } from '../../kit/index.ts';
import { RecordSelect } from '../../record/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../../roomType/index.ts';

export interface ChangeRoomDialogProps {
  /** An occupied isolation room. */
  room: Pick<Room, 'id' | 'name' | 'roomTypeName'>;
  /** Who moves, where the room was chosen by its person. */
  personName?: string | undefined;
  /** Rooms of the same hotel, of which the vacant isolation rooms are offered; undefined while loading. */
  rooms: readonly Room[] | undefined;
  /** The room types of the hotel, to filter the rooms; undefined while they are loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Moves all guests of the room. Rejected: the message is shown, the selection stays. */
  onSave: (input: InputOf<typeof changeRoom>) => unknown;
  /** Reads the rooms again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /**
   * Called when the dialog closes: after saving, and on 取消, × and Esc, which first ask about changes that would be
   * lost.
   */
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
  personName,
  rooms,
  roomTypes,
  onSave,
  onRefresh,
  onClose,
}: ChangeRoomDialogProps) {
  const [type, setType] = useState<Id | null>(null);
  const offered = useMemo(() => rooms && vacantIsolationRooms(rooms, type), [rooms, type]);
  const counted = useMemo(() => withVacant(roomTypes, rooms), [roomTypes, rooms]);
  const offeredRoom = (id: Id | null) => offered?.find((one) => one.id === id) ?? null;

  return (
    <SaveDialog
      title={personName === undefined ? '换房' : `换房 · ${personName}`}
      saveLabel="换房"
      success="换房成功"
      form={moveForm}
      defaultValues={{ currentRoomId: room.id, newRoomId: null }}
      rules={({ newRoomId }) =>
        offeredRoom(newRoomId) === null ? { newRoomId: '请选择新房间' } : {}
      }
      onSave={onSave}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field }) => {
        const { value, ...newRoom } = field('newRoomId');
        const target = offeredRoom(value);
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
              roomTypes={counted}
              value={type}
              onChange={setType}
            />
            <RecordSelect
              {...newRoom}
              records={offered}
              value={target?.id ?? null}
              description={offered && `空闲隔离房 ${offered.length} 间`}
            />
            <RoomMove from={room.name} to={target?.name ?? null} />
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}

const noChange = (): void => undefined;

/** What a move does, announced when a room has been chosen. */
function RoomMove({ from, to }: { from: string; to: string | null }) {
  return (
    <div aria-live="polite">
      {to !== null && (
        <Inline gap={2}>
          <Text tone="muted">{from}</Text>
          <ArrowRight size={16} aria-label="换到" />
          <Text isStrong>{to}</Text>
          <Text tone="muted">{from} 转为待打扫</Text>
        </Inline>
      )}
    </div>
  );
}

const isVacantIsolation = ({ isIsolation, status }: Room): boolean =>
  isIsolation && status === RoomStatus.vacant;

/** The room types with how many vacant isolation rooms each has, once the rooms are loaded. */
const withVacant = (
  roomTypes: readonly RoomTypeOption[] | undefined,
  rooms: readonly Room[] | undefined,
): readonly RoomTypeOption[] | undefined => {
  const vacant = rooms?.filter(isVacantIsolation);
  return roomTypes?.map(({ id, name }) => ({
    id,
    name,
    vacant: vacant?.filter((one) => one.type === id).length,
  }));
};

/** The rooms to move to, as options; `type` narrows them to a room type. */
function vacantIsolationRooms(rooms: readonly Room[], type: Id | null) {
  return rooms
    .filter(isVacantIsolation)
    .filter((one) => type === null || one.type === type)
    .map(({ id, name, floor, roomTypeName }) => ({
      id,
      name,
      description: [`${floor} 楼`, roomTypeName].filter(Boolean).join(' · '),
    }));
}
