import { pathKeys, type Endpoint } from '../contract/endpoint.ts';
import { Code } from '../contract/envelope.ts';
import { ApiError } from './apiError.ts';

/** A request, ready for `fetch`. */
export interface Outgoing {
  url: string;
  method: Endpoint['method'];
  headers: Record<string, string>;
  credentials: RequestCredentials;
  body: string | URLSearchParams | FormData | null;
}

type Wire = Readonly<Record<string, unknown>>;

/** Paths that are sent without the token: sign-in and public calls. */
export const isOpenPath = (path: string): boolean => /^\/(auth|open)\//.test(path);

/** Joins the API base and a path with exactly one slash. */
export const join = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

/** A path segment. `.` and `..` would change the path. */
function segment(key: string, value: unknown): string {
  const text = String(value ?? '');
  if (/^\.{0,2}$/.test(text)) {
    const message = '编号格式不正确';
    throw new ApiError('refused', message, { code: Code.invalid, fields: { [key]: message } });
  }
  return encodeURIComponent(text);
}

/** The entries that are set: null and undefined are left out. */
const definedEntries = (wire: Wire): [string, unknown][] =>
  Object.entries(wire).filter(([, value]) => value !== undefined && value !== null);

const isRecord = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object in a form are named by their path: `userPO.nickName`. */
const flat = (wire: Wire, path = ''): [string, string][] =>
  definedEntries(wire).flatMap(([key, value]): [string, string][] =>
    isRecord(value) ? flat(value, `${path}${key}.`) : [[`${path}${key}`, String(value)]],
  );

const pairs = (wire: Wire): URLSearchParams => new URLSearchParams(flat(wire));

function multipart(wire: Wire): FormData {
  const form = new FormData();
  for (const [key, value] of definedEntries(wire)) {
    form.append(key, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** Builds the request of a call from its encoded input. */
export function outgoing(
  endpoint: Endpoint,
  wire: Wire,
  { base, token }: { base: string; token: string | null },
): Outgoing {
  const { method, path, encoding } = endpoint;
  const rest: Record<string, unknown> = { ...wire };
  for (const key of pathKeys(path)) delete rest[key];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => segment(key, wire[key]));
  const query = method === 'GET' ? pairs(rest).toString() : '';
  const headers: Record<string, string> = {};
  if (token && !isOpenPath(path)) headers['Authorization'] = token;
  if (method !== 'GET' && encoding === 'json') headers['Content-Type'] = 'application/json';
  return {
    url: join(base, filled) + (query && `?${query}`),
    method,
    headers,
    credentials: endpoint.hasCookie ? 'include' : 'same-origin',
    body: method === 'GET' ? null : bodyOf(encoding, rest),
  };
}

function bodyOf(encoding: Endpoint['encoding'], wire: Wire): Outgoing['body'] {
  if (encoding === 'form') return pairs(wire);
  return encoding === 'multipart' ? multipart(wire) : JSON.stringify(wire);
}
