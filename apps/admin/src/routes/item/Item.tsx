import { mayCall } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import { addItem, itemPage, deleteItem, modifyItem, type Item } from '@anzhu/api/contract/item';
import { deleted } from '@anzhu/api/rules/messages';
import { NameAndHotelFilterBar, nameAndHotelFilter } from '@anzhu/domain/hotel';
import {
  actionsColumn,
  AddButton,
  bindActions,
  editAndRemove,
  linkTitle,
  ListPage,
  removeDialog,
  RowRecord,
} from '@anzhu/domain/kit';
import { ItemDialog, itemFacts } from '@anzhu/domain/item';
import { LazyDialog } from '@anzhu/ui/LazyBoundary';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { History } from '../../data/History.tsx';
import {
  recordLink,
  useAction,
  useDialogKey,
  useDialogs,
  useList,
  useProfile,
  useRecord,
  useSave,
} from '../../data/index.ts';
import { useHotelChoice } from '../../data/hotel/hotels.ts';

const filter = nameAndHotelFilter(labelsOf(itemPage.input).name, 30);
const refresh = [itemPage];
const actions = editAndRemove();

/** 商品管理: the items of the hotels. */
export default function ItemScreen() {
  const mayEdit = mayCall(addItem, useProfile().role);
  const list = useList(itemPage, filter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const save = useSave(addItem, modifyItem, { refresh });
  const remove = useAction(deleteItem, { refresh, success: deleted });
  const facts = useMemo(() => itemFacts(hotels), [hotels]);
  const opened = useRecord(list.table);
  const { open, dialog } = useDialogs({
    edit: (record: Item | null, onClose) => (
      <ItemDialog {...{ record, hotels, onClose }} onSave={save(record)} />
    ),
    remove: removeDialog('商品', ({ name }: Item) => name, remove),
  });
  useDialogKey(mayEdit ? { add: () => open('edit', null) } : {});
  const columns = useMemo(
    () => [
      ...linkTitle(facts, recordLink),
      ...(mayEdit ? [actionsColumn<Item, 'edit' | 'remove'>(1, () => actions, open)] : []),
    ],
    [facts, mayEdit, open],
  );

  return (
    <ListPage
      bar={<NameAndHotelFilterBar filter={filter} hotels={hotels} {...list.bar} />}
      toolbar={mayEdit && <AddButton onPress={() => open('edit', null)} />}
      table={<Table label="商品" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyDialog onClose={opened.close}>
          <RowRecord
            {...opened.state}
            kind="商品"
            row={opened.row}
            facts={facts}
            actions={mayEdit ? bindActions(actions, opened.row, open) : []}
          >
            <History kind="item" id={opened.row.id} />
          </RowRecord>
        </LazyDialog>
      )}
    </ListPage>
  );
}
