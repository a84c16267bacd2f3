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

/** Actions that belong together, below a name and between lines. */
export interface MenuSection {
  id: string;
  label: string;
  items: readonly MenuItem[];
}

/** Something that is chosen in the menu itself: which columns are shown, how a list is sorted. */
export interface MenuChoice {
  id: string;
  label: string;
  /** single: choosing closes the menu; multiple: each is on or off, and the menu stays open. */
  selectionMode: 'single' | 'multiple';
  /** The ids that are chosen. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  options: readonly Pick<MenuItem, 'id' | 'label' | 'icon' | 'disabledReason'>[];
}

export type MenuEntry = MenuItem | MenuSection | MenuChoice;
