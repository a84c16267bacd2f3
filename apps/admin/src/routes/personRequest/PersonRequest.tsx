import { labelsOf } from '@anzhu/api/contract/label';
import {
  addPersonRequest,
  closePersonRequest,
  correctPerson,
  downloadPerson,
  erasePerson,
  findPerson,
  type PersonRequest,
  personRequestPage,
  quotePersonCorrection,
  RequestAsk,
  requestAskLabel,
  RequestState,
  requestStateLabel,
} from '@anzhu/api/contract/personRequest';
import {
  actionsColumn,
  AddButton,
  bindActions,
  defineFilter,
  enumFilter,
  linkTitle,
  ListPage,
  optionsOf,
  RowRecord,
  useFilterDraft,
} from '@anzhu/domain/kit';
import {
  CorrectDialog,
  EraseDialog,
  GiveDialog,
  RejectDialog,
  requestActions,
  RequestDialog,
  requestFacts,
  requestNotes,
  type RequestRowAction,
} from '@anzhu/domain/personRequest';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { LazyRecord } from '@anzhu/ui/LazyBoundary';
import { Select } from '@anzhu/ui/Select';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
import { DownloadButton } from '../../data/ExportButton.tsx';
import { History } from '../../data/History.tsx';
import {
  recordLink,
  useAction,
  useCall,
  useDialogKey,
  useDialogs,
  useList,
  useRecord,
} from '../../data/index.ts';

const labels = labelsOf(personRequestPage.input);
const filter = defineFilter({
  state: { label: labels.state, codec: enumFilter(RequestState, requestStateLabel) },
  ask: { label: labels.ask, codec: enumFilter(RequestAsk, requestAskLabel) },
});
const changed = { refresh: [personRequestPage] };
const quoted = { refresh: [] };

/** Each read is logged: what is shown is not read again by itself. */
const once = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

interface HandleProps {
  request: PersonRequest;
  onClose: () => void;
}

/** What was found of the person of a request, and the act that was asked for. */
function Handle({ request, onClose }: HandleProps) {
  const { data: found, error, retry } = useCall(findPerson, { id: request.id }, once);
  const close = useAction(closePersonRequest, changed);
  const correct = useAction(correctPerson, changed);
  const quote = useAction(quotePersonCorrection, quoted);
  const erase = useAction(erasePerson, changed);
  const state = {
    request,
    found,
    onClose,
    error: error && { message: error.message, onRetry: retry },
  };
  if (request.ask === RequestAsk.correct) {
    return <CorrectDialog {...state} quote={quote} onSave={correct} />;
  }
  if (request.ask === RequestAsk.erase) return <EraseDialog {...state} onSave={erase} />;
  const download = (
    <DownloadButton
      endpoint={downloadPerson}
      input={{ id: request.id }}
      label="下载副本"
      fileName="个人信息副本.xlsx"
      pendingText="正在导出"
      disabledReason={found?.count === 0 ? '没有找到记录' : undefined}
    />
  );
  return <GiveDialog {...state} download={download} onSave={close} />;
}

/** 个人信息请求: what people ask for about their own data, to work off in time. */
export default function PersonRequestScreen() {
  const today = useToday();
  const list = useList(personRequestPage, filter);
  const { field, bar } = useFilterDraft(filter, list.bar);
  const add = useAction(addPersonRequest, changed);
  const reject = useAction(closePersonRequest, changed);
  const opened = useRecord(list.table);
  const { open, dialog } = useDialogs({
    add: (_: null, onClose) => <RequestDialog onSave={add} onClose={onClose} />,
    handle: (request: PersonRequest, onClose) => <Handle {...{ request, onClose }} />,
    reject: (request: PersonRequest, onClose) => (
      <RejectDialog {...{ request, onClose }} onSave={reject} />
    ),
  });
  useDialogKey({ add: () => open('add', null) });
  const facts = useMemo(() => requestFacts(today), [today]);
  const columns = useMemo(
    () => [
      ...linkTitle(facts, recordLink),
      actionsColumn<PersonRequest, RequestRowAction>(
        1,
        requestActions,
        open,
        ({ state }) => state === RequestState.pending,
      ),
    ],
    [facts, open],
  );

  return (
    <ListPage
      bar={
        <FilterBar {...bar}>
          <Select
            placeholder="全部"
            isClearable
            options={optionsOf(requestStateLabel)}
            {...field('state')}
          />
          <Select
            placeholder="全部"
            isClearable
            options={optionsOf(requestAskLabel)}
            {...field('ask')}
          />
        </FilterBar>
      }
      toolbar={<AddButton onPress={() => open('add', null)} />}
      table={
        <Table label="个人信息请求" columns={columns} current={opened.current} {...list.table} />
      }
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <RowRecord
            {...opened.state}
            kind="个人信息请求"
            row={opened.row}
            facts={[...facts, ...requestNotes]}
            actions={bindActions(requestActions(opened.row), opened.row, open)}
          >
            <History kind="personRequest" id={opened.row.id} />
          </RowRecord>
        </LazyRecord>
      )}
    </ListPage>
  );
}
