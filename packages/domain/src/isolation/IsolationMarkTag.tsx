import { Tag } from '@anzhu/ui/Tag';
import { isolationMark } from './status.ts';

export interface IsolationMarkTagProps {
  /** `yyyy-MM-dd HH:mm:ss` */
  checkInTime: string;
  /** `yyyy-MM-dd HH:mm:ss`: the planned end. */
  checkOutTime: string;
  /** `yyyy-MM-dd` */
  today: string;
}

/** Where a person is in the planned days: 第 n/14 天, 明日到期, 今日到期, 已超期 n 天. */
export function IsolationMarkTag({ checkInTime, checkOutTime, today }: IsolationMarkTagProps) {
  const { text, tone } = isolationMark(checkInTime, checkOutTime, today);
  return <Tag tone={tone}>{text}</Tag>;
}
