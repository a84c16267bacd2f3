import { mayCall } from '@anzhu/api/contract/endpoint';
import {
  applyForMaterial,
  deleteMaterial,
  materialPage,
  type MaterialApplication,
} from '@anzhu/api/contract/material';
import { deleted } from '@anzhu/api/rules/messages';
import { AddButton, bindActions, linkTitle, ListPage, removeDialog } from '@anzhu/domain/kit';
import {
  MaterialDialog,
  materialFilter,
  MaterialFilterBar,
  MaterialRecord,
  ownMaterialActions,
  ownMaterialColumns,
} from '@anzhu/domain/material';
import { ListUpdateNote } from '@anzhu/domain/review';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
import {
  recordLink,
  useAction,
  useDialogKey,
  useDialogs,
  useList,
  useProfile,
  useRecord,
} from '../../data/index.ts';
import { History } from '../../data/History.tsx';
import { useListChange } from '../../data/review/reviewList.ts';
import { LazyRecord } from '@anzhu/ui/LazyBoundary';

const refresh = [materialPage];

/** 物资申请记录: what the own hotel has applied for, and with what result. */
export default function HotelMaterialInfo() {
  const today = useToday();
  const list = useList(materialPage, materialFilter);
  const change = useListChange(materialPage, list);
  const apply = useAction(applyForMaterial, { refresh });
  const remove = useAction(deleteMaterial, { refresh, success: deleted });
  const opened = useRecord(list.table);
  const { open, dialog } = useDialogs({
    add: (_none: null, onClose) => <MaterialDialog onSave={apply} onClose={onClose} />,
    remove: removeDialog('物资申请', ({ applyThing }: MaterialApplication) => applyThing, remove),
  });
  const mayApply = mayCall(applyForMaterial, useProfile().role);
  useDialogKey(mayApply ? { add: () => open('add', null) } : {});
  const columns = useMemo(() => linkTitle(ownMaterialColumns(open), recordLink), [open]);

  return (
    <ListPage
      bar={<MaterialFilterBar today={today} hotels={null} {...list.bar} />}
      toolbar={
        <>
          <ListUpdateNote {...change} />
          {mayApply && <AddButton onPress={() => open('add', null)} />}
        </>
      }
      table={<Table label="物资申请" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <MaterialRecord
            {...opened.state}
            application={opened.row}
            actions={bindActions(ownMaterialActions(opened.row), opened.row, open)}
          >
            <History kind="material" id={opened.row.id} />
          </MaterialRecord>
        </LazyRecord>
      )}
    </ListPage>
  );
}
