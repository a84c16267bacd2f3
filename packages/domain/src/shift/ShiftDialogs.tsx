import type { Id } from '@anzhu/api/contract/codecs';
import type { DataOf, InputOf } from '@anzhu/api/contract/endpoint';
import { closeShift, type currentShift, openShift, type Shift } from '@anzhu/api/contract/shift';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { differenceWords } from '@anzhu/api/rules/shift';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { FormGrid } from '@anzhu/ui/Form';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { NumberField } from '@anzhu/ui/NumberField';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { contractForm, SaveDialog, WarningNote } from '../kit/index.ts';
import { shiftLabels, sumFact } from './shiftColumns.tsx';

const openForm = contractForm(openShift, (draft: { opening: number | null }) => draft);

export interface OpenShiftDialogProps {
  /** What was counted at the end of the last shift; null where nothing is known. */
  proposed: number | null;
  /** Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof openShift>) => unknown;
  onClose: () => void;
}

/**
 * 开班 with the cash in the drawer: what was counted last is filled in. Rendered means open.
 *
 * Keyboard: Enter opens the shift; Esc closes the dialog.
 */
export const OpenShiftDialog = ({ proposed, ...dialog }: OpenShiftDialogProps) => (
  <SaveDialog
    {...dialog}
    title="开班"
    size="small"
    saveLabel="开班"
    form={openForm}
    defaultValues={{ opening: proposed }}
    success="已开班"
  >
    {({ field }) => (
      <FormGrid columns={1}>
        <NumberField
          {...field('opening')}
          unit="元"
          min={0}
          decimals={2}
          description={proposed === null ? undefined : '上一班实点的现金，请核对'}
        />
      </FormGrid>
    )}
  </SaveDialog>
);

interface CloseDraft {
  id: Id;
  seen: number;
  counted: number | null;
  nextUserId: Id | null;
  note: string;
}

const closeForm = contractForm(closeShift, (draft: CloseDraft) => draft);

export interface CloseShiftDialogProps {
  shift: Shift;
  /** Who can take over. */
  clerks: DataOf<typeof currentShift>['clerks'];
  /** Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof closeShift>) => unknown;
  /** Reads the shift again after a conflict. */
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
}

/**
 * 交班: the cash in the drawer is counted, and what it differs by is said at once. Rendered means open.
 *
 * Keyboard: Enter in a field closes the shift; Esc closes the dialog.
 */
export const CloseShiftDialog = ({ shift, clerks, onSave, ...dialog }: CloseShiftDialogProps) => (
  <SaveDialog
    {...dialog}
    // What is shown, also after it was read again.
    onSave={(input) => onSave({ ...input, seen: shift.expected })}
    title={`交班 · ${shift.clerk ?? ''} · ${formatMinute(shift.openTime)} 起`}
    size="small"
    saveLabel="交班"
    form={closeForm}
    defaultValues={{
      id: shift.id,
      seen: shift.expected,
      counted: null,
      nextUserId: null,
      note: '',
    }}
    success="已交班"
    intro={
      <DescriptionList
        columns={2}
        items={[
          sumFact('opening', shift.opening),
          // Of all ways the net stands in the record.
          { label: '现金净额', value: formatYuan(shift.expected - shift.opening) },
          sumFact('expected', shift.expected),
          { label: shiftLabels.lines, value: `${shift.lines} 笔` },
        ]}
      />
    }
  >
    {({ field }) => {
      const counted = field('counted');
      const difference =
        counted.value === null ? 0 : toYuan(toFen(counted.value) - toFen(shift.expected));
      return (
        <FormGrid columns={1}>
          <NumberField {...counted} unit="元" min={0} decimals={2} />
          <WarningNote warnings={difference === 0 ? [] : [differenceWords(difference)]} />
          <Select
            {...field('nextUserId')}
            placeholder="不指定"
            isClearable
            options={clerks.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField {...field('note')} />
        </FormGrid>
      );
    }}
  </SaveDialog>
);
