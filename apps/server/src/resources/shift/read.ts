import { byLabel } from '@anzhu/api/contract/label';
import { downloadShifts as contract } from '@anzhu/api/contract/shift';
import { toYuan } from '@anzhu/api/rules/money';
import { countList, readPage } from '../../platform/db/list.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { hotelForNew } from '../../platform/session/scope.ts';
import { clerksOf } from '../user/index.ts';
import {
  openShiftOf,
  proposedOpening,
  readShifts,
  shiftList,
  shiftSelection,
  toShift,
} from './queries.ts';
import shiftsTable from './shiftsTable.ts';

/** The caller's open shift in a hotel, or what the next one is proposed to begin with. */
export const currentShift: Handler<'currentShift'> = async ({ input, session }, { store }) => {
  const { db } = store;
  const hotelId = await hotelForNew(db, session, input.hotelId);
  const who = { hotelId, clerkId: session.userId };
  const id = await openShiftOf(db, who);
  const [shift] = id === undefined ? [] : await readShifts(db, [id]);
  const proposed = shift ? null : await proposedOpening(db, who);
  const clerks = await clerksOf(db, hotelId);
  return {
    shift: shift ? toShift(shift) : null,
    proposed: proposed === null ? null : toYuan(proposed),
    clerks: clerks.filter((clerk) => clerk.id !== session.userId),
  };
};

/** The shifts of a hotel, or of all; of staff their own. */
export const shiftPage: Handler<'shiftPage'> = async ({ input, session }, server) => {
  const { reports: db } = server.store;
  const selection = shiftSelection(input, session);
  const { ids, ...page } = await readPage(db, shiftList(selection), input.page);
  return { records: (await readShifts(db, ids)).map(toShift), ...page };
};

/** The same as a workbook; who took it is written down. */
export const downloadShifts: Handler<'downloadShifts'> = async (call, server) => {
  const selection = shiftSelection(call.input, call.session);
  return loggedExport(call, server, {
    table: shiftsTable,
    given: selection,
    kind: 'shift',
    count: await countList(server.store.reports, shiftList(selection)),
    filters: byLabel(contract.input, call.input),
  });
};
