import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { contract, type Contract } from '@anzhu/api/contract';
import { pathKeys, type DataOf, type Endpoint } from '@anzhu/api/contract/endpoint';
import { onTestFinished } from 'vitest';
import { type Clock, momentOf } from '../src/platform/clock.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import type { Log, RequestEntry } from '../src/platform/log.ts';
import { run, type Running } from '../src/app/run.ts';
import { makeStore, templatesOf, type Place } from './engines.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** Sets the wall clock of Asia/Shanghai: `yyyy-MM-dd HH:mm:ss`. */
  set(local: string): void;
  /** Moves on by so many seconds. */
  forward(seconds: number): void;
}

export function testClock(local = '2026-03-18 10:00:00'): TestClock {
  let now = momentOf(local);
  return {
    now: () => now,
    set: (time) => {
      now = momentOf(time);
    },
    forward: (seconds) => {
      now += seconds * 1000;
    },
  };
}

/** A log that a test can read. */
export interface TestLog extends Log {
  readonly lines: string[];
  readonly errors: { where: string; error: unknown; id: string | undefined }[];
  readonly requests: RequestEntry[];
}

export function testLog(): TestLog {
  const log = {
    lines: [] as string[],
    errors: [] as TestLog['errors'],
    requests: [] as RequestEntry[],
  };
  return {
    ...log,
    info: (line) => void log.lines.push(line),
    error: (where, error, id) => void log.errors.push({ where, error, id }),
    request: (entry) => void log.requests.push(entry),
  };
}

export interface TestServerOptions {
  clock?: TestClock;
  config?: Partial<Config>;
  /** Milliseconds between heartbeats of the live boards. */
  beat?: number;
}

/** A whole server on a database of its own; stopped when the test is over. */
export interface TestServer extends Running {
  clock: TestClock;
  log: TestLog;
}

/**
 * Starts a server on a store, which is made with its tables where there is none, until the test is over.
 * It has no demo data, cheap passwords and a free port. Timed jobs run by `schedule.runDue()`.
 */
export async function startTestServer(
  place: Place,
  options: TestServerOptions = {},
): Promise<TestServer> {
  await makeStore(place, templatesOf(place).tables);
  const server = await openTestServer(place, options);
  onTestFinished(() => server.stop());
  return server;
}

/** Starts such a server outside a test: the caller stops it. */
export async function openTestServer(
  place: Place,
  { clock = testClock(), config = {}, beat }: TestServerOptions = {},
): Promise<TestServer> {
  const log = testLog();
  const settings: Config = {
    ...readConfig({
      PORT: '0',
      DEMO: 'off',
      SCHEDULE: 'off',
      SCRYPT_COST: '1024',
      SIGN_IN_RATE: '1000000',
      DATABASE_PATIENCE: '0',
    }),
    // A test that needs the built app names its folder: all of it is read at the start.
    adminDist: '/nowhere',
    ...place,
    ...config,
  };
  const running = await run(settings, { clock, log, ...(beat ? { beat } : {}) });
  return { ...running, clock, log };
}

/** An envelope as it came, with the HTTP status. `data` is as the wire says it. */
export interface Answer<Data = unknown> {
  status: number;
  code: number | string;
  msg: string;
  data: Data;
}

/** Sends a call by name, exactly as an app does; what is given goes out unchecked, right or wrong. */
export function send(
  { url }: Pick<Running, 'url'>,
  name: keyof Contract,
  input: object = {},
  token?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const endpoint: Endpoint = contract[name];
  const keys = pathKeys(endpoint.path);
  const fields = Object.entries(input);
  const path = keys.reduce((text, key) => {
    const value = fields.find(([field]) => field === key)?.[1];
    return text.replace(`{${key}}`, encodeURIComponent(String(value)));
  }, endpoint.path as string);
  const rest = fields.filter(([field]) => !keys.includes(field));
  const isGet = endpoint.method === 'GET';
  const query = new URLSearchParams(rest.map(([field, value]) => [field, String(value)]));
  return fetch(`${url}${path}${isGet && query.size > 0 ? `?${query}` : ''}`, {
    method: endpoint.method,
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(isGet ? {} : { 'content-type': 'application/json' }),
      ...more,
    },
    ...(isGet ? {} : { body: JSON.stringify(Object.fromEntries(rest)) }),
  });
}

/** Sends a call by name and reads the envelope that comes back. */
export async function call<Name extends keyof Contract>(
  running: Pick<Running, 'url'>,
  name: Name,
  input: object = {},
  token?: string,
): Promise<Answer<WithRowIds<DataOf<Contract[Name]>>>> {
  const response = await send(running, name, input, token);
  return { status: response.status, ...((await response.json()) as Omit<Answer<never>, 'status'>) };
}
