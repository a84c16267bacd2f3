import { strToU8, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The one relationship of a part of the workbook. */
const relationship = (type: string, target: string): string =>
  `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

const rowXml = (cells: readonly string[]): string =>
  `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

const partsOf = (name: string, rows: readonly (readonly string[])[]) => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${mainType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mainType}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationship('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationship('worksheet', 'worksheets/sheet1.xml'),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${spreadsheet}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
});

/** A workbook of one sheet of texts, of that name. */
export function sheetFile(name: string, rows: readonly (readonly string[])[]): File {
  const parts = Object.entries(partsOf(name, rows)).map(
    ([path, text]) => [path, strToU8(text)] as const,
  );
  const bytes = zipSync(Object.fromEntries(parts), { mtime: '2026-03-18' });
  return new File([bytes], `${name}.xlsx`, { type: `${mainType}.sheet` });
}
