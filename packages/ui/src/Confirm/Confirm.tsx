import type { ReactNode } from 'react';
import { late } from '../late/index.ts';

export interface ConfirmProps {
  isOpen: boolean;
  /** The question, with the name of the thing: 删除房型「豪华大床房」？ */
  title: ReactNode;
  /** What follows from it, in a line. */
  children?: ReactNode;
  /** The deed in a word, as on the button that asked: 删除, 退款. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** danger: it cannot be taken back. */
  tone?: 'brand' | 'danger' | undefined;
  /** Done: the question closes. Rejected: it stays open and shows the error's message. */
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

const confirmDialog = late(() => import('./ConfirmDialog.tsx').then((part) => part.ConfirmDialog));

/** Fetches the dialog ahead of need; for a trigger's pointer entering or focus. */
export const preloadConfirm = confirmDialog.preload;

/**
 * Asks before something is done that cannot be taken back, or that costs.
 *
 * Name the thing in the question and the deed on the button. Do not ask before what can be undone
 * easily. The safe button has the focus; while `onConfirm` runs nothing can be pressed.
 *
 * Keyboard: Enter cancels at first; Tab goes to the deed; Esc cancels.
 */
export function Confirm({ isOpen, ...question }: ConfirmProps) {
  return isOpen ? <confirmDialog.Part {...question} /> : null;
}
