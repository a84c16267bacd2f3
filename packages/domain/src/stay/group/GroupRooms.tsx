import type { ArrivalRooms } from '@anzhu/api/contract/arrival';
import { labelsOf } from '@anzhu/api/contract/label';
import { Order } from '@anzhu/api/contract/order';
import { formatDay, nothing } from '@anzhu/api/rules/timeText';
import type { FormRow } from '@anzhu/ui/Form';
import { Select } from '@anzhu/ui/Select';
import { Text } from '@anzhu/ui/Text';
import { editTable } from '../../kit/index.ts';
import { fact as factStyle, roomHead } from './group.css.ts';
import type { GroupRoom } from './groupDraft.ts';

const labels = labelsOf(Order);
const columns = [labels.id, labels.roomTypeName, labels.estimatedCheckOut, '房间', '入住人'];

export interface GroupRoomsProps {
  rows: readonly FormRow<GroupRoom>[];
  orders: readonly Order[];
  arrivals: readonly ArrivalRooms[];
  /** Guests of each order, in the order of the rows. */
  guests: readonly number[];
}

/** The orders of a group with the room that each is checked in to, and how many guests it has. */
export function GroupRooms({ rows, orders, arrivals, guests }: GroupRoomsProps) {
  const chosen = rows.map((row) => row.field('roomId').value);
  return (
    <div className={editTable.frame}>
      <table className={editTable.table} aria-label="房间">
        <thead className={editTable.head}>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={roomHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={editTable.body}>
          {rows.map((row, index) => {
            const orderId = row.field('orderId').value;
            const order = orders.find(({ id }) => id === orderId);
            const { rooms = [], maxLoad = 0 } =
              arrivals.find((one) => one.orderId === orderId) ?? {};
            const own = chosen[index];
            const free = rooms.filter(({ id }) => id === own || !chosen.includes(id));
            const facts = [
              [order?.id, order?.name].filter(Boolean).join(' · '),
              order?.roomTypeName ?? nothing,
              formatDay(order?.estimatedCheckOut ?? null),
            ];
            return (
              <tr key={row.key} className={editTable.row} aria-label={`订单 ${orderId}`}>
                {facts.map((fact, column) => (
                  <td key={columns[column]} className={factStyle} data-label={columns[column]}>
                    {fact}
                  </td>
                ))}
                <td className={editTable.cell} data-label="房间">
                  <Select
                    {...row.field('roomId')}
                    label="房间"
                    isLabelHidden
                    placeholder="暂无空闲房间"
                    options={free.map(({ id, name, floor }) => ({
                      value: id,
                      label: name,
                      description: `${floor} 楼`,
                    }))}
                  />
                </td>
                <td className={factStyle} data-label="入住人">
                  <Text
                    as="span"
                    size="small"
                    tone={(guests[index] ?? 0) > maxLoad ? 'danger' : 'muted'}
                  >
                    {guests[index]}/{maxLoad} 人
                  </Text>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
