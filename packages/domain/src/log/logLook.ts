import { LogType, logTypeLabel } from '@anzhu/api/contract/log';
import type { StatusLook } from '../kit/index.ts';

/** How each type of entry is shown: its word, its tone and the name of its icon. */
export const logTypeLook = {
  [LogType.ordinary]: { label: logTypeLabel[LogType.ordinary], tone: 'neutral' },
  [LogType.dataChange]: { label: logTypeLabel[LogType.dataChange], tone: 'info', icon: 'pencil' },
  [LogType.systemChange]: {
    label: logTypeLabel[LogType.systemChange],
    tone: 'brand',
    icon: 'settings',
  },
  [LogType.exception]: { label: logTypeLabel[LogType.exception], tone: 'danger', icon: 'ban' },
  [LogType.warning]: { label: logTypeLabel[LogType.warning], tone: 'warning', icon: 'alert' },
  [LogType.signIn]: { label: logTypeLabel[LogType.signIn], tone: 'neutral', icon: 'key' },
  [LogType.signInFailed]: {
    label: logTypeLabel[LogType.signInFailed],
    tone: 'warning',
    icon: 'key',
  },
  [LogType.refusedCall]: { label: logTypeLabel[LogType.refusedCall], tone: 'danger', icon: 'hand' },
  [LogType.export]: { label: logTypeLabel[LogType.export], tone: 'accent' },
  [LogType.personalData]: {
    label: logTypeLabel[LogType.personalData],
    tone: 'accent',
    icon: 'shield',
  },
  [LogType.account]: { label: logTypeLabel[LogType.account], tone: 'brand', icon: 'shield' },
} as const satisfies Record<LogType, StatusLook>;
