import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LogType } from '@anzhu/api/contract/log';

/**
 * Tables that change without a log entry: sign-ins and wrong passwords, codes and tickets to sign in by,
 * secrets that are not confirmed yet, what timed jobs note for themselves, and the log with what is counted of it.
 */
const unlogged =
  /^(session|login_attempt|migration|log|qr|sign_in_ticket|second_factor|job|sqlite_)/;

/** What a store holds: a digest of every table whose changes are logged, and the number of entries. */
interface State {
  tables: Record<string, string>;
  logs: number;
}

/** Looks at an embedded store from outside, while a server writes to it. */
export interface Watch {
  /** Tables that have changed since the last look without an entry in the log. */
  silentChanges(): string[];
  close(): void;
}

export function watchStore(dataDir: string): Watch {
  const db = new DatabaseSync(join(dataDir, 'anzhu.db'), { readOnly: true });
  const names = db
    .prepare(`select name from sqlite_schema where type = 'table' order by name`)
    .all()
    .map((row) => String(row['name']))
    .filter((name) => !unlogged.test(name));
  const version = () => Number(db.prepare('pragma data_version').get()?.['data_version']);

  const look = (): State => {
    const tables = names.map((name) => {
      const hash = createHash('sha1');
      for (const row of db.prepare(`select * from ${name}`).iterate()) {
        // An encrypted value differs each time that the same one is written.
        hash.update(JSON.stringify(row).replaceAll(/"\d+:[\w+/]{38,}=*"/g, '""'));
      }
      return [name, hash.digest('hex')] as const;
    });
    // An entry about a refusal is none about a change.
    const entries = db.prepare('select count(*) as count from log where type not in (?, ?)');
    const logs = Number(entries.get(LogType.refusedCall, LogType.signInFailed)?.['count']);
    return { tables: Object.fromEntries(tables), logs };
  };

  let seen = version();
  let before = look();
  return {
    silentChanges() {
      const now = version();
      if (now === seen) return [];
      seen = now;
      const after = look();
      const changed = names.filter((name) => before.tables[name] !== after.tables[name]);
      const isLogged = after.logs > before.logs;
      before = after;
      return isLogged ? [] : changed;
    },
    close: () => db.close(),
  };
}
