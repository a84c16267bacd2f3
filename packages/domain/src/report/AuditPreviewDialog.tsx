import type { AuditPoint } from '@anzhu/api/contract/report';
import { Button, type LinkTarget } from '@anzhu/ui/Button';
import { Dialog } from '@anzhu/ui/Dialog';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import { AuditPoints } from './AuditPoints.tsx';

export interface AuditPreviewDialogProps {
  /** The hotel's day, `yyyy-MM-dd`. */
  day: string;
  /** The hotel's day of now: there is none later. */
  today: string;
  /** What is not in order; undefined while it is being read. */
  points: readonly AuditPoint[] | undefined;
  /** Who closed the day; null while it is open. */
  closedBy: string | null;
  error?: { message: string; onRetry: () => void } | undefined;
  /** Where a point is worked off; undefined where the reader has no such screen. */
  linkOf: (point: AuditPoint) => LinkTarget | undefined;
  onDayChange: (day: 'before' | 'after') => void;
  onClose: () => void;
}

/**
 * 夜审预览: what of a hotel's day is not in order, for who works it off and does not close the day. Rendered means open.
 *
 * Keyboard: Tab reaches the days before and after, then the points; Esc closes.
 */
export function AuditPreviewDialog(props: AuditPreviewDialogProps) {
  const { day, today, points, closedBy, error, linkOf, onDayChange, onClose } = props;
  return (
    <Dialog
      isOpen
      title={`夜审预览 · ${day}`}
      onClose={onClose}
      footer={<Button onPress={onClose}>关闭</Button>}
    >
      <Stack gap={4}>
        <Inline gap={3}>
          <Button onPress={() => onDayChange('before')}>前一天</Button>
          <Button
            disabledReason={day >= today ? '今天之后还没有' : undefined}
            onPress={() => onDayChange('after')}
          >
            后一天
          </Button>
        </Inline>
        {closedBy !== null && <p>{`已夜审，${closedBy}`}</p>}
        {error && <ErrorState {...error} />}
        {!error && !points && <LoadingState />}
        {!error && points && <AuditPoints {...{ points, linkOf }} />}
      </Stack>
    </Dialog>
  );
}
