import type { ReactNode } from 'react';

/** One action of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** danger: it cannot be taken back; it stands last. */
  tone?: 'neutral' | 'danger' | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be done now; shown below its label. The item can still be reached. */
  disabledReason?: string | undefined;
  onAction: () => void;
}
