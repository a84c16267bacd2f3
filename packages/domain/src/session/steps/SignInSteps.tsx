import { NewPassword } from '@anzhu/api/contract/password';
import type { SignInNext } from '@anzhu/api/contract/session';
import { SecondFactorCode } from '@anzhu/api/contract/totp';
import { Button } from '@anzhu/ui/Button';
import { PasswordField } from '@anzhu/ui/PasswordField';
import { TextField } from '@anzhu/ui/TextField';
import { useState } from 'react';
import { StepForm, type StepField } from './StepForm.tsx';
import { useCommonPassword } from '../useCommonPassword.ts';
import { CodeField, TotpSetup } from './TotpSetup.tsx';

export interface SignInStepsProps {
  /** What the server requires next: a new password, or a code of the second factor. */
  next: SignInNext;
  /**
   * Sends what was typed: the new password or the code, and the current password ('' for a code of a second factor
   * that is in use). Rejected: the message is shown.
   */
  onSubmit: (value: string, currentPassword: string) => Promise<unknown>;
  /** Begins again. */
  onBack: () => void;
}

/** What is wrong with a new password. */
const passwordProblem = (password: string): string | undefined =>
  NewPassword.safeParse(password).error?.issues[0]?.message;

/** What is wrong with a code of either kind. */
const codeProblem = (code: string): string | undefined =>
  SecondFactorCode.safeParse(code).error?.issues[0]?.message;

/**
 * What a sign-in needs after its password or QR code: the second factor, a new password in place of one that someone
 * else has set or that is too old, or the set-up of a second factor. The last two need the current password. In the
 * place of the sign-in form; give each step its own key.
 *
 * Keyboard: the first field has the focus, Enter sends; Tab reaches 返回, which begins again.
 */
export function SignInSteps({ next, ...step }: SignInStepsProps) {
  const { message, setup } = next;
  if (next.step === 'totp') return <SecondFactor message={message} {...step} />;
  if (setup) {
    return <TotpSetup {...{ message, setup }} submitLabel="开启并登录" needsPassword {...step} />;
  }
  return (
    <StepForm
      message={message}
      submitLabel="保存并登录"
      check={passwordProblem}
      needsPassword
      {...step}
    >
      {(field) => <NewPasswordField {...field} />}
    </StepForm>
  );
}

function NewPasswordField(field: StepField) {
  const weakness = useCommonPassword(field.value);
  return (
    <PasswordField
      label="新密码"
      name="password"
      purpose="new"
      hasStrength
      weakness={weakness}
      maxLength={32}
      {...field}
    />
  );
}

/** A code of the authenticator app, or a recovery code in its place. */
function SecondFactor({
  message,
  ...step
}: Pick<SignInStepsProps, 'onSubmit' | 'onBack'> & { message: string }) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <StepForm
      key={String(isRecovery)}
      message={isRecovery ? '请输入一个没有用过的恢复码' : message}
      submitLabel="登录"
      check={codeProblem}
      more={
        <Button variant="quiet" onPress={() => setRecovery(!isRecovery)}>
          {isRecovery ? '使用验证码' : '使用恢复码'}
        </Button>
      }
      {...step}
    >
      {(field) =>
        isRecovery ? (
          <TextField
            label="恢复码"
            name="code"
            maxLength={16}
            placeholder="abcd-efgh-jkmn"
            {...field}
          />
        ) : (
          <CodeField {...field} />
        )
      }
    </StepForm>
  );
}
