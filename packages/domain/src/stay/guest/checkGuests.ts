import { DocumentKind } from '@anzhu/api/contract/guest';
import { cleanDocumentNumber, isResidentId } from '@anzhu/api/contract/person';
import { phoneMissing } from '@anzhu/api/contract/stay';
import { isBlankGuest, type GuestDraft, type GuestFields, type GuestList } from './guests.ts';

/** The name under which guests travel, and which the paths of their errors begin with. */
export const guestsField = 'checkInfoList';

/** What is wrong with guests, by key and field (`3.idcard`); with the list as a whole by ''. */
export type GuestErrors = Readonly<Record<string, string>>;

/** The name of a document's number: 身份证号, or 证件号码 of any other document. */
export const documentNumberLabel = (kind: DocumentKind): string =>
  kind === DocumentKind.residentId ? '身份证号' : '证件号码';

/** The errors of one field of one guest, as it is named in `GuestErrors`. */
export const guestErrorKey = (key: number, field: keyof GuestFields): string => `${key}.${field}`;

/** The rows that are sent: those in which something was typed. */
export function sentGuests(guests: readonly GuestDraft[]): GuestDraft[] {
  return guests.filter((guest) => !isBlankGuest(guest));
}

/** The rows as the call takes them. */
export function wireGuests(guests: readonly GuestDraft[]) {
  return sentGuests(guests).map(({ name, sex, documentKind, idcard, number }) => ({
    name,
    sex,
    documentKind,
    idcard,
    number,
  }));
}

/** Errors shown while typing: an invalid resident ID number of full length, and a duplicate document. */
export function typedGuestErrors(guests: readonly GuestDraft[]): GuestErrors {
  const errors: Record<string, string> = {};
  const places = new Map<string, number>();
  for (const [place, { key, documentKind, idcard }] of guests.entries()) {
    const number = cleanDocumentNumber(idcard);
    const first = places.get(number);
    if (number === '') continue;
    if (first !== undefined) {
      errors[guestErrorKey(key, 'idcard')] = `与第 ${first + 1} 位入住人相同`;
    } else if (
      documentKind === DocumentKind.residentId &&
      number.length >= 18 &&
      !isResidentId(number)
    ) {
      errors[guestErrorKey(key, 'idcard')] = '身份证号不正确';
    } else {
      places.set(number, place);
    }
  }
  return errors;
}

/**
 * The errors of the call's fields (`checkInfoList.0.idcard`, ours or the server's) by the rows they
 * were sent from. Errors of other fields are left out.
 */
export function guestErrorsOf(
  fields: Readonly<Record<string, string>>,
  sent: readonly GuestDraft[],
): GuestErrors {
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [root, place, field] = path.split('.');
    if (root !== guestsField) continue;
    const guest = sent[Number(place)];
    if (place === undefined) errors[''] = message;
    else if (guest) errors[`${guest.key}.${field ?? 'name'}`] = message;
  }
  return errors;
}

/** What is wrong with the number of a document, by the name that the form gives it. */
function wrongNumber({ documentKind, idcard }: GuestDraft): string | null {
  const number = cleanDocumentNumber(idcard);
  if (number === '') return `${documentNumberLabel(documentKind)}不能为空`;
  if (documentKind !== DocumentKind.residentId || isResidentId(number)) return null;
  return '身份证号不正确';
}

/** All client-side errors of guests; `fields` are those of the contract. */
export function checkGuests(
  guests: readonly GuestDraft[],
  fields: Readonly<Record<string, string>>,
): GuestErrors {
  const sent = sentGuests(guests);
  const errors: Record<string, string> = { ...guestErrorsOf(fields, sent) };
  for (const guest of sent) {
    const wrong = wrongNumber(guest);
    if (wrong) errors[guestErrorKey(guest.key, 'idcard')] = wrong;
  }
  const [firstSent] = sent;
  if (firstSent && sent.every(({ number }) => number.trim() === '')) {
    errors[guestErrorKey(firstSent.key, 'number')] = phoneMissing(sent.length);
  }
  Object.assign(errors, typedGuestErrors(guests));
  const [first] = guests;
  if (errors[''] && first && sent.length === 0)
    errors[guestErrorKey(first.key, 'name')] = errors[''];
  return errors;
}

const fieldNames = ['name', 'sex', 'documentKind', 'idcard', 'number'] as const;

/** The errors of unchanged fields: a change clears the error of its field, a phone also that none has one. */
export function guestErrorsAfter(
  errors: GuestErrors,
  before: GuestList,
  after: GuestList,
): GuestErrors {
  const known = new Map(before.guests.map((guest) => [guest.key, guest]));
  const hasPhone = after.guests.some(({ number }) => number !== '');
  const unchanged = after.guests.flatMap((guest) =>
    fieldNames
      .filter((field) => known.get(guest.key)?.[field] === guest[field])
      .filter((field) => field !== 'number' || guest.number !== '' || !hasPhone)
      .map((field) => guestErrorKey(guest.key, field)),
  );
  const kept = new Set(before.guests === after.guests ? [...unchanged, ''] : unchanged);
  return Object.fromEntries(Object.entries(errors).filter(([path]) => kept.has(path)));
}
