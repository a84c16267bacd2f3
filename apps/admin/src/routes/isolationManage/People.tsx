import { lazy, LazyRecord } from '@anzhu/ui/LazyBoundary';
import { mayCall } from '@anzhu/api/contract/endpoint';
import {
  addIsolation,
  deleteIsolation,
  downloadIsolations,
  isolationPage,
  type Isolation,
} from '@anzhu/api/contract/isolation';
import { isolationColumns, isolationFilter, IsolationFilterBar } from '@anzhu/domain/isolation';
import type { RoomChange } from '@anzhu/api/contract/room';
import { deleted } from '@anzhu/api/rules/messages';
import { AddButton, ListPage, removeDialog } from '@anzhu/domain/kit';
import { ColumnSettings, Table, useColumnLayout } from '@anzhu/ui/Table';
import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { useNow, useToday } from '../../clock.ts';
import {
  ExportButton,
  recordLink,
  useAction,
  useDialogKey,
  useDialogs,
  useList,
  useProfile,
  useRecord,
} from '../../data/index.ts';
import { useHotelChoice } from '../../data/hotel/hotels.ts';
import { TransferPerson } from '../../flows/TransferPerson.tsx';
import { AddPerson, EditPerson, MovePerson, ReleasePerson } from '../../flows/PersonDialogs.tsx';
import { useLiveReload } from '../../data/useLive.tsx';

const PersonView = lazy(() => import('./PersonView.tsx'));

const isIsolation = (room: RoomChange): boolean => room.isIsolation;
const removed = { refresh: [isolationPage], success: deleted };

/** Scrolls to where the page was when it was left, and keeps where it is on leaving. */
function useKeptScroll(scroll: RefObject<number>): void {
  useLayoutEffect(() => {
    if (scroll.current > 0) window.scrollTo(0, scroll.current);
    return () => {
      scroll.current = window.scrollY;
    };
  }, [scroll]);
}

/** The list of people in isolation: find, export, add, view, edit, move, release and delete them. */
export function People({ scroll }: { scroll: RefObject<number> }) {
  const { role, hotelId } = useProfile();
  const [now, today] = [useNow(), useToday()];
  const mayAdd = mayCall(addIsolation, role);
  const list = useList(isolationPage, isolationFilter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const opened = useRecord(list.table, { isReadAlone: true });
  const remove = useAction(deleteIsolation, removed);
  useLiveReload(list.reload, isIsolation);
  useKeptScroll(scroll);

  // A dialog may be opened on a row that is being read again, as just after 换房.
  const newest = (person: Isolation): Isolation =>
    list.table.rows?.find(({ id }) => id === person.id) ?? person;
  const { open, dialog } = useDialogs({
    add: (_: null, onClose) => <AddPerson onClose={onClose} />,
    edit: (person: Isolation, onClose) => <EditPerson {...{ person, onClose }} />,
    changeRoom: (person: Isolation, onClose) => (
      <MovePerson {...{ onClose }} person={newest(person)} />
    ),
    transfer: (person: Isolation, onClose) => <TransferPerson {...{ person, onClose }} />,
    exit: (person: Isolation, onClose) => (
      <ReleasePerson {...{ onClose }} person={newest(person)} />
    ),
    remove: removeDialog(
      '隔离人员',
      ({ name }: Isolation) => name,
      async (input) => {
        await remove(input);
        if (input.id === opened.id) opened.close();
      },
    ),
  });
  useDialogKey(mayAdd ? { add: () => open('add', null) } : {});
  const columns = useMemo(
    () =>
      isolationColumns({
        role,
        isHotelShown: hotelId === null,
        now,
        linkOf: recordLink,
        onAction: open,
      }),
    [role, hotelId, now, open],
  );

  const layout = useColumnLayout('people in isolation', columns);

  return (
    <ListPage
      bar={<IsolationFilterBar {...list.bar} {...{ today, hotels }} />}
      columnSettings={<ColumnSettings layout={layout} />}
      toolbar={
        <>
          <ExportButton
            endpoint={downloadIsolations}
            input={list.input}
            total={list.total}
            isTotalCapped={list.isTotalCapped}
            noun="隔离人员"
          />
          {mayAdd && <AddButton onPress={() => open('add', null)} />}
        </>
      }
      table={
        <Table
          label="隔离人员"
          {...{ columns, layout }}
          current={opened.current}
          {...list.table}
          emptyMessage="没有符合条件的隔离人员"
        />
      }
      pager={list.pager}
    >
      {dialog}
      {opened.id !== undefined && (
        <LazyRecord onClose={opened.close}>
          <PersonView {...opened.state} id={opened.id} row={opened.row} onAction={open} />
        </LazyRecord>
      )}
    </ListPage>
  );
}
