import { maxAssigned } from '@anzhu/api/contract/assignment';
import { personTypeLabel, type PersonType } from '@anzhu/api/contract/isolation';
import { cleanDocumentNumber } from '@anzhu/api/contract/person';
import { cleanPhone } from '@anzhu/api/contract/phone';
import { type PersonTexts, readPeopleTable } from '@anzhu/api/rules/peopleTable';
import { numberText } from '@anzhu/api/rules/tableText';
import type { PersonDraft } from './assignDraft.ts';

/** A person type by its label or its number; null for anything else. */
function typeOf(cell: string): PersonType | null {
  const found = Object.entries(personTypeLabel).find(
    ([value, label]) => cell === label || cell === value,
  );
  return found ? (Number(found[0]) as PersonType) : null;
}

const personOf = ({ name, idCard, phone, email, personType }: PersonTexts): PersonDraft => ({
  name,
  idCard: cleanDocumentNumber(numberText(idCard)),
  phone: cleanPhone(numberText(phone)),
  email,
  type: typeOf(personType),
});

/** People of a pasted text. */
export interface ReadPeople {
  people: PersonDraft[];
  /** The lines beyond the limit, with the head above them. */
  rest: string;
  /** What is not read: columns, rows. */
  notes: string[];
}

/**
 * Reads people out of a list that was copied from a table or a message. What cannot be read stays empty for the check
 * to report.
 *
 * @param taken how many people the list has already
 */
export function readPeople(text: string, taken = 0): ReadPeople {
  const { people, headLine, notes } = readPeopleTable(text, [
    ...(['name', 'idCard', 'phone', 'email', 'personType'] as const),
  ]);
  const limit = Math.max(0, maxAssigned - taken);
  const rest = people.slice(limit).map(({ line }) => line);
  if (rest.length > 0 && headLine !== '') rest.unshift(headLine);
  return {
    people: people.slice(0, limit).map(({ texts }) => personOf(texts)),
    rest: rest.join('\n'),
    notes,
  };
}
