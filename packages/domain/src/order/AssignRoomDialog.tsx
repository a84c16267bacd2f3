import { assignOrder } from '@anzhu/api/contract/booking';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Order } from '@anzhu/api/contract/order';
import { roomStatusLabel, type Room } from '@anzhu/api/contract/room';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { FormGrid } from '@anzhu/ui/Form';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { useMemo } from 'react';
import { contractForm, SaveDialog } from '../kit/index.ts';
import { RecordSelect } from '../record/index.ts';

export interface AssignRoomDialogProps {
  /** An order whose guests have not come yet. */
  order: Order;
  /** The normal rooms of its type; undefined while they are loading. */
  rooms: readonly Room[] | undefined;
  /** Gives it the room. Rejected: the message says what the room is taken by, the choice stays. */
  onSave: (input: InputOf<typeof assignOrder>) => unknown;
  /** Reads the rooms again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface AssignDraft {
  orderId: Id;
  roomId: Id | null;
}

const assignForm = contractForm(assignOrder, (draft: AssignDraft) => ({ ...draft }));

/**
 * 排房: names the room that the guests of an order are to have. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export function AssignRoomDialog({
  order,
  rooms,
  onSave,
  onRefresh,
  onClose,
}: AssignRoomDialogProps) {
  const offered = useMemo(
    () =>
      rooms?.map(({ id, name, floor, status }) => ({
        id,
        name,
        description: `${floor} 楼 · ${roomStatusLabel[status]}`,
      })),
    [rooms],
  );
  return (
    <SaveDialog
      title={['排房', order.name].filter(Boolean).join(' · ')}
      saveLabel="排房"
      success="排房成功"
      form={assignForm}
      defaultValues={{ orderId: order.id, roomId: order.assignedRoomId ?? null }}
      rules={({ roomId }) => (roomId === null ? { roomId: '请选择房间' } : {})}
      intro={
        <DescriptionList
          columns={2}
          items={[
            { label: '房型', value: order.roomTypeName },
            { label: '入住天数', value: order.days === null ? null : `${order.days} 晚` },
            { label: '预计入住', value: formatMinute(order.estimatedCheckIn) },
            { label: '预计离店', value: formatMinute(order.estimatedCheckOut) },
          ]}
        />
      }
      onSave={onSave}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <RecordSelect {...field('roomId')} isRequired records={offered} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
