import {
  addBedType,
  bedTypePage,
  deleteBedType,
  modifyBedType,
  type BedType,
} from '@anzhu/api/contract/bedType';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import { deleted } from '@anzhu/api/rules/messages';
import { bedTypeFacts, bedTypeNote, BedTypeDialog } from '@anzhu/domain/bedType';
import { nameAndHotelFilter, NameAndHotelFilterBar } from '@anzhu/domain/hotel';
import {
  actionsColumn,
  AddButton,
  bindActions,
  linkTitle,
  ListPage,
  recordActions,
  removeDialog,
  RowRecord,
} from '@anzhu/domain/kit';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
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
import { LazyRecord } from '@anzhu/ui/LazyBoundary';

const filter = nameAndHotelFilter(labelsOf(bedTypePage.input).name, 30);
const refresh = [bedTypePage];

/** 床型管理: the bed types of the hotels; a hotel's staff view them. */
export default function BedTypeScreen() {
  const mayEdit = mayCall(addBedType, useProfile().role);
  const mayCopy = useMayCopy();
  const list = useList(bedTypePage, filter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const save = useSave(addBedType, modifyBedType, { refresh });
  const remove = useAction(deleteBedType, { refresh, success: deleted });
  const facts = useMemo(() => bedTypeFacts(hotels), [hotels]);
  const opened = useRecord(list.table);
  const actions = useMemo(() => recordActions({ mayEdit, mayCopy }), [mayEdit, mayCopy]);
  const { open, dialog } = useDialogs({
    edit: (record: BedType | null, onClose) => (
      <BedTypeDialog {...{ record, hotels, onClose }} onSave={save(record)} />
    ),
    copy: (record: BedType, onClose) => (
      <CopyRecords kind="bedType" list={bedTypePage} {...{ record, refresh, onClose }} />
    ),
    remove: removeDialog('床型', ({ name }: BedType) => name, remove),
  });
  useDialogKey(mayEdit ? { add: () => open('edit', null) } : {});
  const columns = useMemo(
    () => [
      ...linkTitle(facts, recordLink),
      ...(actions.length > 0
        ? [actionsColumn<BedType, 'edit' | 'copy' | 'remove'>(1, () => actions, open)]
        : []),
    ],
    [facts, actions, open],
  );

  return (
    <ListPage
      bar={<NameAndHotelFilterBar filter={filter} hotels={hotels} {...list.bar} />}
      toolbar={mayEdit && <AddButton onPress={() => open('edit', null)} />}
      table={<Table label="床型" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <RowRecord
            {...opened.state}
            kind="床型"
            row={opened.row}
            lead={[bedTypeNote(opened.row)]}
            facts={facts}
            actions={bindActions(actions, opened.row, open)}
          >
            <History kind="bedType" id={opened.row.id} />
          </RowRecord>
        </LazyRecord>
      )}
    </ListPage>
  );
}
