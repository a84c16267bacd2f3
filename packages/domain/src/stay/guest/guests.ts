import { DocumentKind, type Sex, type StoredGuest } from '@anzhu/api/contract/guest';
import { cleanDocumentNumber } from '@anzhu/api/contract/person';
import { sexOfResidentId } from '@anzhu/api/rules/residentId';

/** A guest while it is being filled in, by the names of the wire. */
export interface GuestFields {
  name: string;
  /** Null until it is chosen. */
  sex: Sex | null;
  documentKind: DocumentKind;
  /** Number of the document. */
  idcard: string;
  /** Phone. */
  number: string;
}

export const blankGuest: GuestFields = {
  name: '',
  sex: null,
  documentKind: DocumentKind.residentId,
  idcard: '',
  number: '',
};

/** A stored guest, to change it. */
export const guestOf = (stored: StoredGuest): GuestFields => ({
  name: stored.personName ?? '',
  sex: stored.personSex,
  documentKind: stored.documentKind ?? DocumentKind.residentId,
  idcard: stored.personIdcard ?? '',
  number: stored.personNumber ?? '',
});

/** True for a row in which nothing was typed. */
export function isBlankGuest({ name, idcard, number }: GuestFields): boolean {
  return [name, idcard, number].every((text) => text.trim() === '');
}

type DocumentFields = Pick<GuestFields, 'documentKind' | 'idcard' | 'sex'>;

/** Cleans the number of a document. A valid resident ID number contains the sex: it is filled in. */
export function withDocument<Guest extends DocumentFields>(guest: Guest): Guest {
  const idcard = cleanDocumentNumber(guest.idcard);
  const isResident = guest.documentKind === DocumentKind.residentId;
  return { ...guest, idcard, sex: (isResident ? sexOfResidentId(idcard) : null) ?? guest.sex };
}
