import type { IsolationStatus } from '@anzhu/api/contract/isolation';
import { Tag } from '@anzhu/ui/Tag';
import { Check, Hospital, Shield, type Icon as IconType } from '@anzhu/ui/Icon';
import { isolationMark, isolationStatusLook, type IsolationIcon } from './status.ts';

const icons: Record<IsolationIcon, IconType> = {
  shield: Shield,
  check: Check,
  hospital: Hospital,
};

/** How an isolation stands, as a tag: colour, shape and word. */
export function IsolationStatusTag({ status }: { status: IsolationStatus }) {
  const { label, tone, icon } = isolationStatusLook[status];
  const Icon = icons[icon];
  return (
    <Tag tone={tone} icon={<Icon size={12} />}>
      {label}
    </Tag>
  );
}

export interface IsolationMarkTagProps {
  /** `yyyy-MM-dd HH:mm:ss` */
  checkInTime: string;
  checkOutTime: string;
  /** `yyyy-MM-dd` */
  today: string;
}

/** Where a person is in the planned days: 第 n/14 天, 明日到期, 今日到期, 已超期 n 天. */
export function IsolationMarkTag({ checkInTime, checkOutTime, today }: IsolationMarkTagProps) {
  const { text, tone } = isolationMark(checkInTime, checkOutTime, today);
  return <Tag tone={tone}>{text}</Tag>;
}
