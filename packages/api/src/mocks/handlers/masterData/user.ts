import type { Id } from '../../../contract/codecs.ts';
import { RecordStatus } from '../../../contract/department.ts';
import { Code } from '../../../contract/envelope.ts';
import { LogType } from '../../../contract/log.ts';
import { Role } from '../../../contract/role.ts';
import {
  addUser,
  deleteUser,
  getUser,
  isPhoneTaken,
  modifyUser,
  userPage,
  type User,
} from '../../../contract/user.ts';
import { commonPassword, loadCommonPasswords } from '../../../rules/commonPasswords.ts';
import { maskPhone } from '../../../rules/personalNumbers.ts';
import type { HotelState, StoredUser } from '../../hotelState.ts';
import { writeLog } from '../../log.ts';
import { refuse, refuseField } from '../../mock.ts';
import { byId, defined, hasText, pageOf } from '../../records.ts';
import { resource } from '../../resource.ts';
import { handlerOn, hotelOfDepartment, tokenOf, type Session } from '../../session.ts';

/** A user with the role and the hotel of the department. */
export function toUser(state: HotelState, user: StoredUser): User {
  const department = byId(state.departments, user.dept);
  const hotel = hotelOfDepartment(state, user.dept);
  const { id, username, nickName, phone, heads, dept } = user;
  return {
    id,
    username,
    nickName,
    phone,
    heads,
    dept,
    deptName: department?.name ?? null,
    role: department?.role ?? null,
    status: user.status,
    hotelId: hotel?.id ?? null,
    hotelName: hotel?.name ?? null,
  };
}

/** Refuses a common password, as the server does. */
export async function refuseCommon(password: string): Promise<void> {
  const isCommon = await loadCommonPasswords();
  if (isCommon(password)) refuseField('password', commonPassword);
}

/** Users, limited to those whom the caller manages. */
export function userHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { users, departments, logs } = state;
  const records = resource(state, {
    kind: '用户',
    rows: users,
    form: addUser,
    logType: LogType.systemChange,
    nameOf: ({ nickName }) => nickName,
    hotelOf: ({ dept }) => hotelOfDepartment(state, dept)?.id ?? null,
    shown: ({ username, nickName, phone, dept, heads, status }) => ({
      username,
      nickName,
      phone: maskPhone(phone),
      dept: byId(departments, dept)?.name,
      heads,
      status,
    }),
  });

  /** An admin manages all, a hotel's admin the staff of that hotel. */
  function manages({ role, hotelId }: Session, dept: Id): boolean {
    if (role === Role.admin) return true;
    const isOwn = hotelId !== null && hotelOfDepartment(state, dept)?.id === hotelId;
    return role === Role.hotelAdmin && isOwn && byId(departments, dept)?.role === Role.hotelMember;
  }
  function find(session: Session, id: Id): StoredUser {
    const user = records.find(id);
    const isAllowed = user === session.user || manages(session, user.dept);
    return isAllowed ? user : refuse(Code.notFound, '用户不存在');
  }
  function checkDepartment(session: Session, dept: Id): void {
    if (!byId(departments, dept) || !manages(session, dept)) {
      refuseField('dept', '所属部门不存在', Code.notFound);
    }
  }
  const hasPhone = (phone: string | undefined, except?: Id): boolean =>
    users.some((user) => user.phone === phone && user.id !== except);
  function checkUnique({ username, phone }: Partial<StoredUser>, except?: Id): void {
    const isNameTaken = users.some(
      (user) => user.username.toLowerCase() === username?.toLowerCase() && user.id !== except,
    );
    if (isNameTaken) refuseField('username', `用户名「${username}」已存在`);
    if (hasPhone(phone, except)) refuseField('phone', `手机号${phone}已被占用`);
  }
  const endSessions = (user: StoredUser, code: Code): void =>
    void state.endedTokens.set(tokenOf(user), code);

  return {
    getUser: handle(getUser, ({ id }, session) => {
      const user = find(session, id);
      if (user !== session.user) {
        const sketch = `查看用户「${user.nickName}」`;
        writeLog(logs, session.user, {
          sketch,
          type: LogType.personalData,
          hotelId: session.hotelId,
        });
      }
      return toUser(state, user);
    }),
    userPage: handle(userPage, ({ page, username, nickName, nickname }, session) => {
      const matching = users.filter(
        (user) =>
          manages(session, user.dept) &&
          hasText(user.username, username) &&
          hasText(user.nickName, nickName) &&
          hasText(user.nickName, nickname),
      );
      const { records: rows, ...rest } = pageOf(matching, page);
      const listed = rows.map((user) => ({ ...toUser(state, user), phone: maskPhone(user.phone) }));
      return { ...rest, records: listed };
    }),
    addUser: handle(
      addUser,
      async ({ heads = '', status = RecordStatus.normal, ...form }, session) => {
        await refuseCommon(form.password);
        checkDepartment(session, form.dept);
        checkUnique(form);
        return records.add(session, { ...form, heads, status, isPasswordGiven: true });
      },
    ),
    modifyUser: handle(
      modifyUser,
      async ({ id, currentPassword, endTotp = false, ...change }, session) => {
        const user = find(session, id);
        const { username = user.username, dept = user.dept, password } = change;
        if (username !== user.username && !manages(session, user.dept)) {
          refuse(Code.noPermission, '不能更改自己的用户名');
        }
        if (dept !== user.dept) {
          if (user === session.user) refuse(Code.noPermission, '不能更改自己的部门');
          checkDepartment(session, dept);
        }
        if (change.status === RecordStatus.disabled) {
          if (user === session.user) refuse(Code.noPermission, '不能停用自己');
          endSessions(user, Code.accountDisabled);
        }
        if (password !== undefined) await refuseCommon(password);
        if (password !== undefined && user === session.user) {
          if (currentPassword === undefined) refuseField('currentPassword', '当前密码不能为空');
          if (currentPassword !== user.password) refuseField('currentPassword', '当前密码不正确');
          if (password === user.password) refuseField('password', '新密码不能与当前密码相同');
        }
        if (endTotp && (password === undefined || user === session.user)) {
          refuseField('endTotp', '只能与他人的新密码一起提交');
        }
        checkUnique(defined(change), id);
        if (endTotp) user.totp = undefined;
        if (password !== undefined && user !== session.user) {
          endSessions(user, Code.signedOutElsewhere);
          user.isPasswordGiven = true;
        }
        records.modify(session, user, change);
        if (password !== undefined) {
          const isOwn = user === session.user;
          writeLog(logs, session.user, {
            sketch: isOwn ? '修改密码' : `重置用户「${user.nickName}」的密码`,
            type: LogType.account,
            hotelId: toUser(state, user).hotelId,
            target: { kind: '用户', id: user.id },
          });
        }
        return null;
      },
    ),
    deleteUser: handle(deleteUser, ({ id }, session) => {
      const user = find(session, id);
      if (user === session.user) refuse(Code.noPermission, '不能删除自己');
      endSessions(user, Code.tokenInvalid);
      return records.remove(session, user);
    }),
    isPhoneTaken: handle(isPhoneTaken, ({ phone, id }) => hasPhone(phone, id)),
  };
}
