import { CheckType } from '../../../packages/api/src/contract/healthTest.ts';
import { IsolationStatus, PersonType } from '../../../packages/api/src/contract/isolation.ts';
import { Urgency } from '../../../packages/api/src/contract/material.ts';
import { ReviewStatus } from '../../../packages/api/src/contract/review.ts';
import { isAbnormal } from '../../../packages/api/src/rules/healthTests.ts';
import { addDays } from '../../../packages/api/src/rules/days.ts';
import type { Tx } from '../../../apps/server/src/platform/db/store.ts';
import { StayEnd } from '../../../apps/server/src/platform/db/tables/stay.ts';
import { addStay } from '../../../apps/server/test/property.ts';
import { roomTypes } from './hotels.ts';
import { guest, person, turn } from './people.ts';
import { now, today } from './time.ts';

const types = Object.values(PersonType);
const { pending, approved, rejected } = ReviewStatus;
const day = (offset: number, time: string): string => `${addDays(today, offset)} ${time}`;

/** The id of the first isolation room. */
const firstIsolationRoom = 49;

/** Twenty people whose isolation has ended. */
export async function addReleased(tx: Tx): Promise<void> {
  for (let index = 0; index < 20; index += 1) {
    const start = -20 - index * 3;
    const isHospitalised = index % 7 === 3;
    const check_in_time = day(start, '15:30:00');
    const leave_time = day(start + 14, '15:30:00');
    const ended_time = day(start + (isHospitalised ? 6 : 14), '10:00:00');
    const { province } = person(300 + index);
    const roomId = firstIsolationRoom + (index % 12);
    await addStay(tx, {
      hotelId: 1,
      roomId,
      sn: `S-released-${index}`,
      orderId: null,
      isIsolation: true,
      guest: guest(300 + index),
      stay: {
        check_in_time,
        leave_time,
        ended_time,
        end_kind: isHospitalised ? StayEnd.hospitalised : StayEnd.released,
        province,
      },
      person: {
        type: turn(types, 300 + index),
        province,
        city: '',
        check_in_time,
        check_out_time: leave_time,
        status: isHospitalised ? IsolationStatus.hospitalised : IsolationStatus.released,
        ended_time,
      },
    });
  }
}

/** Temperatures of the last three mornings and a nucleic acid test; the first person has a fever today. */
export async function addHealthTests(tx: Tx): Promise<void> {
  const people = await tx
    .selectFrom('isolation_person')
    .select('id')
    .where('status', '=', IsolationStatus.isolating)
    .orderBy('id')
    .execute();
  const test = (id: number, checkType: CheckType, checkRes: number, time: string) => {
    const isOdd = isAbnormal({ checkType, checkRes });
    return {
      isolation_person_id: id,
      hotel_id: 1,
      check_type: checkType,
      check_result: checkRes,
      is_abnormal: isOdd ? (1 as const) : (0 as const),
      check_time: time,
      created_time: time,
      created_by: null,
      handled_time: isOdd && time < today ? time : null,
      handled_by: null,
      handled_note: '',
    };
  };
  const tests = people.flatMap(({ id }, index) => [
    ...[-3, -2, -1].map((offset, at) => {
      const result = at === 1 && index === 1 ? 37.6 : 36.4 + at / 10;
      return test(id, CheckType.temperature, result, day(offset, '08:00:00'));
    }),
    test(id, CheckType.nucleic, index === 2 ? 1 : 0, day(-1, '14:20:00')),
    ...(index === 0 ? [test(id, CheckType.temperature, 38.2, day(0, '08:00:00'))] : []),
  ]);
  await tx.insertInto('health_test').values(tests).execute();
}

/** Declarations of every type and review status, the newest first. */
export async function addDeclarations(tx: Tx): Promise<void> {
  const rows = Array.from({ length: 16 }, (_, index) => {
    const { name, idcard, phone } = person(400 + index);
    const type = turn(types, index);
    const status = index < 7 ? pending : turn([approved, rejected], index);
    const isAssigned = type >= PersonType.inbound || status === approved;
    const ago = -Math.floor(index / 4);
    return {
      id: 16 - index,
      channel: '小程序',
      external_id: `SB-${16 - index}`,
      source: '小程序',
      name,
      idcard,
      phone,
      email: '',
      type,
      province: '',
      city: '',
      hotel_id: isAssigned ? 1 : null,
      room_type_id: isAssigned ? turn(roomTypes, index).id : null,
      check_in_time: day(ago, '14:00:00'),
      check_out_time: day(14 + ago, '12:00:00'),
      created_time: day(ago, `0${9 - (index % 4)}:10:00`),
      review_status: status,
      review_note: status === rejected ? '健康码信息与申报不符' : '',
      reviewer_id: null,
      reviewed_time: status === pending ? null : now,
      room_id: status === approved ? firstIsolationRoom - 1 + (index % 9) : null,
      isolation_person_id: null,
    };
  });
  await tx.insertInto('declaration').values(rows).execute();
}

const items = [
  ['医用口罩', 200, '盒', Urgency.veryUrgent],
  ['防护服', 40, '套', Urgency.urgent],
  ['消毒液', 30, '桶', Urgency.notUrgent],
  ['一次性手套', 100, '包', Urgency.notUrgent],
  ['体温枪', 6, '把', Urgency.urgent],
] as const;

/** Applications for material of two hotels, in every review status, the newest first. */
export async function addMaterials(tx: Tx): Promise<void> {
  const rows = Array.from({ length: 14 }, (_, index) => {
    const [item, quantity, unit, urgency] = turn(items, index);
    const status = index < 5 ? pending : turn([approved, rejected], index);
    return {
      id: 14 - index,
      hotel_id: index % 3 === 2 ? 3 : 1,
      applicant_id: null,
      item,
      quantity: quantity + index,
      unit,
      remark: index % 4 === 0 ? '本周新增隔离人员较多' : '',
      urgency,
      review_status: status,
      review_note: status === rejected ? '库存充足，请先领用' : '',
      reviewer_id: null,
      reviewed_time: status === pending ? null : now,
      created_time: day(-Math.floor(index / 2), index % 2 === 0 ? '09:20:00' : '08:05:00'),
    };
  });
  await tx.insertInto('material_application').values(rows).execute();
}
