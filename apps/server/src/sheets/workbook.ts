import { type Cell, cellXml, rowXml } from './cell.ts';
import { zip, type ZipEntry } from './zip.ts';

/** A column: its title and its width in characters. */
export interface Column {
  title: string;
  width: number;
}

export interface Table {
  /** Name of the sheet, at most 25 characters. */
  name: string;
  columns: readonly Column[];
  /** The rows, in portions: each is written before the next is asked for. */
  rows: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** Rows that a sheet takes below its titles; what is more goes on to the next sheet. */
const mostRows = 1_000_000;

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** Plain, text, and the bold titles. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

/** An Excel workbook as a stream: made as fast as it is read, in constant memory. */
export function workbook(table: Table, rowsOfSheet = mostRows): ReadableStream<Uint8Array> {
  const pieces = zip(parts(table, rowsOfSheet));
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // Nobody waits for the rest: the reading of rows ends with it.
    cancel: () => void pieces.return(undefined),
  });
}

/** The files of a workbook; those that list the sheets come last, when their number is known. */
async function* parts(
  { name, columns, rows }: Table,
  rowsOfSheet: number,
): AsyncGenerator<ZipEntry> {
  const portions = rows[Symbol.asyncIterator]();
  const state: Portions = { portions, left: [], isDone: false, rowsOfSheet };
  let sheets = 0;
  try {
    do {
      sheets += 1;
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheet(columns, state) };
    } while (!state.isDone);
  } finally {
    await portions.return?.();
  }
  const numbers = Array.from({ length: sheets }, (_, place) => place + 1);
  yield* listings(numbers, name);
}

/** Where the reading of rows stands between two sheets. */
interface Portions {
  portions: AsyncIterator<readonly (readonly Cell[])[]>;
  left: readonly (readonly Cell[])[];
  isDone: boolean;
  rowsOfSheet: number;
}

/** Whether there are rows that no sheet has yet; asks for the next portion when needed. */
async function hasRows(state: Portions): Promise<boolean> {
  while (state.left.length === 0 && !state.isDone) {
    const { done, value } = await state.portions.next();
    if (done) state.isDone = true;
    else state.left = value;
  }
  return !state.isDone;
}

async function* sheet(columns: readonly Column[], state: Portions): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, place) =>
      `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = columns.map(({ title }) => cellXml(title).replace('s="1"', 's="2"'));
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${titles.join('')}</row>`;
  let free = state.rowsOfSheet;
  while ((await hasRows(state)) && free > 0) {
    const taken = state.left.slice(0, free);
    state.left = state.left.slice(free);
    free -= taken.length;
    yield taken.map(rowXml).join('');
  }
  yield '</sheetData></worksheet>';
}

/** The files that say what the workbook consists of. */
function* listings(sheets: readonly number[], name: string): Generator<ZipEntry> {
  const of = (line: (one: number) => string): string => sheets.map(line).join('');
  const type = (part: string): string =>
    `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;
  const named = (one: number): string => (one === 1 ? name : `${name} ${one}`);
  yield file('xl/styles.xml', styles);
  yield file(
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${of((one) => `<sheet name="${named(one)}" sheetId="${one}" r:id="s${one}"/>`)}</sheets></workbook>`,
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
