import { LogType } from '@anzhu/api/contract/log';
import { type TargetKind, targetKindLabel } from '@anzhu/api/contract/targetKind';
import type { Actor } from './caller.ts';
import {
  acquireLock,
  acquireRecordLock,
  type Change,
  type Labelled,
  Lock,
  type LogEntry,
  type Store,
  type Tx,
} from './db/store.ts';

/** A record as the log shows it: what it is called, whose it is, its fields by their labels. */
interface Shown {
  name: string;
  hotelId: number | null;
  fields: Labelled;
  /**
   * Whole values of fields that show less of them, by the same labels: a number that is masked, the id of
   * what is shown by its name. They are compared, never written.
   */
  whole?: Labelled;
}

/** What the log calls the records of a table, and how it shows one; undefined when it is not there. */
export interface RecordKind {
  kind: TargetKind;
  /** Such records are changed by one transaction at a time. */
  lock?: Lock;
  show(tx: Tx, id: number): Promise<Shown | undefined>;
}

interface Target {
  record: RecordKind;
  /** The record that is there already; left out when the work adds it. */
  id?: number;
  /** What is done, when it is not adding, editing or deleting: 批准, 启用 … */
  verb?: string;
  type?: LogType;
  /** The refusal for what the database refuses, also by reading once more; other errors unchanged. */
  refusalOf?: (error: unknown) => unknown;
}

/**
 * Result of the work: `id` of a record that it added, and `furtherLogs` of records that it changed
 * as well, or of a secret of the record: secrets are no field of it.
 */
type Worked<Data> = Omit<Change<Data>, 'log'> & {
  id?: number;
  furtherLogs?: readonly LogEntry[];
};

/** How a change is written in the log whose values look the same. */
const hiddenChange = '已修改';

/** Labels of the fields whose whole values differ while what is shown of them does not. */
const changedUnseen = (before: Shown, after: Shown): string[] =>
  Object.keys({ ...before.whole, ...after.whole }).filter(
    (label) =>
      before.whole?.[label] !== after.whole?.[label] &&
      before.fields[label] === after.fields[label],
  );

function verbOf(before: Shown | undefined, after: Shown | undefined): string {
  if (!before) return '新增';
  return after ? '编辑' : '删除';
}

/**
 * Adds, changes or removes one record, in one transaction with its log entry. The entry is made
 * here and not by the work: the record is read before it and after it, and the fields that differ
 * are written down. An edit that changed no field writes none (spec: logs).
 */
export const changeRecord = <Data>(
  store: Store,
  actor: Actor,
  { record, id, verb, type = LogType.dataChange, refusalOf = (error) => error }: Target,
  work: (tx: Tx) => Promise<Worked<Data>>,
): Promise<Data> =>
  store
    .change(actor, async (tx) => {
      if (record.lock !== undefined) await acquireLock(tx, store.engine, record.lock);
      // An edit reads the record and writes all its fields: without the lock a concurrent one is overwritten.
      if (id !== undefined) await acquireRecordLock(tx, store.engine, { kind: record.kind, id });
      const before = id === undefined ? undefined : await record.show(tx, id);
      const { id: added, furtherLogs = [], ...done } = await work(tx);
      const target = added ?? id;
      if (target === undefined) throw new Error(`the change names no ${record.kind}`);
      const after = await record.show(tx, target);
      const shown = after ?? before;
      if (!shown)
        throw new Error(`${record.kind} ${target} is neither before nor after the change`);
      const unseen = before && after ? changedUnseen(before, after) : [];
      const changed = Object.fromEntries(unseen.map((label) => [label, hiddenChange]));
      const difference = differing(before?.fields, after && { ...after.fields, ...changed });
      const isSame = before && after && Object.keys(difference.after ?? {}).length === 0;
      const [further, ...more] = furtherLogs;
      if (isSame && verb === undefined) {
        return { ...done, log: further === undefined ? null : [further, ...more] };
      }
      const entry = {
        type,
        sketch: sketchOf(verb ?? verbOf(before, after), record, shown),
        target: { kind: record.kind, id: target, name: shown.name },
        hotelId: shown.hotelId,
        ...difference,
      };
      // Users, departments and menus decide which rooms a board may show.
      return { ...done, log: [entry, ...furtherLogs], checksBoards: record.lock === Lock.people };
    })
    .catch(async (error: unknown) => {
      throw await refusalOf(error);
    });

const sketchOf = (verb: string, { kind }: RecordKind, { name }: Shown): string =>
  `${verb}${targetKindLabel[kind]}「${name}」`;

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
    sketch: sketchOf(verb, record, shown),
    target: { kind: record.kind, id, name: shown.name },
    hotelId: shown.hotelId,
    ...differing(undefined, shown.fields),
  };
}

/**
 * Before and after, narrowed to the fields that differ. Of a record that was added or removed
 * there is one side: its fields that hold something.
 */
export function differing(
  before: Labelled | undefined,
  after: Labelled | undefined,
): { before?: Labelled; after?: Labelled } {
  const labels = Object.keys({ ...before, ...after }).filter(
    (label) => (before?.[label] ?? '') !== (after?.[label] ?? ''),
  );
  const side = (fields: Labelled) =>
    Object.fromEntries(labels.map((label) => [label, fields[label] ?? null]));
  return { ...(before && { before: side(before) }), ...(after && { after: side(after) }) };
}
