import { expect, it } from 'vitest';
import { downloadLogs, getLog, logPage, LogType } from '../../contract/log.ts';
import { login } from '../../contract/session.ts';
import { password } from '../fixtures/staff.ts';
import { startHotel } from '../testing.ts';

const all = { page: { page: 1, size: 100 } };

it('logs are filtered by type, author, text and day, the newest first', async () => {
  const { admin } = startHotel();
  const { records } = await admin.call(logPage, all);
  const times = records.map(({ createTime }) => createTime ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(records.map(({ type }) => type)).size).toBe(Object.keys(LogType).length);
  const filtered = await admin.call(logPage, {
    ...all,
    createBy: 'manager',
    sketch: '改价',
    type: LogType.dataChange,
    beginTime: '2026-03-18 00:00:00',
    endTime: '2026-03-18 23:59:59',
  });
  expect(filtered.records).toMatchObject([{ sketch: '订单 20260012 改价' }]);
});

it('logs are limited to the hotel of a hotel admin, and to the own ones of anti-epidemic staff', async () => {
  const { manager, guard, staff, state } = startHotel();
  const own = await manager.call(logPage, all);
  expect(own.total).toBe(state.logs.filter(({ hotelId }) => hotelId === '1').length);
  const { records } = await guard.call(logPage, all);
  expect(records.every(({ createBy }) => createBy === 'guard')).toBe(true);
  await expect(guard.call(getLog, { id: '13' })).rejects.toMatchObject({ code: 404 });
  await expect(staff.call(logPage, all)).rejects.toMatchObject({ code: 4010 });
});

it('logs are found by user name and by nickname', async () => {
  const { admin, state } = startHotel();
  const { username, nickName } = state.users.find(({ id }) => id === '2') ?? {};
  const { total } = await admin.call(logPage, { ...all, createBy: username });
  expect(total).toBeGreaterThan(0);
  expect(await admin.call(logPage, { ...all, createBy: nickName ?? undefined })).toMatchObject({
    total,
  });
});

it('the security log has sign-ins, refused calls and exports by their types', async () => {
  const { admin, staff, state } = startHotel();
  const newest = async (type: LogType) => (await admin.call(logPage, { ...all, type })).records[0];
  await staff.call(login, { username: 'staff', password });
  expect(await newest(LogType.signIn)).toMatchObject({ sketch: '登录', createBy: 'staff' });
  const typed = { username: 'secret-typed-as-name', password };
  await expect(staff.call(login, typed)).rejects.toMatchObject({ code: 400 });
  expect(await newest(LogType.signInFailed)).toMatchObject({ createBy: '未知账号' });
  expect(JSON.stringify(state.logs)).not.toContain('secret-typed');
  await expect(staff.call(logPage, all)).rejects.toMatchObject({ code: 4010 });
  expect(await newest(LogType.refusedCall)).toMatchObject({ createBy: 'staff' });
  await admin.download(downloadLogs, all);
  expect(await newest(LogType.export)).toMatchObject({
    sketch: `导出日志 ${state.logs.length - 1} 条`,
  });
});

it('logs are exported under a name with the time', async () => {
  const { admin } = startHotel();
  const { fileName } = await admin.download(downloadLogs, all);
  expect(fileName).toBe('日志_20260318100000.xlsx');
});
