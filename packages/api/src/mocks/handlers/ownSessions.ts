import { Code } from '../../contract/envelope.ts';
import { LogType } from '../../contract/log.ts';
import { endOtherSessions, endSession, listSessions } from '../../contract/ownSessions.ts';
import { now } from '../fixtures/hotel.ts';
import type { StoredSession } from '../fixtures/sessions.ts';
import type { HotelState, StoredUser } from '../hotelState.ts';
import { writeLog } from '../log.ts';
import { refuse } from '../mock.ts';
import { handlerOn } from '../session.ts';

/** The id of the session that asks. */
const currentId = 'f'.repeat(64);

/** The sessions of the signed-in user, on this device and on others. */
export function ownSessionHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { otherSessions, logs } = state;
  const ofUser = ({ id }: StoredUser) => otherSessions.filter(({ userId }) => userId === id);
  function end(user: StoredUser, session: StoredSession): void {
    otherSessions.splice(otherSessions.indexOf(session), 1);
    writeLog(logs, user, { sketch: '结束登录', type: LogType.signIn });
  }

  return {
    listSessions: handle(listSessions, (_input, { user }) => [
      {
        id: currentId,
        device: 'Chrome 141 · Windows',
        address: '192.0.2.10',
        createTime: '2026-03-18 08:00:00',
        seenTime: now,
        isCurrent: true,
      },
      ...ofUser(user),
    ]),
    endSession: handle(endSession, ({ id }, { user, token }) => {
      if (id === currentId) {
        state.endedTokens.set(token, Code.signedOutElsewhere);
        return null;
      }
      const session = ofUser(user).find((one) => one.id === id);
      end(user, session ?? refuse(Code.notFound, '登录不存在'));
      return null;
    }),
    endOtherSessions: handle(endOtherSessions, (_input, { user }) => {
      const others = ofUser(user);
      if (others.length === 0) refuse(Code.conflict, '没有其他登录');
      for (const session of others) end(user, session);
      return null;
    }),
  };
}
