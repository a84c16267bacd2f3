import type { HttpHandler } from 'msw';
import type { Id } from '../contract/codecs.ts';
import { RecordStatus, type FlatDepartment } from '../contract/department.ts';
import type { Endpoint, InputOf } from '../contract/endpoint.ts';
import { Code } from '../contract/envelope.ts';
import { LogType } from '../contract/log.ts';
import { Role } from '../contract/role.ts';
import type { Room } from '../contract/room.ts';
import type { MenuReader } from '../rules/menuList.ts';
import type { HotelState, StoredUser } from './hotelState.ts';
import { writeLog } from './log.ts';
import { mock, refuse, refuseField, type MockData } from './mock.ts';
import { byId, findRecord } from './records.ts';
import { pathTo } from './tree.ts';

/** The signed-in user of a request. */
export interface Session {
  user: StoredUser;
  role: Role | null;
  /** The hotel that a hotel role is bound to; null for the platform's roles. */
  hotelId: Id | null;
  token: string;
}

const isHotelRole = (role: Role | null): boolean =>
  role === Role.hotelAdmin || role === Role.hotelMember;

/** The hotel of the nearest department upwards that has one; null for platform roles. */
export function hotelOfDepartment(
  { departments, hotels }: HotelState,
  dept: Id,
): { id: Id; name: string } | null {
  if (!isHotelRole(byId(departments, dept)?.role ?? null)) return null;
  for (const { id } of pathTo(departments, dept)) {
    const hotel = hotels.find(({ deptId }) => deptId === id);
    if (hotel) return hotel;
  }
  return null;
}

/** The users of a department, as readers of menus. */
export function menuReaderOf(departments: readonly FlatDepartment[], dept: Id): MenuReader {
  const path = pathTo(departments, dept);
  return { role: path[0]?.role ?? null, departments: path.map(({ id }) => id) };
}

/** The token of a user: it holds the account's name. */
export const tokenOf = ({ username }: { username: string }): string => `Bearer ${username}`;

/** The session of a token. Refuses with 4011, 4014, 4016, or the code that the session ended with. */
export function findSession(state: HotelState, token: string | null): Session {
  if (!token) return refuse(Code.notSignedIn);
  const ended = state.endedTokens.get(token);
  if (ended !== undefined) return refuse(ended);
  const user = state.users.find((one) => tokenOf(one) === token) ?? refuse(Code.tokenInvalid);
  return sessionOf(state, user);
}

/** The session that a user has after signing in. Refuses with 4016 when the user or a department is disabled. */
export function sessionOf(state: HotelState, user: StoredUser): Session {
  const path = pathTo(state.departments, user.dept);
  if ([user, ...path].some(({ status }) => status === RecordStatus.disabled))
    refuse(Code.accountDisabled);
  const hotel = hotelOfDepartment(state, user.dept);
  return { user, role: path[0]?.role ?? null, hotelId: hotel?.id ?? null, token: tokenOf(user) };
}

/** The hotel whose records a session may see; null for all. */
export const scopeOf = ({ role, hotelId }: Session): Id | null =>
  isHotelRole(role) ? (hotelId ?? '') : null;

/** Whether a session may see the records of a hotel. */
export function isInScope(session: Session, hotelId: Id | null): boolean {
  const own = scopeOf(session);
  return own === null || own === hotelId;
}

/** The hotel that a list is limited to: one's own, or the filter's. Refuses another one as an unknown one. */
export function limitHotel(session: Session, filter: Id | undefined): Id | undefined {
  if (filter !== undefined && !isInScope(session, filter)) refuse(Code.notFound, '酒店不存在');
  return scopeOf(session) ?? filter;
}

/** False for anti-epidemic staff: their responses have no prices. */
export const seesMoney = ({ role }: Session): boolean => role !== Role.antiEpidemic;

/** The record with this id. Refuses one of another hotel as one that does not exist: 404 `${kind}不存在`. */
export function findOwn<Row extends { id: Id }>(
  session: Session,
  rows: readonly Row[],
  { id, kind, hotelOf }: { id: Id; kind: string; hotelOf: (row: Row) => Id | null },
): Row {
  const row = findRecord(rows, id, kind);
  return isInScope(session, hotelOf(row)) ? row : refuse(Code.notFound, `${kind}不存在`);
}

/** The room with this id, if the session may see its hotel and nature. Refuses any other with 404. */
export function findOwnRoom({ rooms }: HotelState, session: Session, id: Id): Room {
  const room = findOwn(session, rooms, { id, kind: '房间', hotelOf: ({ hotelId }) => hotelId });
  const isHidden = session.role === Role.antiEpidemic && !room.isIsolation;
  return isHidden ? refuse(Code.notFound, '房间不存在') : room;
}

/** The hotel of a new record: one's own, or the one that an admin chooses. */
export function hotelForNew(
  { hotels }: HotelState,
  session: Session,
  given: Id | undefined,
): { hotelId: Id; hotelName: string } {
  const id = limitHotel(session, given) ?? refuseField('hotelId', '请选择酒店');
  const hotel = byId(hotels, id) ?? refuseField('hotelId', '酒店不存在');
  return { hotelId: hotel.id, hotelName: hotel.name };
}

/** The session of a request to a call. Refuses with 4010 when the role may not make the call. */
function admit(state: HotelState, { access, path }: Endpoint, request: Request): Session | null {
  if (access === 'open' || access === 'apiKey') return null;
  const session = findSession(state, request.headers.get('Authorization'));
  if (access === 'signedIn') return session;
  const isAllowed =
    session.role !== null &&
    access.includes(session.role) &&
    !(isHotelRole(session.role) && session.hotelId === null);
  if (isAllowed) return session;
  writeLog(state.logs, session.user, {
    sketch: '越权调用',
    type: LogType.refusedCall,
    hotelId: session.hotelId,
    detail: { before: null, after: { 调用: path } },
  });
  return refuse(Code.noPermission);
}

/** Null for the calls that need no session. */
type SessionFor<E extends Endpoint> = E['access'] extends 'open' | 'apiKey' ? null : Session;

/** Makes handlers on one state: each resolver gets the session of its request. */
export const handlerOn =
  (state: HotelState) =>
  <E extends Endpoint>(
    endpoint: E,
    resolver: (
      input: InputOf<E>,
      session: SessionFor<E>,
      request: Request,
    ) => MockData<E> | Promise<MockData<E>>,
  ): HttpHandler =>
    mock(
      endpoint,
      (input, request) =>
        resolver(input, admit(state, endpoint, request) as SessionFor<E>, request),
      (request) => void admit(state, endpoint, request),
    );
