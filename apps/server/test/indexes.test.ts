import { OrderStatus } from '@anzhu/api/contract/order';
import { type CompiledQuery, DefaultQueryCompiler, type Insertable, sql } from 'kysely';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { insertMany } from '../src/platform/db/query.ts';
import { openReader, storeFile } from '../src/platform/db/sqlite.ts';
import type { Tx } from '../src/platform/db/store.ts';
import { tables, type Tables } from '../src/platform/db/tables.ts';
import type { CallName } from './documented.ts';
import { onBothEngines, type Place } from './engines.ts';
import { addHotel, type UserName } from './people.ts';
import { residentId } from './property.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** The tables that grow with every stay: each index of theirs costs at every write. */
const large = ['orders', 'stay', 'stay_guest', 'bill_line', 'health_test'] as const;

const ofLarge = new RegExp(String.raw`\b(${large.join('|')})\b`);

/** A call one of whose statements uses an index; or the timed jobs. */
type Need = readonly [UserName, CallName, object] | 'jobs';

/** Ids of what `fill` makes: a hotel of few orders with a type of rooms, a company, an item, a closed order. */
type Made = Record<'hotel' | 'type' | 'company' | 'item' | 'order', number>;

const orders = (filter: object): Need => ['admin', 'orderPage', filter];
const sortedBy = (orderBy: string, filter = {}): Need =>
  orders({ ...filter, orderBy, direction: 'asc' });
const tests = (filter: object): Need => ['admin', 'healthTestPage', filter];
const search = (keyword: string): Need => ['admin', 'search', { keyword }];
const availability: Need = ['admin', 'availability', { from: '2026-03-18', to: '2026-03-24' }];
const today: Need = ['staff', 'today', {}];

/** What needs each index. Those that keep something unique need no query. */
const needsOf = ({ hotel, type, company, item, order }: Made): Record<string, Need> => ({
  orders_time: orders({}),
  orders_status: orders({ status: OrderStatus.refundRequested }),
  orders_hotel: orders({ hotelId: hotel }),
  orders_province: orders({ province: '西藏' }),
  orders_room_type: orders({ roomType: type }),
  orders_source: orders({ source: '同程' }),
  orders_paid: orders({
    paidBeginTime: '2026-03-10 00:00:00',
    paidEndTime: '2026-03-10 23:59:59',
  }),
  orders_arrival: sortedBy('estimatedCheckIn'),
  orders_leaving: sortedBy('estimatedCheckOut'),
  orders_hotel_arrival: sortedBy('estimatedCheckIn', { hotelId: hotel }),
  orders_hotel_leaving: sortedBy('estimatedCheckOut', { hotelId: hotel }),
  orders_due: orders({ due: 'arriving' }),
  orders_due_in: today,
  orders_held_until: orders({ due: 'late' }),
  orders_left_open: orders({ due: 'leftOpen' }),
  orders_paid_twice: orders({ due: 'paidTwice' }),
  orders_to_pay_back: orders({ due: 'toRefund' }),
  orders_to_close: 'jobs',
  orders_to_erase: 'jobs',
  orders_assigned: 'jobs',
  orders_holding: availability,
  orders_holding_nights: [
    'admin',
    'quoteBooking',
    {
      roomType: type,
      estimatedCheckIn: '2026-03-20 14:00:00',
      estimatedCheckOut: '2026-03-22 12:00:00',
    },
  ],
  orders_booker: search('客人17'),
  orders_phone_end: search('0017'),
  orders_phone: search('13800000017'),
  orders_idcard_end: search('0017'),
  orders_idcard: search(residentId(17)),
  orders_group: orders({ groupNo: 'G1' }),
  orders_kept: 'jobs',
  orders_sold: 'jobs',
  orders_moved: orders({}),
  orders_company: ['manager', 'deleteCompany', { id: company }],
  stay_room: ['staff', 'guestsInHouse', {}],
  stay_order: orders({}),
  stay_person: ['staff', 'downloadRegistrations', { day: '2026-03-17' }],
  stay_leaving: today,
  stay_ended: 'jobs',
  stay_open_hotel: ['manager', 'dayReport', { hotelId: 1, day: '2026-03-17' }],
  stay_to_erase: 'jobs',
  stay_guest_idcard: search(residentId(17)),
  stay_guest_name: search('客人17'),
  stay_guest_present: search('客人17'),
  stay_guest_idcard_end: search('0017'),
  stay_guest_phone_end: search('0017'),
  stay_guest_phone: search('13800000017'),
  bill_line_of_item: ['manager', 'deleteItem', { id: item }],
  bill_line_company: ['manager', 'deleteCompany', { id: company }],
  bill_line_order: orders({}),
  bill_line_moved: ['admin', 'deleteOrder', { id: order }],
  bill_line_time: 'jobs',
  bill_line_deposit: 'jobs',
  bill_line_shift: ['staff', 'currentShift', {}],
  health_test_time: tests({}),
  health_test_hotel: tests({ hotelId: hotel }),
  health_test_result: tests({ checkRes: 38.5 }),
  health_test_open: today,
});

/** Above the rows that a list sorts for a page: more are read along an index. */
const rowCount = 6000;

/** A time so many rows before the last one, of which ten are of a day. */
function at(index: number, hour: string, days = 0): string {
  const back = Math.floor((rowCount - index) / 10) - days;
  const day = new Date(Date.UTC(2026, 2, 18) - back * 86_400_000).toISOString();
  return `${day.slice(0, 10)} ${hour}`;
}

const statusAt = (index: number): OrderStatus => {
  if (index > rowCount - 30) return index % 2 === 0 ? OrderStatus.unpaid : OrderStatus.paid;
  if (index % 500 === 1) return OrderStatus.refundRequested;
  return index % 40 === 0 ? OrderStatus.closed : OrderStatus.completed;
};

async function addType(tx: Tx, hotel_id: number): Promise<number> {
  const { id } = await tx
    .insertInto('room_type')
    .values({
      hotel_id,
      name: '双床房',
      bed: 2,
      max_load: 2,
      have_window: 1,
      network: 1,
      have_breakfast: 0,
      cover: '',
      fee: 30_000,
      isolation_fee: 20_000,
      sort: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Orders of 30 hotels over two years, with stays and guests; few of the last hotel, and few of some values. */
const fill = ({ put, as, property }: TestApp): Promise<Made> =>
  put(async (tx) => {
    const hotels: { hotel: number; type: number }[] = [];
    for (let count = 0; count < 30; count += 1) {
      const hotel = await addHotel(tx, `店${count}`, null);
      hotels.push({ hotel, type: await addType(tx, hotel) });
    }
    const room = { room_type_id: property.near.typeId, floor: 1, direction: '南' };
    const { id: room_id } = await tx
      .insertInto('room')
      .values({ ...room, hotel_id: property.near.hotelId, name: '1', is_isolation: 0, status: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    type Booked = Insertable<Tables['orders']> & { id: number };
    const booked = Array.from({ length: rowCount }, (_, index): Booked => {
      const isRare = index % 400 === 7;
      const { hotel, type } = hotels[isRare ? 29 : index % 29] ?? { hotel: 0, type: 0 };
      const status = statusAt(index);
      const person = index % 2000;
      return {
        id: 10_000 + index,
        hotel_id: hotel,
        room_type_id: type,
        status,
        source: index % 3 === 0 ? 3 : 2,
        source_name: index % 3 === 0 ? (isRare ? '同程' : '携程') : '',
        province: isRare ? '西藏' : '浙江',
        customer_name: '',
        booker_name: `客人${person}`,
        phone: `138${String(person).padStart(8, '0')}`,
        idcard: residentId(person),
        arrive_time: at(index, '14:00:00'),
        leave_time: at(index, '12:00:00', 2),
        nights: 2,
        pay: 60_000,
        last_pay: 60_000,
        refund_reason: '',
        created_time: at(index, '09:00:00', -3),
        paid_time: at(index, '10:00:00', -3),
        channel: '',
        group_no: index % 50 === 0 ? `G${index}` : '',
      };
    });
    await insertMany(tx, 'orders', booked);
    const stayed = booked.filter(({ status }) => status === OrderStatus.completed);
    await insertMany(
      tx,
      'stay',
      stayed.map(({ id, hotel_id, province, arrive_time, leave_time }) => ({
        id,
        sn: `s${id}`,
        hotel_id,
        room_id,
        kind: 0 as const,
        order_id: id,
        province,
        check_in_time: arrive_time,
        leave_time,
        ended_time: leave_time,
        end_kind: 0 as const,
      })),
    );
    await insertMany(
      tx,
      'stay_guest',
      stayed.map(({ id, idcard, phone, booker_name: name }) => ({
        stay_id: id,
        place: 0,
        idcard,
        phone,
        name,
        has_left: 1 as const,
      })),
    );
    return hotels[29] ?? { hotel: 0, type: 0 };
  }).then(async ({ hotel, type }) => {
    const name = '之江旅行社';
    const about = { name, contact: '陆一鸣', contactPhone: '0571-8000-0002' };
    const terms = { share: 80, creditLimit: 1280.5, until: '2035-12-31', remark: '' };
    const company = await as('manager', 'addCompany', { ...about, ...terms });
    const item = await as('manager', 'addItem', { name, price: 1, unit: '份', isActive: 1 });
    await as('staff', 'openShift', { opening: 500 });
    const ids = [company, item].map(({ code, msg, data }) => {
      expect([code, msg]).toEqual([200, msg]);
      return Number((data as { id: string }).id);
    });
    return { hotel, type, company: ids[0] ?? 0, item: ids[1] ?? 0, order: 10_040 };
  });

/** Names the indexes in the plan of a statement; tables are not read from end to end where an index would do. */
type Explain = (query: CompiledQuery) => Promise<string[]>;

async function explainer({ databaseUrl, dataDir }: Place): Promise<Explain> {
  if (databaseUrl === null) {
    const db = openReader(storeFile(dataDir));
    onTestFinished(() => db.destroy());
    return async ({ sql: text }) => {
      const plan = sql.raw(`explain query plan ${text.replaceAll(/\?\d*/g, 'null')}`);
      const { rows } = await sql<{ detail: string }>`${plan}`.execute(db);
      return rows.flatMap(({ detail }) => / INDEX (\w+) /.exec(`${detail} `)?.[1] ?? []);
    };
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('analyze');
  await client.query('set enable_seqscan = off; set jit = off');
  return async ({ sql: text, parameters }) => {
    const plan = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
    const named = /(?:Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on) (\w+)/;
    return plan.rows.flatMap((row) => named.exec(row['QUERY PLAN'])?.[1] ?? []);
  };
}

/** The statements of what is done meanwhile, on either engine. */
async function statementsOf(work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const seen: CompiledQuery[] = [];
  const compile = DefaultQueryCompiler.prototype.compileQuery;
  const spy = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery');
  spy.mockImplementation(function (this: DefaultQueryCompiler, ...given) {
    const query = compile.apply(this, given);
    seen.push(query);
    return query;
  });
  await work().finally(() => spy.mockRestore());
  const unique = new Map(seen.map((query) => [query.sql, query]));
  return [...unique.values()].filter(
    ({ sql: text }) => /^\s*(select|with|update|delete)\b/i.test(text) && ofLarge.test(text),
  );
}

/** Indexes that an engine leaves for another one here. */
const otherwise: Record<'sqlite' | 'postgres', readonly string[]> = {
  // It goes by the statement alone: for these PostgreSQL has another plan.
  sqlite: [
    'orders_holding',
    'orders_holding_nights',
    'orders_holding_nights',
    'orders_kept',
    'bill_line_time',
    'bill_line_deposit',
  ],
  // Of tables that are empty here, or hold a handful, it takes any index.
  postgres: [
    'orders_holding_nights',
    'orders_due',
    'orders_to_close',
    'orders_holding',
    'orders_sold',
    'stay_room',
    'stay_leaving',
    'stay_open_hotel',
    'bill_line_moved',
    'bill_line_deposit',
    'bill_line_shift',
  ],
};

onBothEngines((newPlace) => {
  it('each index of a large table has a statement that uses it', async () => {
    const place = await newPlace();
    const testApp = await openTestApp(place, { config: { retentionDays: 90 } });
    const needs = needsOf(await fill(testApp));
    const explain = await explainer(place);
    const page = { page: { page: 1, size: 10 } };
    const used = new Map<string, Set<string>>();
    for (const need of Object.values(needs)) {
      const label = JSON.stringify(need);
      if (used.has(label)) continue;
      const statements = await statementsOf(async () => {
        if (need === 'jobs') return testApp.schedule.runDue();
        const [user, name, input] = need;
        if (name.startsWith('download')) return testApp.download(user, name, input);
        return testApp.as(user, name, name.endsWith('Page') ? { ...page, ...input } : input);
      });
      const names = new Set<string>();
      for (const statement of statements) {
        for (const name of await explain(statement)) names.add(name);
      }
      used.set(label, names);
    }
    const rules = large.flatMap((table) => tables[table].rules as readonly string[]);
    const indexes = rules.flatMap((rule) => /^index (\w+)/.exec(rule)?.[1] ?? []);
    expect(indexes.toSorted()).toEqual(Object.keys(needs).toSorted());
    const unused = indexes.filter((name) => !used.get(JSON.stringify(needs[name]))?.has(name));
    const allowed = otherwise[testApp.store.engine];
    expect(unused.filter((name) => !allowed.includes(name))).toEqual([]);
  });
});
