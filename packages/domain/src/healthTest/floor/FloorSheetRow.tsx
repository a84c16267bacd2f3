import { CheckType, nucleicResultLabel } from '@anzhu/api/contract/healthTest';
import { FormPart, type FormView } from '@anzhu/ui/Form';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { useState } from 'react';
import { readResult } from '../filter.ts';
import { abnormal, name as nameStyle, room, row as rowStyle } from './FloorSheet.css.ts';
import {
  resultField,
  temperatureProblem,
  typedTemperature,
  type FloorDraft,
} from './floorSheet.ts';
import { abnormalNote } from '../ResultTag.tsx';

export interface FloorSheetRowProps {
  form: FormView<FloorDraft>;
  /** 0 for the first. */
  index: number;
  /** The person has a test of today. */
  isRecorded: boolean;
  checkType: CheckType;
}

const resultOptions = Object.values(nucleicResultLabel).map((label) => ({ value: label, label }));

/** A person of the floor: room, name, and the field of the result. An error of the input is shown at once. */
export function FloorSheetRow({ form, index, isRecorded, checkType }: FloorSheetRowProps) {
  const [isLeft, setLeft] = useState(false);
  return (
    <FormPart form={form}>
      {(view) => {
        const row = view.list('rows').rows[index];
        if (!row) return null;
        const name = row.field('name').value;
        const roomName = row.field('roomName').value;
        const field = row.field(resultField(checkType));
        const read = field.value.trim() === '' ? null : readResult(field.value, [checkType]);
        const note =
          read && 'value' in read ? abnormalNote({ checkType, checkRes: read.value }) : null;
        const common = { label: `${roomName} ${name}`, isLabelHidden: true, description: note };
        return (
          <li className={rowStyle}>
            <span className={room}>{roomName}</span>
            <span className={nameStyle}>
              {name}
              {isRecorded && (
                <Text size="note" tone="muted">
                  今日已录
                </Text>
              )}
            </span>
            {checkType === CheckType.temperature ? (
              <div className={note ? abnormal : undefined}>
                <TextField
                  {...field}
                  {...common}
                  inputMode="decimal"
                  suffix="℃"
                  errorMessage={field.errorMessage ?? temperatureProblem(field.value, isLeft)}
                  onChange={(text) => {
                    setLeft(false);
                    field.onChange(typedTemperature(text));
                  }}
                  onBlur={() => setLeft(true)}
                />
              </div>
            ) : (
              <SegmentedControl<string>
                {...field}
                {...common}
                value={field.value || null}
                options={resultOptions}
              />
            )}
          </li>
        );
      }}
    </FormPart>
  );
}
