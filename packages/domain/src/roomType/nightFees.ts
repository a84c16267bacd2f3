import type { RoomType } from '@anzhu/api/contract/roomType';
import { shortYuan } from '@anzhu/api/rules/money';
import { weekdayName } from '@anzhu/api/rules/nightFees';
import { nothing } from '@anzhu/api/rules/timeText';

/** 周五 ¥388、周六 ¥388；特殊日期 5 晚. Nothing where all nights cost the same. */
export function describeNightFees(nightFees: RoomType['nightFees']): string {
  if (nightFees === null) return nothing;
  const { weekdays, days } = nightFees;
  const ofWeekdays = weekdays.map(
    ({ weekday, fee }) => `${weekdayName(weekday)} ${shortYuan(fee)}`,
  );
  const parts = [ofWeekdays.join('、'), days > 0 && `特殊日期 ${days} 晚`];
  return parts.filter(Boolean).join('；') || '各晚相同';
}
