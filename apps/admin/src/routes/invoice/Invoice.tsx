import { mayCall } from '@anzhu/api/contract/endpoint';
import {
  downloadInvoices,
  type Invoice,
  invoicePage,
  InvoiceState,
  invoiceStateLabel,
  issueInvoice,
  orderInvoices,
  sendInvoice,
  voidInvoice,
} from '@anzhu/api/contract/invoice';
import { labelsOf } from '@anzhu/api/contract/label';
import type { InvoiceAct } from '@anzhu/api/rules/invoice';
import { hotelCondition, hotelNameIn, TitleHotel } from '@anzhu/domain/hotel';
import {
  invoiceActions,
  invoiceFacts,
  invoiceNotes,
  IssueInvoiceDialog,
  SendInvoiceDialog,
  VoidInvoiceDialog,
} from '@anzhu/domain/invoice';
import {
  actionsColumn,
  bindActions,
  defineFilter,
  enumFilter,
  linkTitle,
  ListPage,
  RowRecord,
  textFilter,
  useFilterDraft,
} from '@anzhu/domain/kit';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { LazyRecord } from '@anzhu/ui/LazyBoundary';
import { Select } from '@anzhu/ui/Select';
import { Table } from '@anzhu/ui/Table';
import { TextField } from '@anzhu/ui/TextField';
import { useCallback, useMemo } from 'react';
import { config } from '../../config.ts';
import { History } from '../../data/History.tsx';
import {
  ExportButton,
  recordLink,
  useAction,
  useDialogs,
  useList,
  useProfile,
  useRecord,
} from '../../data/index.ts';
import { useHotelChoice } from '../../data/hotel/hotels.ts';

const labels = labelsOf(invoicePage.input);
const filter = defineFilter({
  state: { label: labels.state, codec: enumFilter(InvoiceState, invoiceStateLabel) },
  keyword: { label: labels.keyword, codec: textFilter(50) },
  ...hotelCondition,
});
// As they follow each other.
const states = Object.values(InvoiceState).map((value) => ({
  value,
  label: invoiceStateLabel[value],
}));
const changed = { refresh: [invoicePage, orderInvoices] };

/** 发票: what guests asked for, to work off and to find again. */
export default function InvoiceScreen() {
  const { role } = useProfile();
  const list = useList(invoicePage, filter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const { field, bar } = useFilterDraft(filter, list.bar, { hotelId: hotelNameIn(hotels) });
  const send = useAction(sendInvoice, changed);
  const issue = useAction(issueInvoice, changed);
  const takeBack = useAction(voidInvoice, changed);
  const facts = useMemo(() => invoiceFacts(hotels), [hotels]);
  const opened = useRecord(list.table);
  const { open, dialog } = useDialogs({
    send: (invoice: Invoice, onClose) => (
      <SendInvoiceDialog {...{ invoice, onClose }} onSave={send} />
    ),
    issue: (invoice: Invoice, onClose) => (
      <IssueInvoiceDialog {...{ invoice, onClose }} onSave={issue} />
    ),
    void: (invoice: Invoice, onClose) => (
      <VoidInvoiceDialog {...{ invoice, onClose }} onSave={takeBack} />
    ),
  });
  const { issuesInvoices } = config();
  const actionsOf = useCallback(
    (row: Invoice) => invoiceActions(row, role, issuesInvoices),
    [role, issuesInvoices],
  );
  const columns = useMemo(
    () => [...linkTitle(facts, recordLink), actionsColumn<Invoice, InvoiceAct>(1, actionsOf, open)],
    [facts, actionsOf, open],
  );

  return (
    <ListPage
      bar={
        <FilterBar
          {...bar}
          inTitle={<TitleHotel hotels={hotels} {...field('hotelId', { isAtOnce: true })} />}
        >
          <Select placeholder="全部" isClearable options={states} {...field('state')} />
          <TextField {...field('keyword')} />
        </FilterBar>
      }
      toolbar={
        mayCall(downloadInvoices, role) && (
          <ExportButton
            endpoint={downloadInvoices}
            input={list.input}
            total={list.total}
            noun="发票"
          />
        )
      }
      table={<Table label="发票" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <RowRecord
            {...opened.state}
            kind="发票"
            row={opened.row}
            facts={[...facts, ...invoiceNotes]}
            actions={bindActions(actionsOf(opened.row), opened.row, open)}
          >
            <History kind="invoice" id={opened.row.id} />
          </RowRecord>
        </LazyRecord>
      )}
    </ListPage>
  );
}
