import * as z from 'zod/mini';
import { filter, Flag, Id, lenient, nullable, oneOf, oneOfTexts } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { paged, PageRequest } from './page.ts';
import { supervision } from './role.ts';
import { targetKindLabel } from './targetKind.ts';
import { searchText } from './text.ts';

/** The type of a log entry; from `signIn` on they are the security log. */
export const LogType = {
  ordinary: 0,
  dataChange: 1,
  systemChange: 2,
  exception: 3,
  warning: 4,
  /** Signing in and out, ended sessions. */
  signIn: 5,
  /** A sign-in refused. */
  signInFailed: 6,
  /** A call refused for lack of permission (4010). */
  refusedCall: 7,
  export: 8,
  /** Personal data read whole. */
  personalData: 9,
  /** Passwords changed or reset, accounts locked. */
  account: 10,
} as const;
export type LogType = (typeof LogType)[keyof typeof LogType];
export const logTypeLabel = {
  [LogType.ordinary]: '普通',
  [LogType.dataChange]: '数据修改',
  [LogType.systemChange]: '系统修改',
  [LogType.exception]: '异常',
  [LogType.warning]: '警告',
  [LogType.signIn]: '登录',
  [LogType.signInFailed]: '登录失败',
  [LogType.refusedCall]: '越权调用',
  [LogType.export]: '导出',
  [LogType.personalData]: '查看个人信息',
  [LogType.account]: '账号安全',
} as const satisfies Record<LogType, string>;

/** One side of a change: values by the labels of their fields. */
const Snapshot = z.looseObject({});

/** The record before and after a change, without secrets. */
export const LogDetail = z.object({
  before: labelled('修改前', nullable(Snapshot)),
  after: labelled('修改后', nullable(Snapshot)),
});
export type LogDetail = z.output<typeof LogDetail>;

/** Other back ends may send the detail as JSON text. */
function normalizeDetail(wire: unknown): unknown {
  if (typeof wire !== 'string') return wire ?? null;
  try {
    return JSON.parse(wire);
  } catch {
    return null;
  }
}

export const Log = z.object({
  id: labelled('日志编号', Id),
  /** A sentence that describes the event. */
  sketch: labelled('日志内容', nullable(z.string())),
  type: labelled('日志类型', nullable(oneOf(LogType, logTypeLabel))),
  createBy: labelled('操作人', nullable(z.string())),
  createTime: labelled('操作时间', nullable(z.string())),
  /** The name of the key, where an assistant of the operator has requested it. */
  assistant: labelled('由助手', filter(z.string())),
});
export type Log = z.output<typeof Log>;

export const DetailedLog = z.object({
  ...Log.shape,
  detail: labelled('详情', lenient(z.nullable(LogDetail), normalizeDetail)),
  /** The network address that the call came from; empty for the server's own changes. */
  address: labelled('来源地址', nullable(z.string())),
  /** The record concerned: null where another back end names it otherwise. */
  targetKind: labelled(
    '对象类别',
    lenient(z.nullable(oneOfTexts(targetKindLabel)), (wire) =>
      typeof wire === 'string' && Object.hasOwn(targetKindLabel, wire) ? wire : null,
    ),
  ),
  targetId: labelled('对象编号', nullable(Id)),
  targetName: labelled('对象名称', nullable(z.string())),
  hotelId: labelled('酒店编号', nullable(Id)),
});
export type DetailedLog = z.output<typeof DetailedLog>;

/** Filters of the log list. */
const LogFilter = {
  type: labelled('日志类型', filter(oneOf(LogType, logTypeLabel))),
  createBy: labelled('操作人', filter(searchText({ max: 32 })), { description: '用户名或昵称' }),
  beginTime: labelled('开始日期', filter(LocalDateTime)),
  endTime: labelled('结束日期', filter(LocalDateTime)),
  sketch: labelled('日志内容', filter(searchText({ max: 100 }))),
};

export const logPage = endpoint({
  path: '/api/logs/page',
  summary: '日志列表',
  description:
    '新的在前；酒店管理员看本店，防疫人员看自己；按日志内容查找时最多列出 10000 条；按对象查找时两项都要',
  access: supervision,
  input: z.object({
    page: labelled('分页', PageRequest),
    ...LogFilter,
    /** The history of one record. */
    targetKind: labelled('对象类别', filter(oneOfTexts(targetKindLabel))),
    targetId: labelled('对象编号', filter(Id)),
    /** Whether only reads of personal data are listed, or none; both without it. */
    isView: labelled('查看', filter(Flag), { description: '是：只列查看个人信息；否：不列' }),
  }),
  data: paged(Log),
});

export const getLog = endpoint({
  method: 'GET',
  path: '/api/logs/get/{id}',
  summary: '日志详情',
  description: '修改前与修改后',
  access: supervision,
  input: z.object({ id: labelled('日志', Id) }),
  data: DetailedLog,
});

export const downloadLogs = endpoint({
  path: '/api/logs/download',
  summary: '导出日志为 Excel',
  access: supervision,
  answer: 'file',
  input: z.object({ page: labelled('分页', PageRequest), ...LogFilter }),
});
