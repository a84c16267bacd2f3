import { RequestState } from '@anzhu/api/contract/personRequest';
import { dayOf } from '@anzhu/api/rules/days';
import { eraseRecords } from '../../platform/cleanUp/eraseRecords.ts';
import { localTime } from '../../platform/clock.ts';
import { insertMany } from '../../platform/db/query.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/refusal.ts';
import { erasableFrom, erasureOf, erasureRefusal, findSources } from './find.ts';
import { personRequestFor } from './queries.ts';
import { decide } from './write.ts';

/** 已清除 3 条；2 条法律要求保存，最迟 2029-03-18 清除 */
const resultOf = (erased: number, waiting: number, until: string | null): string =>
  [
    `已清除 ${erased} 条`,
    ...(waiting > 0 ? [`${waiting} 条法律要求保存，到期自动清除，最迟 ${until}`] : []),
  ].join('；');

/**
 * Erases what no law keeps of the person of a request; the rest is erased by itself on the first day on which no law
 * keeps it. Bills keep their sums and lines.
 * @throws Refusal (409) while they are in a room, in isolation or expected
 */
export const erasePerson: Handler<'erasePerson'> = ({ input, session, origin }, { store, clock }) =>
  store.change({ session, origin }, async (tx) => {
    const { row, sought } = await personRequestFor(tx, input.id, 'erase');
    const now = localTime(clock.now());
    const found = await findSources(tx, { sought, now });
    const refusal = erasureRefusal(found, sought);
    if (refusal !== null) throw conflict(refusal);
    const of = (what: 'now' | 'later') =>
      found.filter((source) => erasureOf(source, dayOf(now)) === what);
    const [atOnce, later] = [of('now'), of('later')];
    const days = later.map((source) => erasableFrom(source) ?? dayOf(now));
    const waitsUntil = days.toSorted().at(-1) ?? null;
    const result = resultOf(atOnce.length, later.length, waitsUntil);
    const log = await decide(tx, { id: row.id, state: RequestState.done, result, session, now });
    for (const [kind, records] of Map.groupBy(later, (source) => source.kind)) {
      await tx
        .deleteFrom('person_erasure')
        .where('kind', '=', kind)
        .where(
          'record_id',
          'in',
          records.map(({ id }) => id),
        )
        .execute();
    }
    await insertMany(
      tx,
      'person_erasure',
      later.map(({ kind, id }, index) => ({
        request_id: row.id,
        kind,
        record_id: id,
        due_day: days[index] ?? dayOf(now),
      })),
    );
    await eraseRecords(tx, atOnce);
    return { data: { erased: atOnce.length, waiting: later.length, waitsUntil }, log };
  });
