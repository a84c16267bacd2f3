import type { Contract } from '@anzhu/api/contract';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { toFen } from '@anzhu/api/rules/money';
import { bit } from '../../platform/db/column.ts';

type Given = Partial<InputOf<Contract['modifyRoomType']>>;

const fen = (yuan: number | undefined): number | undefined =>
  yuan === undefined ? undefined : toFen(yuan);

/** The fields of a room type form as columns; missing fields are undefined. */
export const roomTypeColumns = (given: Given) => ({
  name: given.name,
  bed: given.bed,
  max_load: given.maxLoad,
  have_window: bit(given.haveWindow),
  network: bit(given.network),
  have_breakfast: bit(given.haveBreakfast),
  cover: given.cover,
  fee: fen(given.fee),
  isolation_fee: fen(given.isolationFee),
  sort: given.sort,
});
