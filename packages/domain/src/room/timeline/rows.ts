import type { Id } from '@anzhu/api/contract/codecs';
import { dayOf } from '@anzhu/api/rules/days';
import type { TimelineRoom, RoomSpan, UnassignedOrder } from '@anzhu/api/contract/roomTimeline';

/** How the rooms are grouped. */
export type GroupBy = 'floor' | 'type';

/** A row of the axis: the head of a group, orders without a room, or a room. All are of one height. */
export type TimelineRow =
  | { kind: 'group'; key: string; label: string; note: string }
  | { kind: 'lane'; key: string; label: string; type: Id; spans: readonly RoomSpan[] }
  | {
      kind: 'room';
      key: string;
      room: TimelineRoom;
      /** Its type, where the group is not that of the type. */
      typeName: string | null;
      /** 隔离 stands at its row: it is not said of the whole group. */
      isMarked: boolean;
      spans: readonly RoomSpan[];
    };

const noType = '其他房型';

/** An order without a room as a span. */
const spanOfOrder = ({ id, from, to, isDayUse, label, status }: UnassignedOrder): RoomSpan => ({
  kind: 'held',
  from,
  to,
  isDayUse,
  label,
  status,
  orderId: id,
  sn: null,
  id: null,
});

/** Days of noon to noon do not meet; two day uses do not within their day. */
function isBefore(last: RoomSpan | undefined, next: RoomSpan): boolean {
  if (last === undefined) return true;
  if (last.isDayUse && next.isDayUse) return last.to <= next.from;
  const isOneDay = last.isDayUse ?? next.isDayUse ?? false;
  return isOneDay ? dayOf(last.to) < dayOf(next.from) : dayOf(last.to) <= dayOf(next.from);
}

/** Spans in as few lanes as hold them without one over another: from noon of arrival to noon of departure. */
export function packLanes(spans: readonly RoomSpan[]): RoomSpan[][] {
  const lanes: RoomSpan[][] = [];
  for (const span of spans.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const lane = lanes.find((one) => isBefore(one.at(-1), span));
    if (lane) lane.push(span);
    else lanes.push([span]);
  }
  return lanes;
}

function groupOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function orderRows(orders: readonly UnassignedOrder[], hasLanes: boolean): TimelineRow[] {
  if (orders.length === 0 || !hasLanes) return [];
  const note = `${orders.length} 单`;
  const head: TimelineRow = { kind: 'group', key: 'orders', label: '待排房', note };
  const lanes = [...groupOf(orders, ({ type }) => type)].flatMap(([type, own]) =>
    packLanes(own.map((order) => spanOfOrder(order))).map((spans, lane): TimelineRow => ({
      kind: 'lane',
      key: `lane ${type} ${lane}`,
      label: own[0]?.roomTypeName ?? noType,
      type,
      spans,
    })),
  );
  return [head, ...lanes];
}

/**
 * The rows of the axis: orders without a room by type, then the rooms by floor or type, groups in the order in
 * which they first occur.
 * @param hasLanes whether the orders are shown
 */
export function timelineRows(
  rooms: readonly TimelineRoom[],
  orders: readonly UnassignedOrder[],
  groupBy: GroupBy,
  hasLanes = true,
): TimelineRow[] {
  const groups = groupOf(rooms, (room) => (groupBy === 'floor' ? room.floor : room.type));
  const labelOf = (room: TimelineRoom | undefined): string => {
    if (groupBy === 'type') return room?.roomTypeName ?? noType;
    return typeof room?.floor === 'number' ? `${room.floor} 楼` : '未分楼层';
  };
  return [
    ...orderRows(orders, hasLanes),
    ...[...groups].flatMap(([key, own]): TimelineRow[] => {
      const isIsolation = own.every((room) => room.isIsolation);
      const note = `${own.length} 间${isIsolation ? ' · 隔离' : ''}`;
      return [
        { kind: 'group', key: `group ${key}`, label: labelOf(own[0]), note },
        ...own.map((room): TimelineRow => ({
          kind: 'room',
          key: room.id,
          room,
          typeName: groupBy === 'floor' ? room.roomTypeName : null,
          isMarked: room.isIsolation && !isIsolation,
          spans: room.spans,
        })),
      ];
    }),
  ];
}
