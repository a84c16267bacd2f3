import type { SignInNext } from '@anzhu/api/contract/session';
import { NewPassword } from '@anzhu/api/contract/password';
import { PasswordField } from '@anzhu/ui/PasswordField';
import { StepForm } from './StepForm.tsx';

export interface SignInStepsProps {
  next: SignInNext;
  /** Sends the new password. Rejected: the message is shown, what was typed stays. */
  onPassword: (password: string) => Promise<unknown>;
  /** Begins again. */
  onBack: () => void;
}

/** What is wrong with a new password. */
const problemOf = (password: string): string | undefined =>
  NewPassword.safeParse(password).error?.issues[0]?.message;

/**
 * What a sign-in needs after its password: a new password in place of one that someone else has set or that
 * is too old. In the place of the sign-in form; give each step its own key.
 *
 * Keyboard: the field has the focus, Enter sends; Tab reaches 返回, which begins again.
 */
export function SignInSteps({ next, onPassword, onBack }: SignInStepsProps) {
  return (
    <StepForm
      message={next.message}
      submitLabel="保存并登录"
      check={problemOf}
      onSubmit={onPassword}
      onBack={onBack}
    >
      {(field) => (
        <PasswordField
          label="新密码"
          name="password"
          purpose="new"
          hasStrength
          maxLength={32}
          {...field}
        />
      )}
    </StepForm>
  );
}
