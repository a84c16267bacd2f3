import { strToU8, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const rows = [
  ['用户编号', '检测类型', '检测结果', '检测时间'],
  ['1', '体温', '36.6', '2026-03-18 09:30'],
];

const rowsXml = rows.map(
  (cells) =>
    `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
);

/** The one relationship of a part of the workbook. */
const relationship = (type: string, target: string): string =>
  `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

const files = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${mainType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mainType}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationship('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="检测记录" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationship('worksheet', 'worksheets/sheet1.xml'),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${spreadsheet}"><sheetData>${rowsXml.join('')}</sheetData></worksheet>`,
};

/** An import workbook with one test: person 1, 体温 36.6, 2026-03-18 09:30. */
export function testSheet(): File {
  const parts = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  const bytes = zipSync(Object.fromEntries(parts), { mtime: '2026-03-18' });
  return new File([bytes], '检测记录.xlsx', { type: `${mainType}.sheet` });
}
