import { searchValues } from '../../platform/db/personalData/search.ts';
import type { Db } from '../../platform/db/store.ts';
import { matched, type Search, type Source } from './source.ts';

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
