import type { Role } from '@anzhu/api/contract/role';
import type { Room } from '@anzhu/api/contract/room';
import { Button } from '@anzhu/ui/Button';
import { Dialog } from '@anzhu/ui/Dialog';
import { Form } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { useId, useState } from 'react';
import { RefusalNote, useDeed } from '../../refusal/index.ts';
import type { RoomTypeOption } from '../../roomType/index.ts';
import { checkRoom, roomDraft, type RoomDraft, type RoomValues } from '../roomForm.ts';
import { roomCan } from '../status.ts';
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
  const formId = useId();
  const [draft, setDraft] = useState(() => roomDraft(room));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { run, isPending, refusal } = useDeed();
  const fixedReason = room ? roomCan('editNature', room, role).reason : undefined;

  const change = (part: Partial<RoomDraft>): void => {
    setDraft({ ...draft, ...part });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))));
  };
  const save = async (): Promise<void> => {
    const checked = checkRoom(draft);
    setErrors(checked.errors ?? {});
    if (checked.values && (await run(() => onSave(checked.values)))) onClose();
  };

  return (
    <Dialog
      isOpen
      title={room ? `编辑房间 · ${room.name}` : '新增房间'}
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} tone="brand" variant="solid" isPending={isPending}>
            保存
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Form id={formId} onSubmit={save}>
          <RoomFields
            draft={draft}
            errors={{ ...refusal?.fields, ...errors }}
            roomTypes={roomTypes}
            fixedReason={fixedReason}
            onChange={change}
          />
        </Form>
        <RefusalNote
          refusal={refusal}
          onRefresh={() => {
            onRefresh();
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
}
