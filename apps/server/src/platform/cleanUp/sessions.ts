import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { localTime } from '../clock.ts';
import type { Job } from '../schedule/job.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Rows removed in one transaction. */
const batchSize = 500;

/**
 * What is removed, by which time, after how many milliseconds: sessions a month after their last call, so that their
 * owner gets the reason; failed attempts longer than they lock; QR codes as long as they may be polled; tickets as long;
 * changes as long as their request may be sent again; acts of assistants a day, and their keys a month, after they
 * expire.
 */
const expiring = [
  { table: 'session', key: 'token_hash', time: 'seen_time', lasts: 30 * day },
  { table: 'login_attempt', key: 'id', time: 'created_time', lasts: day },
  { table: 'qr_code', key: 'code_hash', time: 'expires_time', lasts: hour },
  { table: 'answered_change', key: 'id', time: 'created_time', lasts: day },
  { table: 'assistant_act', key: 'id', time: 'expires_time', lasts: day },
  { table: 'assistant_key', key: 'key_id', time: 'expires_time', lasts: 30 * day },
  { table: 'sign_in_ticket', key: 'ticket_hash', time: 'expires_time', lasts: hour },
] as const;

/** Deletes expired sessions, attempts, codes, tickets, answers, and keys and acts of assistants. */
export const forgetOldSessions: Job = {
  name: 'forget old sessions',
  every: hour / 1000,
  async run({ store, clock }, signal) {
    for (const { table: name, key: column, time, lasts } of expiring) {
      const [table, key] = [sql.table(name), sql.ref(column)];
      for (let removed = batchSize; removed >= batchSize && !signal.aborted;) {
        const { numAffectedRows = 0n } = await store.write((tx) =>
          sql`delete from ${table} where ${key} in (select ${key} from ${table}
            where ${sql.ref(time)} < ${localTime(clock.now() - lasts)} limit ${batchSize})`.execute(
            tx,
          ),
        );
        removed = Number(numAffectedRows);
        await setImmediate();
      }
    }
  },
};
