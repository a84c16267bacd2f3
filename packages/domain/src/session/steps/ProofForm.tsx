import { beginTotp, type FactorProof } from '@anzhu/api/contract/totp';
import { Button } from '@anzhu/ui/Button';
import { Form, FormGrid, useForm } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { PasswordField } from '@anzhu/ui/PasswordField';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { useEffect, useRef } from 'react';
import { contractForm, ErrorNote } from '../../kit/index.ts';
import { buttons } from './SignInSteps.css.ts';

interface Draft {
  currentPassword: string;
  code: string;
}

const empty: Draft = { currentPassword: '', code: '' };

const proofForm = contractForm<Draft, typeof beginTotp>(beginTotp, ({ currentPassword, code }) => ({
  currentPassword,
  ...(code !== '' && { code }),
}));

export interface ProofFormProps {
  /** What follows. */
  message: string;
  submitLabel: string;
  /** A second factor is in use: a code of it is needed too. */
  needsCode: boolean;
  /** Sends what was typed. Rejected: the message stands at the field that it names, or above the buttons. */
  onSubmit: (proof: FactorProof) => Promise<unknown>;
  onBack: () => void;
}

/**
 * The current password and, where a second factor is in use, a code of it or a recovery code.
 *
 * Keyboard: the password has the focus; Enter sends; Tab reaches 返回.
 */
export function ProofForm({ message, submitLabel, needsCode, onSubmit, onBack }: ProofFormProps) {
  const ref = useRef<HTMLInputElement>(null);
  const form = useForm<Draft, FactorProof>({
    defaultValues: empty,
    check: (draft) =>
      proofForm.check(draft, ({ currentPassword, code }) => ({
        ...(currentPassword === '' && { currentPassword: '当前密码不能为空' }),
        ...(needsCode && code === '' && { code: '请输入现用的验证码或恢复码' }),
      })),
    onSubmit: async (proof) => {
      await onSubmit(proof);
    },
  });

  useEffect(() => ref.current?.focus(), []);

  return (
    <Form onSubmit={form.submit}>
      <Stack gap={2}>
        <Text as="p">{message}</Text>
        <FormGrid columns={1} isSteady>
          <PasswordField
            ref={ref}
            label="当前密码"
            maxLength={128}
            {...form.field('currentPassword')}
          />
          {needsCode && (
            <TextField
              label="现用的验证码"
              autoComplete="one-time-code"
              maxLength={16}
              placeholder="6 位验证码或恢复码"
              {...form.field('code')}
            />
          )}
        </FormGrid>
        <ErrorNote error={form.problem} />
        <div className={buttons}>
          <Button type="submit" tone="brand" variant="solid" isPending={form.isPending}>
            {submitLabel}
          </Button>
          <Button variant="quiet" isDisabled={form.isPending} onPress={onBack}>
            返回
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
