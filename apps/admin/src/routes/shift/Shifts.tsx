import { mayCall } from '@anzhu/api/contract/endpoint';
import { management } from '@anzhu/api/contract/role';
import {
  closeShift,
  currentShift,
  downloadShifts,
  openShift,
  type Shift,
  shiftPage,
} from '@anzhu/api/contract/shift';
import { linkTitle, ListPage } from '@anzhu/domain/kit';
import {
  CloseShiftDialog,
  CurrentShift,
  OpenShiftDialog,
  shiftColumns,
  shiftFilter,
  ShiftFilterBar,
  ShiftRecord,
} from '@anzhu/domain/shift';
import { LazyRecord } from '@anzhu/ui/LazyBoundary';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import { useToday } from '../../clock.ts';
import { History } from '../../data/History.tsx';
import {
  ExportButton,
  recordLink,
  useAction,
  useCall,
  useDialogs,
  useList,
  useProfile,
  useRecord,
} from '../../data/index.ts';
import { useHotelChoice } from '../../data/hotel/hotels.ts';

const refresh = [shiftPage, currentShift];

/** 交班: one's own shift and the past ones; who manages sees all of the hotel, and closes what was left open. */
export default function Shifts() {
  const today = useToday();
  const { id: ownId, hotelId, role } = useProfile();
  const mayManage = mayCall({ access: management, isDesk: true }, role);
  const isDesk = hotelId !== null;
  const { data: current, retry } = useCall(currentShift, isDesk ? {} : null);
  const list = useList(shiftPage, shiftFilter);
  const hotels = useHotelChoice(list.bar.value.hotelId);
  const opened = useRecord(list.table);
  const onOpen = useAction(openShift, { refresh });
  const onClose = useAction(closeShift, { refresh });
  const { open, dialog } = useDialogs({
    open: (_: null, onCancel) => (
      <OpenShiftDialog proposed={current?.proposed ?? null} onSave={onOpen} onClose={onCancel} />
    ),
    close: (shift: Shift, onCancel) => (
      <CloseShiftDialog
        shift={latestOf(shift, [current?.shift ?? null, ...list.table.rows])}
        clerks={current?.clerks ?? []}
        onSave={onClose}
        onRefresh={async () => void (await retry())}
        onClose={onCancel}
      />
    ),
  });
  const columns = useMemo(() => linkTitle(shiftColumns(hotels), recordLink), [hotels]);
  const shift = current?.shift ?? null;

  return (
    <ListPage
      bar={<ShiftFilterBar today={today} hasClerks={mayManage} hotels={hotels} {...list.bar} />}
      toolbar={
        <ExportButton
          endpoint={downloadShifts}
          input={list.input}
          total={list.total}
          isTotalCapped={list.isTotalCapped}
          noun="班次"
        />
      }
      notice={
        current && (
          <CurrentShift
            shift={shift}
            onOpen={() => open('open', null)}
            onCloseShift={() => shift && open('close', shift)}
          />
        )
      }
      table={<Table label="班次" columns={columns} current={opened.current} {...list.table} />}
      pager={list.pager}
    >
      {dialog}
      {opened.row && (
        <LazyRecord onClose={opened.close}>
          <ShiftRecord
            {...opened.state}
            shift={opened.row}
            onCloseShift={
              mayManage || opened.row.clerkId === ownId
                ? () => opened.row && open('close', opened.row)
                : undefined
            }
          >
            <History kind="shift" id={opened.row.id} />
          </ShiftRecord>
        </LazyRecord>
      )}
    </ListPage>
  );
}

/** A shift as it was read last. */
const latestOf = (shift: Shift, read: readonly (Shift | null)[]): Shift =>
  read.find((one) => one?.id === shift.id) ?? shift;
