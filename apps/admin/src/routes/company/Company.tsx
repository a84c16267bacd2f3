import { mayCall } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import {
  addCompany,
  companyPage,
  deleteCompany,
  modifyCompany,
  type Company,
} from '@anzhu/api/contract/company';
import { companyStatement, downloadReceivables } from '@anzhu/api/contract/companyAccount';
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
import { LazyRecord } from '@anzhu/ui/LazyBoundary';
import { Table } from '@anzhu/ui/Table';
import { type ComponentProps, useMemo, useState } from 'react';
import { useToday } from '../../clock.ts';
import { History } from '../../data/History.tsx';
import {
  ExportButton,
  recordLink,
  useAction,
  useDialogKey,
  useDialogs,
  useList,
  useProfile,
  useRecord,
  useSave,
} from '../../data/index.ts';
import { CompanyStatement } from './CompanyStatement.tsx';
import { useHotelChoice } from '../../data/hotel/hotels.ts';
import { useRoomTypes } from '../../data/hotel/ofHotel.ts';

const filter = nameAndHotelFilter(labelsOf(companyPage.input).name, 30);
const refresh = [companyPage];
type Act = 'statement' | 'edit' | 'remove';
const statement = { id: 'statement', label: '对账单' } as const;

/** 新增协议单位 and 编辑协议单位, with the room types that it may have prices for. */
function EditCompany(
  dialog: Omit<ComponentProps<typeof CompanyDialog>, 'roomTypes' | 'onHotelChange'>,
) {
  const [hotelId, setHotel] = useState(dialog.record?.hotelId ?? null);
  const roomTypes = useRoomTypes(hotelId);
  return <CompanyDialog {...dialog} roomTypes={roomTypes} onHotelChange={setHotel} />;
}

/** 协议单位管理: the companies of the hotels. */
export default function CompanyScreen() {
  const { role } = useProfile();
  const mayEdit = mayCall(addCompany, role);
  const today = useToday();
  const list = useList(companyPage, filter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const save = useSave(addCompany, modifyCompany, { refresh });
  const remove = useAction(deleteCompany, { refresh, success: deleted });
  const facts = useMemo(() => companyFacts(hotels), [hotels]);
  const opened = useRecord(list.table);
  const { open, dialog } = useDialogs({
    edit: (record: Company | null, onClose) => (
      <EditCompany {...{ record, hotels, today, onClose }} onSave={save(record)} />
    ),
    statement: (company: Company, onClose) => {
      // With what it owes now.
      const now = list.table.rows?.find(({ id }) => id === company.id) ?? company;
      return <CompanyStatement company={now} onClose={onClose} />;
    },
    remove: removeDialog('协议单位', ({ name }: Company) => name, remove),
  });
  useDialogKey(mayEdit ? { add: () => open('edit', null) } : {});
  const actions = useMemo(
    () => [
      ...(mayCall(companyStatement, role) ? [statement] : []),
      ...(mayEdit ? editAndRemove() : []),
    ],
    [mayEdit, role],
  );
  const columns = useMemo(
    () => [
      ...linkTitle(facts, recordLink),
      ...(actions.length > 0 ? [actionsColumn<Company, Act>(2, () => actions, open)] : []),
    ],
    [facts, actions, open],
  );

  return (
    <ListPage
      bar={<NameAndHotelFilterBar filter={filter} hotels={hotels} {...list.bar} />}
      toolbar={
        <>
          {mayCall(downloadReceivables, role) && (
            <ExportButton
              endpoint={downloadReceivables}
              input={list.input}
              total={list.total}
              noun="应收账款"
            />
          )}
          {mayEdit && <AddButton onPress={() => open('edit', null)} />}
        </>
      }
      table={<Table label="协议单位" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <RowRecord
            {...opened.state}
            kind="协议单位"
            row={opened.row}
            facts={[...facts, ...companyNotes]}
            actions={bindActions<Company, Act>(actions, opened.row, open)}
          >
            <History kind="company" id={opened.row.id} />
          </RowRecord>
        </LazyRecord>
      )}
    </ListPage>
  );
}
