import { bedTypePage } from '@anzhu/api/contract/bedType';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { listRoomPrices } from '@anzhu/api/contract/roomPrice';
import {
  addRoomType,
  currentRoomTypes,
  deleteRoomType,
  getRoomType,
  modifyRoomType,
  roomTypePage,
  type RoomType,
} from '@anzhu/api/contract/roomType';
import { deleted } from '@anzhu/api/rules/messages';
import { AddButton, ListPage, removeDialog, viewDialog } from '@anzhu/domain/kit';
import {
  roomTypeActions,
  RoomTypeDialog,
  roomTypeDetails,
  roomTypeFacts,
  roomTypeFilter,
  RoomTypeFilterBar,
} from '@anzhu/domain/roomType';
import { Pager } from '@anzhu/ui/Pager';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import {
  CopyRecords,
  useAction,
  useDialogKey,
  useDialogs,
  useList,
  useMayCopy,
  useProfile,
  useSave,
} from '../../data/index.ts';
import { useAll, useHotelChoice } from '../../data/useAll.ts';
import { uploadCover } from '../../data/uploadPicture.ts';
import { PriceCalendar } from './PriceCalendar.tsx';

const refresh = [roomTypePage, getRoomType, currentRoomTypes, bedTypePage];

/** 房型管理: the room types of the hotels; a hotel's staff view them. */
export default function RoomTypeScreen() {
  const { role } = useProfile();
  const mayEdit = mayCall(addRoomType, role);
  const hasPrices = mayCall(listRoomPrices, role);
  const mayCopy = useMayCopy();
  const hotels = useHotelChoice();
  const bedTypes = useAll(bedTypePage);
  const list = useList(roomTypePage, roomTypeFilter);
  const save = useSave(addRoomType, modifyRoomType, { refresh });
  const remove = useAction(deleteRoomType, { refresh, success: deleted });
  const facts = useMemo(() => roomTypeFacts(hotels, bedTypes), [hotels, bedTypes]);
  const { open, dialog } = useDialogs(
    {
      edit: (record: RoomType | null, onClose) => (
        <RoomTypeDialog
          {...{ record, hotels, bedTypes, onClose }}
          upload={uploadCover}
          onSave={save(record)}
        />
      ),
      prices: (record: RoomType, onClose) => <PriceCalendar {...{ record, onClose }} />,
      copy: (record: RoomType, onClose) => (
        <CopyRecords kind="roomType" list={roomTypePage} {...{ record, refresh, onClose }} />
      ),
      view: viewDialog('房型', [...facts, ...roomTypeDetails]),
      remove: removeDialog('房型', ({ name }: RoomType) => name, remove),
    },
    list.table,
  );
  useDialogKey(mayEdit ? { add: () => open('edit', null) } : {});
  const columns = useMemo(
    () => [...facts, roomTypeActions({ mayEdit, mayCopy, hasPrices }, open)],
    [facts, mayEdit, mayCopy, hasPrices, open],
  );

  return (
    <ListPage
      bar={<RoomTypeFilterBar hotels={hotels} {...list.bar} />}
      toolbar={mayEdit && <AddButton onPress={() => open('edit', null)} />}
      table={<Table label="房型" columns={columns} {...list.table} />}
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
