import { documentKey } from '@anzhu/api/contract/document';
import { Code } from '@anzhu/api/contract/envelope';
import { formerNameNote, formerNameQuestion, isOtherName } from '@anzhu/api/rules/formerName';
import type { Session } from '../../platform/caller.ts';
import { searchValues } from '../../platform/db/personalData/search.ts';
import type { Db } from '../../platform/db/store.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ofHotel, scopeOf } from '../../platform/session/scope.ts';

/** Someone who is to be registered. */
interface Registered {
  /** The path of the name in the input of the call. */
  field: string;
  idcard: string;
  name: string;
}

interface NameCheck {
  session: Session;
  /** The call's `confirmNames`. */
  isConfirmed: boolean | undefined;
  /** The stay whose guests are corrected: its names are no former ones. */
  stayId?: number;
  /** The isolated person who is corrected, likewise. */
  personId?: number;
}

/**
 * Refuses people whose document number was last registered under another name, as far as the caller may see it,
 * unless that was agreed to.
 * @throws Refusal (409) with the former names
 */
export async function refuseOtherNames(
  db: Db,
  people: readonly Registered[],
  { session, isConfirmed = false, stayId = 0, personId = 0 }: NameCheck,
): Promise<void> {
  if (isConfirmed || people.length === 0) return;
  const former = await readNames(db, people, { hotelId: scopeOf(session), stayId, personId });
  const others = people.flatMap(({ field, idcard, name }) => {
    const formerName = former.get(documentKey(idcard));
    return formerName === undefined || !isOtherName(name, formerName)
      ? []
      : [{ field, name, formerName }];
  });
  if (others.length === 0) return;
  const question = formerNameQuestion(others);
  const notes = others.map(({ field, formerName }) => [field, formerNameNote(formerName)] as const);
  const fields = { confirmNames: question, ...Object.fromEntries(notes) };
  throw new Refusal(Code.conflict, question, fields, { formerNames: others });
}

/** The names under which numbers were registered last. */
async function readNames(
  db: Db,
  people: readonly Registered[],
  { hotelId, stayId, personId }: { hotelId: number | null; stayId: number; personId: number },
): Promise<ReadonlyMap<string, string>> {
  const values = people.flatMap(({ idcard }) => searchValues(db, 'idcard', idcard));
  const guests = await db
    .selectFrom('stay_guest')
    .innerJoin('stay', 'stay.id', 'stay_guest.stay_id')
    .select(['stay_guest.idcard', 'stay_guest.name', 'stay.check_in_time'])
    .where('stay_guest.idcard_search', 'in', values)
    .where('stay_guest.idcard_search', '<>', '')
    .where('stay.id', '<>', stayId)
    .where('stay.isolation_person_id', 'is distinct from', personId)
    .where(ofHotel('stay.hotel_id', hotelId))
    .orderBy('stay.id')
    .execute();
  const isolated = await db
    .selectFrom('isolation_person')
    .select(['idcard', 'name', 'check_in_time'])
    .where('idcard_search', 'in', values)
    .where('idcard_search', '<>', '')
    .where('id', '<>', personId)
    .where(ofHotel('hotel_id', hotelId))
    .orderBy('id')
    .execute();
  const rows = [...isolated, ...guests].toSorted((one, other) =>
    one.check_in_time < other.check_in_time ? -1 : Number(one.check_in_time > other.check_in_time),
  );
  return new Map(rows.map(({ idcard, name }) => [documentKey(idcard), name]));
}
