import { describe, expect, it } from 'vitest';
import { Code } from '../../../contract/envelope.ts';
import { LogType } from '../../../contract/log.ts';
import { Role } from '../../../contract/role.ts';
import { login } from '../../../contract/session.ts';
import { loginPassword } from '../../../contract/signInSteps.ts';
import {
  addUser,
  deleteUser,
  getUser,
  isPhoneTaken,
  modifyUser,
  userPage,
} from '../../../contract/user.ts';
import { startHotel } from '../../testing.ts';

const all = { page: { page: 1, size: 100 } };
const form = {
  username: 'new.one',
  nickName: '新员工',
  phone: '13800000021',
  dept: '21',
  password: 'Harbour-2026',
} as const;

describe('users', () => {
  it('are paged and filtered, with masked phones', async () => {
    const { admin } = startHotel();
    const page = await admin.call(userPage, { page: { page: 2, size: 10 } });
    expect(page).toMatchObject({ total: 16, current: 2, pages: 2 });
    expect(page.records).toHaveLength(6);
    const { records } = await admin.call(userPage, { ...all, username: 'STAFF' });
    expect(records).toMatchObject([
      {
        nickName: '许前台',
        phone: '139****0003',
        deptName: '西湖店前台',
        role: Role.hotelMember,
        hotelName: '安住·西湖店',
      },
    ]);
    const named = await admin.call(userPage, { ...all, nickName: '杨' });
    expect(named.records.map(({ username }) => username)).toEqual(['yang.fan']);
  });

  it('are for a hotel admin the staff of the own hotel', async () => {
    const { manager, staff } = startHotel();
    const { records } = await manager.call(userPage, all);
    expect(records.length).toBeGreaterThan(3);
    expect(
      records.every(
        ({ role, hotelName }) => role === Role.hotelMember && hotelName === '安住·西湖店',
      ),
    ).toBe(true);
    await expect(manager.call(getUser, { id: '1' })).rejects.toMatchObject({ code: 404 });
    await expect(manager.call(addUser, { ...form, dept: '24' })).rejects.toMatchObject({
      code: 404,
    });
    await expect(staff.call(userPage, all)).rejects.toMatchObject({ code: 4010 });
  });

  it('are shown whole, which is logged unless it is the own record', async () => {
    const { admin, state } = startHotel();
    await admin.call(getUser, { id: '1' });
    const { length } = state.logs;
    expect(await admin.call(getUser, { id: '3' })).toMatchObject({ phone: '13900000003' });
    expect(state.logs).toHaveLength(length + 1);
    expect(state.logs[0]?.sketch).toBe('查看用户「许前台」');
  });

  it('are added, sign in, are changed and deleted', async () => {
    const { admin, state } = startHotel();
    const { id } = await admin.call(addUser, form);
    const { next } = await admin.call(login, { ...form });
    expect(next?.step).toBe('password');
    const ticket = next?.ticket ?? '';
    const same = admin.call(loginPassword, { ticket, password: form.password });
    await expect(same).rejects.toMatchObject({ message: '新密码不能与当前密码相同' });
    const chosen = { ticket, password: 'Quiet-River-7' };
    const { userInfo } = await admin.call(loginPassword, chosen);
    expect(userInfo).toMatchObject({ nickName: '新员工', role: Role.hotelMember, hotelId: '1' });
    await admin.call(modifyUser, { id, nickName: '老员工', password: 'Harbour-2027' });
    expect(state.logs[0]).toMatchObject({
      sketch: '重置用户「老员工」的密码',
      type: LogType.account,
    });
    expect(state.logs[1]).toMatchObject({
      sketch: '编辑用户「老员工」',
      detail: { after: { 昵称: '老员工' } },
    });
    await expect(admin.call(login, { ...form })).rejects.toMatchObject({
      message: '账号或密码错误',
    });
    await admin.call(deleteUser, { id });
    await expect(admin.call(getUser, { id })).rejects.toMatchObject({
      code: 404,
      message: '用户不存在',
    });
  });

  it('are refused with a name or a phone that is taken', async () => {
    const { admin } = startHotel();
    await expect(admin.call(addUser, { ...form, username: 'Staff' })).rejects.toMatchObject({
      code: 400,
      fields: { username: '用户名「Staff」已存在' },
    });
    await expect(admin.call(modifyUser, { id: '4', phone: '13900000003' })).rejects.toMatchObject({
      fields: { phone: '手机号13900000003已被占用' },
    });
    await expect(admin.call(addUser, { ...form, dept: '99' })).rejects.toMatchObject({
      fields: { dept: '所属部门不存在' },
    });
    expect(await admin.call(isPhoneTaken, { phone: '13900000003', id: '3' })).toBe(false);
    expect(await admin.call(isPhoneTaken, { phone: '13900000003', id: '4' })).toBe(true);
  });

  it('keep their own name, department and account', async () => {
    const { admin, staff } = startHotel();
    await expect(staff.call(modifyUser, { id: '3', username: 'boss' })).rejects.toMatchObject({
      code: 4010,
      message: '不能更改自己的用户名',
    });
    await expect(admin.call(modifyUser, { id: '1', dept: '4' })).rejects.toMatchObject({
      message: '不能更改自己的部门',
    });
    await expect(admin.call(deleteUser, { id: '1' })).rejects.toMatchObject({
      message: '不能删除自己',
    });
    await staff.call(modifyUser, { id: '3', nickName: '许小前' });
    expect(await staff.call(getUser, { id: '3' })).toMatchObject({ nickName: '许小前' });
    expect(await startHotel().staff.call(getUser, { id: '3' })).toMatchObject({
      nickName: '许前台',
    });
  });

  it('get no common password', async () => {
    const { admin } = startHotel();
    const common = { fields: { password: '该密码过于常见，请换一个' } };
    await expect(
      admin.call(modifyUser, { id: '3', password: 'Password-2026' }),
    ).rejects.toMatchObject(common);
    await expect(admin.call(addUser, { ...form, password: 'Qwerty-2026' })).rejects.toMatchObject(
      common,
    );
  });

  it('lose their sessions with a new password, and with their record', async () => {
    const { admin, staff, guard } = startHotel();
    await admin.call(modifyUser, { id: '3', password: 'Harbour-2027' });
    await expect(staff.call(getUser, { id: '3' })).rejects.toMatchObject({
      code: Code.signedOutElsewhere,
    });
    const { next } = await admin.call(login, { username: 'staff', password: 'Harbour-2027' });
    const chosen = { ticket: next?.ticket ?? '', password: 'Quiet-River-7' };
    await admin.call(loginPassword, chosen);
    await expect(admin.call(loginPassword, chosen)).rejects.toMatchObject({ code: Code.conflict });
    await expect(staff.call(getUser, { id: '3' })).resolves.toMatchObject({ nickName: '许前台' });
    await admin.call(deleteUser, { id: '4' });
    await expect(guard.call(getUser, { id: '4' })).rejects.toMatchObject({
      code: Code.tokenInvalid,
    });
  });
});
