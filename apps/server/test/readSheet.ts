import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a zip archive, read by its directory; every checksum is checked. */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const head = archive.readUInt32LE(at + 42);
    const start = head + 30 + archive.readUInt16LE(head + 26);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    const content = inflateRawSync(packed);
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    if (content.length !== archive.readUInt32LE(at + 24)) throw new Error(`${name} is cut`);
    files.set(name, content.toString());
    at += 46 + nameLength;
  }
  return files;
}

const plain: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The cells of the first sheet of a workbook, row by row; null where there is none. */
export function readSheet(workbook: Buffer): (string | number | null)[][] {
  const xml = readZip(workbook).get('xl/worksheets/sheet1.xml') ?? '';
  const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
    [
      ...row.matchAll(
        /<c r="([A-Z])\d+"(?:><v>(.*?)<\/v>|[^>]*><is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs,
      ),
    ].map(([, column = '', number, text = '']) => ({
      index: column.charCodeAt(0) - 65,
      value:
        number === undefined
          ? text.replaceAll(/&\w+;/g, (mark) => plain[mark] ?? mark)
          : Number(number),
    })),
  );
  const width = 1 + Math.max(...rows.flat().map(({ index }) => index));
  return rows.map((cells) => {
    const values = new Map(cells.map(({ index, value }) => [index, value]));
    return Array.from({ length: width }, (_, index) => values.get(index) ?? null);
  });
}
