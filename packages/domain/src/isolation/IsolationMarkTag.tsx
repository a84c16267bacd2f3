import { Tag } from '@anzhu/ui/Tag';
import { isolationMark } from './status.ts';

export interface IsolationMarkTagProps {
  /** `yyyy-MM-dd HH:mm:ss` */
  checkInTime: string;
  /** `yyyy-MM-dd HH:mm:ss`: the planned end. */
  checkOutTime: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** Where a person is in the planned days: 今日入住, 明日入住, 第 n/14 天, 明日到期, 今日到期, 已超期 n 天. */
export function IsolationMarkTag({ checkInTime, checkOutTime, now }: IsolationMarkTagProps) {
  const { text, tone } = isolationMark(checkInTime, checkOutTime, now);
  return <Tag tone={tone}>{text}</Tag>;
}
