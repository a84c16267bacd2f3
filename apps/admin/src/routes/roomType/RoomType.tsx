import { bedTypePage } from '@anzhu/api/contract/bedType';
import { mayCall } from '@anzhu/api/contract/endpoint';
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
import { AddButton, ListPage, recordActions, removeDialog, viewDialog } from '@anzhu/domain/kit';
import {
  RoomTypeDialog,
  roomTypeEquipment,
  roomTypeFacts,
  roomTypeFilter,
  RoomTypeFilterBar,
} from '@anzhu/domain/roomType';
import { Pager } from '@anzhu/ui/Pager';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import {
  useAction,
  useDialogKey,
  useDialogs,
  useList,
  useProfile,
  useSave,
} from '../../data/index.ts';
import { useAll, useHotelChoice } from '../../data/useAll.ts';
import { uploadCover } from '../../data/uploadPicture.ts';

const refresh = [roomTypePage, getRoomType, currentRoomTypes];

/** 房型管理: the room types of the hotels; a hotel's staff view them. */
export default function RoomTypeScreen() {
  const mayEdit = mayCall(addRoomType, useProfile().role);
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
      view: viewDialog('房型', [...facts, ...roomTypeEquipment]),
      remove: removeDialog('房型', ({ name }: RoomType) => name, remove),
    },
    list.table,
  );
  useDialogKey(mayEdit ? { add: () => open('edit', null) } : {});
  const columns = useMemo(
    () => [...facts, recordActions<RoomType>(mayEdit, open)],
    [facts, mayEdit, open],
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
