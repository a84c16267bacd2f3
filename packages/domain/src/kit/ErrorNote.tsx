import type { ReactNode } from 'react';
import { Button } from '@anzhu/ui/Button';
import { ProblemNote } from '@anzhu/ui/Form';
import { submitErrorOf, type SubmitError } from './submission.ts';

export interface ErrorNoteProps {
  error: (Pick<SubmitError, 'message'> & Partial<SubmitError>) | null;
  /** Reads the data again; offered after a conflict. */
  onRefresh?: (() => void | Promise<void>) | undefined;
}

/** Why a submit failed, announced when it appears. Without an error it takes no space. */
export function ErrorNote({ error, onRefresh }: ErrorNoteProps) {
  return (
    <ProblemNote
      message={error?.message}
      action={error?.isConflict === true && onRefresh && <RefreshButton onPress={onRefresh} />}
    />
  );
}

/** 刷新 beside the message of a conflict. */
function RefreshButton({ onPress }: { onPress: () => void | Promise<void> }) {
  return (
    <Button size="small" tone="danger" variant="outline" onPress={onPress}>
      刷新
    </Button>
  );
}

/** What can be done about the problem of a form: 刷新 after a conflict. */
export const refreshAfterConflict =
  (onRefresh: () => void | Promise<void>) =>
  (cause: unknown): ReactNode =>
    submitErrorOf(cause).isConflict && <RefreshButton onPress={onRefresh} />;
