import { describe, expect, it } from 'vitest';
import { months } from '../fixture.ts';
import { axisNames } from './plane.ts';

const texts = (names: readonly string[], step: number): string[] =>
  axisNames(names, step).map(({ text, year }) => (year ? `${text} ${year}` : text));

describe('axisNames', () => {
  it('writes months short, with the year where it begins', () => {
    expect(texts(months, 60)).toEqual([
      '4月 2025',
      '5月',
      '6月',
      '7月',
      '8月',
      '9月',
      '10月',
      '11月',
      '12月',
      '1月 2026',
      '2月',
      '3月',
    ]);
  });

  it.each([
    { step: 20, shown: ['5月 2025', '7月', '9月', '11月', '1月 2026', '3月'] },
    { step: 3, shown: ['3月 2026'] },
  ])('leaves out labels without space at $step px', ({ step, shown }) => {
    expect(texts(months, step)).toEqual(shown);
  });

  it.each([
    {
      what: 'always the last',
      names: ['02-26', '02-27', '02-28'],
      step: 28,
      shown: ['02-26', '02-28'],
    },
    {
      what: 'long names are cut',
      names: ['豪华大床房', '标准双床房'],
      step: 50,
      shown: ['豪华…', '标准…'],
    },
    {
      what: 'no month is left as it is',
      names: ['2026-13', '2026-01'],
      step: 60,
      shown: ['2026-13', '2026-01'],
    },
    { what: 'one', names: ['2026-01'], step: 200, shown: ['1月 2026'] },
    { what: 'none', names: [], step: 100, shown: [] },
  ])('$what', ({ names, step, shown }) => {
    expect(texts(names, step)).toEqual(shown);
  });
});
