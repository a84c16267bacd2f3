import { documentKey, DocumentKind, numberFault } from '@anzhu/api/contract/document';
import { AnyDocumentNumber, cleanDocumentNumber, isResidentId } from '@anzhu/api/contract/person';
import { phoneMissing } from '@anzhu/api/contract/stay';
import { futureBirth } from '@anzhu/api/rules/residentId';
import type { FormErrors } from '@anzhu/ui/Form';
import { submitErrorOf } from '../../kit/index.ts';
import { isBlankGuest, sentGuest, type GuestFields } from './guests.ts';

/** The name under which guests travel, and which the paths of their errors begin with. */
export const guestsField = 'checkInfoList';

const numberLabels: Record<DocumentKind, string> = {
  [DocumentKind.residentId]: '身份证号',
  [DocumentKind.passport]: '护照号',
  [DocumentKind.hkMacaoPermit]: '通行证号',
  [DocumentKind.taiwanPermit]: '通行证号',
  [DocumentKind.residencePermit]: '居住证号',
  [DocumentKind.permanentResidence]: '永久居留证号',
  [DocumentKind.other]: '证件号码',
};

/** The name of a document's number. */
export const documentNumberLabel = (kind: DocumentKind): string => numberLabels[kind];

/** The rows that are sent: those in which something was typed. */
export const sentGuests = (guests: readonly GuestFields[]): GuestFields[] =>
  guests.filter((guest) => !isBlankGuest(guest)).map(sentGuest);

const pathOf = (row: number, field: keyof GuestFields): string => `${guestsField}.${row}.${field}`;

/**
 * Errors of document numbers that are shown while typing, by row: an invalid resident ID of full length, one whose
 * birthday is after `today` (`yyyy-MM-dd`), and a number that an earlier row has.
 */
export function typedNumberErrors(
  guests: readonly Pick<GuestFields, 'documentKind' | 'idcard'>[],
  today: string,
): (string | undefined)[] {
  const numbers = guests.map(({ idcard }) => cleanDocumentNumber(idcard));
  const keys = numbers.map(documentKey);
  return numbers.map((number, row) => {
    if (number === '') return undefined;
    const first = keys.indexOf(documentKey(number));
    if (first < row) return `与第 ${first + 1} 位入住人相同`;
    const isWhole = guests[row]?.documentKind === DocumentKind.residentId && number.length >= 18;
    return isWhole && !isResidentId(number) ? '身份证号不正确' : futureBirth(number, today);
  });
}

/** Moves the errors of the call's fields to the rows that were sent; those of a row as a whole to its name. */
function atRows(fields: FormErrors, guests: readonly GuestFields[]): FormErrors {
  const sentRows = guests.flatMap((guest, row) => (isBlankGuest(guest) ? [] : [row]));
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [root, index, field = 'name'] = path.split('.');
      const row = index === undefined ? undefined : sentRows[Number(index)];
      return [
        root === guestsField && row !== undefined ? `${root}.${row}.${field}` : path,
        message,
      ];
    }),
  );
}

/** A refusal of the call, with its errors at the rows that were sent. */
export function refusalAtRows(error: unknown, guests: readonly GuestFields[]) {
  const { message, fields } = submitErrorOf(error);
  // Code and mark of the error stay.
  return { ...(error instanceof Object && error), message, fields: atRows(fields, guests) };
}

/** What is wrong with the number of a document, by the name that the form gives it. */
function wrongNumber({ documentKind, idcard }: GuestFields): string | null {
  const number = cleanDocumentNumber(idcard);
  return number === ''
    ? `${documentNumberLabel(documentKind)}不能为空`
    : numberFault(documentKind, number);
}

/** All client-side errors of a call with guests; `fields` are those of the contract. */
export function guestErrors(
  guests: readonly GuestFields[],
  fields: FormErrors,
  today: string,
): FormErrors {
  const errors: Record<string, string> = { ...atRows(fields, guests) };
  const typed = typedNumberErrors(guests, today);
  for (const [row, guest] of guests.entries()) {
    const wrong = typed[row] ?? (isBlankGuest(guest) ? null : wrongNumber(guest));
    if (wrong) errors[pathOf(row, 'idcard')] = wrong;
  }
  const sent = sentGuests(guests);
  const firstSent = guests.findIndex((guest) => !isBlankGuest(guest));
  if (firstSent >= 0 && sent.every(({ number }) => number.trim() === '')) {
    errors[pathOf(firstSent, 'number')] = phoneMissing(sent.length);
  }
  const { [guestsField]: none, ...others } = errors;
  // Said at the first row where there is one.
  return none !== undefined && guests.length > 0
    ? { ...others, [pathOf(0, 'name')]: none }
    : errors;
}

/**
 * Whether the number of a document is all there: a resident ID by its check digit, another one, whose length is
 * not known, once its field has been left.
 */
export const isCompleteNumber = (
  { documentKind, idcard }: Pick<GuestFields, 'documentKind' | 'idcard'>,
  leftNumber: string,
): boolean =>
  documentKind === DocumentKind.residentId
    ? isResidentId(idcard)
    : idcard === leftNumber &&
      AnyDocumentNumber.safeParse(idcard).success &&
      numberFault(documentKind, idcard) === null;
