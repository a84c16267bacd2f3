import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { drawCode } from './QrCode.tsx';

const address = 'https://anzhu.example/admin/scan?code=5f1c2d3e4a5b6c7d8e9f0a1b2c3d4e5f';

/** The modules that a path makes dark, row by row. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return modules;
}

describe('drawCode', () => {
  it.each([['a'], [address], ['安住：二维码'.repeat(20)]])('draws every module of %j', (text) => {
    const { size, path } = drawCode(text);
    expect(modulesOf(path, size)).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  });

  it('leaves four light modules on every side', () => {
    const { size, path } = drawCode(address);
    const modules = modulesOf(path, size);
    const isQuiet = (place: number): boolean => place < 4 || place >= size - 4;
    const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : [])));
    expect(dark.filter((at) => at.some(isQuiet))).toEqual([]);
  });
});
