import type { CellObject, Range, WorkBook, WorkSheet } from 'xlsx';
import { isPlainText } from '../contract/text.ts';
import { type Book, type SheetCell, SheetRefusal, type SheetRow, tooManyRows } from './sheet.ts';
import { momentOfDays } from './cellMoment.ts';
import { rowLimit, type RowLimit } from './rowLimit.ts';
import { csvSheet } from './tableText.ts';
import { type PieceReader, unzip } from './unzip.ts';

type Library = typeof import('xlsx');

/** A workbook of 10,000 rows unpacks to some 4 MB. */
const limits = { entries: 1000, bytes: 32 * 1024 * 1024 };

/** Merged ranges that a sheet may have: one for every cell of a filled-in form is far below it. */
const maxMerges = 1000;

const magic = {
  zip: [0x50, 0x4b, 3, 4],
  /** The container of an old xls; also of an xlsx with a password. */
  compound: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
};

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const tooComplex = () => new SheetRefusal('文件内容过于复杂，无法读取');
const unreadable = () => new SheetRefusal('无法读取该文件，请另存为 xlsx 后再试');

/** Rows above the first row of the table, such as its title and its head. */
const rowsAbove = 12;

/**
 * Reads the sheets of a workbook (xlsx, xls, et) or of a csv file that are not hidden. The file's name does not
 * matter. A hostile file takes seconds: run it in a worker, with a time-out. The parser is loaded with the first
 * workbook. A sheet of many more rows than `maxRows` is neither unpacked nor read to its end.
 *
 * @throws SheetRefusal for another kind of file, a damaged one, one with a password, one that unpacks
 * to too much, one with too many rows.
 */
export async function readBook(bytes: Uint8Array<ArrayBuffer>, maxRows: number): Promise<Book> {
  const isZip = startsWith(bytes, magic.zip);
  if (!isZip && !startsWith(bytes, magic.compound)) {
    return { sheets: [csvSheet(decodeText(bytes))], hidden: [] };
  }
  const library = await import('xlsx');
  if (!isZip) refuseExcel95(library, bytes);
  const most = maxRows + rowsAbove;
  const rowLimits = new Map<string, RowLimit>();
  const isCut = (): boolean => [...rowLimits.values()].some(({ end }) => end() !== null);
  const readLimit = (path: string): PieceReader | undefined => {
    if (!/worksheets\/[^/]+\.xml$/i.test(path)) return undefined;
    const limit = rowLimit(most);
    rowLimits.set(path, limit);
    return limit.read;
  };
  let file = bytes;
  if (isZip) {
    const isWanted = (path: string): boolean => /\.(xml|rels)$/i.test(path);
    let files: Map<string, Uint8Array<ArrayBuffer>>;
    try {
      files = unzip(bytes, { limits, isWanted, readerOf: readLimit });
    } catch (error) {
      // The texts of so many rows may be too large as well.
      throw isCut() ? tooManyRows(maxRows) : error;
    }
    for (const [path, limit] of rowLimits) {
      const content = files.get(path);
      if (content) files.set(path, limit.cut(content));
    }
    file = repack(library, files);
  }
  const book = parse(library, file);
  const isShown = book.SheetNames.map(
    (name, index) =>
      !book.Workbook?.Sheets?.[index]?.Hidden &&
      (book.Sheets[name]?.['!type'] ?? 'sheet') === 'sheet',
  );
  const shown = book.SheetNames.filter((_, index) => isShown[index]);
  if (shown.length === 0) throw new SheetRefusal('文件中没有可见的工作表');
  const length = (name: string): number => book.Sheets[name]?.['!data']?.length ?? 0;
  if (isCut() && shown.some((name) => length(name) >= most)) throw tooManyRows(maxRows);
  const isDate1904 = book.Workbook?.WBProps?.date1904 === true;
  return {
    sheets: shown.map((name) => {
      const sheet = book.Sheets[name] ?? {};
      const hiddenColumns = hiddenColumnsOf(sheet);
      return {
        name,
        rows: rowsOf(sheet, isDate1904),
        ...(hiddenColumns.length > 0 && { hiddenColumns }),
        isDate1904,
      };
    }),
    hidden: book.SheetNames.filter((name, index) => !isShown[index] && length(name) > 0),
  };
}

/**
 * The text of a file in UTF-8, UTF-16 or GB18030.
 * @throws SheetRefusal for what is no text, and for a page
 */
function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const isUtf16 = startsWith(bytes, [0xff, 0xfe]);
  for (const encoding of isUtf16 ? ['utf-16le'] : ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!isPlainText(text) || /^\s*</.test(text)) break;
      return text;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new SheetRefusal('不是有效的表格文件，请上传 xlsx、xls、et 或 csv');
}

/** Its texts are in a code page of the machine that wrote it. */
function refuseExcel95({ CFB }: Library, bytes: Uint8Array): void {
  const container = attempt(() => CFB.read(bytes, { type: 'array' }));
  if (!CFB.find(container, '/Workbook') && CFB.find(container, '/Book')) {
    throw new SheetRefusal('这是 Excel 95 的文件，请另存为 xlsx 后再导入');
  }
}

/**
 * The files that a sheet is read from, in a new archive without compression: the parser unpacks
 * nothing that has not been measured, and gets no picture, macro or external link.
 */
function repack(
  { CFB }: Library,
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Uint8Array<ArrayBuffer> {
  if (!files.has('[Content_Types].xml')) throw unreadable();
  const container = CFB.utils.cfb_new();
  for (const [path, content] of files) {
    if (declaresEntities(content)) throw unreadable();
    if (hasManyMerges(content)) throw tooComplex();
    CFB.utils.cfb_add(container, `/${path}`, content);
  }
  return CFB.write(container, { fileType: 'zip', type: 'array' }) as Uint8Array<ArrayBuffer>;
}

/** Spreadsheet programs write no document type; entities that expand are declared there. */
const declaresEntities = (content: Uint8Array): boolean =>
  /<!(DOCTYPE|ENTITY)/i.test(new TextDecoder('latin1').decode(content.subarray(0, 4096)));

/** Counted before the parser makes a range of each. */
function hasManyMerges(content: Uint8Array<ArrayBuffer>): boolean {
  const text = new TextDecoder('latin1').decode(content);
  const mark = /mergeCell\s/g;
  for (let count = 0; mark.test(text); count += 1) if (count === maxMerges) return true;
  return false;
}

const parse = ({ read }: Library, bytes: Uint8Array): WorkBook =>
  attempt(() =>
    read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: true,
      cellHTML: false,
      cellText: false,
      // The formats of numbers.
      cellNF: true,
      // Hidden rows and columns are among the styles.
      cellStyles: true,
    }),
  );

/** The result of the parser. @throws SheetRefusal when it fails */
function attempt<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) {
      throw new SheetRefusal('文件已加密，请去除密码后再导入');
    }
    throw unreadable();
  }
}

/** The columns that are hidden, or as narrow as nothing. */
const hiddenColumnsOf = (sheet: WorkSheet): number[] =>
  (sheet['!cols'] ?? [])
    .slice(0, maxColumns)
    .flatMap(({ hidden, width }, index) => (hidden === true || width === 0 ? [index] : []));

/** The rows with values. A sheet may declare a million rows: only the existing ones are read. */
function rowsOf(sheet: WorkSheet, isDate1904: boolean): SheetRow[] {
  const data = Object.entries<CellObject[] | undefined>(sheet['!data'] ?? []);
  const merges = sheet['!merges'] ?? [];
  // Each row is compared with each range.
  if (merges.length > maxMerges) throw tooComplex();
  return data.flatMap(([index, cells]) => {
    const values = Array.from((cells ?? []).slice(0, maxColumns), (cell) =>
      valueOf(cell, isDate1904),
    );
    const row = withMerges(values, mergesOf(merges, Number(index)));
    if (row.every((cell) => cell === null)) return [];
    const { hidden, hpt } = sheet['!rows']?.[Number(index)] ?? {};
    const isHidden = hidden === true || hpt === 0;
    return [{ number: Number(index) + 1, cells: row, ...(isHidden && { isHidden }) }];
  });
}

const mergesOf = (merges: readonly Range[], row: number): Range[] =>
  merges.filter(({ s, e }) => s.r <= row && row <= e.r);

/** Columns that are read: a sheet filled in by hand has fewer. */
const maxColumns = 64;

/** Cells of which some are merged. */
function withMerges(cells: readonly SheetCell[], merges: readonly Range[]): SheetCell[] {
  const values = [...cells];
  for (const { s, e } of merges) {
    for (let column = s.c; column <= Math.min(e.c, maxColumns - 1); column += 1) {
      while (values.length <= column) values.push(null);
      const text = values[column];
      values[column] = { unsupported: 'merged', ...(typeof text === 'string' && { text }) };
    }
  }
  return values;
}

/** A whole number of days that is shown with a time is a midnight, as text: it is no day alone. */
function midnightOf({ v: value, z: format }: CellObject, isDate1904: boolean): string | null {
  const isShown = typeof format === 'string' && /h/i.test(format);
  if (!isShown || typeof value !== 'number' || !Number.isInteger(value)) return null;
  const day = momentOfDays(value, isDate1904);
  return day && `${day} 00:00:00`;
}

function valueOf(cell: CellObject | undefined, isDate1904: boolean): SheetCell {
  if (!cell) return null;
  if (cell.f !== undefined || cell.F !== undefined) return { unsupported: 'formula' };
  if (cell.t === 'e') return { unsupported: 'error' };
  const { v: value } = cell;
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number') return midnightOf(cell, isDate1904) ?? value;
  if (typeof value === 'boolean') return value;
  return value instanceof Date ? value.toISOString().slice(0, 19) : null;
}
