import type { Id } from '@anzhu/api/contract/codecs';
import { maxSpanDays } from '@anzhu/api/contract/daySpan';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Room } from '@anzhu/api/contract/room';
import { archiveRoom, setOutOfOrder } from '@anzhu/api/contract/outOfOrder';
import { addDays } from '@anzhu/api/rules/days';
import { DateRange } from '@anzhu/ui/DateRange';
import { FormGrid } from '@anzhu/ui/Form';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { contractForm, SaveDialog } from '../../kit/index.ts';
import { oversoldQuestion } from '../../roomType/index.ts';

export interface OutOfOrderDialogProps {
  room: Pick<Room, 'id' | 'name'>;
  /** The hotel's day, `yyyy-MM-dd`: a repair begins tonight at the earliest. */
  today: string;
  /** The first and the last night to begin with. @default tonight */
  defaultNights?: { from: string; to: string } | undefined;
  /** Sends it. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof setOutOfOrder>) => unknown;
  /** Reads the room again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called after saving, and on 取消, × and Esc. */
  onClose: () => void;
}

const archiveForm = contractForm(archiveRoom, (draft: { id: Id; reason: string }) => draft);

export interface ArchiveRoomDialogProps extends Pick<OutOfOrderDialogProps, 'room' | 'onClose'> {
  /** Sends it. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof archiveRoom>) => unknown;
  onRefresh: () => void | Promise<void>;
}

/** 停用房间: takes a room out of use from tonight on, with a reason. Rendered means open. */
export function ArchiveRoomDialog({ room, ...dialog }: ArchiveRoomDialogProps) {
  return (
    <SaveDialog
      {...dialog}
      title={`停用 · ${room.name}`}
      size="small"
      saveLabel="停用"
      success="已停用"
      form={archiveForm}
      defaultValues={{ id: room.id, reason: '' }}
      overrule={oversoldQuestion}
      intro={
        <Text as="p">
          从今晚起不在房态中显示，不出售、不排房，不计入房间数；历史可查，可以恢复使用。
        </Text>
      }
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <TextField {...field('reason')} placeholder="改为布草间" />
        </FormGrid>
      )}
    </SaveDialog>
  );
}

interface OutOfOrderDraft {
  roomId: Id;
  from: string;
  to: string;
  reason: string;
}

const outOfOrderForm = contractForm(setOutOfOrder, (draft: OutOfOrderDraft) => ({ ...draft }));

/**
 * 维修: takes a room out of order for some nights. Rendered means open.
 *
 * Keyboard: reason and days are typed, the days are those of tonight at first; Enter saves; Esc closes.
 */
export function OutOfOrderDialog(props: OutOfOrderDialogProps) {
  const { room, today, defaultNights, onSave, onRefresh, onClose } = props;
  const nights = defaultNights ?? { from: today, to: today };
  return (
    <SaveDialog
      title={`维修 · ${room.name}`}
      saveLabel="维修"
      success="已设为维修"
      form={outOfOrderForm}
      defaultValues={{ roomId: room.id, ...nights, reason: '' }}
      overrule={oversoldQuestion}
      onSave={onSave}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field, set }) => {
        const [from, to] = [field('from'), field('to')];
        return (
          <FormGrid columns={1}>
            <TextField {...field('reason')} placeholder="漏水、更换空调" />
            <DateRange
              label="不可售的夜晚"
              isRequired
              value={from.value === '' ? null : { begin: from.value, end: to.value }}
              errorMessage={from.errorMessage ?? to.errorMessage}
              onChange={(span) => set({ from: span?.begin ?? '', to: span?.end ?? '' })}
              today={today}
              shortcuts="future"
              min={today}
              max={addDays(today, maxSpanDays - 1)}
            />
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
