import { durationWords } from '@anzhu/api/contract/sessionEnd';
import { Button } from '@anzhu/ui/Button';
import { Dialog } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { visuallyHidden } from '@anzhu/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { ErrorNote, submitErrorOf, type SubmitError } from '../kit/index.ts';

export interface SessionEndingDialogProps {
  /** Seconds that are left. */
  seconds: number;
  /** No call extends the session: it is signed in again. */
  isFinal?: boolean | undefined;
  /** Extends the session. Rejected: the error's message is shown, and it may be pressed again. */
  onExtend: () => Promise<unknown>;
  /** Signs in again now; of a final end only. */
  onSignInAgain: () => void;
  onSignOut: () => void;
  /** A final end was read: it is not warned of again. */
  onClose: () => void;
}

/** Seconds left at which a screen reader announces the time once more. */
const announcedSeconds = 30;

/**
 * The session is about to end: the time that is left, and one press that extends it. Of an end that cannot be moved there
 * is time to finish what is open, or to sign in again, which keeps it. Rendered means open.
 *
 * Keyboard: Enter and Esc extend; of a final end Esc closes.
 */
export function SessionEndingDialog(props: SessionEndingDialogProps) {
  const { seconds, isFinal = false, onExtend, onSignInAgain, onSignOut, onClose } = props;
  const first = useRef<HTMLButtonElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<SubmitError | null>(null);

  const extend = (): void => {
    setError(null);
    setRunning(true);
    onExtend()
      .catch((cause: unknown) => setError(submitErrorOf(cause)))
      .finally(() => setRunning(false));
  };
  const left = durationWords(seconds);
  useEffect(() => first.current?.focus(), []);

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={isFinal ? '登录即将到期' : '登录即将过期'}
      isPending={isRunning}
      onClose={isFinal ? onClose : extend}
      footer={
        <>
          <Button isDisabled={isRunning} onPress={isFinal ? onClose : onSignOut}>
            {isFinal ? '稍后' : '退出登录'}
          </Button>
          <Button
            ref={first}
            tone="brand"
            variant="solid"
            isPending={isRunning}
            onPress={isFinal ? onSignInAgain : extend}
          >
            {isFinal ? '重新登录' : '继续使用'}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text as="p">
          {isFinal ? '本次登录已到最长时限，还剩 ' : '很久没有操作，还剩 '}
          <span role="timer">{left}</span>
          {isFinal ? '，之后须重新登录；已填写的内容不会丢失。' : '，之后须重新登录。'}
        </Text>
        <output className={visuallyHidden}>
          {seconds <= announcedSeconds && `还剩 ${announcedSeconds} 秒`}
        </output>
        <ErrorNote error={error} />
      </Stack>
    </Dialog>
  );
}
