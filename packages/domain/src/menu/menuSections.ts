import type { Id } from '@anzhu/api/contract/codecs';
import type { MenuEntry } from '@anzhu/api/contract/session';

/** A screen of the menu. */
export interface MenuLeaf {
  id: Id;
  label: string;
  /** Its route name. */
  route: string;
  /** Name of its icon. */
  icon: string | null;
}

/** A group of screens with its name; single screens have none. */
export interface MenuSection {
  id: string;
  label: string;
  leaves: MenuLeaf[];
}

const bySort = (list: readonly MenuEntry[]): MenuEntry[] =>
  list.toSorted((one, other) => (one.sort ?? Infinity) - (other.sort ?? Infinity) || 0);

/** The screens of an entry and of everything below it, in order. */
function leavesOf(entry: MenuEntry): MenuLeaf[] {
  const { id, name, path, icon } = entry;
  const own = path ? [{ id, label: name, route: path, icon }] : [];
  return [...own, ...bySort(entry.children ?? []).flatMap(leavesOf)];
}

/**
 * The stored menu list as sections of a rail, which has two levels: deeper entries join their topmost group,
 * screens without a group form one, groups without a screen are left out.
 */
export function menuSections(list: readonly MenuEntry[]): MenuSection[] {
  const sections: MenuSection[] = [];
  for (const entry of bySort(list)) {
    const leaves = leavesOf(entry);
    const isGroup = (entry.children ?? []).length > 0;
    const last = sections.at(-1);
    if (leaves.length === 0) continue;
    if (!isGroup && last?.label === '') last.leaves.push(...leaves);
    else sections.push({ id: entry.id, label: isGroup ? entry.name : '', leaves });
  }
  return sections;
}

/** Position of a screen in the menu. */
export interface MenuPosition {
  section: MenuSection;
  leaf: MenuLeaf;
}

/** Finds a screen by its route name; nothing when it is not in this person's menu. */
export function findScreen(
  sections: readonly MenuSection[],
  route: string,
): MenuPosition | undefined {
  for (const section of sections) {
    const leaf = section.leaves.find((one) => one.route === route);
    if (leaf) return { section, leaf };
  }
  return undefined;
}
