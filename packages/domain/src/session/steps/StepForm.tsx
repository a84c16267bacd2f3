import { Button } from '@anzhu/ui/Button';
import { Form, FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { PasswordField } from '@anzhu/ui/PasswordField';
import { Text } from '@anzhu/ui/Text';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ErrorNote, useSubmit } from '../../kit/index.ts';
import { buttons } from './SignInSteps.css.ts';

/** The field of a step: spread it on the field. */
export interface StepField {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  errorMessage: string | undefined;
  onChange: (value: string) => void;
  /** For a field that is checked when it is left. */
  onBlur: () => void;
}

export interface StepFormProps {
  /** Why the step is needed. */
  message: string;
  submitLabel: string;
  /** What is wrong with the value before it is sent. */
  check: (value: string) => string | undefined;
  /** The current password is needed too: the step sets what protects the account. @default false */
  needsPassword?: boolean;
  /**
   * Sends the value and the current password, '' where none is needed. Rejected: the message stands at the field that
   * it names, or above the buttons.
   */
  onSubmit: (value: string, currentPassword: string) => Promise<unknown>;
  onBack: () => void;
  /** What stands above the field. */
  intro?: ReactNode;
  /** Another way to take the step. */
  more?: ReactNode;
  children: (field: StepField) => ReactNode;
}

/** What is wrong before anything is sent. */
interface Problem {
  value?: string | undefined;
  password?: string | undefined;
}

/**
 * A step with one field, below the current password where it is needed. The first field has the focus; after an error
 * what was typed stays, and the field at fault is selected.
 *
 * Keyboard: Enter sends; Tab reaches 返回.
 */
export function StepForm({
  message,
  submitLabel,
  check,
  needsPassword = false,
  onSubmit,
  onBack,
  intro,
  more,
  children,
}: StepFormProps) {
  const ref = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem>({});
  const { run, clear, isPending, error } = useSubmit();
  const { currentPassword: wrongPassword, ...others } = error?.fields ?? {};
  const [refused] = Object.values(others);
  const isAtField = wrongPassword !== undefined || refused !== undefined;
  const isPasswordWrong = wrongPassword !== undefined;

  useEffect(() => (passwordRef.current ?? ref.current)?.focus(), []);
  useEffect(() => {
    const { current: field } = isPasswordWrong ? passwordRef : ref;
    if (!error || !field) return;
    field.focus();
    field.select();
  }, [error, isPasswordWrong]);

  const change = (set: (typed: string) => void) => (typed: string) => {
    set(typed);
    setProblem({});
    if (isAtField) clear();
  };
  const submit = async (): Promise<void> => {
    const found: Problem = {
      value: check(value),
      password: needsPassword && password === '' ? '当前密码不能为空' : undefined,
    };
    setProblem(found);
    if (found.value !== undefined || found.password !== undefined) return;
    await run(() => onSubmit(value, password));
  };

  return (
    <Form onSubmit={submit}>
      <Stack gap={2}>
        <Text as="p">{message}</Text>
        {intro}
        <FormGrid columns={1} isSteady>
          {needsPassword && (
            <PasswordField
              ref={passwordRef}
              label="当前密码"
              name="currentPassword"
              maxLength={128}
              value={password}
              errorMessage={problem.password ?? wrongPassword}
              onChange={change(setPassword)}
            />
          )}
          {children({
            ref,
            value,
            errorMessage: problem.value ?? refused,
            onChange: change(setValue),
            onBlur: () => value !== '' && setProblem({ ...problem, value: check(value) }),
          })}
        </FormGrid>
        <ErrorNote error={isAtField ? null : error} />
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
