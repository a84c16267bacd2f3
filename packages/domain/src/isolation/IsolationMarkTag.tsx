import { Tag } from '@anzhu/ui/Tag';
import type { CSSProperties } from 'react';
import { steps, stepVars } from './IsolationMarkTag.css.ts';
import { isolationMark } from './status.ts';

export interface IsolationMarkTagProps {
  /** `yyyy-MM-dd HH:mm:ss` */
  checkInTime: string;
  /** `yyyy-MM-dd HH:mm:ss`: the planned end. */
  checkOutTime: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/**
 * Where a person is in the planned days: 今日入住, 明日入住, 第 n/14 天 with a step for each day, 明日到期, 今日到期,
 * 已超期 n 天.
 */
export function IsolationMarkTag({ checkInTime, checkOutTime, now }: IsolationMarkTagProps) {
  const { text, tone, steps: days } = isolationMark(checkInTime, checkOutTime, now);
  if (!days) return <Tag tone={tone}>{text}</Tag>;
  const vars = { [stepVars.day]: days.day, [stepVars.planned]: days.planned } as CSSProperties;
  return (
    <span className={steps} style={vars}>
      {text}
    </span>
  );
}
