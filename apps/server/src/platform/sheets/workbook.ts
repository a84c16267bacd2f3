import { columnName } from '@anzhu/api/rules/sheet';
import { type Cell, cellStyle, rowXml } from './cell.ts';
import { streamOf } from './streamOf.ts';
import { zip, type ZipEntry } from './zip.ts';

/** A column: its title and its width in characters. */
export interface Column {
  title: string;
  width: number;
  /** What may be chosen in its cells; other values are refused by the spreadsheet program. */
  choices?: readonly string[];
  /** Cells that are filled in later show date and time. */
  isMoment?: boolean;
}

/** A sheet of plain lines behind the table, with instructions. */
interface Notes {
  name: string;
  lines: readonly string[];
}

export interface Table {
  /** Name of the sheet, at most 25 characters. */
  name: string;
  columns: readonly Column[];
  /** The rows, in chunks: each is written before the next is requested. */
  rows: AsyncIterable<readonly (readonly Cell[])[]>;
  notes?: Notes;
}

/** Rows that a sheet takes below its titles; what is more goes on to the next sheet. */
const mostRows = 1_000_000;

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** Plain, and the styles of `cellStyle`: text, the bold titles, date with time. */
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts><fonts count="2"><font/><font><b/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="4"><xf xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf fontId="1" xfId="0" applyFont="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The bytes of an Excel workbook, piece by piece: in constant memory. */
export const workbookPieces = (
  tables: readonly Table[],
  rowsOfSheet = mostRows,
): AsyncGenerator<Uint8Array> => zip(parts(tables, rowsOfSheet));

/** An Excel workbook of one table or several as a stream: made as fast as it is read. */
export const workbook = (
  tables: Table | readonly Table[],
  rowsOfSheet?: number,
): ReadableStream<Uint8Array> => streamOf(workbookPieces([tables].flat(), rowsOfSheet));

/** The files of a workbook; those that list the sheets come last, when their number is known. */
async function* parts(tables: readonly Table[], rowsOfSheet: number): AsyncGenerator<ZipEntry> {
  const names: string[] = [];
  const path = (): string => `xl/worksheets/sheet${names.length}.xml`;
  for (const { name, columns, rows, notes } of tables) {
    const chunks = rows[Symbol.asyncIterator]();
    const state: Batches = { chunks, left: [], isDone: false, rowsOfSheet };
    try {
      for (let number = 1; number === 1 || !state.isDone; number += 1) {
        names.push(number === 1 ? name : `${name} ${number}`);
        yield { name: path(), content: sheet(columns, state) };
      }
    } finally {
      await chunks.return?.();
    }
    if (notes) {
      names.push(notes.name);
      yield file(path(), notesSheet(notes));
    }
  }
  yield* listings(names);
}

/** Where the reading of rows stands between two sheets. */
interface Batches {
  chunks: AsyncIterator<readonly (readonly Cell[])[]>;
  left: readonly (readonly Cell[])[];
  isDone: boolean;
  rowsOfSheet: number;
}

/** Whether rows are left to write; reads the next chunk when needed. */
async function hasRows(state: Batches): Promise<boolean> {
  while (state.left.length === 0 && !state.isDone) {
    const { done, value } = await state.chunks.next();
    if (done) state.isDone = true;
    else state.left = value;
  }
  return !state.isDone;
}

async function* sheet(columns: readonly Column[], state: Batches): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width, isMoment }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}"${isMoment ? ` style="${cellStyle.moment}"` : ''} customWidth="1"/>`,
  );
  const titles = columns.map(({ title }) => title);
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(titles, 1, cellStyle.title)}`;
  let free = state.rowsOfSheet;
  let number = 2;
  while ((await hasRows(state)) && free > 0) {
    const taken = state.left.slice(0, free);
    state.left = state.left.slice(free);
    free -= taken.length;
    const first = number;
    number += taken.length;
    yield taken.map((cells, index) => rowXml(cells, first + index)).join('');
  }
  yield `</sheetData>${choicesXml(columns)}</worksheet>`;
}

/** The lists that cells are chosen from. */
function choicesXml(columns: readonly Column[]): string {
  const lists = columns.flatMap(({ choices }, index) => {
    if (!choices) return [];
    const cells = `${columnName(index)}2:${columnName(index)}${mostRows}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cells}"><formula1>"${choices.join(',')}"</formula1></dataValidation>`;
  });
  if (lists.length === 0) return '';
  return `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

const notesSheet = ({ lines }: Notes): string =>
  `${head}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="90" customWidth="1"/></cols><sheetData>${lines.map((line, index) => rowXml([line], index + 1)).join('')}</sheetData></worksheet>`;

/** The files that list the parts of the workbook. */
function* listings(names: readonly string[]): Generator<ZipEntry> {
  const of = (line: (number: number, name: string) => string): string =>
    names.map((name, index) => line(index + 1, name)).join('');
  const type = (part: string): string =>
    `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;
  yield file('xl/styles.xml', styles);
  yield file(
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${of((one, name) => `<sheet name="${name}" sheetId="${one}" r:id="s${one}"/>`)}</sheets></workbook>`,
  );
  yield file(
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="${packages}/relationships">${of((one) => `<Relationship Id="s${one}" Type="${documents}/worksheet" Target="worksheets/sheet${one}.xml"/>`)}<Relationship Id="styles" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
  );
  yield file(
    '_rels/.rels',
    `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="book" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  yield file(
    '[Content_Types].xml',
    `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type('sheet.main')}"/><Override PartName="/xl/styles.xml" ContentType="${type('styles')}"/>${of((one) => `<Override PartName="/xl/worksheets/sheet${one}.xml" ContentType="${type('worksheet')}"/>`)}</Types>`,
  );
}

const file = (name: string, content: string): ZipEntry => ({ name, content: [content] });
