import type { DetailedLog, LogDetail } from '@anzhu/api/contract/log';
import type { FieldChange } from '@anzhu/ui/DiffView';
import { recordTarget, type RecordTarget } from '../record/index.ts';

/** The record's id; undefined for an entry about many, as of an export, which has the id 0. */
const recordId = ({ targetId }: DetailedLog): string | undefined =>
  targetId === '0' ? undefined : (targetId ?? undefined);

/**
 * Where the record of an entry can be seen.
 *
 * @param routes the screens of the reader
 * @returns null for a deleted record, and for one without a screen of the reader's
 */
export function logTarget(log: DetailedLog, routes: readonly string[]): RecordTarget | null {
  const { targetKind: kind, targetName, hotelId, detail } = log;
  const isDeleted = detail !== null && detail.before !== null && detail.after === null;
  if (kind === null || isDeleted) return null;
  return recordTarget({ kind, id: recordId(log), name: targetName ?? undefined, hotelId }, routes);
}

/** A stored value as it is read; other back ends may log nested values. */
function shown(value: unknown): FieldChange['before'] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value as Exclude<FieldChange['before'], readonly string[]>;
}

/** The fields of an entry by their labels, with the values before and after. */
export function logChanges(detail: LogDetail | null): FieldChange[] {
  const { before, after } = detail ?? {};
  return Object.keys({ ...before, ...after }).map((label) => ({
    label,
    before: shown(before?.[label]),
    after: shown(after?.[label]),
  }));
}
