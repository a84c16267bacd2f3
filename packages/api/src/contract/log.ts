import * as z from 'zod/mini';
import { filter, Id, lenient, maybe, Nothing, oneOf } from './codecs.ts';
import { LocalDateTime } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { named } from './field.ts';
import { paged, PageRequest } from './page.ts';
import { supervision } from './role.ts';
import { typed } from './text.ts';

/** What kind of event a log tells. */
export const LogType = {
  ordinary: 0,
  dataChange: 1,
  systemChange: 2,
  exception: 3,
  warning: 4,
} as const;
export type LogType = (typeof LogType)[keyof typeof LogType];

/** One side of a change: values by the Chinese label of their field. */
const Snapshot = z.record(z.string(), z.unknown());

/** What a log tells in detail: the record before and after. Secrets are never in it. */
export const LogDetail = z.object({ before: maybe(Snapshot), after: maybe(Snapshot) });
export type LogDetail = z.output<typeof LogDetail>;

/** Another back end may answer the detail as JSON text. */
function tidyDetail(wire: unknown): unknown {
  if (typeof wire !== 'string') return wire ?? null;
  try {
    return JSON.parse(wire);
  } catch {
    return null;
  }
}

export const Log = z.object({
  id: Id,
  /** What happened, in a sentence. */
  sketch: maybe(z.string()),
  type: maybe(oneOf(LogType)),
  createBy: maybe(z.string()),
  createTime: maybe(z.string()),
});
export type Log = z.output<typeof Log>;

export const DetailedLog = z.object({
  ...Log.shape,
  detail: lenient(z.nullable(LogDetail), tidyDetail),
});
export type DetailedLog = z.output<typeof DetailedLog>;

/** What the log list is narrowed by. */
const LogFilter = {
  type: named('日志类型', filter(oneOf(LogType))),
  createBy: named('操作人', filter(typed(32))),
  beginTime: named('开始日期', filter(LocalDateTime)),
  endTime: named('结束日期', filter(LocalDateTime)),
  sketch: named('日志内容', filter(typed(100))),
};

export const logPage = endpoint({
  method: 'POST',
  path: '/api/logs/page',
  summary:
    '日志列表：新的在前；酒店管理员看本店，防疫人员看自己；按日志内容查找时最多列出 10000 条',
  access: supervision,
  input: z.object({ page: named('分页', PageRequest), ...LogFilter }),
  data: paged(Log),
});

export const getLog = endpoint({
  method: 'GET',
  path: '/api/logs/get/{id}',
  summary: '日志详情：修改前与修改后',
  access: supervision,
  input: z.object({ id: named('日志', Id) }),
  data: DetailedLog,
});

export const downloadLogs = endpoint({
  method: 'POST',
  path: '/api/logs/download',
  summary: '导出日志为 Excel',
  access: supervision,
  answer: 'file',
  input: z.object({ page: named('分页', PageRequest), ...LogFilter }),
  data: Nothing,
});
