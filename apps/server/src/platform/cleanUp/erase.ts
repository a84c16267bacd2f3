import { sql } from 'kysely';
import type { Tx } from '../db/store.ts';
import { readingsOfName } from '../names/pinyin.ts';

/** What stands in the place of a name that was erased. */
export const erasedName = '已清除';

/** What stands in the place of a person. */
const erasedPerson = { name: erasedName, idcard: '', phone: '', email: '' };

const erasedGuest = {
  name: erasedName,
  idcard: '',
  phone: '',
  sex: null,
  nationality: '',
  birth_date: '',
  entry_date: '',
  stay_until: '',
  guardian_name: '',
  guardian_phone: '',
  guardian_relation: '',
};

/** Erases registered guests; a stay without any other one is erased. @returns the names that were there */
export async function eraseGuests(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('stay_guest')
    .select(['name', 'stay_id'])
    .where('id', 'in', ids)
    .execute();
  await tx.updateTable('stay_guest').set(erasedGuest).where('id', 'in', ids).execute();
  const stays = rows.map(({ stay_id }) => stay_id);
  if (stays.length === 0) return [];
  await tx
    .updateTable('stay')
    .set({ is_erased: 1 })
    .where('id', 'in', stays)
    .where('ended_time', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('stay_guest')
            .select('stay_guest.id')
            .whereRef('stay_guest.stay_id', '=', 'stay.id')
            .where('stay_guest.name', '<>', erasedName),
        ),
      ),
    )
    .execute();
  return rows.map(({ name }) => name);
}

/** Erases all guests of stays. Who is in a room leaves it first: their stay has not ended. @returns the names that were there */
export async function eraseStays(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('stay_guest')
    .select('name')
    .where('stay_id', 'in', ids)
    .execute();
  await tx.updateTable('stay_guest').set(erasedGuest).where('stay_id', 'in', ids).execute();
  await tx.updateTable('stay').set({ is_erased: 1 }).where('id', 'in', ids).execute();
  return rows.map(({ name }) => name);
}

/** Erases what was typed beside the money of orders. A voided line has a reason. */
async function eraseMoneyNotes(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const ofOrders = tx.updateTable('bill_line').where('order_id', 'in', orderIds);
  await ofOrders.set({ note: '' }).where('note', '<>', '').execute();
  await ofOrders.set({ void_reason: erasedName }).where('void_reason', '<>', '').execute();
  await tx
    .updateTable('refund')
    .set({ reason: '' })
    .where('order_id', 'in', orderIds)
    .where('reason', '<>', '')
    .execute();
}

/** Erases who booked orders; sums and lines stay. @returns the names that were there */
export async function eraseBookers(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('orders').select('booker_name').where('id', 'in', ids).execute();
  await tx
    .updateTable('orders')
    .set({
      booker_name: erasedName,
      customer_name: erasedName,
      customer_id: null,
      phone: '',
      idcard: '',
      note: '',
      refund_reason: '',
      group_no: '',
    })
    .where('id', 'in', ids)
    .execute();
  await tx.deleteFrom('channel_submission').where('id', 'in', ids).execute();
  await eraseMoneyNotes(tx, ids);
  return rows.map(({ booker_name: name }) => name);
}

/** Deletes guests whom orders expected. @returns the names that were there */
export async function deleteExpected(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .deleteFrom('expected_guest')
    .where('id', 'in', ids)
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Erases people who were in isolation, also in their declarations. @returns the names that were there */
export async function erasePeople(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('isolation_person')
    .select('name')
    .where('id', 'in', ids)
    .execute();
  await tx
    .updateTable('isolation_person')
    .set({ ...erasedPerson, user_name: '' })
    .where('id', 'in', ids)
    .execute();
  await tx
    .updateTable('declaration')
    .set(erasedPerson)
    .where('isolation_person_id', 'in', ids)
    .execute();
  return rows.map(({ name }) => name);
}

/** Erases who declared. No index has their names. */
export async function eraseDeclarations(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await tx.updateTable('declaration').set(erasedPerson).where('id', 'in', ids).execute();
  return [];
}

/** Deletes what hotels have noted on guests. */
export async function deleteNotes(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length > 0) await tx.deleteFrom('guest_note').where('id', 'in', ids).execute();
  return [];
}

/** Deletes bookings of channels that no room was found for. */
export async function deletePending(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length > 0) await tx.deleteFrom('pending_order').where('id', 'in', ids).execute();
  return [];
}

/** Erases whom invoices are made out to; sums and numbers stay. */
export async function eraseInvoices(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await tx
    .updateTable('invoice')
    // The tax number of a person is the number of their identity card.
    .set({ title: erasedName, tax_number: '', mail: '', note: '' })
    .where('id', 'in', ids)
    .execute();
  return [];
}

/** Erases whom companies have named as their contact. */
export async function eraseContacts(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await tx
    .updateTable('company')
    .set({ contact: erasedName, contact_phone: '' })
    .where('id', 'in', ids)
    .execute();
  return [];
}

/** Deletes names without a record from the pinyin index. */
export async function forgetNames(tx: Tx, names: readonly string[]): Promise<void> {
  for (const name of new Set(names)) {
    const { rows } =
      await sql`select 1 where exists (select 1 from orders where booker_name = ${name})
      or exists (select 1 from isolation_person where name = ${name})
      or exists (select 1 from stay_guest where name = ${name})
      or exists (select 1 from expected_guest where name = ${name})`.execute(tx);
    if (rows.length > 0) continue;
    await tx
      .deleteFrom('name_reading')
      .where('reading', 'in', [...readingsOfName(name), ''])
      .where('name', '=', name)
      .execute();
    await tx.deleteFrom('person_name').where('name', '=', name).execute();
  }
}
