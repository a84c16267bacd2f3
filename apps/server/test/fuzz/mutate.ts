import { type Endpoint, pathKeys } from '@anzhu/api/contract/endpoint';
import type { WireExample } from '@anzhu/api/examples/print';
import { nasty, strangeIds } from './nasty.ts';
import type { Chance } from './random.ts';

/** A request as it goes out. */
export interface Shot {
  /** What was done to it, for whoever reads of a failure. */
  how: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
  /** True when the body is sent in pieces, with pauses. */
  isSlow?: boolean;
}

type Fields = Record<string, unknown>;

/** A copy of a value with something in it, at a place by chance, made something else. */
function spoilt(chance: Chance, value: unknown, other: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof File) return other;
  const keys = Object.keys(value);
  if (keys.length === 0 || chance.is(0.15)) return other;
  const key = chance.pick(keys);
  const inside = spoilt(chance, (value as Fields)[key], other);
  return Array.isArray(value)
    ? value.map((one, place) => (String(place) === key ? inside : (one as unknown)))
    : { ...value, [key]: inside };
}

const spoiltField = (chance: Chance, fields: Fields, from: readonly unknown[]): Fields => {
  const keys = Object.keys(fields);
  if (keys.length === 0) return { [chance.pick(['id', 'page', 'x'])]: chance.pick(from) };
  const key = chance.pick(keys);
  return { ...fields, [key]: spoilt(chance, fields[key], chance.pick(from)) };
};

const isIdKey = (key: string): boolean => /id$/i.test(key) || ['type', 'dept'].includes(key);

function withStrangeIds(chance: Chance, fields: Fields): Fields {
  const entries = Object.entries(fields).map(([key, value]) =>
    isIdKey(key) && chance.is(0.7) ? [key, chance.pick(strangeIds)] : [key, value],
  );
  return Object.fromEntries(entries) as Fields;
}

const withExtra = (chance: Chance, fields: Fields): Fields => ({
  ...fields,
  hotelId: chance.pick(strangeIds),
  id: chance.pick(strangeIds),
  role: 'admin',
  status: 1,
  constructor: { prototype: { isAdmin: true } },
  toString: 'x',
});

function without(chance: Chance, fields: Fields): Fields {
  const keys = Object.keys(fields);
  const gone = keys.length === 0 ? '' : chance.pick(keys);
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== gone));
}

/** What may be done to the fields of a call. */
const ofFields: Record<string, (chance: Chance, fields: Fields) => Fields> = {
  'as it is': (_chance, fields) => fields,
  'a nasty field': (chance, fields) => spoiltField(chance, fields, nasty),
  'another nasty field': (chance, fields) => spoiltField(chance, fields, nasty),
  'two nasty fields': (chance, fields) =>
    spoiltField(chance, spoiltField(chance, fields, nasty), nasty),
  'strange ids': withStrangeIds,
  'a field left out': without,
  'extra fields': withExtra,
  nothing: () => ({}),
  'every field nasty': (chance, fields) =>
    Object.fromEntries(Object.keys(fields).map((key) => [key, chance.pick(nasty)])),
};

const depth = 50_000;

/** What may be done to the text of a body of JSON. */
const ofText: Record<string, (chance: Chance, text: string) => string | Uint8Array<ArrayBuffer>> = {
  'cut off': (chance, text) => text.slice(0, chance.below(text.length)),
  'a letter changed': (chance, text) => {
    const place = chance.below(text.length);
    return (
      text.slice(0, place) + chance.pick(['"', '{', '}', ',', '\\', '0']) + text.slice(place + 1)
    );
  },
  'every key repeated': (_chance, text) =>
    `${text.slice(0, -1)},${text.slice(1)}`.replace('{,', '{'),
  'deep lists': (chance, text) => {
    const [value = ''] = [chance.pick(text.match(/":[^,}\]]*/g) ?? [])];
    return text.replace(value, () => `":${'['.repeat(depth)}${']'.repeat(depth)}`);
  },
  'deep objects': () => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  'a prototype': (_chance, text) =>
    `${text.slice(0, -1)}${text.length > 2 ? ',' : ''}"__proto__":{"isAdmin":true,"id":1}}`,
  'a list': (_chance, text) => `[${text}]`,
  'a text': (_chance, text) => JSON.stringify(text),
  'a number': () => '1e999',
  'no UTF-8': () => new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'far too much': () => `{"x":"${'x'.repeat(1_100_000)}"}`,
};

const contentTypes = [
  'application/json; charset=utf-16',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '',
] as const;

const boundary = 'anzhu-fuzz-boundary';

/** A value as text: what JavaScript itself cannot turn into text too. */
const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A form with files, part by part; what a broken caller may do to it. */
async function multipart(chance: Chance, fields: Fields, isBroken: boolean): Promise<string> {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(fields)) {
    const isFile = value instanceof File;
    const name = isBroken
      ? chance.pick(['../../x.png', 'x.exe', '', 'a\u0000.png', `${'n'.repeat(5000)}.png`, 'x.PNG'])
      : isFile && value.name;
    const type = isBroken ? chance.pick(['image/png', 'text/html', 'x', '']) : isFile && value.type;
    const bytes = isFile ? Buffer.from(await value.arrayBuffer()).toString('latin1') : '';
    const content =
      isBroken && chance.is(0.5)
        ? chance.pick(['', '<svg onload=alert(1)>', bytes.slice(0, 20)])
        : bytes;
    parts.push(
      isFile
        ? `--${boundary}\r\nContent-Disposition: form-data; name="${key}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
        : `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${textOf(value)}\r\n`,
    );
  }
  const whole = `${parts.join('')}--${boundary}--\r\n`;
  if (isBroken && chance.is(0.2)) return parts.join('').repeat(chance.pick([2, 300]));
  if (isBroken && chance.is(0.1)) return `--${boundary}\r\n\r\n\r\n`.repeat(30_000);
  return isBroken && chance.is(0.5) ? whole.slice(0, chance.below(whole.length)) : whole;
}

const inAddress = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed());

/** The longest address that is worth a try: Node itself refuses what is longer than its headers. */
const longestAddress = 12_000;

/** Puts fields into the path and, for reading, the query. */
function addressOf(endpoint: Endpoint, fields: Fields): { path: string; rest: Fields } {
  const keys = new Set(pathKeys(endpoint.path));
  const path = [...keys].reduce(
    (text, key) => text.replace(`{${key}}`, () => inAddress(fields[key] ?? 'undefined')),
    endpoint.path as string,
  );
  const rest = Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.has(key)));
  if (endpoint.method !== 'GET') return { path, rest };
  const query = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${inAddress(key)}=${inAddress(value)}`);
  const whole = `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return { path: whole.slice(0, longestAddress), rest: {} };
}

const rawPaths = ['%00', '%2e%2e%2f%2e%2e', '%zz', '%ff%fe', '1%0d%0aX:1', '1;drop', '1/../../'];

const upgrades = ['h2c', 'websocket', 'TLS/1.0, HTTP/1.1', 'x'.repeat(5000), ','.repeat(5000)];

/** One request for a call, which may arrive slowly or offer another protocol. */
export async function shotAt(
  chance: Chance,
  endpoint: Endpoint,
  example: WireExample,
): Promise<Shot> {
  const shot = await mutated(chance, endpoint, example);
  if (chance.is(0.05)) {
    const offer = { connection: 'Upgrade', upgrade: chance.pick(upgrades) };
    return {
      ...shot,
      how: `${shot.how}, with an upgrade offer`,
      headers: { ...shot.headers, ...offer },
    };
  }
  if (shot.body !== null && chance.is(0.05)) {
    return { ...shot, how: `${shot.how}, slowly`, isSlow: true };
  }
  return shot;
}

/** An example with something by chance done to it. */
async function mutated(chance: Chance, endpoint: Endpoint, example: WireExample): Promise<Shot> {
  const how = chance.pick(Object.keys(ofFields));
  const fields = ofFields[how]?.(chance, example.input) ?? {};
  const { path, rest } = addressOf(endpoint, fields);
  const { method, encoding } = endpoint;
  const shot: Shot = { how, method, path, headers: {}, body: null };
  if (chance.is(0.04)) {
    const other = chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
    return { ...shot, how: `${how}, by ${other}`, method: other };
  }
  if (pathKeys(endpoint.path).length > 0 && chance.is(0.1)) {
    const raw = chance.pick(rawPaths);
    return {
      ...shot,
      how: `path ${raw}`,
      path: endpoint.path.replace(/\{\w+\}/, raw).replaceAll(/\{\w+\}/g, '1'),
    };
  }
  if (method === 'GET') {
    if (!chance.is(0.08)) return shot;
    const mark = path.includes('?') ? '&' : '?';
    const more = mark + chance.pick(['x=1&', 'id=1&']).repeat(chance.pick([2, 500]));
    return { ...shot, how: `${how}, repeated in the query`, path: path + more };
  }
  if (encoding === 'multipart' && chance.is(0.7)) {
    const isBroken = chance.is(0.7);
    const body = Buffer.from(await multipart(chance, rest, isBroken), 'latin1');
    const type = `multipart/form-data; boundary=${boundary}`;
    return {
      ...shot,
      how: `${how}, ${isBroken ? 'broken' : 'whole'} form`,
      headers: { 'content-type': type },
      body: new Uint8Array(body),
    };
  }
  const text = JSON.stringify(rest);
  if (encoding === 'form' && chance.is(0.4)) {
    const pairs = Object.entries(rest).map(
      ([key, value]) => `${inAddress(key)}=${inAddress(value)}`,
    );
    const repeated = chance.is(0.1) ? [`&${chance.pick(['x', ...Object.keys(rest)])}=1`] : [];
    const many = chance.is(0.1) ? Array.from({ length: 30_000 }, (_, i) => `&f${i}=1`) : [];
    const what = repeated.length > 0 ? 'repeated in the form' : 'as a form';
    return {
      ...shot,
      how: `${how}, ${many.length > 0 ? 'thousands of fields' : what}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: pairs.join('&') + repeated.join('').repeat(30_000) + many.join(''),
    };
  }
  const headers = {
    'content-type': chance.is(0.08) ? chance.pick(contentTypes) : 'application/json',
  };
  if (chance.is(0.75)) return { ...shot, headers, body: text };
  const done = chance.pick(Object.keys(ofText));
  return { ...shot, how: `${how}, ${done}`, headers, body: ofText[done]?.(chance, text) ?? text };
}
