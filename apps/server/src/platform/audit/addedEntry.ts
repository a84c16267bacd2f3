import type { Tx } from '../db/store.ts';
import type { RecordKind } from './changeRecord.ts';
import { differing } from './differing.ts';
import { type LogEntry, LogType } from './log.ts';

/** Log entry of a record that was created with others in one change, or with that of another one. */
export async function addedEntry(
  tx: Tx,
  record: RecordKind,
  id: number,
  verb = '新增',
): Promise<LogEntry> {
  const shown = await record.show(tx, id);
  if (!shown) throw new Error(`${record.kind} ${id} was not added`);
  return {
    type: LogType.dataChange,
    sketch: `${verb}${record.kind}「${shown.name}」`,
    target: { kind: record.kind, id },
    hotelId: shown.hotelId,
    ...differing(undefined, shown.fields),
  };
}
