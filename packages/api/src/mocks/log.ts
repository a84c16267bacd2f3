import type { Id } from '../contract/codecs.ts';
import { LogType, type DetailedLog, type LogDetail } from '../contract/log.ts';
import { now } from './fixtures/hotel.ts';
import { fileOf, type MockFile } from './mock.ts';
import { nextId } from './records.ts';

/** A log entry with what its readers are limited by. */
export interface StoredLog extends DetailedLog {
  userId: Id | null;
}

/** Values by the Chinese label of their field. */
export type Labelled = Record<string, unknown>;

interface Author {
  id: Id;
  username: string;
}

/** Who signs in without an account. */
const unknownAuthor = { id: null, username: '未知账号' };

interface Entry {
  sketch: string;
  type?: LogType;
  hotelId?: Id | null;
  detail?: LogDetail;
  /** The record concerned: the Chinese name of its kind, and its id. */
  target?: { kind: string; id: Id };
}

/** Writes a log entry, the newest first. */
export function writeLog(
  logs: StoredLog[],
  author: Author | null,
  { sketch, type = LogType.dataChange, hotelId = null, detail, target }: Entry,
): void {
  logs.unshift({
    id: nextId(logs),
    sketch,
    type,
    createBy: (author ?? unknownAuthor).username,
    createTime: now,
    detail: detail ?? { before: null, after: null },
    address: '192.0.2.10',
    targetKind: target?.kind ?? null,
    targetId: target?.id ?? null,
    userId: (author ?? unknownAuthor).id,
    hotelId,
  });
}

/** The fields that differ; undefined when none does. */
export function differences(
  before: Labelled | null,
  after: Labelled | null,
): LogDetail | undefined {
  const labels = Object.keys({ ...before, ...after }).filter(
    (label) => (before?.[label] ?? '') !== (after?.[label] ?? ''),
  );
  if (labels.length === 0) return undefined;
  const side = (fields: Labelled | null) =>
    fields && Object.fromEntries(labels.map((label) => [label, fields[label] ?? null]));
  return { before: side(before), after: side(after) };
}

/** Rows as an exported file; who took it is written down. */
export function loggedExport<Row>(
  logs: StoredLog[],
  { user, hotelId }: { user: Author; hotelId: Id | null },
  { kind, rows, cells }: { kind: string; rows: readonly Row[]; cells: (row: Row) => unknown[] },
): MockFile {
  writeLog(logs, user, {
    sketch: `导出${kind} ${rows.length} 条`,
    type: LogType.export,
    hotelId,
    detail: { before: null, after: { 行数: rows.length } },
    target: { kind, id: '0' },
  });
  return fileOf(kind, rows, cells);
}
