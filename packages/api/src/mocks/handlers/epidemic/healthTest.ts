import type { Id } from '../../../contract/codecs.ts';
import { Code } from '../../../contract/envelope.ts';
import {
  addHealthTest,
  deleteHealthTest,
  downloadTestTemplate,
  handleHealthTest,
  healthTestPage,
  importHealthTests,
  modifyHealthTest,
  untestedPeople,
  type HealthTest,
} from '../../../contract/healthTest.ts';
import { IsolationStatus } from '../../../contract/isolation.ts';
import { byLabel } from '../../../contract/label.ts';
import { isAbnormal, resultText } from '../../../rules/healthTests.ts';
import { maskIdCard } from '../../../rules/mask.ts';
import { now, today } from '../../fixtures/hotel.ts';
import type { HotelState } from '../../hotelState.ts';
import { refuse, refuseField } from '../../mock.ts';
import { byId, equals, hasText, isWithin, pageOf, refersTo } from '../../records.ts';
import { resource } from '../../resource.ts';
import { checkScope, handlerOn, scopeOf, type Session } from '../../session.ts';

type Measured = Pick<HealthTest, 'checkType' | 'checkRes'> & { uId: Id; checkTime: string };

const stateWords = { true: '已处理', false: '待处理', null: '否' };

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

  function find(session: Session, id: Id): HealthTest {
    const test = records.find(id);
    checkScope(session, hotelOf(test));
    return test;
  }
  /** The stored fields of a test. Refuses a time to come, an unknown person and a second test. */
  function measured(session: Session, test: Measured, except?: Id) {
    if (test.checkTime > now) refuseField('checkTime', '检测时间不能晚于现在');
    const person = byId(isolations, test.uId);
    if (!person) return refuseField('uId', `用户编号「${test.uId}」不存在`);
    checkScope(session, person.hotelId);
    const isRecorded = healthTests.some(
      (one) =>
        one.uId === test.uId &&
        one.checkType === test.checkType &&
        one.checkTime === test.checkTime &&
        one.id !== except,
    );
    if (isRecorded) refuseField('checkTime', '该人员此时间已有同类型的检测记录');
    const isHandled = isAbnormal(test) ? false : null;
    return { ...test, name: person.name, idCard: person.idCard, isHandled };
  }

  return {
    healthTestPage: handle(healthTestPage, ({ page, uid, name, ...filter }, session) => {
      const matching = healthTests
        .filter(
          (test) =>
            refersTo(hotelOf(test), scopeOf(session) ?? undefined) &&
            refersTo(test.uId, uid) &&
            hasText(test.name, name) &&
            equals(test.checkRes, filter.checkRes) &&
            isWithin(test.checkTime, filter) &&
            (!filter.isAbnormal || test.isHandled === false),
        )
        .toSorted((one, other) => (other.checkTime ?? '').localeCompare(one.checkTime ?? ''))
        .map((test) => ({ ...test, idCard: test.idCard && maskIdCard(test.idCard) }));
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
    untestedPeople: handle(untestedPeople, ({ date }, session) => {
      if (date > today) return refuseField('date', '日期不能晚于今天');
      return isolations
        .filter(
          (person) =>
            person.status === IsolationStatus.isolating &&
            (person.checkInTime ?? '').slice(0, 10) <= date &&
            refersTo(person.hotelId, scopeOf(session) ?? undefined) &&
            !healthTests.some(
              ({ uId, checkTime }) => uId === person.id && checkTime?.startsWith(date),
            ),
        )
        .map(({ id, name, hotelName, roomName }) => ({ id, name, hotelName, roomName }));
    }),
    importHealthTests: handle(importHealthTests, () => '成功导入 2 条检测记录'),
    downloadTestTemplate: handle(downloadTestTemplate, () => ({
      fileName: '每日检测导入模板.xlsx',
      body: '',
    })),
  };
}
