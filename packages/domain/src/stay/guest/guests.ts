import { DocumentKind, type Sex, type StoredGuest } from '@anzhu/api/contract/guest';
import { cleanDocumentNumber } from '@anzhu/api/contract/person';
import { sexOfResidentId } from '@anzhu/api/rules/residentId';

/** The fields of a guest, by the names of the wire. */
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

/** A guest as it is being filled in; the key stays while rows come and go. */
export interface GuestDraft extends GuestFields {
  key: number;
}

/** The guests of a stay while they are filled in. */
export interface GuestList {
  guests: readonly GuestDraft[];
  /** The key of the next row. */
  nextKey: number;
  /** The row that was added last, where the keyboard goes; null when none is new. */
  freshKey: number | null;
}

const blank: GuestFields = {
  name: '',
  sex: null,
  documentKind: DocumentKind.residentId,
  idcard: '',
  number: '',
};

/** One empty row, waiting for the keyboard. */
export const noGuests: GuestList = { guests: [{ ...blank, key: 0 }], nextKey: 1, freshKey: 0 };

/** The guests that are stored, as rows to change. */
export function storedGuests(stored: readonly StoredGuest[]): GuestList {
  const guests = stored.map((guest, key) => ({
    key,
    name: guest.personName ?? '',
    sex: guest.personSex,
    documentKind: guest.documentKind ?? DocumentKind.residentId,
    idcard: guest.personIdcard ?? '',
    number: guest.personNumber ?? '',
  }));
  return { guests, nextKey: guests.length, freshKey: null };
}

/** True for a row in which nothing was typed. */
export function isBlankGuest({ name, idcard, number }: GuestFields): boolean {
  return [name, idcard, number].every((text) => text.trim() === '');
}

/** One more row, filled in with what is known. */
export function addGuest(list: GuestList, known: Partial<GuestFields> = {}): GuestList {
  const guest = { ...blank, ...known, key: list.nextKey };
  return { guests: [...list.guests, guest], nextKey: list.nextKey + 1, freshKey: guest.key };
}

export function removeGuest(list: GuestList, key: number): GuestList {
  return { ...list, guests: list.guests.filter((guest) => guest.key !== key), freshKey: null };
}

/** Changes a row. A resident ID number contains the sex: it is filled in once the number is valid. */
export function changeGuest(list: GuestList, key: number, part: Partial<GuestFields>): GuestList {
  const guests = list.guests.map((guest) => (guest.key === key ? changed(guest, part) : guest));
  return { ...list, guests };
}

function changed(guest: GuestDraft, part: Partial<GuestFields>): GuestDraft {
  const next = { ...guest, ...part };
  if (part.idcard === undefined && part.documentKind === undefined) return next;
  next.idcard = cleanDocumentNumber(next.idcard);
  if (next.documentKind !== DocumentKind.residentId) return next;
  return { ...next, sex: sexOfResidentId(next.idcard) ?? next.sex };
}

/** Fills known fields into the first row that is blank, or into a new one. */
export function fillGuest(list: GuestList, known: Partial<GuestFields>): GuestList {
  const free = list.guests.find(isBlankGuest);
  return free ? changeGuest(list, free.key, known) : addGuest(list, known);
}
