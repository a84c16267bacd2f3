import type { Id } from '@anzhu/api/contract/codecs';
import {
  RecordGroup,
  RecordPanel,
  type RecordGroupProps,
  type RecordPanelProps,
} from '@anzhu/ui/RecordPanel';
import { Seal, type Carving } from '@anzhu/ui/Seal';
import { ErrorState } from '@anzhu/ui/State';
import { useState, type ReactNode } from 'react';
import { PrintLine } from '../../paper/index.ts';
import type { ViewState } from '../dialogs/ViewDialog.tsx';
import { RecordActions, type RecordActionsProps } from './RecordActions.tsx';

/** What is read for a record beside its list, and how it is left. */
export interface RecordState extends ViewState, Pick<RecordPanelProps, 'onStep'> {}

export interface RecordViewProps
  extends RecordState, Pick<RecordPanelProps, 'title' | 'mark' | 'lead'> {
  /** The record: another one starts anew. */
  recordId: Id | undefined;
  /** The stamp of the decision about it; none while nothing is decided. */
  seal?: Carving | undefined;
  /** What is open, in one line below the head. */
  strip?: ReactNode;
  /** Quiet groups of facts. */
  groups: readonly RecordGroupProps[];
  /** What its state allows, the usual one first. */
  actions?: RecordActionsProps['actions'] | undefined;
  /** Below the groups, as the history. */
  children?: ReactNode;
}

/**
 * One record beside its list: what is known of it at once, the rest when it has been read. A stamp is pressed down
 * when the decision is made while the record is shown. Rendered means open.
 *
 * Keyboard: as `RecordPanel`.
 */
export function RecordView({
  recordId,
  seal,
  strip,
  groups,
  actions,
  error,
  children,
  ...panel
}: RecordViewProps) {
  const [first, setFirst] = useState({ recordId, seal });
  if (first.recordId !== recordId) setFirst({ recordId, seal });
  const isFresh = first.recordId === recordId && first.seal !== seal;
  return (
    <RecordPanel
      {...panel}
      seal={seal && <Seal key={seal.text} carving={seal} isFresh={isFresh} />}
      actions={actions && actions.length > 0 ? <RecordActions actions={actions} /> : undefined}
    >
      <PrintLine />
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {strip}
      {groups.map((group) => (
        <RecordGroup key={group.title} {...group} />
      ))}
      {children}
    </RecordPanel>
  );
}
