import type { Id } from '@anzhu/api/contract/codecs';
import { itemsOf, type Fact } from './facts.ts';
import { RecordView, type RecordState, type RecordViewProps } from './RecordView.tsx';

export interface RowRecordProps<Row>
  extends RecordState, Pick<RecordViewProps, 'lead' | 'seal' | 'actions' | 'children'> {
  /** What it is, as 床型. */
  kind: string;
  row: Row;
  /** Its name is the first. */
  facts: readonly Fact<Row>[];
}

/** The record of a row that has all its facts, in one group. */
export function RowRecord<Row extends { id: Id; name: string }>({
  kind,
  row,
  facts: [, ...facts],
  ...view
}: RowRecordProps<Row>) {
  return (
    <RecordView
      {...view}
      recordId={row.id}
      title={row.name}
      mark={<span>{`${kind} ${row.id}`}</span>}
      groups={[{ title: '资料', items: itemsOf(facts, row) }]}
    />
  );
}
