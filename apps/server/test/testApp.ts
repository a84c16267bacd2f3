import { contract, type Contract } from '@anzhu/api/contract';
import { LogType } from '@anzhu/api/contract/log';
import { expect } from 'vitest';
import { findFaults } from '../src/platform/db/invariants.ts';
import type { Store, Tx } from '../src/platform/db/store.ts';
import { makeStore, templatesOf, type Place, type Templates } from './engines.ts';
import {
  call,
  startTestServer,
  testClock,
  type TestServer,
  type TestServerOptions,
} from './harness.ts';
import { makePeople, type People, signIn, type UserName } from './people.ts';
import { makeProperty, type Property } from './property.ts';

/** A running server with two hotels, their room types, and somebody of every role signed in. */
export interface TestApp extends TestServer {
  store: Store;
  people: People;
  property: Property;
  /** Calls as somebody. */
  as<Name extends keyof Contract>(
    user: UserName,
    name: Name,
    input?: object,
  ): ReturnType<typeof call<Name>>;
  /** The whole token of somebody, as an app stores it. */
  tokenOf(user: UserName): string;
  /** Asks for a file as somebody. */
  download(user: UserName, name: keyof Contract, input?: object): Promise<Response>;
  /** Puts something into the database. */
  put<Data>(work: (tx: Tx) => Promise<Data>): Promise<Data>;
  /** Number of log entries so far, but those of calls that were refused (4010). */
  countLogs(): Promise<number>;
  /** Everything that hotels keep, as one text: equal when nothing has changed. */
  snapshot(): Promise<string>;
}

const users: readonly UserName[] = ['admin', 'manager', 'staff', 'farManager', 'guard'];

const kept = [
  'orders',
  'room',
  'room_block',
  'stay',
  'stay_guest',
  'expected_guest',
  'isolation_person',
  'declaration',
  'refund',
  'ledger',
  'health_test',
  'material_application',
  'bill_line',
  'order_night',
] as const;

/** What a store holds once `makeTestApp` has run: ids, and the tokens of all users. */
export interface MadeTestApp {
  people: People;
  property: Property;
  tokens: Record<UserName, string>;
}

/** Adds two hotels with their room types and users of all roles to an empty store, and signs them in. */
export async function makeTestApp(running: TestServer): Promise<MadeTestApp> {
  const people = await makePeople(running);
  const property = await makeProperty(running.server, people);
  const tokens: Partial<MadeTestApp['tokens']> = {};
  for (const user of users) tokens[user] = await signIn(running, user);
  return { people, property, tokens: tokens as MadeTestApp['tokens'] };
}

/** Opens a server on a new place; the sessions of the template are of the usual time. */
export async function openTestApp(place: Place, options: TestServerOptions = {}): Promise<TestApp> {
  const isUsualTime = (options.clock ?? testClock()).now() === testClock().now();
  const { testApp, made } = templatesOf(place) as Templates & { made: MadeTestApp };
  const isCopy = isUsualTime && (await makeStore(place, testApp));
  const running = await startTestServer(place, options);
  const { store } = running.server;
  const { people, property, tokens } = isCopy ? made : await makeTestApp(running);
  return {
    ...running,
    store,
    people,
    property,
    as: (user, name, input = {}) => call(running, name, input, tokens[user]),
    tokenOf: (user) => tokens[user],
    download: (user, name, input = {}) =>
      fetch(`${running.url}${contract[name].path}`, {
        method: 'POST',
        headers: {
          authorization: tokens[user],
          'content-type': 'application/json',
        },
        body: JSON.stringify(input),
      }),
    put: (work) => store.write(work),
    async countLogs() {
      const { count } = await store.db
        .selectFrom('log')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('type', '<>', LogType.refusedCall)
        .executeTakeFirstOrThrow();
      return count;
    },
    snapshot: () => snapshotOf(store),
  };
}

/** What the tables of the hotel hold, as one text. */
export async function snapshotOf({ db }: Pick<Store, 'db'>): Promise<string> {
  const tables = kept.map((table) => db.selectFrom(table).selectAll().execute());
  const all = await Promise.all(tables);
  return JSON.stringify(all.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted()));
}

/** The names that no search by pinyin finds. */
export const unreadNames = ({ store }: Pick<TestApp, 'store'>) =>
  store.db.selectFrom('person_name').select('name').where('is_read', '=', 0).execute();

/** Nothing contradicts itself, and nothing broke inside the server. */
export async function expectSound(testApp: TestApp): Promise<void> {
  expect(await findFaults(testApp.store.db)).toEqual([]);
  expect(await unreadNames(testApp)).toEqual([]);
  expect(testApp.log.errors).toEqual([]);
}
