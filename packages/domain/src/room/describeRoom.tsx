import { hardnessLabel } from '@anzhu/api/contract/bedType';
import type { Room, RoomDetail } from '@anzhu/api/contract/room';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute } from '@anzhu/api/rules/timeText';
import type { Description } from '@anzhu/ui/DescriptionList';
import { RoomNatureTag, RoomStatusTag } from './RoomStatusTag.tsx';

const counted = (count: number | null, unit: string): string | null =>
  count === null ? null : `${count} ${unit}`;

const haveOrNot = (value: boolean | null): string | null =>
  value === null ? null : value ? '有' : '无';

/** What a room is and how it stands. */
export function roomFacts(room: Room): Description[] {
  const isHeld = room.orderId !== null;
  return [
    { label: '房间号', value: room.name },
    { label: '房间状态', value: <RoomStatusTag status={room.status} /> },
    { label: '房间性质', value: <RoomNatureTag isIsolation={room.isIsolation} /> },
    { label: '楼层', value: `${room.floor} 楼` },
    { label: '朝向', value: room.direction },
    ...(isHeld ? [{ label: '订单号', value: room.orderId }] : []),
    ...(room.estimatedCheckOut
      ? [{ label: '预计离店', value: formatMinute(room.estimatedCheckOut) }]
      : []),
  ];
}

/** What the type and the bed of a room offer. Where the role sees no money there is no price. */
export function roomTypeFacts(detail: RoomDetail): Description[] {
  const price = detail.isIsolation ? detail.isolationFee : detail.fee;
  return [
    { label: '房型名称', value: detail.rtName ?? detail.roomTypeName },
    ...(price === null
      ? []
      : [{ label: detail.isIsolation ? '隔离价格' : '价格', value: `${formatYuan(price)} / 晚` }]),
    { label: '床位数', value: counted(detail.bed, '张') },
    { label: '最多入住', value: counted(detail.maxLoad, '人') },
    { label: '窗户', value: haveOrNot(detail.haveWindow) },
    { label: '网络', value: haveOrNot(detail.network) },
    { label: '早餐', value: haveOrNot(detail.haveBreakfast) },
    { label: '床型', value: detail.bedName },
    { label: '规格', value: detail.specification },
    { label: '床最多睡', value: counted(detail.bedMaxLoad, '人') },
    { label: '软硬度', value: detail.hardness === null ? null : hardnessLabel[detail.hardness] },
  ];
}
