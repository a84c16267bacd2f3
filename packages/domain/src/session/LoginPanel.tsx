import { Button } from '@anzhu/ui/Button';
import { Form } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { RefusalNote, type Refusal } from '../refusal/index.ts';
import type { Credentials } from './credentials.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { submitButton } from './LoginPanel.css.ts';
import { PaperFrame, type PaperFrameProps } from './PaperFrame.tsx';
import { useSignIn } from './useSignIn.ts';

export interface LoginPanelProps extends Pick<PaperFrameProps, 'filing'> {
  /** Signs in. Rejected: the error's message is shown, what was typed stays. */
  onSignIn: (credentials: Credentials) => void | Promise<void>;
  /** Why the person is here, as when the session has ended; the first refusal takes its place. */
  message?: string | undefined;
}

const told = (message: string | undefined): Refusal | null =>
  message === undefined ? null : { message, fields: {}, isConflict: false };

/**
 * 登录 with account and password: the whole page, on paper, with the name and the roofs.
 *
 * Keyboard: Enter in either field signs in.
 */
export function LoginPanel({ onSignIn, message, filing }: LoginPanelProps) {
  const signIn = useSignIn(onSignIn);
  const isUntried = signIn.refusal === null && !signIn.isPending;

  return (
    <PaperFrame filing={filing}>
      <Form onSubmit={signIn.submit}>
        <Stack gap={2}>
          <CredentialFields {...signIn} />
          <RefusalNote refusal={isUntried ? told(message) : signIn.refusal} />
          <div className={submitButton}>
            <Button type="submit" tone="brand" variant="solid" isPending={signIn.isPending}>
              登录
            </Button>
          </div>
        </Stack>
      </Form>
    </PaperFrame>
  );
}
