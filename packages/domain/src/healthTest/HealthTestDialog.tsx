import type { Id } from '@anzhu/api/contract/codecs';
import {
  CheckType,
  checkTypeLabel,
  nucleicResultLabel,
  type addHealthTest,
  type HealthTest,
} from '@anzhu/api/contract/healthTest';
import { testInFuture } from '@anzhu/api/rules/healthTests';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { Picker, type PickerOption } from '@anzhu/ui/Picker';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { useState } from 'react';
import { optionsOf, SaveDialog, type RecordDialogProps } from '../kit/index.ts';
import { beforeCheckIn, healthTestDraft, healthTestForm, notInFuture } from './healthTestForm.ts';
import { abnormalNote } from './ResultTag.tsx';

/** A person to choose. */
export type PersonOption = PickerOption<Id>;

export interface HealthTestDialogProps extends RecordDialogProps<HealthTest, typeof addHealthTest> {
  /** Whose test is added; null: the person is searched for. */
  person: { id: Id; name: string } | null;
  /** Finds people by name or number; without a query those who wait for a test. */
  onSearch: (query: string, signal: AbortSignal) => Promise<readonly PersonOption[]>;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

const typeOptions = optionsOf(checkTypeLabel);
const resultOptions = optionsOf(nucleicResultLabel);

/** 手动录入 and 修改检测记录: one test of a person. Another type of test clears the result. */
export function HealthTestDialog(props: HealthTestDialogProps) {
  const { record, person, onSearch, now: current, ...dialog } = props;
  // The form's moments stay as they were when it was opened.
  const [now] = useState(current);
  return (
    <SaveDialog
      {...dialog}
      title={record ? '修改检测记录' : '手动录入'}
      form={healthTestForm}
      defaultValues={healthTestDraft(record, person, now)}
      rules={notInFuture(current)}
      overrule={beforeCheckIn}
    >
      {({ field, set }) => {
        const [type, result] = [field('checkType'), field('checkRes')];
        const isTemperature = type.value === CheckType.temperature;
        const note =
          result.value !== null && abnormalNote({ checkType: type.value, checkRes: result.value });
        return (
          <FormGrid columns={1}>
            <Picker
              {...field('uId')}
              onSearch={onSearch}
              placeholder="姓名或用户编号"
              valueLabel={record?.name ?? person?.name}
            />
            <SegmentedControl<CheckType>
              {...type}
              options={typeOptions}
              onChange={(checkType) => set({ checkType, checkRes: null })}
            />
            {isTemperature ? (
              <NumberField {...result} decimals={1} unit="℃" description={note} />
            ) : (
              <SegmentedControl<number> {...result} options={resultOptions} description={note} />
            )}
            <DateTimeField
              {...field('checkTime')}
              {...{ min: undefined, max: current, maxReason: testInFuture }}
              today={now.slice(0, 10)}
            />
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
