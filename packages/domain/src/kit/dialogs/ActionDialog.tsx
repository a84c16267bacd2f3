import { done } from '@anzhu/api/rules/messages';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { Dialog, type DialogProps } from '@anzhu/ui/Dialog';
import { Form } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { toast } from '@anzhu/ui/Toast';
import { useId, useState, type ReactNode } from 'react';
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
  /** Returns what is asked before it is sent; null when it cannot be sent, as with a field at fault. */
  question?: (() => SaveQuestion | null | Promise<SaveQuestion | null>) | undefined;
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
  /** What is decided about; fields of the decisions are in a form with the last one as its submit button. */
  children: ReactNode;
}

/**
 * A dialog in which something is decided: one button per decision, pending while it is sent, the message of a
 * refusal, 刷新 after a conflict, the success message. It closes when it has succeeded; closing decides nothing.
 * A decision with a `question` asks once more. Rendered means open. To fill in a record take a `SaveDialog`.
 *
 * Keyboard: Tab reaches the decisions, Enter in a field takes the last one; Esc closes.
 */
export function ActionDialog({ title, size, actions, onClose, children }: ActionDialogProps) {
  const { run, isPending, error } = useSubmit();
  const [running, setRunning] = useState<DialogAction['label']>();
  const [asked, setAsked] = useState<{ action: DialogAction; question: SaveQuestion } | null>(null);
  const formId = useId();
  const primary = actions.at(-1);

  const decide = async ({ label, onAction, success = done }: DialogAction): Promise<void> => {
    setRunning(label);
    if (!(await run(onAction))) return;
    toast.success(success);
    onClose();
  };

  const press = async (action: DialogAction): Promise<void> => {
    if (!action.question) return decide(action);
    const question = await action.question();
    if (question) setAsked({ action, question });
    return undefined;
  };

  return (
    <Dialog
      isOpen
      title={title}
      size={size}
      isPending={isPending}
      onClose={onClose}
      footer={actions.map((action) => (
        <Button
          key={action.label}
          {...(action === primary
            ? { tone: 'brand', variant: 'solid', type: 'submit', form: formId }
            : { onPress: () => press(action) })}
          isPending={isPending && running === action.label}
          isDisabled={isPending && running !== action.label}
        >
          {action.label}
        </Button>
      ))}
    >
      <Stack gap={4}>
        <Form id={formId} onSubmit={() => primary && press(primary)}>
          <Stack gap={4}>{children}</Stack>
        </Form>
        <ErrorNote error={error} onRefresh={onClose} />
      </Stack>
      {asked && (
        <Confirm
          isOpen
          title={asked.question.title}
          confirmLabel={asked.action.label}
          onConfirm={() => {
            setAsked(null);
            void decide(asked.action);
          }}
          onClose={() => setAsked(null)}
        >
          {asked.question.children}
        </Confirm>
      )}
    </Dialog>
  );
}
