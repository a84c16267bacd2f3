import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.endsWith('.test.ts'),
}).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Lists that grow with the chain. */
const lists = /\b(hotelPage|roomTypePage|bedTypePage|discountPage)\b/;

/** What one hotel has, or a download: the only pages without a small size. */
const wholePages: Readonly<Record<string, string>> = {
  'data/ExportButton.tsx': 'downloads',
  'flows/PendingBooking.tsx': 'the pending bookings of one hotel',
  'flows/companies.ts': 'the companies of one hotel',
  'routes/dashboard/queue/useDuties.ts': 'the pending bookings of the queue',
};

it('reads the sources of the app', () => {
  expect(sources.length).toBeGreaterThan(100);
});

it('asks for whole lists nowhere but in downloads and what one hotel has', () => {
  const whole = sources.filter(({ text }) => /maxPageSize|\d{2}_?999\b/.test(text));
  expect(whole.map(({ file }) => file).toSorted()).toEqual(Object.keys(wholePages).toSorted());
});

it('loads neither all hotels nor all room types: no such list has the maximal size', () => {
  const loading = sources.filter(
    ({ file, text }) => Object.hasOwn(wholePages, file) && lists.test(text),
  );
  expect(loading).toEqual([]);
});

it('names a hotel wherever it reads its types for a picker', () => {
  const { text } = sources.find(({ file }) => file === 'data/hotel/ofHotel.ts') ?? { text: '' };
  const reads = [...text.matchAll(/useCall\((.*?)\)/gs)].map(([, given = '']) => given);
  expect(reads.length).toBe(1);
  for (const given of reads) expect(given).toContain('useHotelInput(hotelId');
});
