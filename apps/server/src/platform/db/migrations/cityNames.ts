import { shortCity } from '@anzhu/api/contract/province';
import type { Migration } from './migration.ts';

const holding = ['hotel', 'isolation_person', 'declaration'] as const;

/** Cities are kept by their short names, as provinces are: 杭州, not 杭州市. */
export const cityNames: Migration = {
  name: '37 city names',
  statements: () => [],
  async run(tx) {
    for (const table of holding) {
      const rows = await tx.selectFrom(table).select('city').distinct().execute();
      for (const { city } of rows) {
        const short = shortCity(city);
        if (short === city) continue;
        await tx.updateTable(table).set({ city: short }).where('city', '=', city).execute();
      }
    }
  },
};
