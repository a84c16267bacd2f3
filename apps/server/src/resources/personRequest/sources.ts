import { birthOf, documentKindLabel, nationalityOf } from '@anzhu/api/contract/document';
import { sexLabel } from '@anzhu/api/contract/guest';
import { checkTypeLabel } from '@anzhu/api/contract/healthTest';
import { InvoiceState } from '@anzhu/api/contract/invoice';
import { IsolationStatus, isolationStatusLabel } from '@anzhu/api/contract/isolation';
import { orderStatusLabel } from '@anzhu/api/contract/order';
import { ReviewStatus } from '@anzhu/api/contract/review';
import type { TargetKind } from '@anzhu/api/contract/targetKind';
import { resultText } from '@anzhu/api/rules/healthTests';
import { toYuan } from '@anzhu/api/rules/money';
import { type Identity, matchOf } from '@anzhu/api/rules/personRequest';
import type { RetentionKind } from '@anzhu/api/rules/retention';
import { sql, type SqlBool } from 'kysely';
import { erasedName } from '../../platform/cleanUp/erase.ts';
import { hasMoney, isOrderOver, orderEnd } from '../../platform/cleanUp/retention.ts';
import { searchValues } from '../../platform/db/personalData/search.ts';
import type { Db, Labelled } from '../../platform/db/store.ts';
import { PendingState } from '../../platform/db/tables/order.ts';
import { StayKind } from '../../platform/db/tables/stay.ts';

/** A record that names the person who is looked for, or may do so. */
export interface Source extends Identity {
  kind: RetentionKind;
  /** The row of the table of its kind. */
  id: number;
  /** Whose period it has, where that is not its own. */
  keptAs?: RetentionKind;
  /** What and where. */
  title: string;
  time: string | null;
  match: 'own' | 'check';
  /** When its period began; null as long as it has not. */
  start: string | null;
  /** It has not ended: the person cannot be erased as long as it has not. */
  isOpen: boolean;
  target: { kind: TargetKind; id: number };
  hotelId: number | null;
  /** All that it holds of the person, for a copy. */
  facts: Labelled;
}

export interface Search {
  sought: Identity;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
}

/** Rows of a table with searched numbers that have the number, the phone or the name. */
function named(db: Db, table: string, nameColumn: string, { idcard, phone, name }: Identity) {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  const terms = [
    sql<SqlBool>`${of(nameColumn)} = ${name}`,
    ...(idcard === ''
      ? []
      : [
          sql<SqlBool>`(${of('idcard_search')} <> '' and ${of('idcard_search')} in (${sql.join(searchValues(db, 'idcard', idcard))}))`,
        ]),
    ...(phone === ''
      ? []
      : [
          sql<SqlBool>`(${of('phone_search')} <> '' and ${of('phone_search')} in (${sql.join(searchValues(db, 'phone', phone))}))`,
        ]),
  ];
  return sql<SqlBool>`(${sql.join(terms, sql` or `)})`;
}

/** Adds how rows match; those that are about others are left out. */
const matched = <Row extends Omit<Source, 'match'>>(sought: Identity, rows: readonly Row[]) =>
  rows.flatMap((row): Source[] => {
    const match = row.name === erasedName ? null : matchOf(sought, row);
    return match === null ? [] : [{ ...row, match }];
  });

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

/** Orders by who booked them, with the bill of each that has money on it. */
export async function orders(db: Db, { sought, now }: Search): Promise<Source[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('hotel', 'hotel.id', 'orders.hotel_id')
    .leftJoin('customer', 'customer.id', 'orders.customer_id')
    .selectAll('orders')
    .select(['hotel.name as hotel_name', 'customer.nick_name'])
    .select(sql<number>`case when ${hasMoney} then 1 else 0 end`.as('has_money'))
    .where(named(db, 'orders', 'booker_name', sought))
    .orderBy('orders.id')
    .execute();
  return matched(
    sought,
    rows.map((row) => ({
      kind: Number(row.has_money) === 1 ? ('order' as const) : ('booking' as const),
      id: row.id,
      title: `${row.hotel_name} 订单 ${row.id}`,
      time: row.arrive_time,
      name: row.booker_name,
      idcard: row.idcard,
      phone: row.phone,
      start: orderEnd(row, now),
      // Also one on which money is open: who owes it is needed.
      isOpen: row.left_open === 1 || !isOrderOver(row, now),
      target: { kind: 'order' as const, id: row.id },
      hotelId: row.hotel_id,
      facts: {
        订单号: row.id,
        酒店: row.hotel_name,
        订单状态: orderStatusLabel[row.status],
        预订人: row.booker_name,
        证件号码: row.idcard,
        手机号: row.phone,
        客户: row.customer_name,
        昵称: row.nick_name,
        渠道: row.source_name,
        预计入住: row.arrive_time,
        预计离店: row.leave_time,
        下单时间: row.created_time,
        '应付金额（元）': toYuan(row.pay),
        '实付金额（元）': toYuan(row.last_pay),
        团队号: row.group_no,
        备注: row.note,
        退款原因: row.refund_reason,
      },
    })),
  );
}

/** Guests whom orders expect. */
export async function expected(db: Db, { sought, now }: Search): Promise<Source[]> {
  const rows = await db
    .selectFrom('expected_guest')
    .innerJoin('orders', 'orders.id', 'expected_guest.order_id')
    .innerJoin('hotel', 'hotel.id', 'orders.hotel_id')
    .selectAll('expected_guest')
    .select([
      'orders.arrive_time',
      'orders.leave_time',
      'orders.status',
      'orders.hotel_id',
      'hotel.name as hotel_name',
    ])
    .where(named(db, 'expected_guest', 'name', sought))
    .orderBy('expected_guest.id')
    .execute();
  return matched(
    sought,
    rows.map((row) => ({
      kind: 'expected' as const,
      id: row.id,
      title: `${row.hotel_name} 订单 ${row.order_id}`,
      time: row.arrive_time,
      name: row.name,
      idcard: row.idcard,
      phone: row.phone,
      start: orderEnd(row, now),
      isOpen: !isOrderOver(row, now),
      target: { kind: 'order' as const, id: row.order_id },
      hotelId: row.hotel_id,
      facts: {
        订单号: row.order_id,
        姓名: row.name,
        证件类型: documentKindLabel[row.document_kind],
        证件号码: row.idcard,
        手机号: row.phone,
        预计入住: row.arrive_time,
        预计离店: row.leave_time,
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

/** Rows that are decrypted at once. */
const batchSize = 1000;

/** Goes through a table whose numbers are encrypted and not searched. */
async function* walk<Row extends { id: number }>(read: (after: number) => Promise<Row[]>) {
  for (let last = 0; ;) {
    const rows = await read(last);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = end.id;
  }
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

/** Bookings of channels that no room was found for: who books is in what was sent. */
export async function pendingOrders(db: Db, { sought, now }: Search): Promise<Source[]> {
  const all = walk((after) =>
    db
      .selectFrom('pending_order')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute(),
  );
  const found: Source[] = [];
  for await (const row of all) {
    const sent = JSON.parse(row.sent) as Record<string, unknown>;
    const text = (key: string): string => (typeof sent[key] === 'string' ? sent[key] : '');
    found.push(
      ...matched(sought, [
        {
          kind: 'pendingOrder' as const,
          id: row.id,
          title: `${row.channel} ${row.external_id}`,
          time: row.created_time,
          name: text('name'),
          idcard: text('idcard'),
          phone: text('number'),
          start: row.leave_time <= now ? row.leave_time : null,
          isOpen: row.state === PendingState.waiting && row.leave_time > now,
          target: { kind: 'pendingOrder' as const, id: row.id },
          hotelId: row.hotel_id,
          facts: {
            渠道: row.channel,
            渠道单号: row.external_id,
            预订人: text('name'),
            证件号码: text('idcard'),
            手机号: text('number'),
            收到时间: row.created_time,
            预计离店: row.leave_time,
          },
        },
      ]),
    );
  }
  return found;
}

/** Notes of hotels on the guest, by the document number. */
export async function guestNotes(db: Db, { sought }: Search): Promise<Source[]> {
  if (sought.idcard === '') return [];
  const rows = await db
    .selectFrom('guest_note')
    .innerJoin('hotel', 'hotel.id', 'guest_note.hotel_id')
    .selectAll('guest_note')
    .select('hotel.name as hotel_name')
    .where('idcard_search', 'in', searchValues(db, 'idcard', sought.idcard))
    .execute();
  return rows.map((row) => ({
    kind: 'guestNote' as const,
    id: row.id,
    title: `${row.hotel_name} 的备注`,
    time: row.changed_time,
    name: '',
    idcard: row.idcard,
    phone: '',
    match: 'own' as const,
    start: row.changed_time,
    isOpen: false,
    target: { kind: 'personalData' as const, id: row.id },
    hotelId: row.hotel_id,
    facts: { 酒店: row.hotel_name, 证件号码: row.idcard, 备注: row.note, 时间: row.changed_time },
  }));
}

/** Invoices of the person's own orders, and those that are made out to the name. */
export async function invoices(
  db: Db,
  { sought }: Search,
  own: readonly Source[],
): Promise<Source[]> {
  const orderIds = new Set(own.map(({ id }) => id));
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .selectAll('invoice')
    .select('orders.hotel_id')
    .where((eb) =>
      eb.and([
        eb('invoice.title', '<>', erasedName),
        eb.or([eb('invoice.title', '=', sought.name), eb('order_id', 'in', [0, ...orderIds])]),
      ]),
    )
    .orderBy('invoice.id')
    .execute();
  return rows.map((row) => ({
    kind: 'invoice' as const,
    id: row.id,
    title: `订单 ${row.order_id} 的发票`,
    time: row.created_time,
    name: row.title,
    idcard: '',
    phone: '',
    match: orderIds.has(row.order_id) ? ('own' as const) : ('check' as const),
    start: row.issued_time ?? row.created_time,
    isOpen: row.state === InvoiceState.requested || row.state === InvoiceState.issuing,
    target: { kind: 'invoice' as const, id: row.id },
    hotelId: row.hotel_id,
    facts: {
      订单号: row.order_id,
      发票抬头: row.title,
      税号: row.tax_number,
      收票邮箱: row.mail,
      '开票金额（元）': toYuan(row.amount),
      发票号码: row.number,
      申请时间: row.created_time,
      备注: row.note,
    },
  }));
}

/** Lines on the bills of the person's own orders: sums without a name. */
export async function bills(db: Db, own: readonly Source[]): Promise<Source[]> {
  const paid = new Map(own.filter(({ kind }) => kind === 'order').map((one) => [one.id, one]));
  const rows = await db
    .selectFrom('bill_line')
    .select(['id', 'order_id', 'kind', 'amount', 'note', 'created_time'])
    .where('order_id', 'in', [0, ...paid.keys()])
    .orderBy('id')
    .execute();
  const kinds = { 1: '消费', 2: '押金', 3: '收款', 4: '退款' } as const;
  return rows.flatMap((row) => {
    const order = paid.get(row.order_id);
    if (!order) return [];
    return [
      {
        ...order,
        kind: 'bill' as const,
        id: row.id,
        title: `订单 ${row.order_id} ${kinds[row.kind]} ${toYuan(row.amount)} 元`,
        time: row.created_time,
        name: '',
        idcard: '',
        phone: '',
        isOpen: false,
        facts: {
          订单号: row.order_id,
          项目: kinds[row.kind],
          '金额（元）': toYuan(row.amount),
          时间: row.created_time,
          备注: row.note,
        },
      },
    ];
  });
}

/** Companies whose contact the person is. */
export async function companyContacts(db: Db, { sought, now }: Search): Promise<Source[]> {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'hotel_id', 'name', 'contact', 'contact_phone', 'until'])
    .where((eb) =>
      eb.or([
        eb('contact', '=', sought.name),
        ...(sought.phone === '' ? [] : [eb('contact_phone', '=', sought.phone)]),
      ]),
    )
    .execute();
  return matched(
    sought,
    rows.map((row) => ({
      kind: 'companyContact' as const,
      id: row.id,
      title: row.name,
      time: null,
      name: row.contact,
      idcard: '',
      phone: row.contact_phone,
      start: row.until < now.slice(0, 10) ? row.until : null,
      isOpen: false,
      target: { kind: 'company' as const, id: row.id },
      hotelId: row.hotel_id,
      facts: {
        协议单位: row.name,
        联系人: row.contact,
        联系电话: row.contact_phone,
        协议有效期至: row.until,
      },
    })),
  );
}

/** Users who are the person: their account is edited and deleted in 用户管理. */
export async function users(db: Db, { sought }: Search): Promise<Source[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'username', 'nick_name', 'phone', 'created_time'])
    .where((eb) =>
      eb.or([
        eb('nick_name', '=', sought.name),
        ...(sought.phone === ''
          ? []
          : [eb('phone_search', 'in', searchValues(db, 'phone', sought.phone))]),
      ]),
    )
    .execute();
  return matched(
    sought,
    rows.map((row) => ({
      kind: 'user' as const,
      id: row.id,
      title: row.username,
      time: row.created_time,
      name: row.nick_name,
      idcard: '',
      phone: row.phone,
      start: null,
      isOpen: false,
      target: { kind: 'user' as const, id: row.id },
      hotelId: null,
      facts: {
        用户名: row.username,
        姓名: row.nick_name,
        手机号: row.phone,
        创建时间: row.created_time,
      },
    })),
  );
}

/** The most entries of the log that are read of one kind. */
const mostLogs = 500;

/** What the log says of the person's own records: it is never changed. */
export async function logs(db: Db, own: readonly Source[]): Promise<Source[]> {
  const targets = Map.groupBy(
    own.filter(({ target }) => target.kind !== 'room').map(({ target }) => target),
    ({ kind }) => kind,
  );
  const found: Source[] = [];
  for (const [kind, of] of targets) {
    const rows = await db
      .selectFrom('log')
      .select(['id', 'sketch', 'create_by', 'created_time', 'hotel_id'])
      .where('target_kind', '=', kind)
      .where('target_id', 'in', [...new Set(of.map(({ id }) => id))])
      .orderBy('id', 'desc')
      .limit(mostLogs)
      .execute();
    found.push(
      ...rows.map((row) => ({
        kind: 'log' as const,
        id: row.id,
        title: row.sketch,
        time: row.created_time,
        name: '',
        idcard: '',
        phone: '',
        match: 'own' as const,
        start: row.created_time,
        isOpen: false,
        target: { kind: 'log' as const, id: row.id },
        hotelId: row.hotel_id,
        facts: { 时间: row.created_time, 操作人: row.create_by, 内容: row.sketch },
      })),
    );
  }
  return found;
}
