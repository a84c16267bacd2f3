import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import { addRooms, NewRoom, type Room } from '@anzhu/api/contract/room';
import { planRooms } from '@anzhu/api/rules/roomNumbers';
import { FormGrid, FormWide, type FormErrors } from '@anzhu/ui/Form';
import { TextField } from '@anzhu/ui/TextField';
import { useMemo } from 'react';
import { contractForm, SaveDialog, type ContractForm } from '../../kit/index.ts';
import { RoomTypePicker, type RoomTypeOption } from '../../roomType/index.ts';
import { NatureField } from './NatureField.tsx';
import { RoomPlanPreview } from './RoomPlanPreview.tsx';

type Values = InputOf<typeof addRooms>;

export interface AddRoomsDialogProps {
  /** The hotel of the new rooms, for users who choose among hotels. */
  hotelName?: string | undefined;
  /** Every room of the hotel, whatever the board shows; undefined while loading. */
  rooms: readonly Pick<Room, 'name'>[] | undefined;
  /** Those of the hotel; undefined while loading. */
  roomTypes: readonly RoomTypeOption[] | undefined;
  /** Adds the rooms. Rejected: the message is shown, the draft stays. */
  onSave: (values: Values) => unknown;
  /** Reads the rooms of the hotel again, after a conflict with another user's rooms. */
  onRefresh: () => void | Promise<void>;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

interface Draft {
  floors: string;
  ends: string;
  type: Id | null;
  direction: string;
  isIsolation: boolean;
}

/** Fields that the call does not have: the numbers of its rooms are made of them. */
const textRules = {
  floors: { label: labelsOf(NewRoom).floor, isRequired: true, maxLength: 100 },
  ends: { label: '每层房号', isRequired: true, maxLength: 100 },
};

/** The rules of the form, for a hotel that has some numbers already. */
function formWithout(taken: ReadonlySet<string>): ContractForm<Draft, Values> {
  const contract = contractForm(addRooms, ({ floors, ends, ...draft }: Draft) => ({
    ...draft,
    isIsolation: draft.isIsolation ? 1 : 0,
    rooms: planRooms({ floors, ends }, taken).plan?.added ?? [],
  }));
  return {
    ...contract,
    rulesOf: (name) =>
      name === 'floors' || name === 'ends' ? textRules[name] : contract.rulesOf(name),
    check: (draft) => {
      const { errors: wrong } = planRooms(draft, taken);
      const { values, errors = {} } = contract.check(draft);
      if (values) return { values };
      const { rooms: none, ...others } = errors;
      const atTexts: FormErrors = wrong ?? (none === undefined ? {} : { ends: '这些房间都已存在' });
      return { errors: { ...others, ...atTexts } };
    },
  };
}

/**
 * 批量新增: many rooms of one type, by ranges of floors and numbers, with a preview of what will be
 * added. Rendered means open.
 *
 * Keyboard: Enter in a field saves; Esc closes.
 */
export function AddRoomsDialog({
  hotelName,
  rooms,
  roomTypes,
  onSave,
  onRefresh,
  onClose,
}: AddRoomsDialogProps) {
  const taken = useMemo(() => new Set(rooms?.map(({ name }) => name)), [rooms]);
  const form = useMemo(() => formWithout(taken), [taken]);
  return (
    <SaveDialog
      title={hotelName === undefined ? '批量新增房间' : `批量新增房间 · ${hotelName}`}
      size="large"
      success={null}
      form={form}
      defaultValues={{ floors: '', ends: '', type: null, direction: '', isIsolation: false }}
      onSave={onSave}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field }) => {
        const [floors, ends] = [field('floors'), field('ends')];
        return (
          <FormGrid columns={2}>
            <TextField placeholder="2-8 或 2,4,6-8" {...floors} />
            <TextField placeholder="01-16" {...ends} />
            <RoomTypePicker roomTypes={roomTypes} {...field('type')} />
            <TextField placeholder="朝南" {...field('direction')} />
            <FormWide>
              <NatureField {...field('isIsolation')} />
            </FormWide>
            <FormWide>
              <RoomPlanPreview
                {...planRooms({ floors: floors.value, ends: ends.value }, taken)}
                isFilledIn={floors.value.trim() !== '' && ends.value.trim() !== ''}
              />
            </FormWide>
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
