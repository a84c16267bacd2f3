import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStable } from '../lib/useStable.ts';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { isSendKey } from '../TextField/typedText.ts';
import { failure, words } from './Confirm.css.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { confirmTexts, type NamedQuestion, type ConfirmTexts } from './texts.ts';

export type { NamedQuestion };

export interface DeleteTarget {
  /** Its kind: 房型, 房间, 优惠. */
  kind: string;
  /** Its display name. */
  name: string;
}

interface ConfirmCommon {
  /** Whether the question is shown. */
  isOpen: boolean;
  /** Label of the cancel button. @default '取消' */
  cancelLabel?: string | undefined;
  /** Resolved: the dialog closes. Rejected: it stays open and shows the error's message. */
  onConfirm: () => void | Promise<void>;
  /** Called on 取消, Esc or ×. Not while `onConfirm` is pending. */
  onClose: () => void;
}

interface Question extends ConfirmCommon {
  deleteTarget?: never;
  /** What follows from it, in a line. */
  children?: ReactNode;
  /** The action in a word, as on the button that opened the dialog: 退房, 退款. */
  confirmLabel: string;
}

interface PlainQuestion extends Question {
  /** The question, with the name of the thing: 房间「1208」退房？ */
  title: ReactNode;
  tone?: 'brand' | undefined;
}

interface LossQuestion extends Question {
  /** The question, with the name of the thing in 「」 or “”, or 放弃…？; behind `tone`, which narrows its type. */
  title: NamedQuestion;
  /** It cannot be taken back. */
  tone: 'danger';
}

interface Removal extends ConfirmCommon {
  /** What is to be deleted. The title is 删除{类别}「{名称}」？, the text 删除后无法恢复。, the button 删除. */
  deleteTarget: DeleteTarget;
  title?: never;
  tone?: never;
}

/** A plain question, a question about loss (which has to name the thing), or a removal. */
export type ConfirmProps = PlainQuestion | LossQuestion | Removal;

/** How long a name may be before the question can no longer be taken in. */
const maxNameLength = 60;

/** 删除房型「豪华大床房」？ An empty name becomes 未命名; a very long one is cut. */
export function removalQuestion(
  { kind, name }: DeleteTarget,
  texts: ConfirmTexts = confirmTexts,
): NamedQuestion {
  const whole = name.trim().replace(/\s+/g, ' ');
  const shown = whole.length > maxNameLength ? `${whole.slice(0, maxNameLength)}…` : whole;
  return texts.removal(kind, shown);
}

/** The message of a thrown value; undefined when it is shown elsewhere already (`isReported`). */
function messageOf(error: unknown, usual: string): string | undefined {
  if (error instanceof Error && Reflect.get(error, 'isReported') === true) return undefined;
  return error instanceof Error && error.message !== '' ? error.message : usual;
}

function textsOf(question: ConfirmProps, texts: ConfirmTexts) {
  if (question.deleteTarget) {
    return {
      title: removalQuestion(question.deleteTarget, texts),
      tone: 'danger' as const,
      confirmLabel: texts.remove,
      children: texts.isFinal,
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
 * Keyboard: Enter cancels at first; Tab goes to the action; Ctrl+Enter (⌘+Enter) is the action, unless something is
 * lost by it; Esc cancels.
 */
export function Confirm(question: ConfirmProps) {
  // After the dialog that it may open with: two modal dialogs that open at once make each other inert.
  const [isMounted, setMounted] = useState(false);
  const mount = useStable(() => setMounted(true));
  useEffect(() => mount(), [mount]);
  return isMounted && question.isOpen ? <OpenConfirm {...question} /> : null;
}

function OpenConfirm(props: ConfirmProps) {
  const texts = useTexts('Confirm', confirmTexts);
  const common = useCommonTexts();
  const { cancelLabel = common.cancel, onConfirm, onClose } = props;
  const { title, tone, confirmLabel, children } = textsOf(props, texts);
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
      setError(messageOf(thrown, common.actionFailed));
    } finally {
      setRunning(false);
    }
  };

  const pressKey = useStable((event: KeyboardEvent): void => {
    const question = cancel.current?.closest('[role="alertdialog"]');
    if (tone === 'danger' || isRunning || !isSendKey(event)) return;
    if (!(event.target instanceof Node) || !question?.contains(event.target)) return;
    event.preventDefault();
    void confirm();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [pressKey]);

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
          {error !== undefined && (
            <p key={error} role="alert" className={failure}>
              {error}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
