import type { RoomType } from '@anzhu/api/contract/roomType';
import type { Column } from '@anzhu/ui/Table';
import { actionsColumn, type RecordRights } from '../kit/index.ts';

type RoomTypeAction = 'view' | 'edit' | 'prices' | 'copy' | 'remove';

const prices = { id: 'prices', label: '房价日历' } as const;
const view = { id: 'view', label: '查看' } as const;
const edit = { id: 'edit', label: '编辑' } as const;
const copy = { id: 'copy', label: '复制' } as const;
const remove = { id: 'remove', label: '删除' } as const;

interface RoomTypeRights extends RecordRights {
  /** The back end has prices by night. */
  hasPrices: boolean;
}

/** The last column of the room types: who may edit them sets prices by night, others look at both. */
export function roomTypeActions(
  { mayEdit, mayCopy, hasPrices }: RoomTypeRights,
  onAction: (action: RoomTypeAction, roomType: RoomType) => void,
): Column<RoomType> {
  const nights = hasPrices ? [prices] : [];
  const more = mayCopy ? [view, copy, remove] : [view, remove];
  return actionsColumn<RoomType, RoomTypeAction>(
    'more',
    () => (mayEdit ? [edit, ...nights, ...more] : [view, ...nights]),
    onAction,
  );
}
