import type { hotelColumns } from './columns.ts';

type Columns = ReturnType<typeof hotelColumns>;

/** Where a hotel may reference uploaded pictures, by field of the contract. */
export const picturesOf = (columns: Partial<Columns>) => ({
  cover: columns.cover,
  introduce: columns.introduce,
  facilities: columns.facilities,
  otherPolicy: columns.other_policy,
  terms: columns.terms,
});
