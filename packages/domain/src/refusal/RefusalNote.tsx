import { Button } from '@anzhu/ui/Button';
import type { Refusal } from './refusal.ts';
import { note } from './RefusalNote.css.ts';

export interface RefusalNoteProps {
  refusal: Refusal | null;
  /** Reads again what the dialog shows; offered when someone else was first. */
  onRefresh?: (() => void | Promise<void>) | undefined;
}

/** Why a dialog's deed was refused, in the dialog, read aloud when it comes. Without a refusal it takes no room. */
export function RefusalNote({ refusal, onRefresh }: RefusalNoteProps) {
  return (
    <div role="alert">
      {refusal && (
        <div className={note}>
          <span>{refusal.message}</span>
          {refusal.isConflict && onRefresh && (
            <Button size="small" tone="danger" variant="outline" onPress={onRefresh}>
              刷新
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
