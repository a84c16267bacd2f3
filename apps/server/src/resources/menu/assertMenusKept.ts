import { Code } from '@anzhu/api/contract/envelope';
import { hasMenuManagement } from '@anzhu/api/rules/menuList';
import type { Tx } from '../../platform/db/store.ts';
import type { Session } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { assertCallerUnchanged } from '../../platform/session/assertCallerUnchanged.ts';
import { menuListOf } from './menuList.ts';

/**
 * Runs a change of menus. @throws 400 when the caller would lose 菜单管理: no screen could restore it.
 */
export const assertMenusKept = <Data>(
  tx: Tx,
  session: Session,
  work: () => Promise<Data>,
): Promise<Data> =>
  assertCallerUnchanged(tx, session, async () => {
    const before = hasMenuManagement(await menuListOf(tx, session));
    const done = await work();
    if (before && !hasMenuManagement(await menuListOf(tx, session))) {
      throw new Refusal(Code.invalid, '更改后自己将看不到菜单管理');
    }
    return done;
  });
