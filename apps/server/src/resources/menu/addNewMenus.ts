import { LogType } from '@anzhu/api/contract/log';
import { systemActor } from '../../platform/caller.ts';
import { acquireLock, type Db, Lock, type Store } from '../../platform/db/store.ts';
import { addProductMenus, productPaths, recordAddedMenus } from './firstMenus.ts';
import { menuRecord } from './log.ts';

/** The routes that this version offers and the store was not offered yet. */
async function newPaths(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('menu_offer').select('path').execute();
  const offered = new Set(rows.map(({ path }) => path));
  return productPaths.filter((path) => !offered.has(path));
}

/** The routes that menus of the store have. */
async function presentPaths(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('menu').select('path').where('path', 'is not', null).execute();
  return new Set(rows.flatMap(({ path }) => path ?? []));
}

/**
 * Adds the menus of screens that came with a new version to a store that exists: each once, so that one
 * which an admin deletes stays deleted (spec: roles). Several instances may start at once.
 *
 * @returns the names of the menus that were added
 */
export async function addNewMenus(store: Store): Promise<string[]> {
  if ((await newPaths(store.db)).length === 0) return [];
  return store.change(systemActor, async (tx) => {
    await acquireLock(tx, store.engine, Lock.people);
    const paths = await newPaths(tx);
    const present = await presentPaths(tx);
    const data = await addProductMenus(
      tx,
      paths.filter((path) => !present.has(path)),
    );
    await recordAddedMenus(tx, paths);
    const log = {
      type: LogType.systemChange,
      sketch: `新版本增加菜单：${data.join('、')}`,
      target: { kind: menuRecord.kind, id: 0 },
      hotelId: null,
    };
    return { data, log: data.length === 0 ? null : log };
  });
}
