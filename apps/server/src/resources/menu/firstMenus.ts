import type { Role } from '@anzhu/api/contract/role';
import { allScreens, menuGroups } from '@anzhu/api/rules/screens';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

interface Entry {
  name: string;
  /** Route name. */
  path: string;
  icon: string;
  /** None: for every role. */
  roles: readonly Role[];
}

interface Group {
  name: string;
  icon: string;
  entries: readonly Entry[];
}

/** The screens of a group; without one, those above the groups. */
const entriesOf = (group?: string): Entry[] =>
  allScreens
    .filter((screen) => screen.group === group)
    .map(({ route, name, icon, roles = [] }) => ({ name, path: route, icon, roles }));

/** The menu tree that a new store starts with: groups, and the screens in them. */
const groups: readonly Group[] = Object.entries(menuGroups).map(([name, icon]) => ({
  name,
  icon,
  entries: entriesOf(name),
}));

/** The menu of an entry, or of a group (without a route), below another one. @returns its id */
async function insertMenu(
  db: Kysely<Tables>,
  {
    roles = [],
    ...entry
  }: { name: string; path: string | null; icon: string; roles?: readonly Role[] },
  { parent, sort }: { parent: number | null; sort: number },
): Promise<number> {
  const { id } = await db
    .insertInto('menu')
    .values({ ...entry, parent_id: parent, sort, visible: 1, remark: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (roles.length > 0) {
    const rows = roles.map((role) => ({ menu_id: id, role }));
    await db.insertInto('menu_role').values(rows).execute();
  }
  return id;
}

const insertGroup = (db: Kysely<Tables>, { name, icon }: Group): Promise<number> =>
  insertMenu(
    db,
    { name, icon, path: null },
    { parent: null, sort: groups.findIndex((group) => group.name === name) + 1 },
  );

/** Every entry with its group, if it is in one, and its position there. */
const entriesInGroups: readonly { entry: Entry; group: Group | null; position: number }[] = [
  ...groups.flatMap((group) =>
    group.entries.map((entry, position) => ({ entry, group, position })),
  ),
  ...entriesOf().map((entry, position) => ({ entry, group: null, position })),
];

/** The routes of the menus that come with this version. */
export const productPaths: readonly string[] = entriesInGroups.map(({ entry }) => entry.path);

/** Notes that a store was offered these menus: what an admin deletes of them is not added again. */
export async function recordAddedMenus(
  db: Kysely<Tables>,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await db
    .insertInto('menu_offer')
    .values(paths.map((path) => ({ path })))
    .execute();
}

/** Fills the menu of an empty store. */
export async function makeMenus(db: Kysely<Tables>): Promise<void> {
  await addProductMenus(db, productPaths);
  await recordAddedMenus(db, productPaths);
}

/**
 * Adds menus that come with this version, by their routes. Each goes where the others of its group are,
 * also when an admin has renamed the group; a group that is missing is added.
 *
 * @returns their names
 */
export async function addProductMenus(
  db: Kysely<Tables>,
  paths: readonly string[],
): Promise<string[]> {
  const added: string[] = [];
  for (const { entry, group, position } of entriesInGroups) {
    if (!paths.includes(entry.path)) continue;
    const parent = group && ((await findGroup(db, group)) ?? (await insertGroup(db, group)));
    await insertMenu(db, entry, { parent, sort: position });
    added.push(entry.name);
  }
  return added;
}

/** The menu that holds the entries of a group, or has its name; undefined without one. */
async function findGroup(
  db: Kysely<Tables>,
  { name, entries }: Group,
): Promise<number | undefined> {
  const named = await db
    .selectFrom('menu')
    .select('id')
    .where('name', '=', name)
    .where('parent_id', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (named) return named.id;
  const sibling = await db
    .selectFrom('menu')
    .select('parent_id')
    .where(
      'path',
      'in',
      entries.map(({ path }) => path),
    )
    .where('parent_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  return sibling?.parent_id ?? undefined;
}
