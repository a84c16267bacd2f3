import { type Log, LogType, logTypeLabel } from '@anzhu/api/contract/log';
import { nothing } from '@anzhu/api/rules/timeText';
import { looksOf } from '../kit/index.ts';

/** How each type of entry is shown: its word, its tone and the name of its icon. */
export const logTypeLook = looksOf(logTypeLabel, {
  [LogType.ordinary]: { tone: 'neutral' },
  [LogType.dataChange]: { tone: 'info', icon: 'pencil' },
  [LogType.systemChange]: { tone: 'brand', icon: 'settings' },
  [LogType.exception]: { tone: 'danger', icon: 'ban' },
  [LogType.warning]: { tone: 'warning', icon: 'alert' },
  [LogType.signIn]: { tone: 'neutral', icon: 'key' },
  [LogType.signInFailed]: { tone: 'warning', icon: 'key' },
  [LogType.refusedCall]: { tone: 'danger', icon: 'hand' },
  [LogType.export]: { tone: 'info' },
  [LogType.personalData]: { tone: 'warning', icon: 'shield' },
  [LogType.account]: { tone: 'brand', icon: 'shield' },
});

/** Who did it, and by which assistant; null where that is not known. */
export const operatorOf = ({ createBy, assistant }: Log): string | null =>
  assistant === undefined ? createBy : `${createBy ?? nothing} · 由助手「${assistant}」`;
