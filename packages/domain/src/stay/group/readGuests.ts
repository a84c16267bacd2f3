import { DocumentKind, Guest, type Sex, sexLabel } from '@anzhu/api/contract/guest';
import { labelsOf } from '@anzhu/api/contract/label';
import { cleanDocumentNumber, isResidentId } from '@anzhu/api/contract/person';
import { cleanPhone } from '@anzhu/api/contract/phone';
import { namedColumns, numberText, readTable } from '@anzhu/api/rules/tableText';
import { blankGuest, type GuestFields, withDocument } from '../guest/guests.ts';

type Field = 'name' | 'sex' | 'idcard' | 'number';

const labels = labelsOf(Guest);

/** Heads of columns, besides the labels of the fields. */
const otherHeads: Readonly<Record<string, Field>> = {
  入住人: 'name',
  身份证: 'idcard',
  身份证号: 'idcard',
  身份证号码: 'idcard',
  证件号: 'idcard',
  电话: 'number',
  联系电话: 'number',
  手机: 'number',
  手机号码: 'number',
};

const heads = new Map<string, Field>([
  [labels.name, 'name'],
  [labels.sex, 'sex'],
  [labels.idcard, 'idcard'],
  [labels.number, 'number'],
  ...Object.entries(otherHeads),
]);

const sexOf = (cell: string): Sex | null => {
  const found = Object.entries(sexLabel).find(([, label]) => label === cell);
  return found ? (Number(found[0]) as Sex) : null;
};

/** The kind of a document by its number: what has the form of a resident ID is one, though it may be wrong. */
export const kindOfNumber = (idcard: string): DocumentKind =>
  idcard === '' || /^\d{15,18}X?$/.test(idcard) || isResidentId(idcard)
    ? DocumentKind.residentId
    : DocumentKind.other;

/** The field that a cell of a table without a head is of, by what it holds; null for the number of its line. */
function fieldOf(cell: string, isFirst: boolean): Field | null {
  const number = cleanDocumentNumber(numberText(cell));
  if (isFirst && /^\d{1,3}\.?$/.test(cell)) return null;
  if (sexOf(cell) !== null) return 'sex';
  if (/^(1\d{10}|\+\d+)$/.test(cleanPhone(numberText(cell)))) return 'number';
  return /^[A-Z0-9]{6,20}$/.test(number) && /\d/.test(number) ? 'idcard' : 'name';
}

function guestOf(cells: readonly string[], columns: readonly (Field | undefined)[] | undefined) {
  const texts: Record<Field, string[]> = { name: [], sex: [], idcard: [], number: [] };
  for (const [index, cell] of cells.entries()) {
    const field = columns ? columns[index] : fieldOf(cell, index === 0);
    if (field && cell !== '') texts[field].push(cell);
  }
  // Words that are no name are shown with it, so that nothing is lost.
  const text = (field: Field): string => texts[field].join(' ').replaceAll(/\s+/g, ' ');
  const idcard = cleanDocumentNumber(numberText(text('idcard')));
  return withDocument<GuestFields>({
    ...blankGuest,
    name: text('name'),
    sex: sexOf(text('sex')),
    documentKind: kindOfNumber(idcard),
    idcard,
    number: cleanPhone(numberText(text('number'))),
  });
}

/**
 * Reads guests out of a list that was copied from a table or a message: 姓名, 性别, 证件号码, 手机号, in the order that a
 * head names or by what is in the cells. Every line that is not blank gives a guest; what cannot be read stays empty
 * for the check to report.
 */
export function readGuests(text: string): GuestFields[] {
  const table = readTable(text);
  const columns = namedColumns(table[0]?.cells ?? [], (head) => heads.get(head));
  return (columns ? table.slice(1) : table).map(({ cells }) => guestOf(cells, columns));
}
