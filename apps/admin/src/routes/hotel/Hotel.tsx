import { listDepartments } from '@anzhu/api/contract/department';
import {
  addHotel,
  deleteHotel,
  hotelPage,
  modifyHotel,
  type Hotel,
} from '@anzhu/api/contract/hotel';
import { HotelDialog, hotelFilter, HotelTable, preloadHotelDialog } from '@anzhu/domain/hotel';
import { AddButton, ListPage, removeDialog, TextFilterBar } from '@anzhu/domain/kit';
import { Pager } from '@anzhu/ui/Pager';
import { useAction, useCall, useDialogs, useList, useSave } from '../../data/index.ts';
import { uploadCover } from '../../data/uploadPicture.ts';

const refresh = [hotelPage];
/** The hotel picker's size of the existing system. */
const everyHotel = { page: { page: 1, size: 99_999 } };

/** 新增酒店 and 编辑酒店: reads which departments there are, and which of them have a hotel. */
function EditHotel({ record, onClose }: { record: Hotel | null; onClose: () => void }) {
  const save = useSave(addHotel, modifyHotel, { refresh });
  const departments = useCall(listDepartments, {}).data;
  const hotels = useCall(hotelPage, everyHotel).data?.records;
  return (
    <HotelDialog
      {...{ record, departments, hotels, onClose, upload: uploadCover, onSave: save(record) }}
    />
  );
}

/** 酒店管理: find, view, add, edit and delete the hotels of the chain. */
export default function HotelScreen() {
  const list = useList(hotelPage, hotelFilter);
  const remove = useAction(deleteHotel, { refresh, success: '删除成功' });
  const { open, dialog } = useDialogs(
    {
      view: (record: Hotel, onClose) => <HotelDialog mode="view" {...{ record, onClose }} />,
      edit: (record: Hotel | null, onClose) => <EditHotel {...{ record, onClose }} />,
      remove: removeDialog('酒店', ({ name }: Hotel) => name, remove),
    },
    preloadHotelDialog,
  );
  const { page, pageSize } = list.pager;

  return (
    <ListPage
      bar={<TextFilterBar filter={hotelFilter} {...list.bar} />}
      toolbar={<AddButton onPress={() => open('edit', null)} />}
      table={<HotelTable {...list.table} from={(page - 1) * pageSize + 1} onAction={open} />}
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
