import type { MenuChoice, MenuEntry, MenuItem, MenuSection } from './menuItem.ts';

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
