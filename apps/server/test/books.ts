import { crc32 } from 'node:zlib';
import { CFB, read, utils, write, type WorkSheet } from 'xlsx';
import { zip } from '../src/platform/sheets/zip.ts';

/** A value as a person types it, or a cell of the library. */
export type Cell = string | number | null | Date | { t: 'n'; f: string; v: number };

export const titles = ['用户编号', '姓名', '检测类型', '检测结果', '检测时间'];

interface BookOptions {
  /** biff8 is the old xls, biff5 that of Excel 95. */
  as?: 'xlsx' | 'biff8' | 'biff5' | 'ods';
  isDate1904?: boolean;
  /** Sheets before the one with the rows, all of them empty but for a word. */
  before?: readonly string[];
  name?: string;
  /** Further sheets, with their rows by name. */
  further?: Readonly<Record<string, readonly (readonly Cell[])[]>>;
  /** The sheet that is hidden. */
  hides?: string;
  /** Changes the sheet before it is written. */
  finish?: (sheet: WorkSheet) => void;
}

/** A workbook as a spreadsheet program saves it. */
export function book(rows: readonly (readonly Cell[])[], options: BookOptions = {}): Buffer {
  const { as = 'xlsx', isDate1904 = false, before = [], name = '检测记录' } = options;
  const made = utils.book_new();
  for (const one of before) utils.book_append_sheet(made, utils.aoa_to_sheet([['说明']]), one);
  const sheet = utils.aoa_to_sheet(rows as unknown[][]);
  options.finish?.(sheet);
  utils.book_append_sheet(made, sheet, name);
  for (const [other, cells] of Object.entries(options.further ?? {})) {
    utils.book_append_sheet(made, utils.aoa_to_sheet(cells as unknown[][]), other);
  }
  made.Workbook = {
    WBProps: { date1904: isDate1904 },
    Sheets: made.SheetNames.map((one) => ({
      name: one,
      Hidden: one === options.hides ? 1 : 0,
    })),
  };
  return Buffer.from(write(made, { type: 'buffer', bookType: as, compression: true }) as Buffer);
}

/**
 * An old xls whose number, the only one of this value, is what a formula came to: the library writes
 * values alone, so that the record is exchanged by hand.
 */
export function withFormula(xls: Buffer, value: number): Buffer {
  const container = CFB.read(xls, { type: 'buffer' });
  const stream = CFB.find(container, 'Workbook') as { content: Uint8Array; size: number };
  const content = Buffer.from(stream.content);
  const double = Buffer.alloc(8);
  double.writeDoubleLE(value);
  const at = content.indexOf(double) - 10;
  const formula = Buffer.alloc(29);
  formula.writeUInt16LE(6, 0);
  formula.writeUInt16LE(25, 2);
  content.copy(formula, 4, at + 4, at + 18);
  // Three bytes of formula: the whole number 36.
  formula.set([3, 0, 0x1e, 36, 0], 24);
  stream.content = Buffer.concat([content.subarray(0, at), formula, content.subarray(at + 18)]);
  stream.size = stream.content.length;
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Buffer);
}

/** The cells of the first sheet, to be filled in as a person does. */
export const rowsOfBook = (file: Buffer): Cell[][] => {
  const { Sheets, SheetNames } = read(file);
  return utils.sheet_to_json<Cell[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
};

/** An archive of these files, made by our own writer. */
export async function archive(files: Record<string, string | Iterable<string>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, content]) => ({
    name,
    content: typeof content === 'string' ? [content] : content,
  }));
  const pieces: Uint8Array[] = [];
  for await (const piece of zip(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The files of a workbook whose only sheet is written by hand. */
export const bookFiles = <Sheet extends string | Iterable<string>>(sheet: Sheet) => ({
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="b" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="检测记录" sheetId="1" r:id="s"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="s" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': sheet,
});

/** A sheet in XML from its rows of texts. */
export const sheetXml = (rows: readonly (readonly string[])[]): string =>
  `<worksheet xmlns="${spreadsheet}"><sheetData>${rows.map((cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`;

/** An archive of these files, uncompressed, whose sizes and offsets stand in the records of zip64. */
export function archive64(files: Record<string, string>): Buffer {
  const record = (...fields: [value: number, bytes: 2 | 4 | 8][]): Buffer =>
    Buffer.concat(
      fields.map(([value, bytes]) => {
        const buffer = Buffer.alloc(8);
        buffer.writeBigUInt64LE(BigInt(value));
        return buffer.subarray(0, bytes);
      }),
    );
  const all = 0xffffffff;
  const pieces: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const common: [number, 2 | 4 | 8][] = [
      [45, 2],
      [0x0800, 2],
      [0, 2],
      [0, 4],
      [crc32(content), 4],
      [all, 4],
      [all, 4],
      [name.length, 2],
    ];
    const sizes: [number, 2 | 4 | 8][] = [
      [content.length, 8],
      [content.length, 8],
    ];
    const file = Buffer.concat([
      record([0x04034b50, 4], ...common, [20, 2]),
      name,
      record([1, 2], [16, 2], ...sizes),
      content,
    ]);
    listed.push(
      record(
        [0x02014b50, 4],
        [45, 2],
        ...common,
        [28, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [all, 4],
      ),
      name,
      record([1, 2], [24, 2], ...sizes, [offset, 8]),
    );
    pieces.push(file);
    offset += file.length;
  }
  const directory = Buffer.concat(listed);
  const count = Object.keys(files).length;
  const end64: [number, 2 | 4 | 8][] = [
    [0x06064b50, 4],
    [44, 8],
    [45, 2],
    [45, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [directory.length, 8],
    [offset, 8],
  ];
  return Buffer.concat([
    ...pieces,
    directory,
    record(...end64),
    record([0x07064b50, 4], [0, 4], [offset + directory.length, 8], [1, 4]),
    record([0x06054b50, 4], [0, 4], [0xffff, 2], [0xffff, 2], [all, 4], [all, 4], [0, 2]),
  ]);
}

/** Where the directory of an archive ends, where it begins, and where its largest file is listed. */
function directoryOf(file: Buffer): { start: number; largest: number; end: number } {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const start = file.readUInt32LE(end + 16);
  let largest = start;
  for (let at = start; at < end; at += 46 + file.readUInt16LE(at + 28)) {
    if (file.readUInt32LE(at + 24) > file.readUInt32LE(largest + 24)) largest = at;
  }
  return { start, largest, end };
}

/** The same archive, whose directory says another size of its largest file. */
export function withSize(file: Buffer, size: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt32LE(size, directoryOf(file).largest + 24);
  return changed;
}

/** An archive whose directory names its largest file many times: small, and endless when unpacked. */
export function overlapping(file: Buffer, times: number): Buffer {
  const { start, largest, end } = directoryOf(file);
  const listed = Array.from({ length: times }, (_, place) => {
    const name = Buffer.from(`xl/${place}.xml`);
    const entry = Buffer.concat([file.subarray(largest, largest + 46), name]);
    entry.writeUInt16LE(name.length, 28);
    return entry;
  });
  const tail = Buffer.from(file.subarray(end, end + 22));
  tail.writeUInt16LE(times, 8);
  tail.writeUInt16LE(times, 10);
  return Buffer.concat([file.subarray(0, start), ...listed, tail]);
}
