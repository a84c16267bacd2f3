import { sql, type Transaction } from 'kysely';
import { type Config, isLocalOnly } from '../platform/config.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Server } from '../platform/server.ts';
import { makeMenus } from '../resources/menu/index.ts';

/** What a server finds, or makes, in its store when it starts. */
export type Contents = 'demo made' | 'no account' | 'in use';

/** Any number, so long as every instance takes the same: who holds it fills an empty store. */
const lock = 5_201_315;

/** Demo accounts have a public password: by default they are made only where others cannot reach them. */
export const isDemoOn = (config: Config): boolean =>
  config.demo === 'on' || (config.demo === 'auto' && isLocalOnly(config));

/**
 * The demo accounts that still have the public demo password, on a server that other machines can
 * reach; none on a local one.
 */
export async function exposedDemoAccounts({ store, config, passwords }: Server): Promise<string[]> {
  if (isLocalOnly(config)) return [];
  const { demoAccounts, demoPassword } = await import('../demo/staff.ts');
  const rows = await store.db
    .selectFrom('app_user')
    .select(['username', 'password_hash'])
    .where(
      'username',
      'in',
      demoAccounts.map(({ username }) => username),
    )
    .orderBy('id')
    .execute();
  const exposed: string[] = [];
  for (const { username, password_hash } of rows) {
    if (await passwords.fits(demoPassword, password_hash)) exposed.push(username);
  }
  return exposed;
}

/**
 * Fills an empty store, in one transaction: with demo data where it is wanted, else with the menu
 * tree only. A store that has accounts is left unchanged.
 */
export async function fillEmptyStore(server: Server): Promise<Contents> {
  const { store, config } = server;
  if (await hasAny(server, 'app_user')) return 'in use';
  const fillWithDemo = isDemoOn(config) ? await loadDemo(server) : null;
  return store.write(async (tx) => {
    if (store.engine === 'postgres') await waitForOthers(tx);
    const isEmpty = async (table: 'app_user' | 'menu') =>
      (await tx.selectFrom(table).select('id').limit(1).execute()).length === 0;
    if (!(await isEmpty('app_user'))) return 'in use';
    if (fillWithDemo && (await isEmpty('menu'))) {
      await fillWithDemo(tx);
      return 'demo made';
    }
    if (await isEmpty('menu')) await makeMenus(tx);
    return 'no account';
  });
}

/** The demo data is loaded where it is wanted only. */
async function loadDemo(server: Server): Promise<(tx: Transaction<Tables>) => Promise<void>> {
  const { prepareDemo } = await import('../demo/demo.ts');
  return prepareDemo(server);
}

/** Several instances may start at once: one fills the store, the others wait and find it done. */
async function waitForOthers(tx: Transaction<Tables>): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
}

const hasAny = async ({ store }: Server, table: 'app_user'): Promise<boolean> =>
  (await store.db.selectFrom(table).select('id').limit(1).execute()).length > 0;
