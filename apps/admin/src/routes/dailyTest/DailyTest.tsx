import {
  addHealthTest,
  deleteHealthTest,
  downloadTestTemplate,
  handleHealthTest,
  healthTestPage,
  modifyHealthTest,
  untestedPeople,
  type HealthTest,
  type UntestedPerson,
} from '@anzhu/api/contract/healthTest';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { IsolationExit } from '@anzhu/api/contract/stay';
import { deleted } from '@anzhu/api/rules/messages';
import {
  abnormalFilter,
  HandleTestDialog,
  healthTestActions,
  healthTestColumns,
  HealthTestDialog,
  healthTestFilter,
  HealthTestFilterBar,
  HealthTestRecord,
} from '@anzhu/domain/healthTest';
import { byHotelFilter, HotelFilterBar } from '@anzhu/domain/hotel';
import { AddButton, bindActions, ListPage, removeDialog } from '@anzhu/domain/kit';
import { Button } from '@anzhu/ui/Button';
import { Table } from '@anzhu/ui/Table';
import { useCallback, useMemo } from 'react';
import { useNow, useToday } from '../../clock.ts';
import { DownloadButton } from '../../data/ExportButton.tsx';
import { History } from '../../data/History.tsx';
import {
  recordLink,
  useAction,
  useCall,
  useDialogKey,
  useDialogs,
  useList,
  useProfile,
  useRecord,
  useSave,
  useViewLink,
} from '../../data/index.ts';
import { useHotelChoice } from '../../data/hotel/hotels.ts';
import { entryKey } from '../../url/LeaveGuard.tsx';
import { LazyRecord } from '@anzhu/ui/LazyBoundary';
import { useScreenLinks } from '../../data/menu.tsx';
import { useRecordKey } from '../../url/useRecordKey.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { ExitIsolation } from '../../flows/ExitIsolation.tsx';
import {
  changed,
  personSearch,
  tabUrl,
  useAbnormalCount,
  type Tab,
} from '../../flows/dailyTests.ts';
import { FloorRound } from './FloorRound.tsx';
import { ImportTests } from './ImportTests.tsx';
import { Untested } from './Untested.tsx';

/** 每日检测: the tests, those that are abnormal, and who is untested; entry, import, and a floor at once. */
export default function DailyTest() {
  const { role, hotelId: ownId } = useProfile();
  const [now, today] = [useNow(), useToday()];
  const [{ tab }, setUrl] = useUrlState(tabUrl);
  const viewLink = useViewLink();
  const { id: entry, open: openEntry, close: closeEntry } = useRecordKey(entryKey);
  const list = useList(healthTestPage, tab === 'abnormal' ? abnormalFilter : healthTestFilter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const hotel = byHotelFilter.input(list.bar.value);
  const opened = useRecord(list.table);
  const linkTo = useScreenLinks();
  const abnormalCount = useAbnormalCount(hotel);
  const untested = useCall(untestedPeople, { date: today, ...hotel });
  const save = useSave(addHealthTest, modifyHealthTest, changed);
  const handle = useAction(handleHealthTest, changed);
  const remove = useAction(deleteHealthTest, { ...changed, success: deleted });
  const onSearch = useMemo(() => personSearch(untested.data ?? []), [untested.data]);

  const edit = (record: HealthTest | null, person: UntestedPerson | null, onClose: () => void) => (
    <HealthTestDialog {...{ record, person, now, onSearch, onClose }} onSave={save(record)} />
  );
  const { open, dialog } = useDialogs({
    add: (person: UntestedPerson | null, close) => edit(null, person, close),
    edit: (record: HealthTest, close) => edit(record, null, close),
    handle: (test: HealthTest, close) => (
      <HandleTestDialog
        test={test}
        onSave={handle}
        onHospitalise={() => open('hospitalise', test)}
        onClose={close}
      />
    ),
    hospitalise: ({ roomId, roomName }: HealthTest, close) => (
      <ExitIsolation
        room={{ id: roomId ?? '', name: roomName ?? '' }}
        exit={IsolationExit.hospitalised}
        onClose={close}
      />
    ),
    remove: removeDialog(
      '检测记录',
      ({ name, checkTime }: HealthTest) => `${name} ${checkTime}`,
      remove,
    ),
  });
  useDialogKey({
    add: () => open('add', null),
  });
  const mayRemove = mayCall(deleteHealthTest, role);
  const columns = useMemo(
    () =>
      healthTestColumns({
        isHotelShown: ownId === null,
        mayRemove,
        linkOf: recordLink,
        onAction: open,
      }),
    [mayRemove, ownId, open],
  );
  const enter = useCallback((person: UntestedPerson) => open('add', person), [open]);
  if (entry === 'import') {
    return (
      <ImportTests template={(onDone) => <TemplateButton {...{ onDone }} />} onClose={closeEntry} />
    );
  }
  if (entry === 'round') return <FloorRound onClose={closeEntry} />;
  const isUntested = tab === 'untested';
  const viewOf = (id: Tab, label: string, count?: number) => ({
    label,
    count,
    link: viewLink({ tab: id === 'all' ? '' : id }),
    isCurrent: id === tab,
  });
  return (
    <ListPage
      total={isUntested ? untested.data?.length : list.total}
      views={[
        viewOf('all', '全部'),
        viewOf('abnormal', '异常', abnormalCount),
        viewOf('untested', '今日未检', untested.data?.length),
      ]}
      bar={
        isUntested ? (
          <HotelFilterBar
            hotels={hotels}
            value={list.bar.value}
            onQuery={({ hotelId }) => {
              if (!setUrl({ hotelId: hotelId ?? '', page: 1 })) void untested.retry();
            }}
          />
        ) : (
          <HealthTestFilterBar key={tab} {...list.bar} {...{ today, hotels }} />
        )
      }
      toolbar={
        <>
          <Button onPress={() => openEntry('import')}>导入</Button>
          <Button onPress={() => openEntry('round')}>整层录入</Button>
          <AddButton label="手动录入" onPress={() => open('add', null)} />
        </>
      }
      table={
        isUntested ? (
          <Untested query={untested} onEnter={enter} />
        ) : (
          <Table
            key={tab}
            label="检测记录"
            columns={columns}
            current={opened.current}
            {...list.table}
          />
        )
      }
      pager={isUntested ? undefined : list.pager}
    >
      {dialog}
      {opened.row && tab !== 'untested' && (
        <LazyRecord onClose={opened.close}>
          <HealthTestRecord
            {...opened.state}
            test={opened.row}
            personLink={
              opened.row.uId === null
                ? undefined
                : linkTo('isolationManage', { record: opened.row.uId })
            }
            actions={bindActions(healthTestActions(opened.row, mayRemove), opened.row, open)}
          >
            <History kind="healthTest" id={opened.row.id} />
          </HealthTestRecord>
        </LazyRecord>
      )}
    </ListPage>
  );
}

/** 下载模板: the workbook to fill in, with everyone who is in isolation. */
const TemplateButton = ({ onDone }: { onDone?: () => void }) => (
  <DownloadButton
    endpoint={downloadTestTemplate}
    input={{}}
    label="下载模板"
    pendingText="正在生成模板"
    fileName="每日检测导入模板.xlsx"
    {...(onDone && { onDone })}
  />
);
