import { strToU8, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

type Rows = readonly (readonly string[])[];

const relationships = (type: string, targets: readonly string[]): string =>
  `<Relationships xmlns="${packaged}/relationships">${targets.map((target, index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

const rowXml = (cells: readonly string[]): string =>
  `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

const sheetXml = (rows: Rows): string =>
  `<worksheet xmlns="${spreadsheet}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`;

const pathOf = (index: number): string => `worksheets/sheet${index + 1}.xml`;

function partsOf(sheets: readonly (readonly [name: string, rows: Rows])[]): [string, string][] {
  const paths = sheets.map((_, index) => pathOf(index));
  const types = paths.map(
    (path) => `<Override PartName="/xl/${path}" ContentType="${mainType}.worksheet+xml"/>`,
  );
  const names = sheets.map(
    ([name], index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${mainType}.sheet.main+xml"/>${types.join('')}</Types>`,
    ],
    ['_rels/.rels', relationships('officeDocument', ['xl/workbook.xml'])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${names.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relationships('worksheet', paths)],
    ...sheets.map(([, rows], index): [string, string] => [`xl/${pathOf(index)}`, sheetXml(rows)]),
  ];
}

/** A workbook of sheets of texts, by their names. */
export function bookFile(name: string, sheets: Readonly<Record<string, Rows>>): File {
  const parts = partsOf(Object.entries(sheets)).map(([path, text]) => [path, strToU8(text)]);
  const bytes = zipSync(Object.fromEntries(parts), { mtime: '2026-03-18' });
  return new File([bytes], `${name}.xlsx`, { type: `${mainType}.sheet` });
}

/** A workbook of one sheet, of that name. */
export const sheetFile = (name: string, rows: Rows): File => bookFile(name, { [name]: rows });
