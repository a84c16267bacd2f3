import { Button } from '@anzhu/ui/Button';
import { DescriptionList, type DescriptionListProps } from '@anzhu/ui/DescriptionList';
import { Dialog, type DialogProps } from '@anzhu/ui/Dialog';
import { Stack } from '@anzhu/ui/Layout';
import { ErrorState } from '@anzhu/ui/State';
import type { ReactNode } from 'react';

/** What is loaded for a dialog that shows a record: the state of `useCall`. */
export interface ViewState {
  /** The complete record is loading; the facts of its row are shown meanwhile. */
  isLoading?: boolean | undefined;
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  onClose: () => void;
}

export interface ViewDialogProps extends ViewState {
  title: ReactNode;
  size?: DialogProps['size'];
  /** The facts of the record. */
  items: DescriptionListProps['items'];
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
      footer={<Button onPress={onClose}>关闭</Button>}
    >
      <Stack gap={4}>
        {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
        <div aria-busy={isLoading}>
          <DescriptionList items={items} />
        </div>
      </Stack>
    </Dialog>
  );
}
