import { LogType } from '@anzhu/api/contract/log';

/** What kind of event a log tells, in words. */
export const logTypeLabel: Record<LogType, string> = {
  [LogType.ordinary]: '普通',
  [LogType.dataChange]: '数据修改',
  [LogType.systemChange]: '系统修改',
  [LogType.exception]: '异常',
  [LogType.warning]: '警告',
};
