import { useEffect, useRef, useState } from 'react';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import type { ConfirmProps } from './Confirm.tsx';
import { failure, words } from './Confirm.css.ts';

/** The words of whatever was thrown. */
function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : '操作失败，请重试';
}

/** The dialog of a `Confirm` that is open; it is loaded late. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = '取消',
  tone = 'brand',
  onConfirm,
  onClose,
}: Omit<ConfirmProps, 'isOpen'>) {
  const cancel = useRef<HTMLButtonElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string>();

  // The safe button: Enter, pressed too soon, does no harm.
  useEffect(() => cancel.current?.focus(), []);

  const confirm = async (): Promise<void> => {
    setError(undefined);
    setRunning(true);
    try {
      await onConfirm();
      onClose();
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      setRunning(false);
    }
  };

  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title={title}
      isBusy={isRunning}
      onClose={onClose}
      footer={
        <>
          <Button ref={cancel} isDisabled={isRunning} onPress={onClose}>
            {cancelLabel}
          </Button>
          <Button tone={tone} variant="solid" isPending={isRunning} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children !== undefined && (
        <Text slot="description" elementType="div" className={words}>
          {children}
        </Text>
      )}
      <div role="alert">{error !== undefined && <p className={failure}>{error}</p>}</div>
    </Dialog>
  );
}
