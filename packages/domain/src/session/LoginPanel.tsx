import { Button } from '@anzhu/ui/Button';
import { Form } from '@anzhu/ui/Form';
import { QrCode, UserRound } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { useState, type ReactNode } from 'react';
import { ErrorNote } from '../kit/index.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { otherWay, submitButton } from './LoginPanel.css.ts';
import { PaperFrame } from './PaperFrame.tsx';
import { useSignIn, type Credentials } from './useSignIn.ts';

export interface LoginPanelProps {
  /** The record-filing link in the footer: its words and its address. */
  filing?: { label: string; url: string } | undefined;
  /** Signs in. Rejected: the error's message is shown, what was typed stays. */
  onSignIn: (credentials: Credentials) => unknown;
  /** Why the person is here, as when the session has ended; replaced by the first error. */
  message?: string | undefined;
  /** What 扫码登录 shows, a `QrSignIn`; it is there only as long as it is seen. Without it there is no such button. */
  qrSignIn?: ReactNode;
}

/**
 * 登录 with account and password, or by 扫码登录: the whole page, on paper, with the name and the roofs.
 *
 * Keyboard: Enter in either field signs in; Tab reaches 扫码登录, which becomes 账号登录.
 */
export function LoginPanel({ onSignIn, message, filing, qrSignIn }: LoginPanelProps) {
  const signIn = useSignIn(onSignIn);
  const [isByCode, setByCode] = useState(false);
  const given = message === undefined ? null : { message };
  const isUntried = signIn.error === null && !signIn.isPending;

  return (
    <PaperFrame filing={filing}>
      {isByCode ? (
        <Stack gap={2}>
          {qrSignIn}
          <ErrorNote error={given} />
        </Stack>
      ) : (
        <Form onSubmit={signIn.submit}>
          <Stack gap={2}>
            <CredentialFields {...signIn} />
            <ErrorNote error={isUntried ? given : signIn.error} />
            <div className={submitButton}>
              <Button type="submit" tone="brand" variant="solid" isPending={signIn.isPending}>
                登录
              </Button>
            </div>
          </Stack>
        </Form>
      )}
      {qrSignIn !== undefined && (
        <div className={otherWay}>
          <Button
            variant="quiet"
            icon={isByCode ? <UserRound size={16} /> : <QrCode size={16} />}
            isDisabled={signIn.isPending}
            onPress={() => setByCode(!isByCode)}
          >
            {isByCode ? '账号登录' : '扫码登录'}
          </Button>
        </div>
      )}
    </PaperFrame>
  );
}
