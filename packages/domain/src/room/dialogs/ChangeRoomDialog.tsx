import type { PayMethod } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { roomNature, RoomStatus, type Room } from '@anzhu/api/contract/room';
import { changeRoom } from '@anzhu/api/contract/stay';
import { methodErrors, methodOf } from '@anzhu/api/rules/payMethod';
import { FormGrid } from '@anzhu/ui/Form';
import { ArrowRight } from '@anzhu/ui/Icon';
import { Inline } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { useMemo, useState } from 'react';
import { contractForm, SaveDialog } from '../../kit/index.ts';
import { RecordSelect } from '../../record/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../../roomType/index.ts';
import { ChangePrice, type ChangeQuoteState } from '../../stay/index.ts';

export interface ChangeRoomDialogProps {
  /** An occupied room. */
  room: Pick<Room, 'id' | 'name' | 'type' | 'roomTypeName' | 'isIsolation'>;
  /** Who moves, where the room was chosen by its person. */
  personName?: string | undefined;
  /** The room that is chosen at first. */
  defaultTarget?: Pick<Room, 'id' | 'type'> | undefined;
  /** Rooms of the same hotel, of which the vacant ones of the same nature are offered; undefined while loading. */
  rooms: readonly Room[] | undefined;
  /** Those that others have on a night of the stay, or that are too small, by id, with why: last, not to be chosen. */
  taken?: ReadonlyMap<Id, string> | undefined;
  /** The room types of the hotel, to filter the rooms; undefined while they are loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** The quote for the room of `onTargetChange`, where it has another type; of guests only. */
  quote?: ChangeQuoteState | undefined;
  /** Called with the room that is chosen. */
  onTargetChange?: ((room: Room | null) => void) | undefined;
  /** Moves all guests of the room. Rejected: the message is shown, the selection stays. */
  onSave: (input: InputOf<typeof changeRoom>) => unknown;
  /** Reads the rooms again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface MoveDraft {
  currentRoomId: Id;
  newRoomId: Id | null;
  method: PayMethod | null;
}

const moveForm = contractForm(changeRoom, (draft: MoveDraft) => ({ ...draft }));

/**
 * 换房: the guests of a room, or the person in isolation, move to a vacant room of the same hotel and nature; the
 * old room waits for cleaning. Another type is offered last, with its difference. Rendered means open.
 *
 * Keyboard: Enter opens a list; Ctrl+Enter moves; Esc closes.
 */
export function ChangeRoomDialog({
  room,
  personName,
  defaultTarget,
  rooms,
  taken = noneTaken,
  roomTypes,
  quote,
  onTargetChange,
  onSave,
  onRefresh,
  onClose,
}: ChangeRoomDialogProps) {
  const [type, setType] = useState<Id | null>(
    room.isIsolation ? null : (defaultTarget ?? room).type,
  );
  const vacant = useMemo(
    () =>
      rooms?.filter(
        ({ isIsolation, status }) =>
          isIsolation === room.isIsolation && status === RoomStatus.vacant,
      ),
    [rooms, room.isIsolation],
  );
  const offered = useMemo(() => vacant && roomOptions(vacant, taken, type), [vacant, taken, type]);
  const free = useMemo(() => vacant?.filter(({ id }) => !taken.has(id)), [vacant, taken]);
  const counted = useMemo(() => withVacant(roomTypes, free), [roomTypes, free]);
  const offeredRoom = (id: Id | null) =>
    offered?.find((one) => one.id === id && !one.isDisabled) ?? null;

  const difference = quote?.quote?.difference ?? 0;
  const methodIn = ({ method }: { method?: PayMethod | null | undefined }) =>
    methodOf(method, difference, quote?.quote?.cameBy);

  return (
    <SaveDialog
      title={`换房 · ${personName ?? room.name}`}
      saveLabel="换房"
      success="换房成功"
      form={moveForm}
      defaultValues={{
        currentRoomId: room.id,
        newRoomId: defaultTarget?.id ?? null,
        method: null,
      }}
      rules={(draft) => ({
        ...(offered && offeredRoom(draft.newRoomId) === null && { newRoomId: '请选择新房间' }),
        ...methodErrors(difference, methodIn(draft)),
      })}
      isQuoting={offered === undefined || quote?.isLoading}
      onSave={(input) => onSave({ ...input, method: methodIn(input) ?? undefined })}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field }) => {
        const { value, onChange, ...newRoom } = field('newRoomId');
        const target = offeredRoom(value);
        const choose = (id: Id | null): void => {
          onChange(id);
          onTargetChange?.(vacant?.find((one) => one.id === id) ?? null);
        };
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
              onChange={choose}
              description={
                offered &&
                `空闲${roomNature(room.isIsolation)} ${offered.filter(({ isDisabled }) => !isDisabled).length} 间`
              }
            />
            <RoomMove from={room.name} to={target?.name ?? null} />
            {quote && <ChangePrice {...quote} method={field('method')} />}
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}

const noChange = (): void => undefined;
const noneTaken: ReadonlyMap<Id, string> = new Map();

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

/** The room types with how many of the vacant rooms each has, once the rooms are loaded. */
const withVacant = (
  roomTypes: readonly RoomTypeOption[] | undefined,
  vacant: readonly Room[] | undefined,
): readonly RoomTypeOption[] | undefined =>
  roomTypes?.map(({ id, name }) => ({
    id,
    name,
    vacant: vacant?.filter((one) => one.type === id).length,
  }));

/** The rooms to move to, as options, the free ones first; `type` narrows them to a room type. */
function roomOptions(vacant: readonly Room[], taken: ReadonlyMap<Id, string>, type: Id | null) {
  return vacant
    .filter((one) => type === null || one.type === type)
    .map(({ id, name, floor, roomTypeName }) => ({
      id,
      name,
      description: [`${floor} 楼`, roomTypeName, taken.get(id)].filter(Boolean).join(' · '),
      isDisabled: taken.has(id),
    }))
    .toSorted((one, other) => Number(one.isDisabled) - Number(other.isDisabled));
}
