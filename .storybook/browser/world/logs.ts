import { FlatDepartment } from '../../../packages/api/src/contract/department.ts';
import { byLabel } from '../../../packages/api/src/contract/label.ts';
import { LogType } from '../../../packages/api/src/contract/log.ts';
import { Order } from '../../../packages/api/src/contract/order.ts';
import type { TargetKind } from '../../../packages/api/src/contract/targetKind.ts';
import { User } from '../../../packages/api/src/contract/user.ts';
import type { Tx } from '../../../apps/server/src/platform/db/store.ts';
import { type Account, accounts } from './staff.ts';

interface Given {
  type?: LogType;
  hotel?: number;
  /** @default the account itself */
  target?: [kind: TargetKind, id: number, name?: string];
  before?: object;
  after?: object;
}

const entry = (time: string, by: Account, sketch: string, given: Given = {}) => ({
  type: given.type ?? LogType.ordinary,
  sketch,
  target_kind: given.target?.[0] ?? 'user',
  target_id: given.target?.[1] ?? accounts.indexOf(by) + 1,
  target_name: given.target?.[2] ?? null,
  hotel_id: given.hotel ?? (by === 'manager' || by === 'staff' ? 1 : null),
  user_id: accounts.indexOf(by) + 1,
  create_by: by,
  address: '192.0.2.10',
  request_id: '',
  created_time: time,
  before_values: given.before ? JSON.stringify(given.before) : null,
  after_values: given.after ? JSON.stringify(given.after) : null,
});

const { signIn, dataChange, personalData, exception, account, signInFailed, systemChange } =
  LogType;

/** Log entries of every type. */
const logs = [
  entry('2026-03-15 11:00:00', 'admin', '新增酒店「安住·珠江店」', {
    type: dataChange,
    target: ['hotel', 3, '安住·珠江店'],
    after: { 名称: '安住·珠江店', 接收隔离: '是' },
  }),
  entry('2026-03-16 09:05:26', 'staff', '登录', { type: signIn }),
  entry('2026-03-16 17:25:00', 'manager', '导出订单 60 条', { type: LogType.export }),
  entry('2026-03-16 18:02:10', 'manager', '上传图片「大堂.jpg」'),
  entry('2026-03-17 11:20:05', 'manager', '订单 20260009 关闭后收到支付通知，款项须由渠道退还', {
    type: LogType.warning,
  }),
  entry('2026-03-17 12:31:40', 'staff', '房间 204 退房', { type: dataChange }),
  entry('2026-03-17 14:00:52', 'staff', '房间 305 办理入住', { type: dataChange }),
  entry('2026-03-17 15:20:17', 'admin', '新增用户「王浩」', {
    type: systemChange,
    hotel: 1,
    target: ['user', 6, '王浩'],
    after: byLabel(User, { username: 'wang.hao', nickName: '王浩', phone: '139****0006' }),
  }),
  entry('2026-03-17 16:02:44', 'staff', '越权调用', {
    type: LogType.refusedCall,
    after: { 调用: '改价（/api/order/changePrice）' },
  }),
  entry('2026-03-17 18:40:00', 'admin', '编辑部门「西湖店夜班」', {
    type: systemChange,
    target: ['department', 3, '西湖店夜班'],
    before: byLabel(FlatDepartment, { name: '夜班' }),
    after: byLabel(FlatDepartment, { name: '西湖店夜班' }),
  }),
  entry('2026-03-17 22:10:08', 'staff', '登录失败', {
    type: signInFailed,
    after: { 原因: '账号或密码错误' },
  }),
  entry('2026-03-17 22:10:09', 'staff', '密码错误次数过多，账号已锁定', { type: account }),
  entry('2026-03-18 08:02:31', 'manager', '退款失败，请联系管理员', { type: exception }),
  entry('2026-03-18 08:55:00', 'guard', '登录', { type: signIn }),
  entry('2026-03-18 09:12:20', 'guard', '查看隔离人员「周海棠」的完整信息', {
    type: personalData,
  }),
  entry('2026-03-18 09:30:45', 'manager', '登录', { type: signIn }),
  entry('2026-03-18 09:41:03', 'manager', '订单 20260012 改价', {
    type: dataChange,
    target: ['order', 20_260_012],
    before: byLabel(Order, { lastPay: 536 }),
    after: byLabel(Order, { lastPay: 480 }),
  }),
  entry('2026-03-18 09:58:12', 'admin', '登录', { type: signIn }),
];

export async function addLogs(tx: Tx): Promise<void> {
  await tx.insertInto('log').values(logs).execute();
}
