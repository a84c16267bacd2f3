import { listDepartments } from '@anzhu/api/contract/department';
import {
  addHotel,
  deleteHotel,
  getHotel,
  hotelPage,
  modifyHotel,
  type Hotel,
} from '@anzhu/api/contract/hotel';
import { deleted } from '@anzhu/api/rules/messages';
import { HotelDetailDialog, HotelDialog, hotelFacts, hotelFilter } from '@anzhu/domain/hotel';
import {
  actionsColumn,
  AddButton,
  ListPage,
  removeDialog,
  TextFilterBar,
  viewEditAndRemove,
} from '@anzhu/domain/kit';
import { Pager } from '@anzhu/ui/Pager';
import { indexColumn, Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useAction,
  useCall,
  useDialogKey,
  useDialogs,
  useList,
  useSave,
  UnmaskedRecord,
} from '../../data/index.ts';
import { useAll } from '../../data/useAll.ts';
import { paths } from '../../paths.ts';
import { uploadCover } from '../../data/uploadPicture.ts';

const refresh = [hotelPage, getHotel];

/** 酒店管理: find, view, add, edit and delete the hotels of the chain. */
export default function HotelScreen() {
  const navigate = useNavigate();
  const list = useList(hotelPage, hotelFilter);
  const departments = useCall(listDepartments, {}).data;
  const hotels = useAll(hotelPage);
  const save = useSave(addHotel, modifyHotel, { refresh });
  const remove = useAction(deleteHotel, { refresh, success: deleted });
  const { open, dialog } = useDialogs(
    {
      view: (row: Hotel, onClose) => (
        <UnmaskedRecord endpoint={getHotel} row={row}>
          {(hotel, state) => (
            <HotelDetailDialog
              {...state}
              {...{ hotel, onClose }}
              onEditAll={() => void navigate(paths.hotel(hotel.id))}
            />
          )}
        </UnmaskedRecord>
      ),
      edit: (record: Hotel | null, onClose) => (
        <HotelDialog
          {...{ record, departments, hotels, onClose }}
          upload={uploadCover}
          onSave={save(record)}
        />
      ),
      remove: removeDialog('酒店', ({ name }: Hotel) => name, remove),
    },
    list.table,
  );
  const { page, pageSize } = list.pager;
  useDialogKey({ add: () => open('edit', null) });
  const columns = useMemo(
    () => [
      indexColumn<Hotel>((page - 1) * pageSize + 1),
      ...hotelFacts,
      actionsColumn<Hotel, 'view' | 'edit' | 'remove'>(3, () => viewEditAndRemove(), open),
    ],
    [page, pageSize, open],
  );

  return (
    <ListPage
      bar={<TextFilterBar filter={hotelFilter} {...list.bar} />}
      toolbar={<AddButton onPress={() => open('edit', null)} />}
      table={
        <Table label="酒店" columns={columns} emptyMessage="没有符合条件的酒店" {...list.table} />
      }
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
