import type { Id } from '../../../contract/codecs.ts';
import { Code } from '../../../contract/envelope.ts';
import {
  addHealthTest,
  deleteHealthTest,
  downloadTestTemplate,
  handleHealthTest,
  healthTestPage,
  importHealthTests,
  maxImportRows,
  modifyHealthTest,
  untestedPeople,
  type HealthTest,
} from '../../../contract/healthTest.ts';
import { byLabel } from '../../../contract/label.ts';
import { isAbnormal, resultText, testInFuture } from '../../../rules/healthTests.ts';
import { nameKey } from '../../../rules/nameKey.ts';
import { maskIdCard } from '../../../rules/personalNumbers.ts';
import { readBook } from '../../../rules/readSheet.ts';
import { SheetRefusal } from '../../../rules/sheet.ts';
import {
  faultFields,
  faultsText,
  importSheetName,
  readImportRows,
  type ImportErrors,
  type ImportReading,
  type RowFault,
} from '../../../rules/testImport.ts';
import { untestedOn } from '../../due.ts';
import { now, today } from '../../fixtures/hotel.ts';
import type { HotelState } from '../../hotelState.ts';
import { refuse, refuseField } from '../../mock.ts';
import { byId, equals, hasText, isWithin, pageOf, refersTo } from '../../records.ts';
import { resource } from '../../resource.ts';
import { findOwn, handlerOn, isInScope, limitHotel, scopeOf, type Session } from '../../session.ts';

type Measured = Pick<HealthTest, 'checkType' | 'checkRes'> & { uId: Id; checkTime: string };

const stateWords = { true: '已处理', false: '待处理', null: '否' };

/** The rows of a workbook. Refuses a file that cannot be read. */
async function readFile(file: File): Promise<ImportReading> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return readImportRows(await readBook(bytes, importSheetName, maxImportRows), now);
  } catch (error) {
    if (error instanceof SheetRefusal) return refuseField('file', error.message);
    throw error;
  }
}

/** Daily tests of people in isolation. */
export function healthTestHandlers(state: HotelState) {
  const handle = handlerOn(state);
  const { healthTests, isolations } = state;
  const records = resource(state, {
    kind: '检测记录',
    rows: healthTests,
    form: addHealthTest,
    nameOf: ({ name, checkTime }) => `${name} ${checkTime}`,
    hotelOf: ({ uId }) => byId(isolations, uId)?.hotelId ?? null,
    shown: (test) => ({
      uId: test.uId,
      checkType: test.checkType,
      checkRes: resultText(test),
      checkTime: test.checkTime,
      ...byLabel(healthTestPage.input, { isAbnormal: stateWords[`${test.isHandled}`] }),
    }),
  });
  const hotelOf = ({ uId }: HealthTest): Id | null => byId(isolations, uId)?.hotelId ?? null;

  const find = (session: Session, id: Id): HealthTest =>
    findOwn(session, healthTests, { id, kind: '检测记录', hotelOf });
  /** The stored fields of a test. Refuses a time to come, an unknown person and a second test. */
  function measured(session: Session, test: Measured, except?: Id) {
    if (test.checkTime > now) refuseField('checkTime', testInFuture);
    const person = byId(isolations, test.uId);
    if (!person || !isInScope(session, person.hotelId)) {
      return refuseField('uId', `用户编号「${test.uId}」不存在`, Code.notFound);
    }
    const isRecorded = healthTests.some(
      (one) =>
        one.uId === test.uId &&
        one.checkType === test.checkType &&
        one.checkTime === test.checkTime &&
        one.id !== except,
    );
    if (isRecorded) refuseField('checkTime', '该人员此时间已有同类型的检测记录');
    const isHandled = isAbnormal(test) ? false : null;
    const { name, idCard, hotelName, roomId, roomName, status } = person;
    return { ...test, name, idCard, hotelName, roomId, roomName, status, isHandled };
  }

  /** What the stored records say against an imported test: an unknown person, another name, a second test. */
  function faultOf(session: Session, test: ImportReading['tests'][number]): RowFault[] {
    const fault = (errors: ImportErrors): RowFault[] => [{ row: test.row, errors }];
    const person = byId(isolations, test.uId ?? '');
    const isOwn = person && refersTo(person.hotelId, scopeOf(session) ?? undefined);
    if (!isOwn) return fault({ uId: `用户编号「${test.uId}」不存在` });
    if (test.name !== null && test.name !== person.name) {
      return fault({ name: `姓名「${test.name}」与用户编号「${test.uId}」不符` });
    }
    const isRecorded = healthTests.some(
      (one) =>
        one.uId === test.uId &&
        one.checkType === test.checkType &&
        one.checkTime === test.checkTime,
    );
    return isRecorded ? fault({ checkTime: '该人员此时间已有同类型的检测记录' }) : [];
  }

  return {
    healthTestPage: handle(healthTestPage, ({ page, hotelId, uid, name, ...filter }, session) => {
      const own = limitHotel(session, hotelId);
      const matching = healthTests
        .filter(
          (test) =>
            refersTo(hotelOf(test), own) &&
            refersTo(test.uId, uid) &&
            hasText(nameKey(test.name ?? ''), name && nameKey(name)) &&
            equals(test.checkRes, filter.checkRes) &&
            isWithin(test.checkTime, filter) &&
            (!filter.isAbnormal || test.isHandled === false),
        )
        .toSorted((one, other) => (other.checkTime ?? '').localeCompare(one.checkTime ?? ''))
        .map((test) => ({
          ...test,
          status: byId(isolations, test.uId)?.status ?? null,
          idCard: test.idCard && maskIdCard(test.idCard),
        }));
      return pageOf(matching, page);
    }),
    addHealthTest: handle(addHealthTest, (form, session) =>
      records.add(session, { ...measured(session, form), createTime: now }),
    ),
    modifyHealthTest: handle(modifyHealthTest, ({ id, ...form }, session) => {
      const test = find(session, id);
      const fields = measured(session, form, id);
      const isSameResult =
        fields.checkType === test.checkType &&
        fields.checkRes === test.checkRes &&
        fields.uId === test.uId;
      const isHandled = isSameResult ? test.isHandled : fields.isHandled;
      return records.modify(session, test, { ...fields, isHandled });
    }),
    deleteHealthTest: handle(deleteHealthTest, ({ id }, session) =>
      records.remove(session, find(session, id)),
    ),
    handleHealthTest: handle(handleHealthTest, ({ id }, session) => {
      const test = find(session, id);
      if (test.isHandled === null) return refuse(Code.conflict, '该结果正常，无需处理');
      if (test.isHandled) return refuse(Code.conflict, '该异常结果已处理');
      return records.modify(session, test, { isHandled: true }, { verb: '处理异常' });
    }),
    untestedPeople: handle(untestedPeople, ({ date, hotelId }, session) => {
      if (date > today) return refuseField('date', '日期不能晚于今天');
      const own = limitHotel(session, hotelId);
      return untestedOn(state, date)
        .filter((person) => refersTo(person.hotelId, own))
        .map(({ id, name, hotelName, roomName }) => ({ id, name, hotelName, roomName }));
    }),
    importHealthTests: handle(importHealthTests, async ({ file }, session) => {
      const { tests, faults, blank } = await readFile(file);
      const found = [...faults, ...tests.flatMap((test) => faultOf(session, test))];
      if (found.length > 0) return refuse(Code.invalid, faultsText(found), faultFields(found));
      if (tests.length === 0) return refuseField('file', '文件中没有可导入的检测记录');
      for (const { uId, checkType, checkRes, checkTime } of tests) {
        const test = measured(session, { uId: uId ?? '', checkType, checkRes, checkTime });
        healthTests.push({ id: `import-${healthTests.length}`, ...test, createTime: now });
      }
      const abnormal = tests.filter(isAbnormal).length;
      return [
        `成功导入 ${tests.length} 条检测记录`,
        ...(abnormal > 0 ? [`其中异常 ${abnormal} 条`] : []),
        ...(blank > 0 ? [`跳过未填写的 ${blank} 行`] : []),
      ].join('，');
    }),
    downloadTestTemplate: handle(downloadTestTemplate, () => ({
      fileName: '每日检测导入模板.xlsx',
      body: '',
    })),
  };
}
