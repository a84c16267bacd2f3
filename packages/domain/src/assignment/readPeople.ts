import { assignIsolation, maxAssigned } from '@anzhu/api/contract/assignment';
import { personTypeLabel, type PersonType } from '@anzhu/api/contract/isolation';
import { labelsOf } from '@anzhu/api/contract/label';
import { cleanDocumentNumber } from '@anzhu/api/contract/person';
import { cleanPhone } from '@anzhu/api/contract/phone';
import { namedColumns, numberText, readTable } from '@anzhu/api/rules/tableText';
import type { PersonDraft } from './assignDraft.ts';

type Field = keyof PersonDraft;

const labels = labelsOf(assignIsolation.input);

/** The columns of a table without a head, in their order. */
const usualColumns: readonly Field[] = ['name', 'idCard', 'phone', 'type', 'email'];

/** Heads of columns, besides the labels of the fields. */
const otherHeads: Readonly<Record<string, Field>> = {
  证件号码: 'idCard',
  身份证: 'idCard',
  电话: 'phone',
  联系电话: 'phone',
  手机: 'phone',
  类型: 'type',
};

const heads = new Map<string, Field>([
  ...usualColumns.map((field) => [labels[field], field] as const),
  ...Object.entries(otherHeads),
]);

/** A person type by its label or its number; null for anything else. */
function typeOf(cell: string): PersonType | null {
  const found = Object.entries(personTypeLabel).find(
    ([value, label]) => cell === label || cell === value,
  );
  return found ? (Number(found[0]) as PersonType) : null;
}

function personOf(cells: readonly string[], columns: readonly (Field | undefined)[]): PersonDraft {
  const cell = (field: Field): string =>
    (cells[columns.indexOf(field)] ?? '').replaceAll(/\s+/g, ' ');
  return {
    name: cell('name'),
    idCard: cleanDocumentNumber(numberText(cell('idCard'))),
    phone: cleanPhone(numberText(cell('phone'))),
    email: cell('email').normalize('NFKC'),
    type: typeOf(cell('type')),
  };
}

/** People of a pasted text. */
export interface ReadPeople {
  people: PersonDraft[];
  /** The lines beyond the limit. */
  rest: string;
}

/**
 * Reads people out of cells that were copied from a table: 姓名, 身份证号, 手机号, 人员类型, 邮箱, or in the order that
 * a head names. Blank rows are skipped; what cannot be read stays empty for the check to report.
 *
 * @param taken how many people the list has already
 */
export function readPeople(text: string, taken = 0): ReadPeople {
  const table = readTable(text);
  const columns = namedColumns(table[0]?.cells ?? [], (head) => heads.get(head));
  const rows = columns ? table.slice(1) : table;
  const limit = Math.max(0, maxAssigned - taken);
  return {
    people: rows.slice(0, limit).map(({ cells }) => personOf(cells, columns ?? usualColumns)),
    rest: rows
      .slice(limit)
      .map((row) => row.text)
      .join('\n'),
  };
}
