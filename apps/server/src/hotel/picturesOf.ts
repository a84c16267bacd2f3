import type { hotelColumns } from './columns.ts';

type Columns = ReturnType<typeof hotelColumns>;

/** Where a hotel may name uploaded pictures, by the field that the wire knows. */
export const picturesOf = (columns: Partial<Columns>) => ({
  cover: columns.cover,
  introduce: columns.introduce,
  facilities: columns.facilities,
  otherPolicy: columns.other_policy,
  terms: columns.terms,
});
