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
import { labelsOf } from '@anzhu/api/contract/label';
import { deleted } from '@anzhu/api/rules/messages';
import {
  actionsColumn,
  AddButton,
  bindActions,
  linkTitle,
  ListPage,
  removeDialog,
  RowRecord,
} from '@anzhu/domain/kit';
import { nameAndHotelFilter, NameAndHotelFilterBar } from '@anzhu/domain/hotel';
import {
  roomTypeActions,
  RoomTypeDialog,
  type RoomTypeDialogProps,
  roomTypeDetails,
  roomTypeFacts,
  roomTypeLead,
} from '@anzhu/domain/roomType';
import { Table } from '@anzhu/ui/Table';
import { useMemo, useState } from 'react';
import {
  CopyRecords,
  recordLink,
  useAction,
  useDialogKey,
  useDialogs,
  useList,
  useMayCopy,
  useProfile,
  useRecord,
  useSave,
} from '../../data/index.ts';
import { History } from '../../data/History.tsx';
import { useHotelChoice } from '../../data/hotel/hotels.ts';
import { useOfHotel } from '../../data/hotel/ofHotel.ts';
import { uploadCover } from '../../data/uploadPicture.ts';
import { PriceCalendar } from './PriceCalendar.tsx';
import { LazyRecord } from '@anzhu/ui/LazyBoundary';

const filter = nameAndHotelFilter(labelsOf(roomTypePage.input).name, 30);
const refresh = [roomTypePage, getRoomType, currentRoomTypes, bedTypePage];

/** 新增房型 and 编辑房型, with the bed types of the hotel. */
function EditRoomType(dialog: Omit<RoomTypeDialogProps, 'bedTypes' | 'onHotelChange'>) {
  const [hotelId, setHotel] = useState(dialog.record?.hotelId ?? null);
  const bedTypes = useOfHotel(bedTypePage, hotelId);
  return <RoomTypeDialog {...dialog} bedTypes={bedTypes} onHotelChange={setHotel} />;
}

/** 房型管理: the room types of the hotels; a hotel's staff view them. */
export default function RoomTypeScreen() {
  const { role } = useProfile();
  const mayEdit = mayCall(addRoomType, role);
  const hasPrices = mayCall(listRoomPrices, role);
  const mayCopy = useMayCopy();
  const list = useList(roomTypePage, filter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const save = useSave(addRoomType, modifyRoomType, { refresh });
  const remove = useAction(deleteRoomType, { refresh, success: deleted });
  const facts = useMemo(() => roomTypeFacts(hotels), [hotels]);
  const opened = useRecord(list.table);
  const actions = useMemo(
    () => roomTypeActions({ mayEdit, mayCopy, hasPrices }),
    [mayEdit, mayCopy, hasPrices],
  );
  const { open, dialog } = useDialogs({
    edit: (record: RoomType | null, onClose) => (
      <EditRoomType {...{ record, hotels, onClose }} upload={uploadCover} onSave={save(record)} />
    ),
    prices: (record: RoomType, onClose) => <PriceCalendar {...{ record, onClose }} />,
    copy: (record: RoomType, onClose) => (
      <CopyRecords kind="roomType" list={roomTypePage} {...{ record, refresh, onClose }} />
    ),
    remove: removeDialog('房型', ({ name }: RoomType) => name, remove),
  });
  useDialogKey(mayEdit ? { add: () => open('edit', null) } : {});
  const columns = useMemo(
    () => [
      ...linkTitle(facts, recordLink),
      ...(actions.length > 0
        ? [actionsColumn<RoomType, 'edit' | 'prices' | 'copy' | 'remove'>(2, () => actions, open)]
        : []),
    ],
    [facts, actions, open],
  );

  return (
    <ListPage
      bar={<NameAndHotelFilterBar filter={filter} hotels={hotels} {...list.bar} />}
      toolbar={mayEdit && <AddButton onPress={() => open('edit', null)} />}
      table={<Table label="房型" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <RowRecord
            {...opened.state}
            kind="房型"
            row={opened.row}
            lead={roomTypeLead(opened.row)}
            facts={[...facts, ...roomTypeDetails]}
            actions={bindActions(actions, opened.row, open)}
          >
            <History kind="roomType" id={opened.row.id} />
          </RowRecord>
        </LazyRecord>
      )}
    </ListPage>
  );
}
