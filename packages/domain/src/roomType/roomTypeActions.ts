import { recordActions, type RecordRights, type RowAction } from '../kit/index.ts';

type RoomTypeAction = 'edit' | 'prices' | 'copy' | 'remove';

const prices = { id: 'prices', label: '房价日历' } as const;

interface RoomTypeRights extends RecordRights {
  /** The back end has prices by night. */
  hasPrices: boolean;
}

/** What can be done with a room type: who may edit it sets prices by night, others look at them. */
export function roomTypeActions({
  hasPrices,
  ...rights
}: RoomTypeRights): RowAction<RoomTypeAction>[] {
  const [edit, ...others] = recordActions(rights);
  return [...(edit ? [edit] : []), ...(hasPrices ? [prices] : []), ...others];
}
