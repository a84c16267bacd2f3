import { labelsOf } from '@anzhu/api/contract/label';
import { LogType } from '@anzhu/api/contract/log';
import { Menu } from '@anzhu/api/contract/menu';
import { sql } from 'kysely';
import { systemActor } from '../../platform/caller.ts';
import { acquireLock, type Db, Lock, type Store, type Tx } from '../../platform/db/store.ts';
import { addProductMenus, productPaths, recordOffers } from './firstMenus.ts';
import { menuRecord } from './log.ts';

const pathLabel = labelsOf(Menu).path;

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
 * The routes that menus had before an admin deleted the menu or gave it another route, by the log: a store
 * of before has no other record of them.
 */
async function formerPaths(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('log')
    .select('before_values')
    .where('target_kind', '=', menuRecord.kind)
    .where('before_values', 'is not', null)
    .execute();
  return new Set(
    rows.flatMap(({ before_values: before }) => {
      const path = (JSON.parse(before ?? '{}') as Record<string, unknown>)[pathLabel];
      return typeof path === 'string' ? [path] : [];
    }),
  );
}

/**
 * Adds the menus of screens that came with a new version to a store that exists: each once, so that one
 * which an admin deletes stays deleted (spec: roles). Several instances may start at once.
 *
 * @returns the names of the menus that were added
 */
export async function offerMenus(store: Store): Promise<string[]> {
  if ((await newPaths(store.db)).length === 0) return [];
  return store.change(systemActor, async (tx) => {
    // Reading the log of a large store takes its time.
    if (store.engine === 'postgres') await sql`set local statement_timeout = 0`.execute(tx);
    await acquireLock(tx, store.engine, Lock.people);
    const paths = await newPaths(tx);
    const isFirst = paths.length === productPaths.length;
    const present = await presentPaths(tx);
    const known = new Set([...present, ...(isFirst ? await formerPaths(tx) : [])]);
    const data = await addProductMenus(
      tx,
      paths.filter((path) => !known.has(path)),
    );
    await recordOffers(tx, paths);
    const log = {
      type: LogType.systemChange,
      sketch: `新版本增加菜单：${data.join('、')}`,
      target: { kind: menuRecord.kind, id: 0 },
      hotelId: null,
    };
    return { data, log: data.length === 0 ? null : log };
  });
}
