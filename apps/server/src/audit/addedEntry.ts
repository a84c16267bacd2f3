import type { Tx } from '../db/store.ts';
import type { RecordKind } from './changeRecord.ts';
import { differing } from './differing.ts';
import { type LogEntry, LogType } from './log.ts';

/** Log entry of a record that was created as part of the change of another one. */
export async function addedEntry(tx: Tx, record: RecordKind, id: number): Promise<LogEntry> {
  const shown = await record.show(tx, id);
  if (!shown) throw new Error(`${record.kind} ${id} was not added`);
  return {
    type: LogType.dataChange,
    sketch: `新增${record.kind}「${shown.name}」`,
    target: { kind: record.kind, id },
    hotelId: shown.hotelId,
    ...differing(undefined, shown.fields),
  };
}
