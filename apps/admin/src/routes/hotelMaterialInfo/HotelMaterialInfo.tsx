import {
  applyForMaterial,
  deleteMaterial,
  materialPage,
  type MaterialApplication,
} from '@anzhu/api/contract/material';
import { deleted } from '@anzhu/api/rules/messages';
import { AddButton, ListPage, removeDialog } from '@anzhu/domain/kit';
import {
  MaterialDialog,
  materialFilter,
  MaterialFilterBar,
  MaterialViewDialog,
  ownMaterialColumns,
} from '@anzhu/domain/material';
import { ListUpdateNote } from '@anzhu/domain/review';
import { Pager } from '@anzhu/ui/Pager';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
import { useAction, useDialogKey, useDialogs, useList } from '../../data/index.ts';
import { useListChange } from '../../data/review/reviewList.ts';

const refresh = [materialPage];

/** 物资申请记录: what the own hotel has applied for, and with what result. */
export default function HotelMaterialInfo() {
  const today = useToday();
  const list = useList(materialPage, materialFilter);
  const change = useListChange(materialPage, list);
  const apply = useAction(applyForMaterial, { refresh });
  const remove = useAction(deleteMaterial, { refresh, success: deleted });
  const { open, dialog } = useDialogs(
    {
      add: (_none: null, onClose) => <MaterialDialog onSave={apply} onClose={onClose} />,
      view: (application: MaterialApplication, onClose) => (
        <MaterialViewDialog application={application} onClose={onClose} />
      ),
      remove: removeDialog('物资申请', ({ applyThing }: MaterialApplication) => applyThing, remove),
    },
    list.table,
  );
  useDialogKey({ add: () => open('add', null) });
  const columns = useMemo(() => ownMaterialColumns(open), [open]);

  return (
    <ListPage
      bar={<MaterialFilterBar today={today} hotels={null} {...list.bar} />}
      toolbar={
        <>
          <ListUpdateNote {...change} />
          <AddButton onPress={() => open('add', null)} />
        </>
      }
      table={<Table label="物资申请" columns={columns} {...list.table} />}
      pager={<Pager {...list.pager} />}
    >
      {dialog}
    </ListPage>
  );
}
