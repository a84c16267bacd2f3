import { RecordStatus } from '../../../packages/api/src/contract/department.ts';
import { Role } from '../../../packages/api/src/contract/role.ts';
import type { Tx } from '../../../apps/server/src/platform/db/store.ts';
import { QrCodeState } from '../../../apps/server/src/platform/db/tables/people.ts';
import { hashToken } from '../../../apps/server/src/platform/session/sessions.ts';
import { now } from './time.ts';

/** The password of all accounts. */
export const password = 'Anzhu@2026';

/** The accounts that stories sign in with, one of each role. */
export const accounts = ['admin', 'manager', 'staff', 'guard'] as const;
export type Account = (typeof accounts)[number];

/** The token of an account's session, as the app stores it. */
export const tokenOf = (account: Account): string => `Bearer ${account.padEnd(43, '-')}`;

const departments: [id: number, parent: number | null, name: string, role: Role][] = [
  [1, null, '平台运营部', Role.admin],
  [4, null, '防疫指挥部', Role.antiEpidemic],
  [11, null, '安住·西湖店', Role.hotelAdmin],
  [12, null, '安住·外滩店', Role.hotelAdmin],
  [13, null, '安住·珠江店', Role.hotelAdmin],
  [21, 11, '西湖店前台', Role.hotelMember],
  [22, 11, '西湖店客房部', Role.hotelMember],
  [23, 22, '西湖店夜班', Role.hotelMember],
  [24, 12, '外滩店前台', Role.hotelMember],
  [25, 13, '珠江店前台', Role.hotelMember],
  [26, 4, '流调组', Role.antiEpidemic],
];

/** Its people are shut out. */
const disabledDepartment = 25;

const users: [username: string, nickName: string, department: number][] = [
  ['admin', '林管理', 1],
  ['manager', '周店长', 11],
  ['staff', '许前台', 21],
  ['guard', '沈防疫', 4],
  ['chen.jie', '陈洁', 21],
  ['wang.hao', '王浩', 22],
  ['sun.li', '孙丽', 22],
  ['zhao.min', '赵敏', 22],
  ['he.yan', '何燕', 22],
  ['qian.jun', '钱军', 12],
  ['wu.tao', '吴涛', 24],
  ['zheng.yu', '郑宇', 24],
  ['feng.xia', '冯霞', 13],
  ['jiang.bo', '蒋波', 25],
  ['han.mei', '韩梅', 26],
  ['yang.fan', '杨帆', 26],
];

export async function addDepartments(tx: Tx): Promise<void> {
  const rows = departments.map(([id, parent_id, name, role]) => {
    const isDisabled = id === disabledDepartment;
    const status = isDisabled ? RecordStatus.disabled : RecordStatus.normal;
    return { id, parent_id, name, role, status };
  });
  await tx.insertInto('department').values(rows).execute();
}

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36';
const edge = `${chrome} Edg/141.0.0.0`;
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';

/** Users of every role and hotel. The accounts are signed in here and on two other devices. */
export async function addUsers(tx: Tx, passwordHash: string): Promise<void> {
  const rows = users.map(([username, nick_name, department_id], index) => ({
    id: index + 1,
    username,
    nick_name,
    phone: `139000000${String(index + 1).padStart(2, '0')}`,
    department_id,
    heads: '',
    password_hash: passwordHash,
    created_time: '2026-01-01 00:00:00',
  }));
  await tx.insertInto('app_user').values(rows).execute();
  const sessions = accounts.flatMap((account, index) => {
    const own = tokenOf(account).replace('Bearer ', '');
    return [
      [own, chrome, '192.0.2.10', now, now],
      [`${own} 1`, phone, '198.51.100.20', '2026-03-17 21:30:00', '2026-03-18 09:40:00'],
      [`${own} 2`, edge, '203.0.113.44', '2026-03-16 08:02:15', '2026-03-17 23:05:31'],
    ].map(([token = '', agent = '', address = '', started = '', seen_time = '']) => ({
      token_hash: hashToken(token),
      user_id: index + 1,
      address,
      agent,
      created_time: started,
      signed_in_time: started,
      seen_time,
      ended_time: null,
      ended_code: null,
    }));
  });
  await tx.insertInto('session').values(sessions).execute();
}

/** A code for signing in that a computer shows; no phone has scanned it. */
export const waitingCode = '3f9a1c5e7b2d4f608192a3b4c5d6e7f8';

export async function addWaitingCode(tx: Tx): Promise<void> {
  await tx
    .insertInto('qr_code')
    .values({
      code_hash: hashToken(waitingCode),
      state: QrCodeState.waiting,
      browser_hash: hashToken('browser'),
      address: '203.0.113.7',
      agent: chrome,
      user_id: null,
      created_time: '2026-03-18 09:59:40',
      expires_time: '2026-03-18 10:01:40',
    })
    .execute();
}
