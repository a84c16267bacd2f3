import { addDayUses } from './dayUses.ts';
import { type Kysely, sql } from 'kysely';
import { OrderSource } from '../platform/db/tables/order.ts';
import type { Clock } from '../platform/clock.ts';
import { writePayments } from '../platform/db/schema/billLines.ts';
import { markChannelPayments } from '../platform/db/schema/channelPayments.ts';
import type { Tx } from '../platform/db/store.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Server } from '../platform/server.ts';
import { PayMethod } from '../resources/bill/index.ts';
import { makeMenus } from '../resources/menu/index.ts';
import { DemoBook } from './book.ts';
import { addDeclarations, makeMaterials } from './declarations.ts';
import { addGroup } from './groupBooking.ts';
import { addGuests } from './guests.ts';
import { hotelPlans } from './hotels.ts';
import { addHousekeeping } from './housekeeping.ts';
import { addIsolation, makeHealthTests } from './isolation.ts';
import { type DemoPictures, makeFileRows, storeDemoPictures } from './pictures.ts';
import { addInvoices } from './invoices.ts';
import { addPendingOrder } from './pendingOrders.ts';
import { type DemoHotel, makeHotel } from './property.ts';
import { addAccounts, addAgreedPrices } from './accounts.ts';
import { addSamples } from './samples.ts';
import { addShift, closeEarlierDay } from './shifts.ts';
import { demoCalendar, seededRandom } from './random.ts';
import { demoPassword, makeAccounts, makeColleagues, makeDepartments } from './staff.ts';

/** So many hotels have a booking of a channel that there are too few rooms for. */
const withPendingOrder = 2;

/**
 * Fills an empty store with demo data, up to the given moment: departments, accounts, menus, eight
 * hotels with their orders and stays of up to a year, two weeks of daily tests and material
 * applications. The same moment produces the same data. Runs in the caller's transaction.
 */
export async function makeDemo(
  db: Kysely<Tables>,
  options: {
    engine: 'sqlite' | 'postgres';
    clock: Clock;
    passwordHash: string;
    /** In the file storage already; none where it could not take them. */
    pictures: DemoPictures;
    /** How far back its orders and isolations go. @default as long as each hotel has been open */
    days?: number;
  },
): Promise<void> {
  const random = seededRandom(20_260_318);
  const calendar = demoCalendar(options.clock.now());
  const hotelNames = hotelPlans.map((plan) => plan.name);
  const departments = await makeDepartments(db, hotelNames);
  const { passwordHash, pictures, days = Infinity } = options;
  const userId = await makeAccounts(db, departments, passwordHash, calendar.now);
  await makeFileRows(db, pictures, { userId, now: calendar.now });
  await makeColleagues(db, { departments, hotelNames, passwordHash, now: calendar.now });
  const menu = await db.selectFrom('menu').select('id').limit(1).executeTakeFirst();
  if (!menu) await makeMenus(db);

  const book = new DemoBook(calendar, random, userId);
  const hotels: DemoHotel[] = [];
  for (const [index, whole] of hotelPlans.entries()) {
    const plan = { ...whole, openedDaysAgo: Math.min(whole.openedDaysAgo, days) };
    const departmentId = departments.management[index] ?? null;
    const hotel = await makeHotel(db, plan, { departmentId, pictures, random });
    addGuests(book, hotel);
    addIsolation(book, hotel);
    addDeclarations(book, hotel);
    await book.store(db);
    await addHousekeeping(db, hotel, calendar.now);
    await makeHealthTests(db, hotel.id, calendar);
    await makeMaterials(db, hotel.id, calendar);
    hotels.push(hotel);
  }
  for (const hotel of hotels.slice(0, withPendingOrder)) await addPendingOrder(db, book, hotel);
  for (const hotel of hotels) await addDayUses(db, book, hotel);
  for (const hotel of hotels.slice(0, 1)) await addGroup(db, book, hotel);
  await addSamples(db, null);
  await writePayments(db, { method: wayOfPayment });
  await markChannelPayments(db);
  for (const { id } of hotels) {
    await addAccounts(db, id);
    await addAgreedPrices(db, id);
  }
  for (const [index, hotel] of hotels.entries()) {
    const clerk = await db
      .selectFrom('app_user')
      .select('id')
      .where('department_id', '=', departments.desk[index] ?? 0)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (clerk) await addShift(db, hotel, { clerkId: clerk.id, calendar });
    // A store that is filled further has no closed day: its orders have payments in all of them.
    if (options.days === undefined) {
      await closeEarlierDay(db, hotel, { calendar, by: { id: userId, name: '林管理' } });
    }
  }
  for (const { id } of hotels) await addInvoices(db, id);
  if (options.engine === 'postgres') await catchUpSequences(db);
}

/**
 * Hashes the demo password and stores the pictures. @returns what fills an empty store in a
 * transaction.
 */
export async function prepareDemo(
  server: Server,
  days?: number,
): Promise<(tx: Tx) => Promise<void>> {
  const { clock, passwords } = server;
  const { engine } = server.store;
  const passwordHash = await passwords.hash(demoPassword);
  const pictures = await storeDemoPictures(server);
  return (tx) =>
    makeDemo(tx, {
      engine,
      clock,
      passwordHash,
      pictures,
      ...(days !== undefined && { days }),
    });
}

/** How an order of the demo was paid: in the mini program or to an agency by WeChat, at the desk in turns. */
const wayOfPayment = sql<number>`case
  when source in (${sql.lit(OrderSource.miniProgram)}, ${sql.lit(OrderSource.agency)}) then ${sql.lit(PayMethod.wechat)}
  else orders.id % ${sql.lit(PayMethod.other)} end`;

/** Rows came with ids of their own: PostgreSQL must count on from there. */
async function catchUpSequences(db: Kysely<Tables>): Promise<void> {
  for (const table of ['orders', 'isolation_person', 'stay']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}
