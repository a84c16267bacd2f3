import { hardnessLabel } from '@anzhu/api/contract/bedType';
import { labelsOf } from '@anzhu/api/contract/label';
import { type Room, type RoomBlock, RoomDetail, roomNature } from '@anzhu/api/contract/room';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute } from '@anzhu/api/rules/timeText';
import type { Description } from '@anzhu/ui/DescriptionList';
import { Tag } from '@anzhu/ui/Tag';
import { StatusTag } from '../kit/index.ts';
import { RoomStatusIcon } from './RoomStatusIcon.tsx';
import { roomStatusLook } from './status.ts';

const labels = labelsOf(RoomDetail);

const counted = (count: number | null, unit: string): string | null =>
  count === null ? null : `${count} ${unit}`;

const haveOrNot = (value: boolean | null): string | null =>
  value === null ? null : value ? '有' : '无';

/** The nature of a room, as a tag: isolation has the accent tone, which nothing else uses. */
function RoomNatureTag({ isIsolation }: { isIsolation: boolean }) {
  return <Tag tone={isIsolation ? 'accent' : 'neutral'}>{roomNature(isIsolation)}</Tag>;
}

/** When a room is repaired, and why: 03-18 至 03-20，漏水. */
export const repairText = ({ from, to, reason }: RoomBlock): string =>
  `${from === to ? from : `${from} 至 ${to}`}，${reason}`;

/** Name and status of a room. */
export function roomFacts(room: Room): Description[] {
  const isHeld = room.orderId !== null;
  return [
    { label: labels.name, value: room.name },
    {
      label: labels.status,
      value: (
        <StatusTag
          look={roomStatusLook[room.status]}
          icon={<RoomStatusIcon status={room.status} />}
        />
      ),
    },
    { label: labels.isIsolation, value: <RoomNatureTag isIsolation={room.isIsolation} /> },
    { label: labels.floor, value: `${room.floor} 楼` },
    { label: labels.direction, value: room.direction },
    ...(room.guest === null ? [] : [{ label: labels.guest, value: room.guest }]),
    ...(isHeld ? [{ label: labels.orderId, value: room.orderId }] : []),
    ...(room.arriveTime
      ? [{ label: labels.arriveTime, value: formatMinute(room.arriveTime) }]
      : []),
    ...(room.estimatedCheckOut
      ? [{ label: labels.estimatedCheckOut, value: formatMinute(room.estimatedCheckOut) }]
      : []),
    ...(room.blocked ? [{ label: labels.blocked, value: repairText(room.blocked) }] : []),
  ];
}

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
