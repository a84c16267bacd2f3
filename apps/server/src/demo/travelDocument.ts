import { DocumentKind } from '@anzhu/api/contract/document';
import { birthdayOf } from '@anzhu/api/contract/person';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import type { Insertable } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import type { Person } from './person.ts';

type Document = Pick<
  Insertable<Tables['stay_guest']>,
  'idcard' | 'document_kind' | 'nationality' | 'birth_date' | 'entry_date' | 'stay_until'
>;

/** One in so many companions comes from abroad, and one from Hong Kong. */
const oneIn = 24;

/** The days since the entry of who visits, and how long they may stay. */
const [sinceEntry, permitted] = [3, 30];

/** The document of a guest: of who books a resident ID, of some who come along a passport or a permit. */
export function documentOf(guest: Person, place: number, checkIn: string): Document {
  const { idcard } = guest;
  const resident = {
    idcard,
    document_kind: DocumentKind.residentId,
    nationality: '',
    birth_date: '',
    entry_date: '',
    stay_until: '',
  };
  if (place === 0) return resident;
  // Region and serial are one person's.
  const number = `${idcard.slice(2, 6)}${idcard.slice(14, 17)}`;
  const lot = Number(number) % oneIn;
  const birth_date = birthdayOf(idcard);
  if (lot === 1) {
    return {
      idcard: `K${number}`,
      document_kind: DocumentKind.passport,
      nationality: 'SGP',
      birth_date,
      entry_date: addDays(dayOf(checkIn), -sinceEntry),
      stay_until: addDays(dayOf(checkIn), permitted - sinceEntry),
    };
  }
  if (lot === 2) {
    return {
      ...resident,
      idcard: `H0${number}`,
      document_kind: DocumentKind.hkMacaoPermit,
      birth_date,
    };
  }
  return resident;
}
