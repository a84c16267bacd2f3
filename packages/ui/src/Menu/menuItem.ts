import type { ReactNode } from 'react';

/** One action of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  /** 16 px. */
  icon?: ReactNode;
  /** danger: it cannot be taken back; it always is last. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Its keyboard shortcut, as printed on the keys: Ctrl+P. Only displayed; the handler is the caller's. */
  shortcut?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be done now; shown below its label. The item can still be reached. */
  disabledReason?: string | undefined;
  onAction: () => void;
}

/** The menu in parts with a line between them: what cannot be taken back is last. */
export function arrange(items: readonly MenuItem[]): MenuItem[][] {
  const isDanger = ({ tone }: MenuItem): boolean => tone === 'danger';
  return [items.filter((item) => !isDanger(item)), items.filter(isDanger)].filter(
    ({ length }) => length > 0,
  );
}
