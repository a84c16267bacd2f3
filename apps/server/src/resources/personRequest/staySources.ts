import { birthOf, documentKindLabel, nationalityOf } from '@anzhu/api/contract/document';
import { sexLabel } from '@anzhu/api/contract/guest';
import { checkTypeLabel } from '@anzhu/api/contract/healthTest';
import { IsolationStatus, isolationStatusLabel } from '@anzhu/api/contract/isolation';
import { ReviewStatus } from '@anzhu/api/contract/review';
import { resultText } from '@anzhu/api/rules/healthTests';
import type { Db } from '../../platform/db/store.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';
import { batchSize, matched, named, walk, type Search, type Source } from './source.ts';

/** Registrations of stays, also of isolations. */
export async function registrations(db: Db, { sought }: Search): Promise<Source[]> {
  const rows = await db
    .selectFrom('stay_guest')
    .innerJoin('stay', 'stay.id', 'stay_guest.stay_id')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .innerJoin('hotel', 'hotel.id', 'stay.hotel_id')
    .selectAll('stay_guest')
    .select([
      'stay.kind as stay_kind',
      'stay.check_in_time',
      'stay.ended_time',
      'stay.room_id',
      'stay.hotel_id',
      'stay.province',
      'room.name as room_name',
      'hotel.name as hotel_name',
    ])
    .where(named(db, 'stay_guest', 'name', sought))
    .orderBy('stay.id')
    .execute();
  return matched(
    sought,
    rows.map((row) => ({
      kind: 'registration' as const,
      id: row.id,
      title: `${row.hotel_name} ${row.room_name}${row.stay_kind === StayKind.guests ? '' : '（隔离）'}`,
      time: row.check_in_time,
      name: row.name,
      idcard: row.idcard,
      phone: row.phone,
      start: row.ended_time,
      isOpen: row.ended_time === null && row.has_left === 0,
      target: { kind: 'room' as const, id: row.room_id },
      hotelId: row.hotel_id,
      facts: {
        酒店: row.hotel_name,
        房间: row.room_name,
        入住时间: row.check_in_time,
        离店时间: row.ended_time,
        姓名: row.name,
        性别: row.sex === null ? null : sexLabel[row.sex],
        证件类型: documentKindLabel[row.document_kind],
        证件号码: row.idcard,
        手机号: row.phone,
        国籍: nationalityOf({
          documentKind: row.document_kind,
          idcard: row.idcard,
          nationality: row.nationality,
        }),
        出生日期: birthOf({
          documentKind: row.document_kind,
          idcard: row.idcard,
          birthDate: row.birth_date,
        }),
        入境日期: row.entry_date,
        停留期至: row.stay_until,
        客源省份: row.province,
        监护人姓名: row.guardian_name,
        监护人电话: row.guardian_phone,
        监护人关系: row.guardian_relation,
      },
    })),
  );
}

/** Isolations of the person. */
export async function isolations(db: Db, { sought }: Search): Promise<Source[]> {
  const rows = await db
    .selectFrom('isolation_person')
    .innerJoin('hotel', 'hotel.id', 'isolation_person.hotel_id')
    .selectAll('isolation_person')
    .select('hotel.name as hotel_name')
    .where(named(db, 'isolation_person', 'name', sought))
    .orderBy('isolation_person.id')
    .execute();
  return matched(
    sought,
    rows.map((row) => ({
      kind: 'isolation' as const,
      id: row.id,
      title: `${row.hotel_name} 隔离人员 ${row.id}`,
      time: row.check_in_time,
      name: row.name,
      idcard: row.idcard,
      phone: row.phone,
      start: row.ended_time,
      isOpen: row.status === IsolationStatus.isolating,
      target: { kind: 'isolationPerson' as const, id: row.id },
      hotelId: row.hotel_id,
      facts: {
        隔离人员编号: row.id,
        酒店: row.hotel_name,
        姓名: row.name,
        身份证号: row.idcard,
        手机号: row.phone,
        邮箱: row.email,
        用户账号: row.user_name,
        省份: row.province,
        城市: row.city,
        人员来源: row.source,
        入住时间: row.check_in_time,
        预计解除时间: row.check_out_time,
        隔离状态: isolationStatusLabel[row.status],
        结束时间: row.ended_time,
      },
    })),
  );
}

/** Tests of people in isolation: they have no name of their own. */
export async function healthTests(db: Db, people: readonly Source[]): Promise<Source[]> {
  if (people.length === 0) return [];
  const byId = new Map(people.map((person) => [person.id, person]));
  const rows = await db
    .selectFrom('health_test')
    .selectAll()
    .where('isolation_person_id', 'in', [...byId.keys()])
    .orderBy('check_time')
    .execute();
  return rows.flatMap((row) => {
    const person = byId.get(row.isolation_person_id);
    if (!person) return [];
    const { check_type: checkType, check_result: checkRes } = row;
    return [
      {
        ...person,
        kind: 'healthTest' as const,
        id: row.id,
        title: `${checkTypeLabel[checkType]} ${resultText({ checkType, checkRes })}`,
        time: row.check_time,
        isOpen: false,
        target: { kind: 'healthTest' as const, id: row.id },
        facts: {
          隔离人员编号: person.id,
          检测类型: checkTypeLabel[checkType],
          检测结果: resultText({ checkType, checkRes }),
          检测时间: row.check_time,
          处理说明: row.handled_note,
        },
      },
    ];
  });
}

/** Declarations, also those that led to no isolation. */
export async function declarations(db: Db, { sought }: Search): Promise<Source[]> {
  const all = walk((after) =>
    db
      .selectFrom('declaration')
      .leftJoin('isolation_person', 'isolation_person.id', 'declaration.isolation_person_id')
      .selectAll('declaration')
      .select('isolation_person.ended_time')
      .where('declaration.id', '>', after)
      .where('declaration.idcard', '<>', '')
      .orderBy('declaration.id')
      .limit(batchSize)
      .execute(),
  );
  const found: Source[] = [];
  for await (const row of all) {
    const isIsolated = row.isolation_person_id !== null;
    found.push(
      ...matched(sought, [
        {
          kind: 'declaration' as const,
          id: row.id,
          ...(isIsolated && { keptAs: 'isolation' as const }),
          title: `隔离申报 ${row.id}`,
          time: row.created_time,
          name: row.name,
          idcard: row.idcard,
          phone: row.phone,
          start: isIsolated ? row.ended_time : row.reviewed_time,
          isOpen: row.review_status === ReviewStatus.pending,
          target: { kind: 'declaration' as const, id: row.id },
          hotelId: row.hotel_id,
          facts: {
            申报编号: row.id,
            姓名: row.name,
            身份证号: row.idcard,
            手机号: row.phone,
            邮箱: row.email,
            省份: row.province,
            城市: row.city,
            申报来源: row.source,
            申报时间: row.created_time,
            入住时间: row.check_in_time,
            审核时间: row.reviewed_time,
            审核意见: row.review_note,
          },
        },
      ]),
    );
  }
  return found;
}
