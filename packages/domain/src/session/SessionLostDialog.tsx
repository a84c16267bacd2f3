import { Dialog } from '@anzhu/ui/Dialog';
import { Form } from '@anzhu/ui/Form';
import { FormFooter } from '@anzhu/ui/FormDialog';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { useId, type ReactNode } from 'react';
import { ErrorNote } from '../kit/index.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { useSignIn, type Credentials } from './useSignIn.ts';

export interface SessionLostDialogProps {
  /** Why the session has ended, in the server's words. */
  message: string;
  /** The account that was signed in, where it is known. */
  username?: string | undefined;
  /** Signs in. Rejected: the error's message is shown, what was typed stays. */
  onSignIn: (credentials: Credentials) => unknown;
  /** What the sign-in needs after the password, a `SignInSteps`: stands in place of the form. */
  step?: ReactNode;
  /** Gives up what is open and goes to the login page. */
  onSignOut: () => void;
  /** Closing was requested: × or Esc. The form below is shown again, still without a session. */
  onClose: () => void;
}

/**
 * The session has ended while a form is open: shows the reason, and signs in again in place. The form below
 * stays as it is. Without an open form, the login page does the same. Rendered means open.
 *
 * Keyboard: Enter signs in; Esc goes back to the form, to copy what was typed.
 */
export function SessionLostDialog({
  message,
  username,
  onSignIn,
  step,
  onSignOut,
  onClose,
}: SessionLostDialogProps) {
  if (step) {
    return (
      <Dialog isOpen size="small" title="重新登录" onClose={onClose}>
        {step}
      </Dialog>
    );
  }
  return <Account {...{ message, username, onSignIn, onSignOut, onClose }} />;
}

/** Account and password. */
function Account({
  message,
  username,
  onSignIn,
  onSignOut,
  onClose,
}: Omit<SessionLostDialogProps, 'step'>) {
  const formId = useId();
  const signIn = useSignIn(onSignIn, username);

  return (
    <Dialog
      isOpen
      size="small"
      title="重新登录"
      isPending={signIn.isPending}
      onClose={onClose}
      footer={
        <FormFooter
          formId={formId}
          isPending={signIn.isPending}
          cancelLabel="退出登录"
          saveLabel="登录"
          onCancel={onSignOut}
        />
      }
    >
      <Stack gap={3}>
        <div>
          <Text as="p" isStrong>
            {message}
          </Text>
          <Text as="p" size="small" tone="muted">
            登录后可以继续，已填写的内容不会丢失。
          </Text>
        </div>
        <Form id={formId} onSubmit={signIn.submit}>
          <CredentialFields {...signIn} />
        </Form>
        <ErrorNote error={signIn.error} />
      </Stack>
    </Dialog>
  );
}
