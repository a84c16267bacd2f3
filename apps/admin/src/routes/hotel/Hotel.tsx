import { listDepartments } from '@anzhu/api/contract/department';
import {
  addHotel,
  deleteHotel,
  getHotel,
  hotelPage,
  isClosedHotel,
  modifyHotel,
  type Hotel,
} from '@anzhu/api/contract/hotel';
import { reopenHotel } from '@anzhu/api/contract/hotelClosing';
import { searchHotels } from '@anzhu/api/contract/hotelSearch';
import { deleted } from '@anzhu/api/rules/messages';
import {
  HotelDialog,
  hotelFacts,
  hotelFilter,
  HotelRecord,
  ReopenHotelConfirm,
} from '@anzhu/domain/hotel';
import {
  actionsColumn,
  AddButton,
  bindActions,
  editAndRemove,
  linkTitle,
  ListPage,
  removeDialog,
  TextFilterBar,
} from '@anzhu/domain/kit';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  recordLink,
  useAction,
  useCall,
  useDialogKey,
  useDialogs,
  useList,
  useRecord,
  useSave,
  UnmaskedRecord,
  type RecordActs,
} from '../../data/index.ts';
import { History } from '../../data/History.tsx';
import { paths } from '../../paths.ts';
import { LazyRecord } from '@anzhu/ui/LazyBoundary';
import { CloseHotel } from './CloseHotel.tsx';
import { uploadCover } from '../../data/uploadPicture.ts';

const refresh = [hotelPage, getHotel, searchHotels, listDepartments];

const [editing, removing] = editAndRemove();
const close = { id: 'close', label: '停业' } as const;
const reopen = { id: 'reopen', label: '恢复营业' } as const;

/** What may be done with a hotel: one that was closed is opened again. */
const actionsOf = (hotel: Hotel) =>
  [editing, isClosedHotel(hotel) ? reopen : close, removing] as const;
type HotelAction = ReturnType<typeof actionsOf>[number]['id'];

interface HotelViewProps extends RecordActs {
  row: Hotel;
  onAction: (action: HotelAction, hotel: Hotel) => void;
}

/** A hotel beside the list, with its texts once they have been read. */
function HotelView({ row, onAction, ...acts }: HotelViewProps) {
  const navigate = useNavigate();
  const [first, ...others] = bindActions(actionsOf(row), row, onAction);
  const all = {
    id: 'all',
    label: '编辑全部资料',
    onAction: () => void navigate(paths.hotel(row.id)),
  };
  return (
    <UnmaskedRecord endpoint={getHotel} row={row}>
      {(hotel, state) => (
        <HotelRecord
          {...acts}
          {...state}
          hotel={hotel}
          actions={[first, all, ...others].filter((action) => action !== undefined)}
        >
          <History kind="hotel" id={row.id} />
        </HotelRecord>
      )}
    </UnmaskedRecord>
  );
}

/** 酒店管理: find, view, add, edit and delete the hotels of the chain. */
export default function HotelScreen() {
  const list = useList(hotelPage, hotelFilter);
  const departments = useCall(listDepartments, {}).data;
  const save = useSave(addHotel, modifyHotel, { refresh });
  const openAgain = useAction(reopenHotel, { refresh, success: '已恢复营业' });
  const remove = useAction(deleteHotel, { refresh, success: deleted });
  const opened = useRecord(list.table);
  const { open, dialog } = useDialogs({
    edit: (record: Hotel | null, onClose) => (
      <HotelDialog
        {...{ record, departments, onClose }}
        upload={uploadCover}
        onSave={save(record)}
      />
    ),
    close: (hotel: Hotel, onClose) => <CloseHotel hotel={hotel} onClose={onClose} />,
    reopen: (hotel: Hotel, onClose) => (
      <ReopenHotelConfirm
        {...{ hotel, onClose }}
        onConfirm={async () => void (await openAgain({ id: hotel.id }))}
      />
    ),
    remove: removeDialog('酒店', ({ name }: Hotel) => name, remove),
  });
  useDialogKey({ add: () => open('edit', null) });
  const columns = useMemo(
    () => [
      ...linkTitle(hotelFacts, recordLink),
      actionsColumn<Hotel, HotelAction>(1, actionsOf, open),
    ],
    [open],
  );

  return (
    <ListPage
      bar={<TextFilterBar filter={hotelFilter} {...list.bar} />}
      toolbar={<AddButton onPress={() => open('edit', null)} />}
      table={
        <Table
          label="酒店"
          columns={columns}
          current={opened.current}
          {...list.table}
          emptyMessage="没有符合条件的酒店"
        />
      }
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <HotelView {...opened.state} row={opened.row} onAction={open} />
        </LazyRecord>
      )}
    </ListPage>
  );
}
