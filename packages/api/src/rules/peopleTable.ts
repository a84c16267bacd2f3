import { contentOrder, fitsField } from './cellKinds.ts';
import type { SheetCell } from './sheet.ts';
import { cellOf, findTable, noteOf, unusedColumns } from './tableColumns.ts';
import { tableHeads, type TableField } from './tableHeads.ts';
import { isAligned, readTable, sheetRows, type TextRow } from './tableText.ts';
import { cellText } from './testImportCells.ts';

/** What a list says of a person. */
const personFields = [
  'name',
  'idCard',
  'phone',
  'sex',
  'email',
  'personType',
  'documentKind',
  'nationality',
  'birthDate',
  'entryDate',
  'stayUntil',
] as const satisfies readonly TableField[];
export type PersonField = (typeof personFields)[number];
export type PersonTexts = Readonly<Record<PersonField, string>>;

/** Columns of lists that are of no use to any form, so that none is taken for a name. */
const knownFields: readonly TableField[] = [...personFields, 'serial', 'uId', 'room', 'hotel'];

/** People of a text that was copied from a table or a message. */
export interface PeopleTable {
  people: { texts: PersonTexts; line: string }[];
  /** The lines with the heads; '' where there are none. */
  headLine: string;
  /** What is not read: columns, rows. */
  notes: string[];
}

/**
 * Reads people out of a pasted list: by its head or, failing that, by what is in its columns, and in lines that were
 * typed by each of their words. Every row with anything but its number gives a person.
 * @param used the fields that are read; columns of others are named in the notes
 */
export function readPeopleTable(text: string, used: readonly PersonField[]): PeopleTable {
  const lines = readTable(text);
  const lineAt = new Map(lines.map((line) => [line.number, line.text]));
  const table = findTable(sheetRows(lines), knownFields);
  if (table.head === null && !isAligned(text)) return typedPeople(lines, used);
  const { columns, head, headNumbers, rows, skipped } = table;
  const serial = columns.indexOf('serial');
  const filled = rows.filter(({ cells }) =>
    cells.some((cell, index) => cell !== null && index !== serial),
  );
  return {
    people: filled.map((row) => ({
      texts: head
        ? textsOf((field) => cellText(cellOf(row, columns, field)))
        : textsByContent(row.cells, columns),
      line: lineAt.get(row.number) ?? '',
    })),
    headLine: headNumbers.map((number) => lineAt.get(number) ?? '').join('\n'),
    notes: [
      ...noteOf('未使用的列', unusedColumns(table, used)),
      ...noteOf(
        '跳过的行',
        skipped.map(({ number, text: first }) => `第 ${number} 行「${first}」`),
      ),
    ],
  };
}

const textsOf = (read: (field: PersonField) => string): PersonTexts =>
  Object.fromEntries(
    personFields.map((field) => [field, read(field).replaceAll(/\s+/g, ' ')]),
  ) as Record<PersonField, string>;

/** The texts of a row without heads: a cell of another kind than its column is of that one, where the row has none. */
function textsByContent(
  cells: readonly SheetCell[],
  columns: readonly (TableField | undefined)[],
): PersonTexts {
  const fits = (index: number): boolean => {
    const field = columns[index];
    return field !== undefined && fitsField(field, cells[index] ?? null);
  };
  const otherOf = (index: number): TableField | undefined =>
    columns[index] === undefined || fits(index)
      ? undefined
      : contentOrder.find((kind) => !kind.isLoose && kind.fits(cells[index] ?? null))?.field;
  return textsOf((field) => {
    const own = columns.indexOf(field);
    const ownCell = cells[own] ?? null;
    if (ownCell !== null && otherOf(own) === undefined) return cellText(ownCell);
    return cellText(cells.find((_, index) => otherOf(index) === field) ?? null);
  });
}

/** The field of a word of a typed line; null for the number of the line. */
function fieldOfWord(word: string, isFirst: boolean): TableField | null {
  if (isFirst && /^\d{1,3}\.?$/.test(word)) return null;
  const isOfList = (field: TableField): boolean => knownFields.includes(field);
  return contentOrder.find(({ field, fits }) => isOfList(field) && fits(word))?.field ?? 'name';
}

function typedPeople(lines: readonly TextRow[], used: readonly PersonField[]): PeopleTable {
  const unused = new Set<string>();
  const people = lines.map(({ cells, text }) => {
    const fields = cells.map((word, index) => fieldOfWord(word, index === 0));
    for (const field of fields) {
      const isUsed = field === null || used.some((one) => one === field);
      if (!isUsed) unused.add(`「${tableHeads[field][0] ?? ''}」`);
    }
    // Words that are no name are shown with it, so that nothing is lost.
    const texts = textsOf((field) => cells.filter((_, index) => fields[index] === field).join(' '));
    return { texts, line: text };
  });
  return { people, headLine: '', notes: noteOf('未使用的内容', [...unused]) };
}
