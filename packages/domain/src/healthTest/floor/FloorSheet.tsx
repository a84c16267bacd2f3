import { CheckType, checkTypeLabel, HealthTest } from '@anzhu/api/contract/healthTest';
import { labelsOf } from '@anzhu/api/contract/label';
import { testInFuture } from '@anzhu/api/rules/healthTests';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import {
  Form,
  FormGrid,
  FormPart,
  FormProblem,
  useForm,
  useUnsavedGuard,
  type FormView,
} from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Text } from '@anzhu/ui/Text';
import { useId, useRef, useState } from 'react';
import { optionsOf, submitErrorOf } from '../../kit/index.ts';
import { KeyboardFlow } from '../../stay/index.ts';
import { beforeCheckIn } from '../healthTestForm.ts';
import { bar, list, problem, sheet } from './FloorSheet.css.ts';
import { FloorSheetRow } from './FloorSheetRow.tsx';
import {
  checkFloor,
  countResults,
  floorDraft,
  floorErrors,
  type FloorDraft,
  type FloorPerson,
  type FloorTests,
} from './floorSheet.ts';

export interface FloorSheetProps {
  /** Hotel and floor: 安住·西湖店 6 楼. The draft is kept under it. */
  title: string;
  /** Those in the isolation rooms of the floor, by room. Later ones are ignored. */
  people: readonly FloorPerson[];
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /**
   * Saves all tests or none. Rejected: the rows of the refused fields show why. With `acceptBeforeCheckIn` the
   * clerk has confirmed tests before the check-in.
   */
  onSave: (tests: FloorTests) => Promise<unknown>;
  /** Called after saving. */
  onSaved: () => void;
}

const labels = labelsOf(HealthTest);
const typeOptions = optionsOf(checkTypeLabel);

/** How many have a result, and how many of these are abnormal. */
function Summary({ form }: { form: FormView<FloorDraft> }) {
  // Reading the fields renders it again when one of them changes.
  const draft = {
    checkType: form.field('checkType').value,
    checkTime: '',
    rows: form.field('rows').value,
  };
  const { filled, abnormal } = countResults(draft);
  return (
    <output>
      <Text size="small">{`已录入 ${filled} / ${draft.rows.length} 人`}</Text>
      {abnormal > 0 && <Text size="small" tone="danger">{`，异常 ${abnormal} 人`}</Text>}
    </output>
  );
}

/**
 * 整层录入: one test for each person of a floor, saved all at once or not at all; people without a result
 * are skipped. The browser warns of unsaved input when the page is closed; a router does so with `useHasUnsaved`.
 *
 * Keyboard: Enter goes to the next row, from the last one to 保存; Ctrl+Enter saves.
 */
export function FloorSheet({ title, people, now, onSave, onSaved }: FloorSheetProps) {
  const formId = useId();
  /** The refusal of tests before the check-in, until the clerk has answered. */
  const [early, setEarly] = useState<string | null>(null);
  const isEarlyAccepted = useRef(false);
  const form = useForm<FloorDraft, FloorTests>({
    defaultValues: floorDraft(people),
    check: (draft) => checkFloor(draft, now),
    onSubmit: async (values) => {
      const sent = form.read();
      try {
        await onSave({ ...values, acceptBeforeCheckIn: isEarlyAccepted.current });
      } catch (error) {
        const question = submitErrorOf(error).fields[beforeCheckIn.flag];
        if (question !== undefined) {
          setEarly(question);
          return false;
        }
        const fields = floorErrors(sent, submitErrorOf(error).fields);
        throw Object.keys(fields).length > 0 ? { message: title, fields } : error;
      }
      return undefined;
    },
  });
  useUnsavedGuard(form.isDirty);
  // Not in the draft: the tests of today may be read while the sheet is open.
  const recorded = new Set(people.filter(({ isRecorded }) => isRecorded).map(({ id }) => id));
  const submit = async (): Promise<void> => {
    if (await form.submit()) onSaved();
  };

  return (
    <div className={sheet}>
      <KeyboardFlow>
        <Form id={formId} onSubmit={submit}>
          <FormPart form={form}>
            {({ field, list: listOf }) => {
              const [type, time] = [field('checkType'), field('checkTime')];
              const rows = listOf('rows');
              return (
                <Stack gap={3}>
                  <FormGrid columns={2}>
                    <SegmentedControl<CheckType>
                      {...type}
                      label={labels.checkType}
                      options={typeOptions}
                    />
                    <DateTimeField
                      {...time}
                      label={labels.checkTime}
                      description="不填为保存时的时间"
                      today={now.slice(0, 10)}
                      max={now}
                      maxReason={testInFuture}
                    />
                  </FormGrid>
                  <ul className={list} aria-label={title}>
                    {rows.rows.map(({ key, place: index, field: ofRow }) => (
                      <FloorSheetRow
                        key={key}
                        {...{ form, index }}
                        isRecorded={recorded.has(ofRow('id').value)}
                        checkType={type.value}
                      />
                    ))}
                  </ul>
                  <div className={problem}>
                    {rows.errorMessage !== undefined && (
                      <span role="alert">{rows.errorMessage}</span>
                    )}
                  </div>
                </Stack>
              );
            }}
          </FormPart>
          <FormProblem form={form} />
        </Form>
      </KeyboardFlow>
      <div className={bar} data-foot="">
        <FormPart form={form}>{(view) => <Summary form={view} />}</FormPart>
        <Button type="submit" form={formId} tone="brand" variant="solid">
          保存
        </Button>
      </div>
      <Confirm
        isOpen={early !== null}
        title={beforeCheckIn.title}
        confirmLabel={beforeCheckIn.confirmLabel}
        onConfirm={async () => {
          isEarlyAccepted.current = true;
          await submit();
          isEarlyAccepted.current = false;
        }}
        onClose={() => setEarly(null)}
      >
        {early}
      </Confirm>
    </div>
  );
}
