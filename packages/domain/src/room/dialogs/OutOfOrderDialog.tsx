import type { Id } from '@anzhu/api/contract/codecs';
import { maxSpanDays } from '@anzhu/api/contract/daySpan';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Room } from '@anzhu/api/contract/room';
import { setOutOfOrder } from '@anzhu/api/contract/outOfOrder';
import { addDays } from '@anzhu/api/rules/days';
import { DateRange } from '@anzhu/ui/DateRange';
import { FormGrid } from '@anzhu/ui/Form';
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
