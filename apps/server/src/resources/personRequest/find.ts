import type { Erasure, FoundPerson, FoundRecord } from '@anzhu/api/contract/personRequest';
import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { dayOf } from '@anzhu/api/rules/days';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { type Identity, nameOnly } from '@anzhu/api/rules/personRequest';
import {
  lawfulUntil,
  type RetentionKind,
  retentionKinds,
  retentionOf,
  retentionRule,
} from '@anzhu/api/rules/retention';
import { isErased } from '../../platform/cleanUp/eraseRecords.ts';
import type { Db } from '../../platform/db/store.ts';
import * as ofOrders from './orderSources.ts';
import * as ofOthers from './otherSources.ts';
import type { Search, Source } from './source.ts';
import * as ofStays from './staySources.ts';

/** Everything that names a person, or may do so: orders first, each kind in the order of its rows. */
export async function findSources(db: Db, search: Search): Promise<Source[]> {
  const orders = await ofOrders.orders(db, search);
  const ownOrders = orders.filter(({ match }) => match === 'own');
  const isolations = await ofStays.isolations(db, search);
  const found = [
    ...(await ofStays.registrations(db, search)),
    ...isolations,
    ...(await ofStays.healthTests(
      db,
      isolations.filter(({ match }) => match === 'own'),
    )),
    ...(await ofStays.declarations(db, search)),
    ...orders,
    ...(await ofOrders.expected(db, search)),
    ...(await ofOrders.pendingOrders(db, search)),
    ...(await ofOthers.guestNotes(db, search)),
    ...(await ofOrders.invoices(db, search, ownOrders)),
    ...(await ofOrders.bills(db, ownOrders)),
    ...(await ofOthers.companyContacts(db, search)),
    ...(await ofOthers.users(db, search)),
  ];
  const own = found.filter(({ match }) => match === 'own');
  return [...found, ...(await ofOthers.logs(db, own))];
}

/** Whether only the name is known of who is looked for. */
export const isByNameOnly = ({ idcard, phone }: Identity): boolean => idcard === '' && phone === '';

/** The kind by whose rule a record is kept. */
const ruleOf = ({ kind, keptAs }: Source): RetentionKind => keptAs ?? kind;

/** The first day on which a record can be erased; null where its period has not begun. */
export const erasableFrom = (source: Source): string | null =>
  source.start === null ? null : lawfulUntil(ruleOf(source), source.start);

/** What becomes of a record when its person is erased today. */
export function erasureOf(source: Source, today: string): Erasure {
  if (source.match === 'check') return 'check';
  if (source.isOpen) return 'open';
  if (!isErased(source.kind)) return 'kept';
  const hasLaw = retentionRule(ruleOf(source)).months > 0;
  const from = erasableFrom(source);
  // What no law keeps need not wait for a day that lies ahead, as the planned departure of a cancelled booking.
  if (!hasLaw && (source.kind !== 'companyContact' || from !== null)) return 'now';
  if (from === null) return 'kept';
  return from <= today ? 'now' : 'later';
}

/** Why a person cannot be erased now; null when they can. */
export function erasureRefusal(found: readonly Source[], sought: Identity): string | null {
  if (isByNameOnly(sought)) return nameOnly;
  const open = found.filter(({ match, isOpen }) => match === 'own' && isOpen);
  const [first] = open;
  if (!first) return null;
  if (open.some(({ kind }) => kind === 'isolation')) return '正在隔离，结束隔离后才能删除';
  if (open.some(({ kind }) => kind === 'registration')) return '正在住店，离店后才能删除';
  const rest = open.length > 1 ? ` 等 ${open.length} 条` : '';
  return `「${first.title}」${rest}尚未结束或结清，不能删除`;
}

/** The most records of a kind that are sent. */
const mostSent = 50;

/** What was found, as it is sent: by kind, numbers masked. */
export function toFoundPerson(
  found: readonly Source[],
  { sought, now }: Search,
  retentionDays: number,
): WithRowIds<FoundPerson> {
  const today = dayOf(now);
  const toRecord = (source: Source): WithRowIds<FoundRecord> => ({
    id: source.id,
    title: source.title,
    name: source.name === '' ? null : source.name,
    idcard: source.idcard === '' ? null : maskIdCard(source.idcard),
    number: source.phone === '' ? null : maskPhone(source.phone),
    time: source.time,
    erasure: erasureOf(source, today),
    ...retentionOf(ruleOf(source), source.start, retentionDays),
  });
  return {
    groups: retentionKinds.flatMap((kind) => {
      const records = found.filter((source) => source.kind === kind);
      if (records.length === 0) return [];
      const erased = (when: FoundRecord['erasure']): number =>
        records.filter((source) => erasureOf(source, today) === when).length;
      return [
        {
          kind,
          label: retentionRule(kind).label,
          count: records.length,
          erasedNow: erased('now'),
          erasedLater: erased('later'),
          records: records.slice(0, mostSent).map(toRecord),
        },
      ];
    }),
    count: found.length,
    isByNameOnly: isByNameOnly(sought),
    refusal: erasureRefusal(found, sought),
  };
}
