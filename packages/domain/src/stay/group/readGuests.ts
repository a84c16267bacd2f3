import { DocumentKind, isForeign, kindOfNumber } from '@anzhu/api/contract/document';
import { type Sex, sexLabel } from '@anzhu/api/contract/guest';
import { cleanDocumentNumber } from '@anzhu/api/contract/person';
import { cleanPhone } from '@anzhu/api/contract/phone';
import { readNationality } from '@anzhu/api/rules/nationalities';
import { type PersonTexts, readPeopleTable } from '@anzhu/api/rules/peopleTable';
import { numberText } from '@anzhu/api/rules/tableText';
import { parseDate } from '@anzhu/ui/Calendar';
import { blankGuest, type GuestFields, withDocument } from '../guest/guests.ts';

const sexOf = (cell: string): Sex | null => {
  const found = Object.entries(sexLabel).find(([, label]) => label === cell);
  return found ? (Number(found[0]) as Sex) : null;
};

/** What lists call the documents; the first that is in the cell counts. */
const kindWords: readonly (readonly [words: RegExp, kind: DocumentKind])[] = [
  [/护照|PASSPORT/i, DocumentKind.passport],
  [/居住证/, DocumentKind.residencePermit],
  [/永久居留/, DocumentKind.permanentResidence],
  [/台湾|台胞/, DocumentKind.taiwanPermit],
  [/港澳|回乡/, DocumentKind.hkMacaoPermit],
  [/身份证/, DocumentKind.residentId],
];

/** The kind that a list names, or else the number shows; a foreigner without either has a passport. */
function kindOf(cell: string, idcard: string, nationality: string): DocumentKind {
  const named = kindWords.find(([words]) => words.test(cell))?.[1];
  if (named !== undefined) return named;
  const byNumber = kindOfNumber(idcard);
  const isUnknown = byNumber === DocumentKind.other || idcard === '';
  return isUnknown && isForeign(nationality) ? DocumentKind.passport : byNumber;
}

/** A day as lists have it, with or without a time; '' where it cannot be read, or has no year. */
function dayOf(cell: string): string {
  const [day = ''] = cell.split(/[ T]/);
  return /^\d{4}/.test(day) ? (parseDate(day, '') ?? '') : '';
}

function guestOf(texts: PersonTexts): GuestFields {
  const idcard = cleanDocumentNumber(numberText(texts.idCard));
  const nationality = readNationality(texts.nationality);
  return withDocument<GuestFields>({
    ...blankGuest,
    name: texts.name,
    sex: sexOf(texts.sex),
    documentKind: kindOf(texts.documentKind, idcard, nationality),
    idcard,
    number: cleanPhone(numberText(texts.phone)),
    nationality,
    birthDate: dayOf(texts.birthDate),
    entryDate: dayOf(texts.entryDate),
    stayUntil: dayOf(texts.stayUntil),
  });
}

/**
 * Reads guests out of a list that was copied from a table or a message. What cannot be read stays empty for the check
 * to report.
 */
export function readGuests(text: string): { guests: GuestFields[]; notes: string[] } {
  const { people, notes } = readPeopleTable(text, [
    ...(['name', 'idCard', 'phone', 'sex'] as const),
    ...(['documentKind', 'nationality', 'birthDate', 'entryDate', 'stayUntil'] as const),
  ]);
  return { guests: people.map(({ texts }) => guestOf(texts)), notes };
}
