import type { ReactNode } from 'react';

/** What is to be deleted, as its list calls it. */
export interface DeleteTarget {
  /** Its kind: 房型, 房间, 优惠. */
  kind: string;
  /** Its display name. */
  name: string;
}

/** A question about loss names the thing in 「」 or begins with 放弃; one that does neither is a compile error. */
export type NamedQuestion = `${string}「${string}」${string}` | `放弃${string}？`;

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
  /** The question, with the name of the thing in 「」, or 放弃…？; behind `tone`, which narrows its type. */
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
