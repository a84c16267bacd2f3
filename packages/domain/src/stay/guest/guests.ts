import { askedFields, type AskedField, DocumentKind } from '@anzhu/api/contract/document';
import type { ExpectedGuest } from '@anzhu/api/contract/expectedGuest';
import { type Sex, type StoredGuest } from '@anzhu/api/contract/guest';
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
  /** Three letters, as the days below of documents that are asked for them; '' while it is not chosen. */
  nationality: string;
  /** `yyyy-MM-dd` */
  birthDate: string;
  entryDate: string;
  stayUntil: string;
  /** Of minors who stay without an adult. */
  guardianName: string;
  guardianPhone: string;
  guardianRelation: string;
}

export const blankGuest: GuestFields = {
  name: '',
  sex: null,
  documentKind: DocumentKind.residentId,
  idcard: '',
  number: '',
  nationality: '',
  birthDate: '',
  entryDate: '',
  stayUntil: '',
  guardianName: '',
  guardianPhone: '',
  guardianRelation: '',
};

/** A stored guest, to change it. */
export const guestOf = (stored: StoredGuest): GuestFields => ({
  name: stored.personName ?? '',
  sex: stored.personSex,
  documentKind: stored.documentKind ?? DocumentKind.residentId,
  idcard: stored.personIdcard ?? '',
  number: stored.personNumber ?? '',
  nationality: stored.nationality ?? '',
  birthDate: stored.birthDate ?? '',
  entryDate: stored.entryDate ?? '',
  stayUntil: stored.stayUntil ?? '',
  guardianName: stored.guardianName ?? '',
  guardianPhone: stored.guardianPhone ?? '',
  guardianRelation: stored.guardianRelation ?? '',
});

/** An expected guest as a row to fill in. */
export const expectedFields = (guest: ExpectedGuest): GuestFields =>
  withDocument({
    ...blankGuest,
    name: guest.name,
    sex: guest.sex ?? null,
    documentKind: guest.documentKind ?? DocumentKind.residentId,
    idcard: guest.idcard ?? '',
    number: guest.number ?? '',
    nationality: guest.nationality ?? '',
    birthDate: guest.birthDate ?? '',
    entryDate: guest.entryDate ?? '',
    stayUntil: guest.stayUntil ?? '',
  });

const documentFields: readonly AskedField[] = [
  'nationality',
  'birthDate',
  'entryDate',
  'stayUntil',
];

/** A guest as they are sent: without what their document is not asked for, which may be left of another one. */
export function sentGuest<Guest extends GuestFields>(guest: Guest): Guest {
  const asked = askedFields(guest);
  const unasked = documentFields.filter((field) => !asked.includes(field));
  return { ...guest, ...Object.fromEntries(unasked.map((field) => [field, ''])) };
}

/** True for a row in which nothing was typed. */
export function isBlankGuest({ name, idcard, number }: GuestFields): boolean {
  return [name, idcard, number].every((text) => text.trim() === '');
}

type DocumentFields = Pick<GuestFields, 'documentKind' | 'idcard' | 'sex'>;

/** Cleans the number of a document. That of a resident ID, or of a residence permit, contains the sex: it is filled in. */
export function withDocument<Guest extends DocumentFields>(guest: Guest): Guest {
  const idcard = cleanDocumentNumber(guest.idcard);
  const { documentKind: kind } = guest;
  const hasSex = kind === DocumentKind.residentId || kind === DocumentKind.residencePermit;
  return { ...guest, idcard, sex: (hasSex ? sexOfResidentId(idcard) : null) ?? guest.sex };
}
