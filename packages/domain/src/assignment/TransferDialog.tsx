import { transferIsolation } from '@anzhu/api/contract/assignment';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Room } from '@anzhu/api/contract/room';
import { FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { ErrorState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { HotelPicker, type HotelSource } from '../hotel/index.ts';
import { contractForm, SaveDialog, WarningNote } from '../kit/index.ts';
import { RecordSelect } from '../record/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../roomType/index.ts';
import { vacancyWarnings } from './assignDraft.ts';

/** Who is in isolation, and where. */
interface TransferredPerson {
  id: Id;
  name: string;
  hotelId: Id | null;
  hotelName: string | null;
  roomName: string | null;
}

export interface TransferDialogProps {
  person: TransferredPerson;
  /** The hotels that take isolated people. */
  hotels: HotelSource;
  /** The room types of the chosen hotel with their vacant isolation rooms; undefined while they are loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** The vacant isolation rooms of the chosen hotel; undefined while they are loading. */
  rooms: readonly Room[] | undefined;
  /** Why room types or rooms could not be loaded. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** Called with the chosen hotel, so that its room types and rooms are loaded. */
  onHotelChange: (hotelId: Id | null) => void;
  /** Moves the person. Rejected: the message is shown, the choice stays. */
  onSave: (input: InputOf<typeof transferIsolation>) => unknown;
  /** Reads room types and rooms again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface TransferDraft {
  ids: readonly Id[];
  hotelId: Id | null;
  roomType: Id | null;
  roomId: Id | null;
}

const transferForm = contractForm(transferIsolation, (draft: TransferDraft) => ({ ...draft }));

/**
 * 转至其他酒店: someone in isolation moves to a room of another hotel; number, check-in, planned release and tests
 * stay, the present room waits for cleaning. The room is the one that an assignment would take, unless one is
 * chosen. Rendered means open.
 *
 * Keyboard: Enter confirms, Esc closes.
 */
export function TransferDialog(props: TransferDialogProps) {
  const { person, hotels, roomTypes, rooms, error, onHotelChange } = props;
  const { id, name, hotelId: presentId, hotelName, roomName } = person;
  return (
    <SaveDialog
      title={`转至其他酒店 · ${name}`}
      saveLabel="转移"
      form={transferForm}
      defaultValues={{ ids: [id], hotelId: null, roomType: null, roomId: null }}
      intro={
        <Stack gap={3}>
          {error && <ErrorState isCompact {...error} />}
          <Text as="p" tone="muted">
            编号、入住日、预计解除时间和检测记录不变，{roomName} 转为待打扫。
          </Text>
        </Stack>
      }
      onSave={props.onSave}
      onRefresh={props.onRefresh}
      onClose={props.onClose}
    >
      {({ field, set }) => {
        const hotel = field('hotelId');
        const roomType = field('roomType');
        const vacant = roomTypes?.find((one) => one.id === roomType.value)?.vacant;
        const needsHotel = hotel.value === null;
        return (
          <FormGrid columns={1}>
            <TextField
              label="现在"
              isReadOnly
              value={[hotelName, roomName].filter(Boolean).join(' · ')}
              onChange={noChange}
            />
            <HotelPicker
              {...hotel}
              hotels={hotels}
              isOpenOnly
              except={presentId}
              onChange={(hotelId) => {
                set({ hotelId, roomType: null, roomId: null });
                onHotelChange(hotelId);
              }}
            />
            <RoomTypePicker
              {...roomType}
              roomTypes={needsHotel ? [] : roomTypes}
              isDisabled={needsHotel}
              onChange={(next) => set({ roomType: next, roomId: null })}
              description={needsHotel ? '请先选择转入酒店' : remaining(vacant)}
            />
            <RecordSelect
              {...field('roomId')}
              isClearable
              placeholder="自动安排"
              isDisabled={roomType.value === null}
              records={roomType.value === null ? [] : roomOptions(rooms, roomType.value)}
            />
            <WarningNote warnings={vacancyWarnings(vacant, 1)} />
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}

const noChange = (): void => undefined;

const remaining = (vacant: number | null | undefined): string | undefined =>
  typeof vacant === 'number' ? `剩余 ${vacant} 间` : undefined;

/** The vacant rooms of a type, as options. */
const roomOptions = (rooms: readonly Room[] | undefined, type: Id) =>
  rooms
    ?.filter((room) => room.type === type)
    .map(({ id, name, floor }) => ({ id, name, description: `${floor} 楼` }));
