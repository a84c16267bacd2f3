import { checkTypeLabel, maxImportRows, nucleicResultLabel } from '@anzhu/api/contract/healthTest';
import { LogType } from '@anzhu/api/contract/log';
import { dayOf } from '@anzhu/api/rules/days';
import { importTitles } from '@anzhu/api/rules/importColumns';
import { importSheetName } from '@anzhu/api/rules/testImport';
import { sql } from 'kysely';
import { localTime, wholeDay } from '../../platform/clock.ts';
import { filterId, type LocalTime } from '../../platform/db/column.ts';
import { orderOf } from '../../platform/db/query.ts';
import { countList, readByIds, readPage } from '../../platform/db/list.ts';
import type { Db } from '../../platform/db/store.ts';
import { IsolationStatus } from '../../platform/db/tables/stay.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusal.ts';
import { narrowedTo, ofHotel, scopeOf } from '../../platform/session/scope.ts';
import type { Cell } from '../../platform/sheets/cell.ts';
import { type Column, workbook, workbookType } from '../../platform/sheets/workbook.ts';
import { isolationList } from '../isolation/index.ts';
import { selectionOf, selectTests, selectUntested, testList, toHealthTest } from './queries.ts';

/** The list of tests, newest first: of all hotels, or of one's own. */
export const healthTestPage: Handler<'healthTestPage'> = async (
  { input, session },
  { store: { reports: db } },
) => {
  const orderBy = orderOf({ checkTime: 'check_time' }, input);
  const list = { ...testList(selectionOf(input, session)), orderBy };
  const { ids, ...page } = await readPage(db, list, input.page);
  const rows = await readByIds(ids, (some) =>
    selectTests(db).where('health_test.id', 'in', some).execute(),
  );
  return { records: rows.map(toHealthTest), ...page };
};

/**
 * The people in isolation at the end of a day (today: now) who have no test of that day, by hotel
 * and room.
 */
export const untestedPeople: Handler<'untestedPeople'> = async (
  { input: { date, hotelId }, session },
  { store: { reports: db }, clock },
) => {
  const now = localTime(clock.now());
  const today = dayOf(now);
  if (date > today) throw invalid('date', '日期不能晚于今天');
  const wanted = { date, now, hotelId: narrowedTo(session, filterId(hotelId)) };
  const untested = selectUntested(db, wanted)
    .innerJoin('hotel', 'hotel.id', 'person.hotel_id')
    .leftJoin('room', 'room.id', 'person.room_id')
    .select([
      'person.id',
      'person.name',
      'person.hotel_id',
      'hotel.name as hotelName',
      'room.name as roomName',
    ]);
  const stillIsolated = untested.where('person.status', '=', IsolationStatus.isolating);
  const endedLater = untested.where('person.ended_time', '>', wholeDay(date).until);
  // No stay ends after today: the query for later ends is skipped.
  const people = date === today ? stillIsolated : stillIsolated.unionAll(endedLater);
  // Sorted where it is read: of thousands that would hold other calls up here.
  return (
    db
      .selectFrom(people.as('untested'))
      .selectAll()
      .orderBy('hotel_id')
      // 302 before 1201: room numbers are numbers to those who look for them.
      .orderBy(sql`length(coalesce("roomName", ''))`)
      .orderBy(sql`coalesce("roomName", '')`)
      .orderBy('id')
      .execute()
  );
};

/** The columns of the template; people of several hotels have theirs. */
const templateColumns = (hasHotel: boolean): readonly Column[] => [
  { title: importTitles.uId, width: 12 },
  { title: importTitles.name, width: 12 },
  ...(hasHotel ? [{ title: importTitles.hotel, width: 20 }] : []),
  { title: importTitles.room, width: 10 },
  { title: importTitles.checkType, width: 10, choices: Object.values(checkTypeLabel) },
  { title: importTitles.checkRes, width: 12 },
  { title: importTitles.checkTime, width: 20, isMoment: true },
];

const notes: readonly string[] = [
  '填写说明',
  '1. 本店正在隔离的人员已列出，未检测的人员留空即可：检测类型、检测结果、检测时间都为空的行会跳过。',
  '2. 检测类型：体温或核酸。',
  `3. 检测结果：体温为 34.0 到 43.0、一位小数；核酸为${Object.values(nucleicResultLabel).join('或')}。`,
  '4. 检测时间：如 2026-03-18 08:30 或 2026年3月18日 下午2:30，不能晚于导入的时间；只有日期的，导入时须补上时间。',
  '5. 同一人员再次检测可另加一行，用户编号必填，也可改填身份证号；姓名与酒店可不填，填写则须相符。',
  `6. 不支持公式与合并单元格；隐藏的行须取消隐藏或跳过，隐藏的列须取消隐藏；每次最多 ${maxImportRows} 行、10 MB。`,
  '7. 有一行不正确时全部不导入，提示会说明是哪些行；已有相同记录的行可一次跳过。',
];

/**
 * The sheet to import tests from, with everyone who is in isolation already in it: one's own hotel's
 * people, or all of them. The download is logged: it names them.
 */
export const downloadTestTemplate: Handler<'downloadTestTemplate'> = async (
  { session, origin },
  { store, clock },
) => {
  const { db } = store;
  const wanted = { hotelId: scopeOf(session), now: localTime(clock.now()) };
  const { hotelId: hotels, now } = wanted;
  const present = isolationList({ hotels, now, status: IsolationStatus.isolating });
  const count = await countList(db, present, maxImportRows);
  await store.change({ session, origin }, () =>
    Promise.resolve({
      data: null,
      log: {
        type: LogType.personalData,
        sketch: `下载每日检测导入模板，含隔离人员 ${count} 名`,
        target: { kind: 'isolationPerson', id: 0 },
        hotelId: session.hotelId,
      },
    }),
  );
  return {
    fileName: '每日检测导入模板.xlsx',
    contentType: workbookType,
    body: workbook({
      name: importSheetName,
      columns: templateColumns(wanted.hotelId === null),
      rows: isolating(db, wanted),
      notes: { name: '填写说明', lines: notes },
    }),
  };
};

interface Isolating {
  /** Null: all hotels. */
  hotelId: number | null;
  now: LocalTime;
}

/** People in one batch of the sheet. */
const batchSize = 250;

async function* isolating(db: Db, { hotelId, now }: Isolating): AsyncGenerator<Cell[][]> {
  let written = 0;
  let last = 0;
  while (written < maxImportRows) {
    const after = last;
    const rows = await db
      .selectFrom('isolation_person as person')
      .innerJoin('hotel', 'hotel.id', 'person.hotel_id')
      .leftJoin('room', 'room.id', 'person.room_id')
      .select(['person.id', 'person.name', 'hotel.name as hotel', 'room.name as room'])
      .where('person.status', '=', IsolationStatus.isolating)
      .where('person.check_in_time', '<=', now)
      .where('person.id', '>', after)
      .where(ofHotel('person.hotel_id', hotelId))
      .orderBy('person.id')
      .limit(Math.min(batchSize, maxImportRows - written))
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ id, name, hotel, room }) =>
      hotelId === null ? [id, name, hotel, room] : [id, name, room],
    );
    written += rows.length;
    last = end.id;
  }
}
