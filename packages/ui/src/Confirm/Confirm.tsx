import type { ReactNode } from 'react';
import { lazyPart } from '../lib/lazyPart/index.ts';
import type { NamedQuestion, DeleteTarget } from './ConfirmDialog.tsx';

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
  /**
   * The question, with the name of the thing in 「」, or 放弃…？ for a draft. Write it after `tone`, which narrows
   * its type.
   */
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

const confirmDialog = lazyPart(() =>
  import('./ConfirmDialog.tsx').then((part) => part.ConfirmDialog),
);

/** Fetches the dialog ahead of need; for a trigger's pointer entering or focus. */
export const preloadConfirm = confirmDialog.preload;

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
  return question.isOpen ? <confirmDialog.Part {...question} /> : null;
}
