import { byLabel } from '@anzhu/api/contract/label';
import { downloadDayReport as contract } from '@anzhu/api/contract/report';
import { addParts, figuresOfDay, noParts } from '@anzhu/api/rules/dayReport';
import { hotelToday } from '@anzhu/api/rules/hotelDay';
import { regionsOf } from '@anzhu/api/rules/regions';
import { hotelTime } from '../../platform/clock.ts';
import { loggedExport } from '../../platform/exports/loggedExport.ts';
import type { CallInput, Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import type { Session } from '../../platform/caller.ts';
import type { Server } from '../../platform/server.ts';
import { hotelsOf, readRegionRows } from '../../platform/session/regions.ts';
import dayReportTable from './dayReportTable.ts';
import { readClosedDays } from './closedDays.ts';
import { readDayParts } from './keptFigures.ts';
import { readHotels } from './queries.ts';

/**
 * The figures of a hotel's day, or of every hotel's with the sums of regions and of all (日报). Of a closed day they are those
 * that were kept.
 */
export const dayReport: Handler<'dayReport'> = (call, server) => readReport(call, server);

/** The same as a workbook; who took it is written down. */
export const downloadDayReport: Handler<'downloadDayReport'> = async (call, server) => {
  const report = await readReport(call, server);
  const { day, hotelId, departmentId } = call.input;
  return loggedExport(call, server, {
    table: dayReportTable,
    given: report,
    kind: 'dayReport',
    count: report.hotels.length,
    filters: byLabel(contract.input, { day, hotelId, departmentId }),
  });
};

async function readReport(
  { input: { day, ...input }, session }: { input: CallInput<'dayReport'>; session: Session },
  server: Server,
) {
  const time = hotelTime(server);
  if (day > hotelToday(time)) throw invalid('day', '日期不能晚于今天');
  const db = server.store.reports;
  const wanted = await hotelsOf(db, session, input);
  const [found, closedDays, partsByHotel, departments] = await Promise.all([
    readHotels(db, wanted),
    readClosedDays(db, { hotels: wanted, day }),
    readDayParts(db, { hotels: wanted, day, time }),
    typeof wanted === 'number' ? [] : readRegionRows(db),
  ]);
  const { regions, regionOf } = regionsOf(departments, found);
  const hotels = found.map(({ id, name, rooms }) => ({
    id,
    name,
    closed: null,
    parts: { ...noParts, ...partsByHotel.get(id), rooms },
    ...closedDays.get(id),
  }));
  const sumsOf = (isIn: (hotelId: number) => boolean) =>
    figuresOfDay(addParts(hotels.flatMap(({ id, parts }) => (isIn(id) ? [parts] : []))));
  return {
    day,
    hotels: hotels.map(({ id, name, parts, closed }) => ({
      hotelId: id,
      hotelName: name,
      closed,
      regionId: regionOf.get(id) ?? null,
      ...figuresOfDay(parts),
    })),
    regions: regions.map(({ hotelIds, ...region }) => ({
      ...region,
      ...sumsOf((id) => hotelIds.has(id)),
    })),
    total: sumsOf(() => true),
  };
}
