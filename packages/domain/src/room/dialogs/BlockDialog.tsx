import type { Id } from '@anzhu/api/contract/codecs';
import { maxSpanDays } from '@anzhu/api/contract/daySpan';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Room } from '@anzhu/api/contract/room';
import { blockRoom } from '@anzhu/api/contract/roomBlock';
import { addDays } from '@anzhu/api/rules/days';
import { DateRange } from '@anzhu/ui/DateRange';
import { FormGrid } from '@anzhu/ui/Form';
import { TextField } from '@anzhu/ui/TextField';
import { contractForm, SaveDialog } from '../../kit/index.ts';
import { oversoldQuestion } from '../../roomType/index.ts';

export interface BlockDialogProps {
  room: Pick<Room, 'id' | 'name'>;
  /** The hotel's day, `yyyy-MM-dd`: a repair begins tonight at the earliest. */
  today: string;
  /** The first and the last night to begin with. @default tonight */
  defaultNights?: { from: string; to: string } | undefined;
  /** Sends it. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof blockRoom>) => unknown;
  /** Reads the room again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called after saving, and on 取消, × and Esc. */
  onClose: () => void;
}

interface BlockDraft {
  roomId: Id;
  from: string;
  to: string;
  reason: string;
}

const blockForm = contractForm(blockRoom, (draft: BlockDraft) => ({ ...draft }));

/**
 * 维修: takes a room out of order for some nights. Rendered means open.
 *
 * Keyboard: reason and days are typed, the days are those of tonight at first; Enter saves; Esc closes.
 */
export function BlockDialog(props: BlockDialogProps) {
  const { room, today, defaultNights, onSave, onRefresh, onClose } = props;
  const nights = defaultNights ?? { from: today, to: today };
  return (
    <SaveDialog
      title={`维修 · ${room.name}`}
      saveLabel="维修"
      success="已设为维修"
      form={blockForm}
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
