import { stayLength } from '@anzhu/api/rules/stayLength';
import { assignOrder } from '@anzhu/api/contract/booking';
import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Order } from '@anzhu/api/contract/order';
import type { TimelineRoom } from '@anzhu/api/contract/roomTimeline';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { FormGrid } from '@anzhu/ui/Form';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { contractForm, SaveDialog } from '../kit/index.ts';
import { RecordSelect } from '../record/index.ts';
import { assignableRooms } from './assignableRooms.ts';

export interface AssignRoomDialogProps {
  /** An order whose guests have not come yet. */
  order: Order;
  /** The normal rooms of its type with what takes them in its nights; undefined while they are loading. */
  rooms: readonly TimelineRoom[] | undefined;
  /** The wall clock, and when the hotel's day begins. */
  time: HotelTime;
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
 * 排房: names the room that the guests of an order are to have; proposes the first one that is free in its nights.
 * Rendered means open.
 *
 * Keyboard: Enter opens the list; Ctrl+Enter gives the room; Esc closes.
 */
export function AssignRoomDialog({
  order,
  rooms,
  time,
  onSave,
  onRefresh,
  onClose,
}: AssignRoomDialogProps) {
  const offered = rooms && assignableRooms(rooms, order, time);
  const own = order.assignedRoomId ?? null;
  const [first] = offered ?? [];
  const proposed = own ?? (first && !first.isDisabled ? first.id : null);
  return (
    <SaveDialog
      title={['排房', order.name].filter(Boolean).join(' · ')}
      saveLabel="排房"
      success="排房成功"
      form={assignForm}
      defaultValues={{ orderId: order.id, roomId: null }}
      rules={({ roomId }) =>
        offered && (roomId ?? proposed) === null ? { roomId: '请选择房间' } : {}
      }
      isQuoting={offered === undefined}
      intro={
        <DescriptionList
          columns={2}
          items={[
            { label: '房型', value: order.roomTypeName },
            { label: '入住天数', value: stayLength(order) },
            { label: '预计入住', value: formatMinute(order.estimatedCheckIn) },
            { label: '预计离店', value: formatMinute(order.estimatedCheckOut) },
          ]}
        />
      }
      onSave={({ orderId, roomId }) => onSave({ orderId, roomId: roomId ?? proposed })}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field }) => {
        const { value, ...room } = field('roomId');
        return (
          <FormGrid columns={1}>
            <RecordSelect {...room} value={value ?? proposed} isRequired records={offered} />
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
