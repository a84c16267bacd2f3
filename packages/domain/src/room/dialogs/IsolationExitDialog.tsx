import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Room } from '@anzhu/api/contract/room';
import { IsolationExit, isolationCheckOut, isolationExitLabel } from '@anzhu/api/contract/stay';
import { FormGrid } from '@anzhu/ui/Form';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Text } from '@anzhu/ui/Text';
import { contractForm, SaveDialog } from '../../kit/index.ts';

export interface IsolationExitDialogProps {
  /** An occupied isolation room. */
  room: Pick<Room, 'id' | 'name'>;
  /** Whose isolation ends, where the room was chosen by its person. */
  personName?: string | undefined;
  /** Ends the isolation. Rejected: the message is shown, the choice stays. */
  onSave: (input: InputOf<typeof isolationCheckOut>) => unknown;
  /**
   * Called when the dialog closes: after saving, and on 取消, × and Esc, which first ask about changes that would be
   * lost.
   */
  onClose: () => void;
}

interface ExitDraft {
  roomId: Room['id'];
  status: IsolationExit | null;
}

const exits = Object.values(IsolationExit).map((exit) => ({
  value: exit,
  label: isolationExitLabel[exit],
}));
const exitForm = contractForm(isolationCheckOut, (draft: ExitDraft) => ({ ...draft }));

/**
 * 退出隔离: how the isolation in a room ends. Nothing is chosen beforehand, since the two ways are
 * far apart. Rendered means open.
 *
 * Keyboard: arrows choose, Enter confirms, Esc closes.
 */
export function IsolationExitDialog({
  room,
  personName,
  onSave,
  onClose,
}: IsolationExitDialogProps) {
  return (
    <SaveDialog
      title={personName === undefined ? '退出隔离' : `退出隔离 · ${personName}`}
      size="small"
      saveLabel="确定"
      success="退房成功"
      form={exitForm}
      defaultValues={{ roomId: room.id, status: null }}
      intro={
        <Text as="p" tone="muted">
          房间「{room.name}」的隔离结束，房间转为待打扫。
        </Text>
      }
      onSave={onSave}
      onClose={onClose}
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <SegmentedControl options={exits} {...field('status')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
