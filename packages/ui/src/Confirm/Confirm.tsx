import { useEffect, useRef, useState } from 'react';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { failure, words } from './Confirm.css.ts';
import type { ConfirmProps, DeleteTarget, NamedQuestion } from './confirmProps.ts';

/** How long a name may be before the question can no longer be taken in. */
const maxNameLength = 60;

/** 删除房型「豪华大床房」？ An empty name becomes 未命名; a very long one is cut. */
export function removalQuestion({ kind, name }: DeleteTarget): NamedQuestion {
  const whole = name.trim().replace(/\s+/g, ' ');
  const shown = whole.length > maxNameLength ? `${whole.slice(0, maxNameLength)}…` : whole;
  return `删除${kind}「${shown === '' ? '未命名' : shown}」？`;
}

/** The message of a thrown value; undefined when it is shown elsewhere already (`isReported`). */
function messageOf(error: unknown): string | undefined {
  if (error instanceof Error && Reflect.get(error, 'isReported') === true) return undefined;
  return error instanceof Error && error.message !== '' ? error.message : '操作失败，请重试';
}

/** Title, tone, button label and text of a question. */
function textsOf(question: ConfirmProps) {
  if (question.deleteTarget) {
    return {
      title: removalQuestion(question.deleteTarget),
      tone: 'danger' as const,
      confirmLabel: '删除',
      children: '删除后无法恢复。',
    };
  }
  const { title, tone = 'brand', confirmLabel, children } = question;
  return { title, tone, confirmLabel, children };
}

/**
 * Confirmation before an action that cannot be undone, or that costs.
 *
 * Use it with `deleteTarget` before something is deleted; with `tone="danger"` and a title that names the
 * thing before any other loss; plainly before what costs. The button's label is the action in a word. The
 * safe button has the focus; while `onConfirm` is pending nothing can be pressed. Do not use it before what
 * can be undone easily, nor for messages (`toast`, `notify`).
 *
 * Keyboard: Enter cancels at first; Tab goes to the action; Esc cancels.
 */
export function Confirm(question: ConfirmProps) {
  return question.isOpen ? <OpenConfirm {...question} /> : null;
}

function OpenConfirm(props: ConfirmProps) {
  const { cancelLabel = '取消', onConfirm, onClose } = props;
  const { title, tone, confirmLabel, children } = textsOf(props);
  const cancel = useRef<HTMLButtonElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();

  // The safe button: Enter, pressed too soon, does no harm.
  useEffect(() => cancel.current?.focus(), []);

  const confirm = async (): Promise<void> => {
    setError(undefined);
    setRunning(true);
    try {
      await onConfirm();
      onClose();
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      setRunning(false);
    }
  };

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      isPending={isRunning}
      onClose={onClose}
      footer={
        <>
          <Button ref={cancel} isDisabled={isRunning} onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button tone={tone} variant="solid" isPending={isRunning} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(children !== undefined || error !== undefined) && (
        <>
          {children !== undefined && (
            <Text slot="description" elementType="div" className={words}>
              {children}
            </Text>
          )}
          <div role="alert">{error !== undefined && <p className={failure}>{error}</p>}</div>
        </>
      )}
    </Dialog>
  );
}
