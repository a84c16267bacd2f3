import { done } from '@anzhu/api/rules/messages';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { Dialog, type DialogProps } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { toast } from '@anzhu/ui/Toast';
import { useState, type ReactNode } from 'react';
import { ErrorNote } from '../ErrorNote.tsx';
import type { SaveQuestion } from './SaveDialog.tsx';
import { useSubmit } from '../submission.ts';

/** A decision of an `ActionDialog`. */
export interface DialogAction {
  label: string;
  /** Rejected: the message is shown, the dialog stays. */
  onAction: () => unknown;
  /** Default: 操作成功！ */
  success?: string | undefined;
  /** Asked before it is sent. */
  question?: SaveQuestion | undefined;
}

export interface ActionDialogProps {
  /** Says what is decided and about which record; it is the accessible name. */
  title: ReactNode;
  /** Widths of 420, 570 and 880 px. @default 'medium' */
  size?: DialogProps['size'];
  /** The decisions; the last one is the primary one. */
  actions: readonly DialogAction[];
  /** Closing was requested: ×, Esc, 取消, or an action has succeeded. */
  onClose: () => void;
  /** What is decided about. */
  children: ReactNode;
}

/**
 * A dialog without fields in which something is decided: one button per decision, pending while it is
 * sent, the message of a refusal, 刷新 after a conflict, the success message. It closes when it has
 * succeeded; closing decides nothing. A decision with a `question` asks once more. Rendered means open. With fields take a `SaveDialog`.
 *
 * Keyboard: Tab reaches the decisions; Esc closes.
 */
export function ActionDialog({ title, size, actions, onClose, children }: ActionDialogProps) {
  const { run, isPending, error } = useSubmit();
  const [chosen, setChosen] = useState<DialogAction['label']>();
  const [asked, setAsked] = useState<DialogAction | null>(null);

  const decide = async ({ label, onAction, success = done }: DialogAction): Promise<void> => {
    setChosen(label);
    if (!(await run(onAction))) return;
    toast.success(success);
    onClose();
  };

  return (
    <Dialog
      isOpen
      title={title}
      size={size}
      isPending={isPending}
      onClose={onClose}
      footer={actions.map((action, index) => (
        <Button
          key={action.label}
          {...(index === actions.length - 1 && { tone: 'brand', variant: 'solid' })}
          isPending={isPending && chosen === action.label}
          isDisabled={isPending && chosen !== action.label}
          onPress={() => (action.question ? setAsked(action) : decide(action))}
        >
          {action.label}
        </Button>
      ))}
    >
      <Stack gap={4}>
        {children}
        <ErrorNote error={error} onRefresh={onClose} />
      </Stack>
      {asked && (
        <Confirm
          isOpen
          title={asked.question?.title}
          confirmLabel={asked.label}
          onConfirm={() => {
            setAsked(null);
            void decide(asked);
          }}
          onClose={() => setAsked(null)}
        >
          {asked.question?.children}
        </Confirm>
      )}
    </Dialog>
  );
}
