import { Button } from '@anzhu/ui/Button';
import { Form, FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ErrorNote, useSubmit } from '../../kit/index.ts';
import { buttons } from './SignInSteps.css.ts';

/** The one field of a step: spread it on the field. */
export interface StepField {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  errorMessage: string | undefined;
  onChange: (value: string) => void;
}

export interface StepFormProps {
  /** Why the step is needed. */
  message: string;
  submitLabel: string;
  /** What is wrong with the value before it is sent. */
  check: (value: string) => string | undefined;
  /** Sends the value. Rejected: the message stands at the field that it names, or above the buttons. */
  onSubmit: (value: string) => Promise<unknown>;
  onBack: () => void;
  /** What stands above the field. */
  intro?: ReactNode;
  /** Another way to take the step. */
  more?: ReactNode;
  children: (field: StepField) => ReactNode;
}

/**
 * A step with one field, which has the focus. After an error what was typed stays, selected.
 *
 * Keyboard: Enter sends; Tab reaches 返回.
 */
export function StepForm({
  message,
  submitLabel,
  check,
  onSubmit,
  onBack,
  intro,
  more,
  children,
}: StepFormProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const { run, clear, isPending, error } = useSubmit();
  const [refused] = Object.values(error?.fields ?? {});

  useEffect(() => ref.current?.focus(), []);

  const change = (typed: string): void => {
    setValue(typed);
    setProblem(undefined);
    if (refused !== undefined) clear();
  };
  const submit = async (): Promise<void> => {
    const wrong = check(value);
    setProblem(wrong);
    if (wrong !== undefined) return;
    if (!(await run(() => onSubmit(value)))) ref.current?.select();
  };

  return (
    <Form onSubmit={submit}>
      <Stack gap={2}>
        <Text as="p">{message}</Text>
        {intro}
        <FormGrid columns={1} isSteady>
          {children({ ref, value, errorMessage: problem ?? refused, onChange: change })}
        </FormGrid>
        <ErrorNote error={refused === undefined ? error : null} />
        <div className={buttons}>
          <Button type="submit" tone="brand" variant="solid" isPending={isPending}>
            {submitLabel}
          </Button>
          {more}
          <Button variant="quiet" isDisabled={isPending} onPress={onBack}>
            返回
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
