import type { Room } from '@anzhu/api/contract/room';
import { IsolationExit, isolationExitLabel } from '@anzhu/api/contract/stay';
import { Button } from '@anzhu/ui/Button';
import { Dialog } from '@anzhu/ui/Dialog';
import { Form, FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Text } from '@anzhu/ui/Text';
import { useId, useState } from 'react';
import { RefusalNote, useDeed } from '../../refusal/index.ts';

export interface IsolationExitDialogProps {
  /** An isolation room that somebody is in. */
  room: Room;
  /** Ends the isolation. Rejected: its message is shown, the choice stays. */
  onExit: (exit: IsolationExit) => void | Promise<void>;
  /** Reads the board again after a conflict; the dialog closes. */
  onRefresh: () => void;
  onClose: () => void;
}

const exits = Object.values(IsolationExit).map((exit) => ({
  value: exit,
  label: isolationExitLabel[exit],
}));

/**
 * 退出隔离: how the isolation in a room ends. Nothing is chosen beforehand, since the two ways are
 * far apart. Rendered means open.
 *
 * Keyboard: arrows choose, Enter confirms, Esc closes.
 */
export function IsolationExitDialog({
  room,
  onExit,
  onRefresh,
  onClose,
}: IsolationExitDialogProps) {
  const formId = useId();
  const [exit, setExit] = useState<IsolationExit | null>(null);
  const [error, setError] = useState<string>();
  const { run, isPending, refusal } = useDeed();

  const leave = async (): Promise<void> => {
    if (exit === null) return setError('请选择解除隔离或阳性入院');
    if (await run(() => onExit(exit))) onClose();
  };

  return (
    <Dialog
      isOpen
      size="small"
      title="退出隔离"
      isPending={isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} tone="brand" variant="solid" isPending={isPending}>
            确定
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p" tone="muted">
          房间「{room.name}」的隔离结束，房间转为待打扫。
        </Text>
        <Form id={formId} onSubmit={leave}>
          <FormGrid columns={1}>
            <SegmentedControl<IsolationExit>
              label="退出方式"
              isRequired
              options={exits}
              value={exit}
              errorMessage={error}
              onChange={(next) => {
                setExit(next);
                setError(undefined);
              }}
            />
          </FormGrid>
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
