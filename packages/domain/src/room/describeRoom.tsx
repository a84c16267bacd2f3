import { dayUseText } from '@anzhu/api/rules/stayLength';
import { hardnessLabel } from '@anzhu/api/contract/bedType';
import { labelsOf } from '@anzhu/api/contract/label';
import {
  archivedUntil,
  isArchived,
  type OutOfOrder,
  type Room,
  RoomDetail,
  roomNature,
} from '@anzhu/api/contract/room';
import { dayOf, daysBetween } from '@anzhu/api/rules/days';
import { formatYuan } from '@anzhu/api/rules/money';
import { nights } from '@anzhu/api/rules/stayDates';
import { formatDay, formatMinute, formatSpan } from '@anzhu/api/rules/timeText';
import { Link, type LinkTarget } from '@anzhu/ui/Button';
import type { Description } from '@anzhu/ui/DescriptionList';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { Tag } from '@anzhu/ui/Tag';

const labels = labelsOf(RoomDetail);

const counted = (count: number | null, unit: string): string | null =>
  count === null ? null : `${count} ${unit}`;

const haveOrNot = (value: boolean | null): string | null =>
  value === null ? null : value ? '有' : '无';

/** The nature of a room, as a tag: isolation has the accent tone, which nothing else uses. */
function RoomNatureTag({ isIsolation }: { isIsolation: boolean }) {
  return <Tag tone={isIsolation ? 'accent' : 'neutral'}>{roomNature(isIsolation)}</Tag>;
}

/** When a room is repaired, or since when it is out of use, and why: 03-18 至 03-20，漏水. */
export function outOfOrderText({ from, to, reason }: OutOfOrder): string {
  if (to === archivedUntil) return `${from} 起，${reason}`;
  return `${from === to ? from : `${from} 至 ${to}`}，${reason}`;
}

/** The facts that decide, in one line: the guest, from when to when, and how many nights; of an isolation days of the calendar. */
export function leadOf(
  { arriveTime, estimatedCheckOut, isIsolation, isDayUse, guest }: Room,
  dayStarts: string,
): string[] {
  const who = guest ? [guest] : [];
  if (!arriveTime || !estimatedCheckOut) return who;
  const period = { estimatedCheckIn: arriveTime, estimatedCheckOut };
  if (isDayUse) return [...who, formatDay(arriveTime), dayUseText(period)];
  return [
    ...who,
    formatSpan(arriveTime, estimatedCheckOut),
    isIsolation
      ? `${daysBetween(dayOf(arriveTime), dayOf(estimatedCheckOut))} 天`
      : `${nights(period, dayStarts)} 晚`,
  ];
}

/** Where a room is, and what it is for. */
export const placeFacts = (room: Room): Description[] => [
  { label: labels.floor, value: `${room.floor} 楼` },
  { label: labels.direction, value: room.direction },
  { label: labels.isIsolation, value: <RoomNatureTag isIsolation={room.isIsolation} /> },
  ...(room.blocked
    ? [
        {
          label: isArchived(room) ? '停用' : labels.blocked,
          value: outOfOrderText(room.blocked),
        },
      ]
    : []),
];

/** The stay of a room or what it is held for: its order, when guests come and leave. */
export const stayFacts = (room: Room, orderLink: LinkTarget | undefined): Description[] => [
  ...(room.orderId === null
    ? []
    : [
        {
          label: labels.orderId,
          value: orderLink ? <Link {...orderLink}>{room.orderId}</Link> : room.orderId,
        },
      ]),
  { label: labels.arriveTime, value: formatMinute(room.arriveTime) },
  ...(room.checkedInTime === null
    ? []
    : [{ label: labels.checkedInTime, value: formatMinute(room.checkedInTime) }]),
  { label: labels.estimatedCheckOut, value: formatMinute(room.estimatedCheckOut) },
];

/** In place of the facts of the type as long as they are not known. */
export const pendingTypeFacts = (): Description[] =>
  [labels.bed, labels.maxLoad, labels.haveWindow, labels.bedName].map((label) => ({
    label,
    value: <Skeleton width="50%" />,
  }));

/** What the type and the bed of a room offer. Where the role sees no money there is no price. */
export function roomTypeFacts(detail: RoomDetail): Description[] {
  const price = detail.isIsolation ? detail.isolationFee : detail.fee;
  return [
    { label: labels.rtName, value: detail.rtName ?? detail.roomTypeName },
    ...(price === null
      ? []
      : [
          {
            label: detail.isIsolation ? labels.isolationFee : labels.fee,
            value: `${formatYuan(price)} / 晚`,
          },
        ]),
    { label: labels.bed, value: counted(detail.bed, '张') },
    { label: labels.maxLoad, value: counted(detail.maxLoad, '人') },
    { label: labels.haveWindow, value: haveOrNot(detail.haveWindow) },
    { label: labels.network, value: haveOrNot(detail.network) },
    { label: labels.haveBreakfast, value: haveOrNot(detail.haveBreakfast) },
    { label: labels.bedName, value: detail.bedName },
    { label: labels.specification, value: detail.specification },
    { label: labels.bedMaxLoad, value: counted(detail.bedMaxLoad, '人') },
    {
      label: labels.hardness,
      value: detail.hardness === null ? null : hardnessLabel[detail.hardness],
    },
  ];
}
