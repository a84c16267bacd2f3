import type { DataOf } from '@anzhu/api/contract/endpoint';
import type { expectedGuests, ExpectedRoom } from '@anzhu/api/contract/expectedGuest';
import { FormPart, useForm } from '@anzhu/ui/Form';
import { FormDialog } from '@anzhu/ui/FormDialog';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { useState } from 'react';
import { refreshAfterConflict } from '../../kit/index.ts';
import { guestsOf } from '../group/groupDraft.ts';
import { GuestList } from '../group/GuestList.tsx';
import {
  checkExpected,
  expectedDraft,
  expectedRefusal,
  type ExpectedDraft,
  type ExpectedInput,
} from './expectedDraft.ts';

export interface ExpectedGuestsDialogProps {
  /** The number of the order or of its group. */
  title: string;
  /** One room each, with those who are expected so far, and the version of the lists. Later ones are ignored. */
  lists: DataOf<typeof expectedGuests>;
  /** `yyyy-MM-dd` */
  today: string;
  /** Replaces the lists of all rooms. Rejected: messages stand at their rows, what was pasted stays. */
  onSave: (input: ExpectedInput) => unknown;
  /** Reads the rooms again after a conflict; the dialog closes. */
  onRefresh: () => void;
  /** Called when the dialog closes; it first asks about guests that would be lost. */
  onClose: () => void;
}

/** A room of the booking: its number once it is assigned. */
const roomLabel = ({ orderId, roomName, roomTypeName }: ExpectedRoom): string =>
  roomName ?? [roomTypeName, orderId].filter(Boolean).join(' ');

/** The same as an option: short enough for its column. */
const roomOption = ({ orderId, roomName, roomTypeName }: ExpectedRoom) => ({
  value: orderId,
  label: roomName ?? orderId,
  ...(roomTypeName !== null && { description: roomTypeName }),
});

/**
 * 入住名单: the guests of a booking, or of all rooms of its group, before they come. Only names must be there. The list is
 * pasted and put into the rooms in their order; the check-in begins with it. Rendered means open.
 *
 * Keyboard: the paste field has the focus; Enter in a field of one line saves; Esc closes.
 */
export function ExpectedGuestsDialog({
  title,
  lists,
  today,
  onSave,
  onRefresh,
  onClose,
}: ExpectedGuestsDialogProps) {
  // What is saved replaces the lists as they were when the form began.
  const [{ rooms, seen }] = useState(lists);
  const [defaultValues] = useState(() => expectedDraft(rooms));
  const form = useForm<ExpectedDraft, ExpectedInput>({
    defaultValues,
    check: (draft) => checkExpected(draft, today),
    onSubmit: async (input) => {
      try {
        await onSave({ ...input, seen });
      } catch (error) {
        throw expectedRefusal(error, form.read());
      }
      return undefined;
    },
  });
  return (
    <FormDialog
      title={`入住名单 · ${title}`}
      size="large"
      saveLabel="保存名单"
      form={form}
      problemAction={refreshAfterConflict(() => {
        onRefresh();
        onClose();
      })}
      onClose={onClose}
    >
      <Stack gap={4}>
        <FormPart form={form}>
          {({ list, field, read, set }) => {
            // The rows below bind their fields, and render this again.
            const rows = list('guests');
            const draft = read();
            const places = rooms.map((room) => ({
              label: roomLabel(room),
              filled: `${guestsOf(room.orderId, draft.guests).length}/${room.maxLoad} 人`,
            }));
            return (
              <>
                <Text as="p" size="small" tone="muted">
                  {places.map(({ label, filled }) => `${label}：${filled}`).join('　')}
                </Text>
                <GuestList
                  isExpected
                  list={rows}
                  guests={draft.guests}
                  pasted={field('pasted')}
                  rooms={rooms}
                  roomOptions={rooms.map(roomOption)}
                  errors={checkExpected(draft, today).errors ?? {}}
                  today={today}
                  onTake={(guests) => set({ guests, pasted: '' })}
                />
              </>
            );
          }}
        </FormPart>
      </Stack>
    </FormDialog>
  );
}
