import type { Id } from '../contract/codecs.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { Code } from '../contract/envelope.ts';
import { LogType } from '../contract/log.ts';
import { enumLabels, labelOf } from '../contract/label.ts';
import { schemaAt } from '../contract/fields.ts';
import type { HotelState } from './hotelState.ts';
import { differences, writeLog, type Labelled } from './log.ts';
import { refuse } from './mock.ts';
import { defined, findRecord, nextId } from './records.ts';
import type { Session } from './session.ts';

/** How a simple resource is called, stored and shown in the log. */
interface Resource<Row extends { id: Id }> {
  /** 部门, 用户 … */
  kind: string;
  rows: Row[];
  /** The call whose input holds the labels of the fields. */
  form: Endpoint;
  /** The name that log entries and refusals show. */
  nameOf(row: Row): string;
  /** The fields that log entries show, with names in place of ids; enums are labelled here. */
  shown(row: Row): Record<string, unknown>;
  hotelOf?(row: Row): Id | null;
  logType?: LogType;
  /** The code that refuses to delete what is in use. */
  usedCode?: typeof Code.conflict | typeof Code.refused;
}

/** Adds, changes and deletes the records of a resource; each change appends a log entry. */
export function resource<Row extends { id: Id }>(
  { logs }: HotelState,
  {
    kind,
    rows,
    form,
    nameOf,
    shown,
    hotelOf,
    logType = LogType.dataChange,
    usedCode = Code.refused,
  }: Resource<Row>,
) {
  function labelled(row: Row): Labelled {
    const entries = Object.entries(shown(row));
    return Object.fromEntries(
      entries.map(([key, value]) => {
        const field = schemaAt(form.input, key);
        const label = field && labelOf(field);
        return [label ?? key, (field && enumLabels(field)?.[String(value)]) ?? value];
      }),
    );
  }
  function log(
    session: Session,
    verb: string,
    row: Row,
    sides: [Labelled | null, Labelled | null],
  ) {
    const detail = differences(...sides);
    if (!detail) return;
    const sketch = `${verb}${kind}「${nameOf(row)}」`;
    writeLog(logs, session.user, {
      sketch,
      type: logType,
      hotelId: hotelOf?.(row) ?? null,
      detail,
      target: { kind, id: row.id },
    });
  }

  return {
    /** The record with this id. Refuses with 404. */
    find: (id: Id): Row => findRecord(rows, id, kind),

    /** Adds a record; its id is assigned here. */
    add(session: Session, fields: Omit<Row, 'id'>, verb = '新增'): { id: Id } {
      const row = { ...fields, id: nextId(rows) } as Row;
      rows.push(row);
      log(session, verb, row, [null, labelled(row)]);
      return { id: row.id };
    },

    /** Changes the fields that are set. */
    modify(
      session: Session,
      row: Row,
      change: { [Key in keyof Row]?: Row[Key] | undefined },
      { verb = '编辑' }: { verb?: string } = {},
    ): null {
      const before = labelled(row);
      Object.assign(row, defined(change));
      log(session, verb, row, [before, labelled(row)]);
      return null;
    },

    /** Deletes a record. Refuses while `uses` names what still belongs to it. */
    remove(session: Session, row: Row, uses: readonly string[] = []): null {
      if (uses.length > 0) {
        const still = usedCode === Code.conflict ? '还有' : '仍有';
        refuse(usedCode, `${kind}「${nameOf(row)}」${still} ${uses.join('、')}，不能删除`);
      }
      const before = labelled(row);
      rows.splice(rows.indexOf(row), 1);
      log(session, '删除', row, [before, null]);
      return null;
    },
  };
}

/** The counts of rows that refer to a record, each with its words: `3 名用户`; zeros are left out. */
export const countUses = (...uses: [rows: readonly unknown[], words: string][]): string[] =>
  uses.filter(([rows]) => rows.length > 0).map(([rows, words]) => `${rows.length} ${words}`);
