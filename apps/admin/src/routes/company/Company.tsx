import { mayCall } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import {
  addCompany,
  companyPage,
  deleteCompany,
  modifyCompany,
  type Company,
} from '@anzhu/api/contract/company';
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
import { CompanyDialog, companyFacts, companyNotes } from '@anzhu/domain/company';
import { LazyDialog } from '@anzhu/ui/LazyBoundary';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
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
import { useHotelChoice } from '../../data/useAll.ts';

const filter = nameAndHotelFilter(labelsOf(companyPage.input).name, 30);
const refresh = [companyPage];
const actions = editAndRemove();

/** 协议单位管理: the companies of the hotels. */
export default function CompanyScreen() {
  const mayEdit = mayCall(addCompany, useProfile().role);
  const today = useToday();
  const hotels = useHotelChoice();
  const list = useList(companyPage, filter);
  const save = useSave(addCompany, modifyCompany, { refresh });
  const remove = useAction(deleteCompany, { refresh, success: deleted });
  const facts = useMemo(() => companyFacts(hotels), [hotels]);
  const opened = useRecord(list.table);
  const { open, dialog } = useDialogs({
    edit: (record: Company | null, onClose) => (
      <CompanyDialog {...{ record, hotels, today, onClose }} onSave={save(record)} />
    ),
    remove: removeDialog('协议单位', ({ name }: Company) => name, remove),
  });
  useDialogKey(mayEdit ? { add: () => open('edit', null) } : {});
  const columns = useMemo(
    () => [
      ...linkTitle(facts, recordLink),
      ...(mayEdit ? [actionsColumn<Company, 'edit' | 'remove'>(1, () => actions, open)] : []),
    ],
    [facts, mayEdit, open],
  );

  return (
    <ListPage
      bar={<NameAndHotelFilterBar filter={filter} hotels={hotels} {...list.bar} />}
      toolbar={mayEdit && <AddButton onPress={() => open('edit', null)} />}
      table={<Table label="协议单位" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyDialog onClose={opened.close}>
          <RowRecord
            {...opened.state}
            kind="协议单位"
            row={opened.row}
            facts={[...facts, ...companyNotes]}
            actions={mayEdit ? bindActions(actions, opened.row, open) : []}
          >
            <History kind="company" id={opened.row.id} />
          </RowRecord>
        </LazyDialog>
      )}
    </ListPage>
  );
}
