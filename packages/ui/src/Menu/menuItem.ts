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

/** A part of the menu between two lines; without a name where its items belong to nothing in particular. */
export type MenuPart = MenuChoice | (Omit<MenuSection, 'label'> & { label?: string });

const isDanger = ({ tone }: MenuItem): boolean => tone === 'danger';
const isItem = (entry: MenuEntry): entry is MenuItem => 'onAction' in entry;

/**
 * The menu in parts: neighbouring items as one part, sections and choices as they are, and last of all,
 * behind a line, what cannot be taken back.
 */
export function arrange(entries: readonly MenuEntry[]): MenuPart[] {
  const parts: MenuPart[] = [];
  const dangers: MenuItem[] = [];
  const take = (items: readonly MenuItem[]): MenuItem[] => {
    dangers.push(...items.filter(isDanger));
    return items.filter((item) => !isDanger(item));
  };
  let loose: MenuItem[] = [];
  const finish = (): void => {
    if (loose.length > 0) parts.push({ id: `loose ${loose[0]?.id}`, items: loose });
    loose = [];
  };

  for (const entry of entries) {
    if (isItem(entry)) loose.push(...take([entry]));
    else {
      finish();
      if ('options' in entry) parts.push(entry);
      else {
        const items = take(entry.items);
        if (items.length > 0) parts.push({ ...entry, items });
      }
    }
  }
  finish();
  if (dangers.length > 0) parts.push({ id: 'danger', items: dangers });
  return parts;
}

/** Whether any item has an icon, so that all keep space for one. */
export function hasIcons(parts: readonly MenuPart[]): boolean {
  return parts.some((part) =>
    ('options' in part ? part.options : part.items).some((one) => one.icon !== undefined),
  );
}

/**
 * What is chosen after a press, in the order of the options; null when the press was on an option that
 * is refused, or changed nothing.
 */
export function chosenIds(
  { value, options }: Pick<MenuChoice, 'value' | 'options'>,
  keys: 'all' | Iterable<string | number>,
): string[] | null {
  const after = new Set(keys === 'all' ? options.map((one) => one.id) : [...keys].map(String));
  const before = new Set(value);
  const changed = options.filter(({ id }) => after.has(id) !== before.has(id));
  const isRefused = changed.some((one) => one.disabledReason !== undefined);
  if (changed.length === 0 || isRefused) return null;
  return options.filter(({ id }) => after.has(id)).map(({ id }) => id);
}
