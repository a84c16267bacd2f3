import type { WithRowIds } from '@anzhu/api/contract/codecs';
import type { AssignedMenu } from '@anzhu/api/contract/menu';
import type { MenuEntry } from '@anzhu/api/contract/session';

/** The entries of a menu list one after another, each before those below it. */
export const flatMenus = (entries: readonly WithRowIds<MenuEntry>[]): WithRowIds<AssignedMenu>[] =>
  entries.flatMap(({ id, name, path, children }) => [
    { id, name, path },
    ...flatMenus(children ?? []),
  ]);
