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
import type { Id } from '@anzhu/api/contract/codecs';
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
} from '@anzhu/domain/healthTest';
import { byHotelFilter, HotelFilterBar } from '@anzhu/domain/hotel';
import { AddButton, ListPage, removeDialog } from '@anzhu/domain/kit';
import { Button, type LinkTarget } from '@anzhu/ui/Button';
import { PageFrame, Stack } from '@anzhu/ui/Layout';
import { Pager } from '@anzhu/ui/Pager';
import { Table } from '@anzhu/ui/Table';
import { Tabs } from '@anzhu/ui/Tabs';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useNow, useToday } from '../../clock.ts';
import { DownloadButton } from '../../data/ExportButton.tsx';
import {
  useAction,
  useCall,
  useDialogKey,
  useDialogs,
  useList,
  useProfile,
  useSave,
} from '../../data/index.ts';
import { useHotelChoice } from '../../data/useAll.ts';
import { paths } from '../../paths.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { ExitIsolation } from '../roomManage/ExitIsolation.tsx';
import { changed, personSearch, tabUrl, useAbnormalCount, type Tab } from './data.ts';
import { FloorRound } from './FloorRound.tsx';
import { ImportTests } from './ImportTests.tsx';
import { Untested } from './Untested.tsx';

/** A link to the page of a person. */
const personPage = (uId: Id): LinkTarget => ({
  render: (props) => <Link to={paths.screen('isolationManage', { person: uId })} {...props} />,
});

/** 每日检测: the tests, those that are abnormal, and who is untested; entry, import, and a floor at once. */
export default function DailyTest() {
  const { role, hotelId: ownId } = useProfile();
  const [now, today] = [useNow(), useToday()];
  const hotels = useHotelChoice();
  const [{ tab }, setUrl] = useUrlState(tabUrl);
  const [view, setView] = useState<'list' | 'import' | 'round'>('list');
  const list = useList(healthTestPage, tab === 'abnormal' ? abnormalFilter : healthTestFilter);
  const hotel = byHotelFilter.input(list.bar.value);
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
    add: () => {
      setView('list');
      open('add', null);
    },
    import: () => setView('import'),
    round: () => setView('round'),
  });
  const columns = useMemo(
    () => [
      ...healthTestColumns({ isHotelShown: ownId === null, linkOf: personPage }),
      healthTestActions(mayCall(deleteHealthTest, role), open),
    ],
    [role, ownId, open],
  );
  const enter = useCallback((person: UntestedPerson) => open('add', person), [open]);
  const close = (): void => setView('list');

  if (view !== 'list') {
    return (
      <PageFrame>
        {view === 'import' ? (
          <ImportTests template={<TemplateButton />} onClose={close} />
        ) : (
          <FloorRound onClose={close} />
        )}
      </PageFrame>
    );
  }
  const tests = (
    <Stack gap={3}>
      <HealthTestFilterBar {...list.bar} {...{ today, hotels }} />
      <Table label="检测记录" columns={columns} {...list.table} />
      <Pager {...list.pager} />
    </Stack>
  );
  return (
    <ListPage
      toolbar={
        <>
          <TemplateButton />
          <Button onPress={() => setView('import')}>导入</Button>
          <Button onPress={() => setView('round')}>整层录入</Button>
          <AddButton label="手动录入" onPress={() => open('add', null)} />
        </>
      }
      table={
        <Tabs<Tab>
          label="检测记录"
          value={tab}
          onChange={(next) => void setUrl({ tab: next, page: 1 })}
          items={[
            { id: 'all', label: '全部', content: tests },
            { id: 'abnormal', label: '异常', count: abnormalCount, content: tests },
            {
              id: 'untested',
              label: '今日未检',
              count: untested.data?.length,
              content: (
                <Stack gap={3}>
                  <HotelFilterBar
                    hotels={hotels}
                    value={list.bar.value}
                    onQuery={({ hotelId }) => {
                      if (!setUrl({ hotelId: hotelId ?? '', page: 1 })) void untested.retry();
                    }}
                  />
                  <Untested query={untested} onEnter={enter} />
                </Stack>
              ),
            },
          ]}
        />
      }
    >
      {dialog}
    </ListPage>
  );
}

/** 下载模板: the workbook to fill in, with everyone who is in isolation. */
const TemplateButton = () => (
  <DownloadButton
    endpoint={downloadTestTemplate}
    input={{}}
    label="下载模板"
    pendingText="正在生成模板"
    fileName="每日检测导入模板.xlsx"
  />
);
