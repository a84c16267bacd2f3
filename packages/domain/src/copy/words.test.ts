import type { HotelCopy } from '@anzhu/api/contract/copy';
import { expect, it } from 'vitest';
import { countCopy, describeCopy, summarizeCopy } from './words.ts';

const copy = (part: Partial<HotelCopy>): HotelCopy => ({
  hotelId: '2',
  hotelName: '安住·外滩店',
  made: [],
  existing: [],
  overwritten: [],
  ...part,
});
const family = { kind: 'roomType' as const, name: '家庭房' };
const bed = { kind: 'bedType' as const, name: '大床' };
const prices = { fee: 300, isolationFee: 200, nights: 4 };
const priced = (after: object) => ({
  name: '家庭房',
  before: prices,
  after: { ...prices, ...after },
});

it.each([
  [copy({}), []],
  [copy({ made: [bed, family] }), ['新增房型「家庭房」、床型「大床」']],
  [copy({ existing: [bed, { ...bed, name: '单人床' }] }), ['已有床型「大床」「单人床」，沿用']],
  [
    copy({ overwritten: [priced({ fee: 320.5, nights: 3 })] }),
    ['覆盖「家庭房」的价格 ¥300 → ¥320.50，各晚价格 4 个 → 3 个'],
  ],
  [
    copy({ existing: [family, bed], overwritten: [priced({})] }),
    ['覆盖「家庭房」的各晚价格', '已有床型「大床」，沿用'],
  ],
])('%j', (hotel, sentences) => {
  expect(describeCopy(hotel)).toEqual(sentences);
});

it('counts over all hotels', () => {
  const hotels = [copy({ made: [bed, family] }), copy({ overwritten: [priced({ fee: 1 })] })];
  expect(countCopy(hotels)).toEqual({ made: 2, overwritten: 1 });
  expect(summarizeCopy(hotels)).toBe('新增 2 项，覆盖 1 个房型的价格');
  expect(summarizeCopy([copy({ made: [bed] })])).toBe('新增 1 项');
  expect(summarizeCopy([copy({ overwritten: [priced({})] })])).toBe('覆盖 1 个房型的价格');
  expect(summarizeCopy([])).toBe('新增 0 项');
});
