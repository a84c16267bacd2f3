import { documentFaults } from '@anzhu/api/contract/document';
import { LogType } from '@anzhu/api/contract/log';
import { RequestState } from '@anzhu/api/contract/personRequest';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { type Identity, nameOnly } from '@anzhu/api/rules/personRequest';
import { sexOfResidentId } from '@anzhu/api/rules/residentId';
import { type RetentionKind, retentionRule } from '@anzhu/api/rules/retention';
import { forgetNames } from '../../platform/cleanUp/erase.ts';
import { localTime } from '../../platform/clock.ts';
import { violates } from '../../platform/db/constraints.ts';
import type { Labelled, LogEntry, Tx } from '../../platform/db/store.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { findSources, isByNameOnly } from './find.ts';
import { personRequestFor } from './queries.ts';
import type { Source } from './source.ts';
import { decide } from './write.ts';

/** The columns of each kind that can be corrected; of the other kinds none: what others have sent or issued stays. */
const columns = {
  order: { table: 'orders', name: 'booker_name', idcard: 'idcard', phone: 'phone' },
  booking: { table: 'orders', name: 'booker_name', idcard: 'idcard', phone: 'phone' },
  expected: { table: 'expected_guest', name: 'name', idcard: 'idcard', phone: 'phone' },
  registration: { table: 'stay_guest', name: 'name', idcard: 'idcard', phone: 'phone' },
  isolation: { table: 'isolation_person', name: 'name', idcard: 'idcard', phone: 'phone' },
  declaration: { table: 'declaration', name: 'name', idcard: 'idcard', phone: 'phone' },
  guestNote: { table: 'guest_note', name: null, idcard: 'idcard', phone: null },
  companyContact: { table: 'company', name: 'contact', idcard: null, phone: 'contact_phone' },
} as const satisfies Partial<
  Record<RetentionKind, { table: string } & Record<keyof Identity, string | null>>
>;

type CorrectedKind = keyof typeof columns;

/** In the order in which rows are locked: orders before people. */
const kinds = Object.keys(columns) as CorrectedKind[];

const fields = { name: '姓名', idcard: '证件号码', phone: '手机号' } as const;
const masks = { name: (text: string) => text, idcard: maskIdCard, phone: maskPhone } as const;
const names = Object.keys(fields) as (keyof Identity)[];

interface Correction {
  source: Source & { kind: CorrectedKind };
  /** The fields that change. */
  to: Partial<Identity>;
}

/** What would be corrected: each record that is surely the person's own, and has another value. */
async function planCorrection(tx: Tx, input: CallInput<'correctPerson'>, now: string) {
  const { row, sought } = await personRequestFor(tx, input.id, 'correct');
  if (isByNameOnly(sought)) throw conflict(nameOnly);
  const given: Partial<Identity> = {
    ...(input.newName !== undefined && { name: input.newName }),
    ...(input.newIdcard !== undefined && { idcard: input.newIdcard }),
    ...(input.newNumber !== undefined && { phone: input.newNumber }),
  };
  if (Object.keys(given).length === 0) throw invalid('newName', '请填写要更正的内容');
  const found = await findSources(tx, { sought, now });
  const corrections = kinds.flatMap((kind) =>
    found.flatMap((source): Correction[] => {
      if (source.kind !== kind || source.match !== 'own') return [];
      const to = Object.fromEntries(
        names.flatMap((name) => {
          const value = given[name];
          const has = columns[kind][name] !== null && source[name] !== '';
          return value === undefined || !has || value === source[name] ? [] : [[name, value]];
        }),
      );
      return Object.keys(to).length === 0 ? [] : [{ source: { ...source, kind }, to }];
    }),
  );
  if (corrections.length === 0) throw conflict('没有可更正的记录，或内容与现有的相同');
  return { row, corrections };
}

/** Before and after of a correction by label, numbers masked. */
const shown = ({ to }: Correction, of: (name: keyof Identity) => string): Labelled =>
  Object.fromEntries(
    (Object.keys(to) as (keyof Identity)[]).map((name) => [fields[name], masks[name](of(name))]),
  );

/** Refuses a number that does not fit the kind of document under which a guest is registered. */
async function refuseOtherKind(tx: Tx, { source, to }: Correction): Promise<void> {
  const { kind } = source;
  if (to.idcard === undefined || (kind !== 'registration' && kind !== 'expected')) return;
  const row = await tx
    .selectFrom(columns[kind].table)
    .select('document_kind')
    .where('id', '=', source.id)
    .executeTakeFirstOrThrow();
  const { idcard } = documentFaults({ documentKind: row.document_kind, idcard: to.idcard });
  if (idcard !== undefined) throw invalid('newIdcard', idcard);
}

async function correct(tx: Tx, one: Correction): Promise<LogEntry> {
  const { source, to } = one;
  await refuseOtherKind(tx, one);
  const own = columns[source.kind];
  const values: Record<string, string | number> = Object.fromEntries(
    (Object.keys(to) as (keyof Identity)[]).map((name) => [own[name] ?? name, to[name] ?? '']),
  );
  const sex = to.idcard === undefined ? null : sexOfResidentId(to.idcard);
  if (sex !== null && (source.kind === 'registration' || source.kind === 'expected')) {
    values['sex'] = sex;
  }
  await tx
    .updateTable(own.table as 'stay_guest')
    .set(values)
    .where('id', '=', source.id)
    .execute();
  return {
    type: LogType.dataChange,
    sketch: `按个人信息请求更正${retentionRule(source.kind).label}「${source.title}」`,
    target: source.target,
    hotelId: source.hotelId,
    before: shown(one, (name) => source[name]),
    after: shown(one, (name) => to[name] ?? ''),
  };
}

/** What would be corrected, field by field. */
export const quotePersonCorrection: Handler<'quotePersonCorrection'> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const { row, corrections } = await planCorrection(tx, input, localTime(clock.now()));
    const changes = corrections.flatMap((one) => {
      const before = shown(one, (name) => one.source[name]);
      const after = shown(one, (name) => one.to[name] ?? '');
      return Object.keys(after).map((field) => ({
        label: retentionRule(one.source.kind).label,
        // A guest may have been in the same room twice.
        title: [one.source.title, one.source.time?.slice(0, 10)].filter(Boolean).join(' '),
        field,
        before: String(before[field]),
        after: String(after[field]),
      }));
    });
    return {
      data: { changes },
      log: {
        type: LogType.personalData,
        sketch: `预览个人信息请求 ${row.id} 的更正`,
        target: { kind: 'personRequest', id: row.id },
        hotelId: null,
      },
    };
  });

/** The refusal of a document number that someone else who is in, or another note, has. */
function taken(error: unknown): unknown {
  const isTaken = (['guest_once', 'isolation_once', 'guest_note_once'] as const).some((rule) =>
    violates(error, rule),
  );
  if (!isTaken) return error;
  return conflict('更正后的证件号码已有在住、隔离的人员或备注，不能更正', 'newIdcard');
}

/** Corrects all records of the person of a request at once; each is logged. */
export const correctPerson: Handler<'correctPerson'> = async (
  { input, session, origin },
  { store, clock },
) => {
  try {
    return await store.change({ session, origin }, async (tx) => {
      const now = localTime(clock.now());
      const { row, corrections } = await planCorrection(tx, input, now);
      const result = `更正 ${corrections.length} 条记录`;
      const decided = await decide(tx, {
        id: row.id,
        state: RequestState.done,
        result,
        session,
        now,
      });
      const logs: LogEntry[] = [];
      for (const one of corrections) logs.push(await correct(tx, one));
      await forgetNames(
        tx,
        corrections.flatMap(({ source, to }) => (to.name === undefined ? [] : [source.name])),
      );
      return { data: { count: corrections.length }, log: [decided, ...logs] };
    });
  } catch (error) {
    throw taken(error);
  }
};
