import type { Contract } from '@anzhu/api/contract';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { healthTestRecord } from './healthTestRecord.ts';
import { alreadyRecorded, measuredColumns } from './measured.ts';

/** Writes down a test of a person in isolation. */
export const addHealthTest: Handler<Contract['addHealthTest']> = (
  { input, session, origin },
  { store, clock },
) => {
  const now = localTime(clock.now());
  const adding = changeRecord(
    store,
    { session, origin },
    { record: healthTestRecord },
    async (tx) => {
      const { id } = await tx
        .insertInto('health_test')
        .values({
          ...(await measuredColumns(tx, input, { session, now })),
          created_time: now,
          created_by: session.userId,
          handled_time: null,
          handled_by: null,
          handled_note: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, data: { id } };
    },
  );
  return adding.catch((error: unknown) => {
    throw alreadyRecorded(error);
  });
};
