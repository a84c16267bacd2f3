import { describe, expect, it } from 'vitest';
import { findProblem, imageTypes, sheetTypes, type FileFacts } from './fileRules.ts';
import { documentTypes } from './fixture.ts';
import { formatSize, megabytes } from '../lib/formatSize.ts';

const images = { types: imageTypes, maxBytes: 5 * 1024 * 1024 };
const sheets = { types: sheetTypes, maxBytes: 1024 };

/** Bytes out of hexadecimal pairs and words in quotes, as a hex viewer shows them. */
function bytes(text: string): Uint8Array {
  const parts = text.match(/"[^"]*"|[0-9a-f]{2}/g) ?? [];
  return Uint8Array.from(
    parts.flatMap((part) =>
      part.startsWith('"')
        ? Array.from(part.slice(1, -1), (letter) => letter.charCodeAt(0))
        : [Number.parseInt(part, 16)],
    ),
  );
}

const content = {
  png: bytes('89 "PNG" 0d 0a 1a 0a 00 00 00 0d "IHDR"'),
  gif87: bytes('"GIF87a" 01 00 01 00 80 00 00 00 00 00'),
  gif89: bytes('"GIF89a" 01 00 01 00 80 00 00 00 00 00'),
  jpegFile: bytes('ff d8 ff e0 00 10 "JFIF" 00 01 01 00 00 01'),
  jpegCamera: bytes('ff d8 ff e1 2c 5a "Exif" 00 00 4d 4d 00 2a'),
  webp: bytes('"RIFF" 24 00 00 00 "WEBPVP8 "'),
  bmp: bytes('"BM" 46 00 00 00 00 00 00 00 36 00 00 00 28 00'),
  svg: bytes('"<svg xmlns=\'http"'),
  html: bytes('"<!DOCTYPE html><"'),
  script: bytes('"<script>alert(1)"'),
  heic: bytes('00 00 00 18 "ftypheic" 00 00 00 00'),
  tiff: bytes('49 49 2a 00 08 00 00 00 00 00 00 00 00 00 00 00'),
  ico: bytes('00 00 01 00 01 00 10 10 00 00 01 00 20 00 68 04'),
  zip: bytes('"PK" 03 04 14 00 00 00 08 00 00 00 21 00 00 00'),
  ole: bytes('d0 cf 11 e0 a1 b1 1a e1 00 00 00 00 00 00 00 00'),
  pdf: bytes('"%PDF-1.7" 0a 25 c4 e5 f2 e5 eb a7'),
  almostPng: bytes('89 "PNG" 0a 0a 1a 0a 00 00 00 0d "IHDR"'),
  almostGif: bytes('"GIF88a" 01 00 01 00 80 00 00 00 00 00'),
  short: bytes('ff d8'),
};

const facts = (change: Partial<FileFacts>): FileFacts => ({
  name: '大堂.png',
  type: 'image/png',
  size: 2048,
  head: content.png,
  ...change,
});

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('pictures that are taken', () => {
  it.each([
    ['大堂.png', 'image/png', content.png],
    ['大堂.PNG', 'image/png', content.png],
    ['大堂.gif', 'image/gif', content.gif87],
    ['大堂.gif', 'image/gif', content.gif89],
    ['大堂.jpg', 'image/jpeg', content.jpegFile],
    ['大堂.jpeg', 'image/jpeg', content.jpegCamera],
    ['大堂.JPEG', 'IMAGE/JPEG', content.jpegFile],
    ['a.b.c.png', 'image/png; charset=binary', content.png],
    [`${'大'.repeat(200)}.png`, 'image/png', content.png],
  ])('%s declared as %s', (name, type, head) => {
    expect(findProblem(facts({ name, type, head }), images)).toBeNull();
  });
});

describe('pictures that are refused whatever they call themselves', () => {
  it.each(Object.entries(content).filter(([kind]) => kind !== 'png'))(
    '%s as png',
    (_kind, head) => {
      expect(findProblem(facts({ head }), images)).toBe('wrongType');
    },
  );

  it.each(Object.entries(content).filter(([kind]) => !kind.startsWith('jpeg')))(
    '%s as jpg',
    (_kind, head) => {
      const disguised = facts({ name: '大堂.jpg', type: 'image/jpeg', head });
      expect(findProblem(disguised, images)).toBe('wrongType');
    },
  );

  it.each([
    ['the ending says another type', '大堂.jpg', 'image/png', content.png],
    ['the ending is not taken', '大堂.webp', 'image/png', content.png],
    ['the ending is behind another', '大堂.png.exe', 'image/png', content.png],
    ['there is no ending', '大堂', 'image/png', content.png],
    ['the name is an ending', 'png', 'image/svg+xml', content.svg],
    ['another type is declared', '大堂.png', 'image/webp', content.png],
    ['no type is declared', '大堂.png', '', content.png],
    ['a page is declared', '大堂.png', 'text/html', content.png],
  ])('%s', (_why, name, type, head) => {
    expect(findProblem(facts({ name, type, head }), images)).toBe('wrongType');
  });
});

describe('other problems', () => {
  it.each<[string, Partial<FileFacts>, ReturnType<typeof findProblem>]>([
    ['as large as allowed', { size: images.maxBytes }, null],
    ['a byte larger', { size: images.maxBytes + 1 }, 'tooLarge'],
    ['no bytes at all', { size: 0 }, 'empty'],
    ['cannot be read', { head: null }, 'unreadable'],
    ['wrong and too large', { name: '大堂.bmp', size: images.maxBytes + 1 }, 'wrongType'],
  ])('%s', (_what, change, problem) => {
    expect(findProblem(facts(change), images)).toBe(problem);
  });
});

describe('sheets and documents', () => {
  it.each([
    ['检测.xlsx', xlsxType, content.zip, null],
    ['检测.xlsx', '', content.zip, null],
    ['检测.xls', 'application/vnd.ms-excel', content.ole, null],
    ['检测.xlsx', xlsxType, content.ole, 'wrongType'],
    ['检测.xls', 'application/vnd.ms-excel', content.zip, 'wrongType'],
    ['检测.zip', 'application/zip', content.zip, 'wrongType'],
    ['检测.et', '', content.ole, null],
    ['检测.et', 'application/wps-office.et', content.zip, null],
    ['检测.et', '', content.html, 'wrongType'],
    ['检测.csv', 'text/csv', bytes('"uId,name"'), null],
    ['检测.csv', 'application/vnd.ms-excel', bytes('d0 d5 c3 fb'), null],
    ['检测.csv', 'image/png', content.png, 'wrongType'],
    ['检测.html', 'text/html', content.html, 'wrongType'],
  ])('%s declared as %s', (name, type, head, problem) => {
    expect(findProblem(facts({ name, type, head, size: 1024 }), sheets)).toBe(problem);
  });

  it('a document', () => {
    const file = facts({ name: '说明.pdf', type: 'application/pdf', head: content.pdf });
    expect(findProblem(file, { types: documentTypes, maxBytes: 4096 })).toBeNull();
  });
});

it.each([
  [0, '0B'],
  [1, '1B'],
  [1023, '1023B'],
  [1024, '1KB'],
  [839_680, '820KB'],
  [megabytes(1), '1MB'],
  [megabytes(1.5), '1.5MB'],
  [megabytes(5), '5MB'],
  [megabytes(10), '10MB'],
  [megabytes(2.34), '2.3MB'],
  [megabytes(512.4), '512MB'],
  [megabytes(1024), '1GB'],
  [megabytes(1024 * 5000), '5000GB'],
])('%d bytes are %s', (size, words) => {
  expect(formatSize(size)).toBe(words);
});
