import type { InputOf } from '@anzhu/api/contract/endpoint';
import { handleHealthTest, type HealthTest } from '@anzhu/api/contract/healthTest';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { IsolationExit, isolationExitLabel } from '@anzhu/api/contract/stay';
import { nothing } from '@anzhu/api/rules/timeText';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextArea } from '@anzhu/ui/TextArea';
import { Text } from '@anzhu/ui/Text';
import { useRef, useState } from 'react';
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
  /** Opens 退出隔离 for 阳性入院, after saving and closing. */
  onHospitalise: () => void;
  /** Called when the dialog closes; it first asks about changes that would be lost. */
  onClose: () => void;
}

/** What follows for a person who is still in isolation. */
type NextStep = 'stay' | 'hospital';

const nextSteps = [
  { value: 'stay', label: '继续隔离' },
  { value: 'hospital', label: isolationExitLabel[IsolationExit.hospitalised] },
] as const satisfies readonly { value: NextStep; label: string }[];

const form = contractForm(handleHealthTest, (draft: { id: string; note: string }) => draft);

/**
 * 处理异常结果: takes an abnormal result off the list of those that wait, with a note of what was done. Of a person who
 * is still in isolation it leads on to 阳性入院, if that is chosen.
 */
export function HandleTestDialog(props: HandleTestDialogProps) {
  const { test, onSave, onHospitalise, onClose } = props;
  const { id, name, checkTime, checkType, checkRes, status, roomId, roomName, hotelName } = test;
  const [next, setNext] = useState<NextStep>('stay');
  const isSaved = useRef(false);
  const isHere = status === IsolationStatus.isolating && roomId !== null;
  return (
    <SaveDialog
      title={['处理异常结果', name].filter(Boolean).join(' · ')}
      saveLabel={next === 'hospital' ? '标为已处理，办理入院' : '标为已处理'}
      form={form}
      defaultValues={{ id, note: '' }}
      onSave={async (input) => {
        await onSave(input);
        isSaved.current = true;
      }}
      onClose={() => {
        onClose();
        if (isSaved.current && next === 'hospital') onHospitalise();
      }}
      intro={
        <Inline gap={2}>
          <Text isStrong>{name ?? nothing}</Text>
          <ResultTag checkType={checkType} checkRes={checkRes} />
          <Text tone="muted">
            {[checkTime, hotelName, roomName].filter(Boolean).join(' · ') || nothing}
          </Text>
        </Inline>
      }
    >
      {({ field }) => (
        <FormGrid columns={1}>
          <TextArea rows={3} {...field('note')} />
          {isHere && (
            <SegmentedControl<NextStep>
              label="后续"
              options={nextSteps}
              value={next}
              onChange={setNext}
            />
          )}
        </FormGrid>
      )}
    </SaveDialog>
  );
}
