import type { Guest, StoredGuest } from '@anzhu/api/contract/guest';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Room } from '@anzhu/api/contract/room';
import { modifyGuests } from '@anzhu/api/contract/stay';
import { decodeWire } from '@anzhu/api/contract/wire';
import { Confirm } from '@anzhu/ui/Confirm';
import { Dialog } from '@anzhu/ui/Dialog';
import { Form, FormProblem, useForm, type Checked } from '@anzhu/ui/Form';
import { FormFooter } from '@anzhu/ui/FormDialog';
import { Stack } from '@anzhu/ui/Layout';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { refreshAfterConflict, ConfirmNames, useNamesQuestion } from '../../kit/index.ts';
import { guestErrors, guestsField, refusalAtRows, sentGuests } from './checkGuests.ts';
import { GuestEditor } from './GuestEditor.tsx';
import { guestOf, type GuestFields } from './guests.ts';
import { KeyboardFlow } from './KeyboardFlow.tsx';

const Guests = z.pick(modifyGuests.input, { [guestsField]: true });

/** Reads the guests by the rules of the contract. `today` is `yyyy-MM-dd`. */
export function checkModified(guests: readonly GuestFields[], today: string): Checked<Guest[]> {
  const read = decodeWire(Guests, { [guestsField]: sentGuests(guests) });
  const errors = guestErrors(guests, read.ok ? {} : read.fields, today);
  return read.ok && Object.keys(errors).length === 0
    ? { values: read.value[guestsField] }
    : { errors };
}

export interface ModifyGuestsDialogProps {
  /** The occupied room. */
  room: Room;
  /** Those of the current stay, in full. */
  guests: readonly StoredGuest[];
  /** The most guests of the room; null while it is loading. */
  maxLoad: number | null;
  /** `yyyy-MM-dd` */
  today: string;
  /** Replaces all guests. Rejected: messages are shown at their fields, the draft stays. */
  onSave: (
    input: Pick<InputOf<typeof modifyGuests>, typeof guestsField | 'confirmNames'>,
  ) => void | Promise<void>;
  /** Reads the room again after a conflict; the dialog closes. */
  onRefresh: () => void;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

/**
 * 修改入住人: the guests of a stay, all replaced at once. Closing with changes asks first. Rendered means open.
 *
 * Keyboard: Enter goes to the next field, behind the last one to 保存; Ctrl+Enter saves; Esc closes.
 */
export function ModifyGuestsDialog({
  room,
  guests,
  maxLoad,
  today,
  onSave,
  onRefresh,
  onClose,
}: ModifyGuestsDialogProps) {
  const formId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const names = useNamesQuestion();
  const form = useForm<{ [guestsField]: readonly GuestFields[] }, Guest[]>({
    defaultValues: { [guestsField]: guests.map(guestOf) },
    check: (draft) => checkModified(draft[guestsField], today),
    onSubmit: async (changed) => {
      const sent = form.read()[guestsField];
      try {
        await onSave(names.agreed({ [guestsField]: changed }));
      } catch (error) {
        if (names.ask(error)) return false;
        throw refusalAtRows(error, sent);
      }
      return undefined;
    },
  });
  const { isDirty, isPending } = form;
  const save = async (): Promise<void> => {
    if (await form.submit()) onClose();
  };
  const leave = (): void => (isDirty ? setLeaving(true) : onClose());

  return (
    <>
      <Dialog
        isOpen
        size="large"
        title={`修改入住人 · ${room.name}`}
        isPending={isPending}
        onClose={leave}
        footer={<FormFooter {...{ formId, isPending }} onCancel={leave} />}
      >
        <KeyboardFlow>
          <Form id={formId} onSubmit={save}>
            <Stack gap={4}>
              <GuestEditor list={form.list(guestsField)} {...{ maxLoad, today }} />
              <FormProblem
                form={form}
                action={refreshAfterConflict(() => {
                  onRefresh();
                  onClose();
                })}
              />
            </Stack>
          </Form>
        </KeyboardFlow>
      </Dialog>
      <ConfirmNames question={names} onConfirm={save} />
      <Confirm
        isOpen={isLeaving}
        tone="danger"
        title="放弃对入住人的修改？"
        confirmLabel="放弃"
        cancelLabel="继续填写"
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
