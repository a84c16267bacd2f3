import { documentFaults, documentKey } from '@anzhu/api/contract/document';
import { InvoiceState } from '@anzhu/api/contract/invoice';
import { LogType } from '@anzhu/api/contract/log';
import { RequestState } from '@anzhu/api/contract/personRequest';
import { nameKey } from '@anzhu/api/rules/nameKey';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { type Identity, nameOnly } from '@anzhu/api/rules/personRequest';
import { sexOfResidentId } from '@anzhu/api/rules/residentId';
import { type RetentionKind, retentionRule } from '@anzhu/api/rules/retention';
import { sql, type SqlBool } from 'kysely';
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

/** The columns by which each kind names its person; of the other kinds none: what others have sent or issued stays. */
const columns = {
  order: { table: 'orders', name: 'booker_name', idcard: 'idcard', phone: 'phone' },
  booking: { table: 'orders', name: 'booker_name', idcard: 'idcard', phone: 'phone' },
  expected: { table: 'expected_guest', name: 'name', idcard: 'idcard', phone: 'phone' },
  registration: { table: 'stay_guest', name: 'name', idcard: 'idcard', phone: 'phone' },
  isolation: { table: 'isolation_person', name: 'name', idcard: 'idcard', phone: 'phone' },
  declaration: { table: 'declaration', name: 'name', idcard: 'idcard', phone: 'phone' },
  guestNote: { table: 'guest_note', name: null, idcard: 'idcard', phone: null },
  invoice: { table: 'invoice', name: null, idcard: null, phone: null },
  companyContact: { table: 'company', name: 'contact', idcard: null, phone: 'contact_phone' },
} as const satisfies Partial<
  Record<RetentionKind, { table: string } & Record<keyof Identity, string | null>>
>;

type CorrectedKind = keyof typeof columns;

/** In the order in which rows are locked: orders before people. */
const kinds = Object.keys(columns) as CorrectedKind[];

interface FurtherColumn {
  column: string;
  /** The label of the fact with its value. */
  label: string;
  of: 'name' | 'idcard';
}

/** Further columns with a name or a number. It may be another person's: only one that the person's records have is corrected. */
const furtherColumns: Partial<Record<CorrectedKind, readonly FurtherColumn[]>> = {
  order: [{ column: 'customer_name', label: '客户', of: 'name' }],
  booking: [{ column: 'customer_name', label: '客户', of: 'name' }],
  isolation: [{ column: 'user_name', label: '用户账号', of: 'name' }],
  invoice: [
    { column: 'title', label: '发票抬头', of: 'name' },
    { column: 'tax_number', label: '税号', of: 'idcard' },
  ],
};

const fields = { name: '姓名', idcard: '证件号码', phone: '手机号' } as const;
const masks = { name: (text: string) => text, idcard: maskIdCard, phone: maskPhone } as const;
const names = Object.keys(fields) as (keyof Identity)[];

/** A column that changes. */
interface Change {
  column: string;
  label: string;
  of: keyof Identity;
  before: string;
  after: string;
}

interface Correction {
  source: Source & { kind: CorrectedKind };
  changes: Change[];
}

const keyOf = (of: FurtherColumn['of'], text: string): string =>
  of === 'name' ? nameKey(text) : documentKey(text);

/** What changes of a record; `known` are the names and numbers in the person's own records. */
function changesOf(
  { kind, source }: { kind: CorrectedKind; source: Source },
  given: Partial<Identity>,
  known: readonly Identity[],
): Change[] {
  const own = names.flatMap((of): Change[] => {
    const [column, before, after] = [columns[kind][of], source[of], given[of]];
    if (column === null || before === '' || after === undefined || after === before) return [];
    return [{ column, label: fields[of], of, before, after }];
  });
  const further = (furtherColumns[kind] ?? []).flatMap(({ column, label, of }): Change[] => {
    const [before, after] = [String(source.facts[label] ?? ''), given[of]];
    if (before === '' || after === undefined || after === before) return [];
    const isTheirs = known.some((one) => keyOf(of, one[of]) === keyOf(of, before));
    return isTheirs ? [{ column, label, of, before, after }] : [];
  });
  return [...own, ...further];
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
  const own = found.filter(({ match }) => match === 'own');
  // An invoice may be made out to another one than who has booked.
  const known = [sought, ...own.filter(({ kind }) => kind !== 'invoice')];
  const corrections = kinds.flatMap((kind) =>
    own.flatMap((source): Correction[] => {
      if (source.kind !== kind || source.isIssued) return [];
      const changes = changesOf({ kind, source }, given, known);
      return changes.length === 0 ? [] : [{ source: { ...source, kind }, changes }];
    }),
  );
  if (corrections.length === 0) throw conflict('没有可更正的记录，或内容与现有的相同');
  return { row, corrections };
}

/** Before or after of a correction by label, numbers masked. */
const shown = ({ changes }: Correction, side: 'before' | 'after'): Labelled =>
  Object.fromEntries(changes.map((one) => [one.label, masks[one.of](one[side])]));

/** The number that a correction gives the person of a record. */
const newIdcardOf = ({ changes }: Correction): string | undefined =>
  changes.find(({ of }) => of === 'idcard')?.after;

/** Refuses a number that does not fit the kind of document under which a guest is registered. */
async function refuseOtherKind(tx: Tx, one: Correction): Promise<void> {
  const { source } = one;
  const { kind } = source;
  const newIdcard = newIdcardOf(one);
  if (newIdcard === undefined || (kind !== 'registration' && kind !== 'expected')) return;
  const row = await tx
    .selectFrom(columns[kind].table)
    .select('document_kind')
    .where('id', '=', source.id)
    .executeTakeFirstOrThrow();
  const { idcard } = documentFaults({ documentKind: row.document_kind, idcard: newIdcard });
  if (idcard !== undefined) throw invalid('newIdcard', idcard);
}

async function correct(tx: Tx, one: Correction): Promise<LogEntry> {
  const { source, changes } = one;
  await refuseOtherKind(tx, one);
  const values: Record<string, string | number> = Object.fromEntries(
    changes.map(({ column, after }) => [column, after]),
  );
  const newIdcard = newIdcardOf(one);
  const sex = newIdcard === undefined ? null : sexOfResidentId(newIdcard);
  if (sex !== null && (source.kind === 'registration' || source.kind === 'expected')) {
    values['sex'] = sex;
  }
  const { numUpdatedRows } = await tx
    .updateTable(columns[source.kind].table as 'stay_guest')
    .set(values)
    .where('id', '=', source.id)
    .$if(source.kind === 'invoice', (query) =>
      query.where(sql<SqlBool>`state = ${InvoiceState.requested}`),
    )
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw conflict(`「${source.title}」已有变动，请重试`);
  return {
    type: LogType.dataChange,
    sketch: `按个人信息请求更正${retentionRule(source.kind).label}「${source.title}」`,
    target: source.target,
    hotelId: source.hotelId,
    before: shown(one, 'before'),
    after: shown(one, 'after'),
  };
}

/** What would be corrected, field by field. */
export const quotePersonCorrection: Handler<'quotePersonCorrection'> = (
  { input, session, origin },
  { store, clock },
) =>
  store.change({ session, origin }, async (tx) => {
    const { row, corrections } = await planCorrection(tx, input, localTime(clock.now()));
    const changes = corrections.flatMap(({ source, changes: of }) =>
      of.map((one) => ({
        label: retentionRule(source.kind).label,
        // A guest may have been in the same room twice.
        title: [source.title, source.time?.slice(0, 10)].filter(Boolean).join(' '),
        field: one.label,
        before: masks[one.of](one.before),
        after: masks[one.of](one.after),
      })),
    );
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
        corrections.flatMap(({ changes }) =>
          changes.flatMap(({ of, before }) => (of === 'name' ? [before] : [])),
        ),
      );
      return { data: { count: corrections.length }, log: [decided, ...logs] };
    });
  } catch (error) {
    throw taken(error);
  }
};
