import {
  addDiscount,
  deleteDiscount,
  discountPage,
  modifyDiscount,
  type Discount,
} from '@anzhu/api/contract/discount';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { deleted } from '@anzhu/api/rules/messages';
import { discountDescription, DiscountDialog, discountFacts } from '@anzhu/domain/discount';
import { HotelFilterBar, byHotelFilter } from '@anzhu/domain/hotel';
import { AddButton, ListPage, recordActions, removeDialog, viewDialog } from '@anzhu/domain/kit';
import { Pager } from '@anzhu/ui/Pager';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useNow } from '../../clock.ts';
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
import { uploadDiscountPicture } from '../../data/uploadPicture.ts';

const refresh = [discountPage];

/** 优惠管理: the discounts of the hotels; a hotel's staff view them. */
export default function DiscountManage() {
  const mayEdit = mayCall(addDiscount, useProfile().role);
  const now = useNow();
  const mayCopy = useMayCopy();
  const hotels = useHotelChoice();
  const discounts = useAll(discountPage);
  const list = useList(discountPage, byHotelFilter);
  const save = useSave(addDiscount, modifyDiscount, { refresh });
  const remove = useAction(deleteDiscount, { refresh, success: deleted });
  const facts = useMemo(() => discountFacts({ hotels, discounts, now }), [hotels, discounts, now]);
  const { open, dialog } = useDialogs(
    {
      edit: (record: Discount | null, onClose) => (
        <DiscountDialog
          {...{ record, hotels, discounts, now, onClose }}
          upload={uploadDiscountPicture}
          onSave={save(record)}
        />
      ),
      copy: (record: Discount, onClose) => (
        <CopyRecords kind="discount" list={discountPage} {...{ record, refresh, onClose }} />
      ),
      view: viewDialog('优惠', [...facts, ...discountDescription]),
      remove: removeDialog('优惠', ({ name }: Discount) => name, remove),
    },
    list.table,
  );
  useDialogKey(mayEdit ? { add: () => open('edit', null) } : {});
  const columns = useMemo(
    () => [...facts, recordActions<Discount>({ mayEdit, mayCopy }, open)],
    [facts, mayEdit, mayCopy, open],
  );

  return (
    <ListPage
      bar={<HotelFilterBar hotels={hotels} {...list.bar} />}
      toolbar={mayEdit && <AddButton onPress={() => open('edit', null)} />}
      table={<Table label="优惠" columns={columns} {...list.table} />}
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
