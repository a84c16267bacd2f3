import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Role } from '@anzhu/api/contract/role';
import { addRoom, type modifyRoom, type Room } from '@anzhu/api/contract/room';
import { roomCan } from '@anzhu/api/rules/roomTransitions';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { TextField } from '@anzhu/ui/TextField';
import { contractForm, type ContractForm, SaveDialog } from '../../kit/index.ts';
import { oversoldQuestion, RoomTypePicker, type RoomTypeOption } from '../../roomType/index.ts';
import { NatureField } from './NatureField.tsx';

/** What is saved; of a room that is edited also that fewer rooms than are sold is agreed to. */
type RoomValues = InputOf<typeof addRoom> & Pick<InputOf<typeof modifyRoom>, 'confirmOversold'>;

export interface RoomFormDialogProps {
  /** The room to edit; null adds a new one. */
  room: Room | null;
  /** The role of the user: it decides which fields can be changed; null while it is loading. */
  role: Role | null;
  /** Those of the room's hotel; undefined while loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /**
   * Saves the values of a new room, or those that were changed of one that is edited. Rejected: messages are shown at
   * their fields, the draft stays.
   */
  onSave(values: Partial<RoomValues>): unknown;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface RoomDraft {
  name: string;
  type: Id | null;
  floor: number | null;
  direction: string;
  isIsolation: boolean;
}

const roomForm: ContractForm<RoomDraft, RoomValues> = contractForm(addRoom, (draft: RoomDraft) => ({
  ...draft,
  isIsolation: draft.isIsolation ? 1 : 0,
}));

/**
 * 新增房间 and 编辑房间. The status is never edited; nature and type only while the room is vacant,
 * otherwise the form shows the reason. Rendered means open.
 *
 * Keyboard: Enter in a field saves; Esc closes.
 */
export function RoomFormDialog({ room, role, roomTypes, onSave, onClose }: RoomFormDialogProps) {
  const fixedReason = room ? roomCan('editNature', room, role).reason : undefined;
  const isFixed = fixedReason !== undefined;
  return (
    <SaveDialog
      isChange={room !== null}
      title={room ? `编辑房间 · ${room.name}` : '新增房间'}
      success={room ? '修改成功' : '添加房间成功'}
      form={roomForm}
      defaultValues={{
        name: room?.name ?? '',
        type: room?.type ?? null,
        floor: room?.floor ?? null,
        direction: room?.direction ?? '',
        isIsolation: room?.isIsolation ?? false,
      }}
      overrule={oversoldQuestion}
      onSave={onSave}
      onClose={onClose}
    >
      {({ field }) => (
        <FormGrid columns={2}>
          <TextField {...field('name')} />
          <NumberField unit="楼" {...field('floor')} />
          <RoomTypePicker isDisabled={isFixed} roomTypes={roomTypes} {...field('type')} />
          <TextField placeholder="朝南" {...field('direction')} />
          <FormWide>
            <NatureField fixedReason={fixedReason} {...field('isIsolation')} />
          </FormWide>
        </FormGrid>
      )}
    </SaveDialog>
  );
}
