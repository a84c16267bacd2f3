import type { Guest, StoredGuest } from '@anzhu/api/contract/guest';
import type { Room } from '@anzhu/api/contract/room';
import { Confirm } from '@anzhu/ui/Confirm';
import { Dialog } from '@anzhu/ui/Dialog';
import { Form } from '@anzhu/ui/Form';
import { FormFooter } from '@anzhu/ui/FormDialog';
import { Stack } from '@anzhu/ui/Layout';
import { useId, useRef, useState } from 'react';
import { decodeWire } from '@anzhu/api/contract/wire';
import { modifyGuests } from '@anzhu/api/contract/stay';
import * as z from 'zod/mini';
import { submitErrorOf, ErrorNote, useSubmit } from '../../kit/index.ts';
import {
  guestErrorsAfter,
  guestErrorsOf,
  checkGuests,
  guestsField,
  sentGuests,
  wireGuests,
  type GuestErrors,
} from '../guest/checkGuests.ts';
import { GuestEditor } from '../guest/GuestEditor.tsx';
import { changeGuest, storedGuests, type GuestList, type GuestDraft } from '../guest/guests.ts';
import { KeyboardFlow } from '../guest/KeyboardFlow.tsx';

const Guests = z.pick(modifyGuests.input, { [guestsField]: true });

/** The guests that can be saved (and the rows they were made of), or what is wrong. */
type CheckedGuests =
  | { guests: Guest[]; sent: readonly GuestDraft[]; errors?: undefined }
  | { guests?: undefined; sent?: undefined; errors: GuestErrors };

/** Reads the guests by the rules of the contract. */
export function checkModified(rows: readonly GuestDraft[]): CheckedGuests {
  const read = decodeWire(Guests, { [guestsField]: wireGuests(rows) });
  const told = read.ok ? {} : read.fields;
  const errors = checkGuests(rows, told);
  if (read.ok && Object.keys(errors).length === 0) {
    return { guests: read.value[guestsField], sent: sentGuests(rows) };
  }
  return { errors };
}

export interface ModifyGuestsDialogProps {
  /** The occupied room. */
  room: Room;
  /** Those of the current stay, in full. */
  guests: readonly StoredGuest[];
  /** The most guests of the room; null while it is loading. */
  maxLoad: number | null;
  /** Replaces all guests. Rejected: messages are shown at their fields, the draft stays. */
  onSave: (guests: Guest[]) => void | Promise<void>;
  /** Reads the room again after a conflict; the dialog closes. */
  onRefresh: () => void;
  /**
   * Called when the dialog closes: after saving, and on 取消, × and Esc, which first ask about changes that would be
   * lost.
   */
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
  onSave,
  onRefresh,
  onClose,
}: ModifyGuestsDialogProps) {
  const formId = useId();
  const saveButton = useRef<HTMLButtonElement>(null);
  const [first] = useState(() => storedGuests(guests));
  const [list, setList] = useState(first);
  const [errors, setErrors] = useState<GuestErrors>({});
  const [isLeaving, setLeaving] = useState(false);
  const { run, isPending, error } = useSubmit();
  const isChanged = list.guests !== first.guests;

  const save = async (): Promise<void> => {
    const checked = checkModified(list.guests);
    setErrors(checked.errors ?? {});
    if (!checked.guests) return;
    const isSaved = await run(async () => {
      try {
        await onSave(checked.guests);
      } catch (thrown) {
        setErrors(guestErrorsOf(submitErrorOf(thrown).fields, checked.sent));
        throw thrown;
      }
    });
    if (isSaved) onClose();
  };
  const become = (next: GuestList): void => {
    setList(next);
    setErrors(guestErrorsAfter(errors, list, next));
  };
  const leave = (): void => (isChanged ? setLeaving(true) : onClose());

  return (
    <>
      <Dialog
        isOpen
        size="large"
        title={`修改入住人 · ${room.name}`}
        isPending={isPending}
        onClose={leave}
        footer={<FormFooter {...{ formId, isPending, saveButton }} onCancel={leave} />}
      >
        <KeyboardFlow onEnd={() => saveButton.current?.focus()}>
          <Form id={formId} onSubmit={save}>
            <Stack gap={4}>
              <GuestEditor
                list={list}
                errors={errors}
                maxLoad={maxLoad}
                onList={become}
                onChange={(key, part) => become(changeGuest(list, key, part))}
              />
              <ErrorNote
                error={error}
                onRefresh={() => {
                  onRefresh();
                  onClose();
                }}
              />
            </Stack>
          </Form>
        </KeyboardFlow>
      </Dialog>
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
