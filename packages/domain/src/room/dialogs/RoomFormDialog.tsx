import type { Role } from '@anzhu/api/contract/role';
import type { Room } from '@anzhu/api/contract/room';
import { roomCan } from '@anzhu/api/rules/roomTransitions';
import { Button } from '@anzhu/ui/Button';
import { useForm } from '@anzhu/ui/Form';
import { FormDialog } from '@anzhu/ui/FormDialog';
import { refusalOf } from '../../refusal/index.ts';
import type { RoomTypeOption } from '../../roomType/index.ts';
import { checkRoom, roomDraft, type RoomValues } from '../roomForm.ts';
import { RoomFields } from './RoomFields.tsx';

export interface RoomFormDialogProps {
  /** The room to edit; null adds a new one. */
  room: Room | null;
  role: Role;
  /** Those of the room's hotel; nothing while they are on their way. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Saves the values. Rejected: the messages stand at their fields, what was typed stays. */
  onSave: (values: RoomValues) => void | Promise<void>;
  /** Reads the board again after a conflict; the dialog closes. */
  onRefresh: () => void;
  onClose: () => void;
}

/**
 * 新增房间 and 编辑房间. The status is never edited; nature and type only while the room is vacant, and
 * the form says so. Rendered means open.
 *
 * Keyboard: Enter in a field saves; Esc closes.
 */
export function RoomFormDialog({
  room,
  role,
  roomTypes,
  onSave,
  onRefresh,
  onClose,
}: RoomFormDialogProps) {
  const form = useForm({ defaultValues: roomDraft(room), check: checkRoom, onSubmit: onSave });
  const fixedReason = room ? roomCan('editNature', room, role).reason : undefined;
  const refresh = (): void => {
    onRefresh();
    onClose();
  };

  return (
    <FormDialog
      title={room ? `编辑房间 · ${room.name}` : '新增房间'}
      size="medium"
      form={form}
      onClose={onClose}
      problemAction={(cause) =>
        refusalOf(cause).isConflict && (
          <Button size="small" tone="danger" onPress={refresh}>
            刷新
          </Button>
        )
      }
    >
      <RoomFields form={form} roomTypes={roomTypes} fixedReason={fixedReason} />
    </FormDialog>
  );
}
