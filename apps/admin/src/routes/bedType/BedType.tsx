import {
  addBedType,
  bedTypePage,
  deleteBedType,
  modifyBedType,
  type BedType,
} from '@anzhu/api/contract/bedType';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { deleted } from '@anzhu/api/rules/messages';
import { bedTypeFacts, BedTypeDialog } from '@anzhu/domain/bedType';
import { HotelFilterBar, byHotelFilter } from '@anzhu/domain/hotel';
import { AddButton, ListPage, recordActions, removeDialog, viewDialog } from '@anzhu/domain/kit';
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
import { useHotelChoice } from '../../data/useAll.ts';

const refresh = [bedTypePage];

/** 床型管理: the bed types of the hotels; a hotel's staff view them. */
export default function BedTypeScreen() {
  const mayEdit = mayCall(addBedType, useProfile().role);
  const mayCopy = useMayCopy();
  const hotels = useHotelChoice();
  const list = useList(bedTypePage, byHotelFilter);
  const save = useSave(addBedType, modifyBedType, { refresh });
  const remove = useAction(deleteBedType, { refresh, success: deleted });
  const facts = useMemo(() => bedTypeFacts(hotels), [hotels]);
  const { open, dialog } = useDialogs(
    {
      edit: (record: BedType | null, onClose) => (
        <BedTypeDialog {...{ record, hotels, onClose }} onSave={save(record)} />
      ),
      copy: (record: BedType, onClose) => (
        <CopyRecords kind="bedType" list={bedTypePage} {...{ record, refresh, onClose }} />
      ),
      view: viewDialog('床型', facts),
      remove: removeDialog('床型', ({ name }: BedType) => name, remove),
    },
    list.table,
  );
  useDialogKey(mayEdit ? { add: () => open('edit', null) } : {});
  const columns = useMemo(
    () => [...facts, recordActions<BedType>({ mayEdit, mayCopy }, open)],
    [facts, mayEdit, mayCopy, open],
  );

  return (
    <ListPage
      bar={<HotelFilterBar hotels={hotels} {...list.bar} />}
      toolbar={mayEdit && <AddButton onPress={() => open('edit', null)} />}
      table={<Table label="床型" columns={columns} {...list.table} />}
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
