import {
  addDiscount,
  deleteDiscount,
  discountPage,
  modifyDiscount,
  type Discount,
} from '@anzhu/api/contract/discount';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import { deleted } from '@anzhu/api/rules/messages';
import {
  discountDescription,
  DiscountDialog,
  type DiscountDialogProps,
  discountFacts,
  discountLead,
} from '@anzhu/domain/discount';
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
import { useMemo, useState } from 'react';
import { useNow } from '../../clock.ts';
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
import { uploadDiscountPicture } from '../../data/uploadPicture.ts';
import { LazyRecord } from '@anzhu/ui/LazyBoundary';

const filter = nameAndHotelFilter(labelsOf(discountPage.input).name, 10);
const refresh = [discountPage];

/** 新增优惠 and 编辑优惠, with the other discounts of the hotel. */
function EditDiscount(dialog: Omit<DiscountDialogProps, 'discounts' | 'onHotelChange'>) {
  const [hotelId, setHotel] = useState(dialog.record?.hotelId ?? null);
  const discounts = useOfHotel(discountPage, hotelId);
  return <DiscountDialog {...dialog} discounts={discounts} onHotelChange={setHotel} />;
}

/** 优惠管理: the discounts of the hotels; a hotel's staff view them. */
export default function DiscountManage() {
  const mayEdit = mayCall(addDiscount, useProfile().role);
  const now = useNow();
  const mayCopy = useMayCopy();
  const list = useList(discountPage, filter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const save = useSave(addDiscount, modifyDiscount, { refresh });
  const remove = useAction(deleteDiscount, { refresh, success: deleted });
  const facts = useMemo(() => discountFacts({ hotels, now }), [hotels, now]);
  const opened = useRecord(list.table);
  const actions = useMemo(() => recordActions({ mayEdit, mayCopy }), [mayEdit, mayCopy]);
  const { open, dialog } = useDialogs({
    edit: (record: Discount | null, onClose) => (
      <EditDiscount
        {...{ record, hotels, now, onClose }}
        upload={uploadDiscountPicture}
        onSave={save(record)}
      />
    ),
    copy: (record: Discount, onClose) => (
      <CopyRecords kind="discount" list={discountPage} {...{ record, refresh, onClose }} />
    ),
    remove: removeDialog('优惠', ({ name }: Discount) => name, remove),
  });
  useDialogKey(mayEdit ? { add: () => open('edit', null) } : {});
  const columns = useMemo(
    () => [
      ...linkTitle(facts, recordLink),
      ...(actions.length > 0
        ? [actionsColumn<Discount, 'edit' | 'copy' | 'remove'>(1, () => actions, open)]
        : []),
    ],
    [facts, actions, open],
  );

  return (
    <ListPage
      bar={<NameAndHotelFilterBar filter={filter} hotels={hotels} {...list.bar} />}
      toolbar={mayEdit && <AddButton onPress={() => open('edit', null)} />}
      table={<Table label="优惠" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <RowRecord
            {...opened.state}
            kind="优惠"
            row={opened.row}
            lead={discountLead(opened.row)}
            facts={[...facts, ...discountDescription]}
            actions={bindActions(actions, opened.row, open)}
          >
            <History kind="discount" id={opened.row.id} />
          </RowRecord>
        </LazyRecord>
      )}
    </ListPage>
  );
}
