import { DocumentKind, type Sex, sexLabel } from '@anzhu/api/contract/guest';
import { cleanDocumentNumber, isResidentId } from '@anzhu/api/contract/person';
import { cleanPhone } from '@anzhu/api/contract/phone';
import { type PersonTexts, readPeopleTable } from '@anzhu/api/rules/peopleTable';
import { numberText } from '@anzhu/api/rules/tableText';
import { blankGuest, type GuestFields, withDocument } from '../guest/guests.ts';

const sexOf = (cell: string): Sex | null => {
  const found = Object.entries(sexLabel).find(([, label]) => label === cell);
  return found ? (Number(found[0]) as Sex) : null;
};

/** The kind of a document by its number: what has the form of a resident ID is one, though it may be wrong. */
export const kindOfNumber = (idcard: string): DocumentKind =>
  idcard === '' || /^\d{15,18}X?$/.test(idcard) || isResidentId(idcard)
    ? DocumentKind.residentId
    : DocumentKind.other;

function guestOf({ name, sex, idCard, phone }: PersonTexts): GuestFields {
  const idcard = cleanDocumentNumber(numberText(idCard));
  return withDocument<GuestFields>({
    ...blankGuest,
    name,
    sex: sexOf(sex),
    documentKind: kindOfNumber(idcard),
    idcard,
    number: cleanPhone(numberText(phone)),
  });
}

/**
 * Reads guests out of a list that was copied from a table or a message. What cannot be read stays empty for the check
 * to report.
 */
export function readGuests(text: string): { guests: GuestFields[]; notes: string[] } {
  const { people, notes } = readPeopleTable(text, ['name', 'idCard', 'phone', 'sex']);
  return { guests: people.map(({ texts }) => guestOf(texts)), notes };
}
