import type { InputOf } from '../../contract/endpoint.ts';
import { Code } from '../../contract/envelope.ts';
import { downloadLogs, getLog, logPage } from '../../contract/log.ts';
import { Role } from '../../contract/role.ts';
import type { HotelState } from '../hotelState.ts';
import { loggedExport, type StoredLog } from '../log.ts';
import { refuse } from '../mock.ts';
import { equals, findRecord, hasText, isWithin, pageOf } from '../records.ts';
import { handlerOn, scopeOf, type Session } from '../session.ts';

/** True when a session may read the entry: its hotel's, or for anti-epidemic staff their own. */
const isReadable = (session: Session, { hotelId, userId }: StoredLog): boolean => {
  const own = scopeOf(session);
  if (own !== null) return own === hotelId;
  return session.role !== Role.antiEpidemic || session.user.id === userId;
};

/** Log entries: those of the fixtures, and those that changes append. */
export function logHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { logs, users } = state;
  const nickNameOf = ({ createBy }: StoredLog): string | null =>
    users.find(({ username }) => username === createBy)?.nickName ?? null;
  const matching = (filter: InputOf<typeof logPage>, session: Session): StoredLog[] =>
    logs.filter(
      (log) =>
        isReadable(session, log) &&
        equals(log.type, filter.type) &&
        (hasText(log.createBy, filter.createBy) || hasText(nickNameOf(log), filter.createBy)) &&
        hasText(log.sketch, filter.sketch) &&
        isWithin(log.createTime, filter),
    );
  return {
    logPage: handle(logPage, (filter, session) => pageOf(matching(filter, session), filter.page)),
    getLog: handle(getLog, ({ id }, session) => {
      const log = findRecord(logs, id, '日志');
      return isReadable(session, log) ? log : refuse(Code.notFound, '日志不存在');
    }),
    downloadLogs: handle(downloadLogs, (filter, session) =>
      loggedExport(logs, session, {
        kind: '日志',
        rows: matching(filter, session),
        cells: ({ createTime, sketch }) => [createTime, sketch],
      }),
    ),
  };
}
