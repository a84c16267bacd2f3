import type { InputOf } from '@anzhu/api/contract/endpoint';
import { handleHealthTest, type HealthTest } from '@anzhu/api/contract/healthTest';
import { nothing } from '@anzhu/api/rules/timeText';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline } from '@anzhu/ui/Layout';
import { TextArea } from '@anzhu/ui/TextArea';
import { Text } from '@anzhu/ui/Text';
import { contractForm, SaveDialog } from '../kit/index.ts';
import { ResultTag } from './ResultTag.tsx';

export interface HandleTestDialogProps {
  /** The abnormal result. */
  test: HealthTest;
  /**
   * Saves the note and takes the result off the list. Rejected: messages stand at their fields, what was typed
   * stays.
   */
  onSave: (input: InputOf<typeof handleHealthTest>) => unknown;
  /**
   * Called when the dialog closes: after saving, and on 取消, × and Esc, which first ask about changes that would be
   * lost.
   */
  onClose: () => void;
}

const form = contractForm(handleHealthTest, (draft: { id: string; note: string }) => draft);

/** 处理异常结果: takes an abnormal result off the list of those that wait, with a note of what was done. */
export function HandleTestDialog({ test, onSave, onClose }: HandleTestDialogProps) {
  const { id, name, checkTime, checkType, checkRes } = test;
  return (
    <SaveDialog
      title="处理异常结果"
      saveLabel="标为已处理"
      form={form}
      defaultValues={{ id, note: '' }}
      onSave={onSave}
      onClose={onClose}
      intro={
        <Inline gap={2}>
          <Text isStrong>{name ?? nothing}</Text>
          <ResultTag checkType={checkType} checkRes={checkRes} />
          <Text tone="muted">{checkTime ?? nothing}</Text>
        </Inline>
      }
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <TextArea rows={3} {...field('note')} />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
