import type { InputOf } from '@anzhu/api/contract/endpoint';
import { saveGuestNote, type GuestHistory } from '@anzhu/api/contract/guestHistory';
import { formatDay, formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { useState } from 'react';
import { contractForm, KeptUntil, SaveDialog } from '../../kit/index.ts';

type NoteInput = InputOf<typeof saveGuestNote>;

export interface KnownGuestProps {
  idcard: string;
  /** The hotel whose note it is. */
  hotelId: NoteInput['hotelId'];
  history: GuestHistory;
  /** They are in a room now: it is the newest of the stays. @default false */
  isStaying?: boolean;
  /** Saves the note. Rejected: the message is shown, what was typed stays. */
  onSaveNote: (input: NoteInput) => unknown;
}

const noteForm = contractForm(saveGuestNote, (draft: NoteInput) => ({ ...draft }));

/** 上次入住 2026-03-18 · 302 · 共 2 次 */
function describe({ stays: [last], count }: GuestHistory, isStaying: boolean): string {
  if (!last) return '没有入住记录';
  if (isStaying) return `共入住 ${count} 次`;
  return `上次入住 ${formatDay(last.from)} · ${last.room} · 共 ${count} 次`;
}

/**
 * A guest who was here before: the last stay, how many, and the hotel's note. 入住记录 opens all of them, and the
 * note to change. Nothing for a guest whom the hotel does not know.
 */
export function KnownGuest({
  idcard,
  hotelId,
  history,
  isStaying = false,
  onSaveNote,
}: KnownGuestProps) {
  const [isOpen, setOpen] = useState(false);
  const { stays, count, note, kept } = history;
  if (count === 0 && note === '') return null;
  return (
    <>
      <Inline gap={3}>
        <Text size="small" tone="muted">
          {describe(history, isStaying)}
        </Text>
        {note !== '' && <Text size="small">备注：{note}</Text>}
        {kept && (
          <Inline gap={2}>
            <Text size="small" tone="muted">
              登记保存至
            </Text>
            <KeptUntil kept={kept} />
          </Inline>
        )}
        <Button size="small" variant="quiet" onPress={() => setOpen(true)}>
          入住记录
        </Button>
      </Inline>
      {isOpen && (
        <SaveDialog
          title={`入住记录 · 共 ${count} 次`}
          form={noteForm}
          defaultValues={{ idcard, hotelId, note }}
          intro={
            <DescriptionList
              items={stays.map(({ hotel, room, from, to }) => ({
                label: `${formatMinute(from)} 至 ${formatMinute(to)}`,
                value: `${hotel} ${room}`,
              }))}
            />
          }
          onSave={onSaveNote}
          onClose={() => setOpen(false)}
        >
          {({ field }) => (
            <FormGrid columns={1}>
              <TextField {...field('note')} />
            </FormGrid>
          )}
        </SaveDialog>
      )}
    </>
  );
}
