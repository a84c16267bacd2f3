import { byLabel } from '@anzhu/api/contract/label';
import { downloadDayReport as contract } from '@anzhu/api/contract/report';
import { addParts, figuresOfDay, noParts } from '@anzhu/api/rules/dayReport';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { hotelTime } from '../../platform/clock.ts';
import { filterId } from '../../platform/db/column.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Session } from '../../platform/caller.ts';
import type { Server } from '../../platform/server.ts';
import { narrowedTo } from '../../platform/session/scope.ts';
import dayReportTable from './dayReportTable.ts';
import { readClosedDays } from './closedDays.ts';
import { readDayParts } from './keptFigures.ts';
import { readHotels } from './queries.ts';

/** The figures of a hotel's day, or of every hotel's with their sum (日报). Of a closed day they are those that were kept. */
export const dayReport: Handler<'dayReport'> = (call, server) => readReport(call, server);

/** The same as a workbook; who took it is written down. */
export const downloadDayReport: Handler<'downloadDayReport'> = async (call, server) => {
  const report = await readReport(call, server);
  const { day, hotelId } = call.input;
  return loggedExport(call, server, {
    table: dayReportTable,
    given: report,
    kind: 'dayReport',
    count: report.hotels.length,
    filters: byLabel(contract.input, { day, hotelId }),
  });
};

async function readReport(
  { input: { day, ...input }, session }: { input: CallInput<'dayReport'>; session: Session },
  server: Server,
) {
  const time = hotelTime(server);
  if (day > hotelToday(time)) throw invalid('day', '日期不能晚于今天');
  const hotelId = narrowedTo(session, filterId(input.hotelId));
  const db = server.store.reports;
  const [found, closedDays, partsByHotel] = await Promise.all([
    readHotels(db, hotelId),
    readClosedDays(db, { hotels: hotelId, day }),
    readDayParts(db, { hotels: hotelId, day, time }),
  ]);
  const hotels = found.map(({ id, name, rooms }) => ({
    id,
    name,
    closed: null,
    parts: { ...noParts, ...partsByHotel.get(id), rooms },
    ...closedDays.get(id),
  }));
  return {
    day,
    hotels: hotels.map(({ id, name, parts, closed }) => ({
      hotelId: id,
      hotelName: name,
      closed,
      ...figuresOfDay(parts),
    })),
    total: figuresOfDay(addParts(hotels.map(({ parts }) => parts))),
  };
}
