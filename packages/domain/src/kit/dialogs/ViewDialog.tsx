import { Button } from '@anzhu/ui/Button';
import { Dialog, type DialogProps } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { ErrorState } from '@anzhu/ui/State';
import type { ReactNode } from 'react';
import { RecordFacts, type RecordFactsProps } from './RecordFacts.tsx';

/** What is loaded for a dialog that shows a record: the state of `useCall`. */
export interface ViewState {
  /** The complete record is loading; the facts of its row are shown meanwhile. */
  isLoading?: boolean | undefined;
  /** Why the complete record could not be loaded, and what 重试 does. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  /** Closing was requested: 关闭, × or Esc. The caller stops rendering the dialog. */
  onClose: () => void;
}

export interface ViewDialogProps
  extends ViewState, Pick<RecordFactsProps, 'items' | 'recordId' | 'seal'> {
  /** Says what is shown, with the name of the record; it is the accessible name. */
  title: ReactNode;
  /** Widths of 420, 570 and 880 px. @default 'medium' */
  size?: DialogProps['size'];
  /** What can be done with the record, before 关闭. */
  actions?: ReactNode;
  /** What stands below the facts. */
  children?: ReactNode;
}

/**
 * A dialog that shows one record. Rendered means open.
 *
 * Keyboard: Esc closes.
 */
export function ViewDialog({
  title,
  size,
  items,
  recordId,
  seal,
  actions,
  children,
  isLoading = false,
  error,
  onClose,
}: ViewDialogProps) {
  return (
    <Dialog
      isOpen
      title={title}
      size={size}
      onClose={onClose}
      footer={
        <>
          {actions}
          <Button onPress={onClose}>关闭</Button>
        </>
      }
    >
      <Stack gap={4}>
        {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
        <RecordFacts {...{ items, recordId, seal, isLoading }} />
        {children}
      </Stack>
    </Dialog>
  );
}
