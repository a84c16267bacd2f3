import { setImmediate } from 'node:timers/promises';
import { localTime } from '../clock.ts';
import type { Tx } from '../db/store.ts';
import type { Job } from '../schedule/job.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Rows removed in one transaction. */
const batchSize = 500;

/**
 * Retention in milliseconds: sessions for a month after their last call, so that their owner gets
 * the reason; failed attempts longer than they lock; QR codes as long as they may be polled; tickets
 * as long.
 */
const kept = {
  session: 30 * day,
  login_attempt: day,
  qr_code: hour,
  sign_in_ticket: hour,
} as const;

const removals: readonly ((tx: Tx, now: number) => Promise<{ numDeletedRows: bigint }>)[] = [
  (tx, now) =>
    tx
      .deleteFrom('session')
      .where('token_hash', 'in', (eb) =>
        eb
          .selectFrom('session')
          .select('token_hash')
          .where('seen_time', '<', localTime(now - kept.session))
          .limit(batchSize),
      )
      .executeTakeFirst(),
  (tx, now) =>
    tx
      .deleteFrom('login_attempt')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('login_attempt')
          .select('id')
          .where('created_time', '<', localTime(now - kept.login_attempt))
          .limit(batchSize),
      )
      .executeTakeFirst(),
  (tx, now) =>
    tx
      .deleteFrom('qr_code')
      .where('code_hash', 'in', (eb) =>
        eb
          .selectFrom('qr_code')
          .select('code_hash')
          .where('expires_time', '<', localTime(now - kept.qr_code))
          .limit(batchSize),
      )
      .executeTakeFirst(),
  (tx, now) =>
    tx
      .deleteFrom('sign_in_ticket')
      .where('ticket_hash', 'in', (eb) =>
        eb
          .selectFrom('sign_in_ticket')
          .select('ticket_hash')
          .where('expires_time', '<', localTime(now - kept.sign_in_ticket))
          .limit(batchSize),
      )
      .executeTakeFirst(),
];

/** Deletes expired sessions, attempts, codes and tickets. */
export const forgetOldSessions: Job = {
  name: 'forget old sessions',
  every: hour / 1000,
  async run({ store, clock }, signal) {
    for (const remove of removals) {
      for (let removed = batchSize; removed >= batchSize && !signal.aborted;) {
        const { numDeletedRows } = await store.write((tx) => remove(tx, clock.now()));
        removed = Number(numDeletedRows);
        await setImmediate();
      }
    }
  },
};
