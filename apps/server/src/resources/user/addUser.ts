import type { Contract } from '@anzhu/api/contract';
import { LogType } from '../../platform/audit/log.ts';
import { changeRecord } from '../../platform/audit/changeRecord.ts';
import { localTime } from '../../platform/clock.ts';
import { claimFiles } from '../../platform/files/claimFiles.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { departmentOf } from './departmentOf.ts';
import { assertCallerUnchanged } from '../../platform/session/assertCallerUnchanged.ts';
import { taken } from './taken.ts';
import { userRecord } from './userRecord.ts';

/** Adds a user to a department whose people one manages. */
export const addUser: Handler<Contract['addUser']> = async (
  { input, session, origin },
  { store, clock, passwords },
) => {
  const { username, nickName, phone, heads = '' } = input;
  await departmentOf(store.db, input.dept, session);
  const password_hash = await passwords.hash(input.password);
  const target = { record: userRecord, type: LogType.systemChange };
  const adding = changeRecord(store, { session, origin }, target, (tx) =>
    assertCallerUnchanged(tx, session, async () => {
      await claimFiles(tx, clock, { heads });
      const { id } = await tx
        .insertInto('app_user')
        .values({
          username,
          nick_name: nickName,
          phone,
          department_id: await departmentOf(tx, input.dept, session),
          heads,
          password_hash,
          created_time: localTime(clock.now()),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, data: { id } };
    }),
  );
  return adding.catch((error: unknown) => {
    throw taken(error, input);
  });
};
