import { type Endpoint, pathKeys } from '../contract/endpoint.ts';
import { encodeWire } from '../contract/wire.ts';
import type { Role } from '../contract/role.ts';
import type { Example } from './example.ts';

/** An example as it travels. */
export interface WireExample {
  title: string;
  /** Who asks; null for calls without a session. */
  as: Role | null;
  /** Everything that is given, by name; files are files. */
  input: Record<string, unknown>;
  /** The envelope that comes back; null for a file. */
  answer: { code: number | string; msg: string; data: unknown } | null;
  /** Name of the file that comes back. */
  fileName: string | null;
}

/** Writes a value of ours for the wire. Throws when it is none: an example must be right. */
function written(schema: Endpoint['input'], value: unknown, title: string): unknown {
  const reading = encodeWire(schema, value as never);
  if (!reading.ok) throw new Error(`example 「${title}」: ${reading.message}`);
  return reading.value;
}

/** Who asks where an example does not say: the first role that may. */
const usualCaller = ({ access }: Endpoint): Role | null => {
  if (access === 'open' || access === 'apiKey') return null;
  return access === 'signedIn' ? 'admin' : (access[0] ?? null);
};

function answerOf(endpoint: Endpoint, example: Example<Endpoint>): WireExample['answer'] {
  if ('code' in example) {
    const { code, msg, fields } = example;
    return { code, msg, data: fields ? { fields } : null };
  }
  if ('fileName' in example) return null;
  const data = written(endpoint.data, example.data, example.title);
  return { code: endpoint.successCode, msg: '成功', data: data ?? null };
}

/** An example as it travels: what is sent, and what comes back. */
export function wireExample(endpoint: Endpoint, example: Example<Endpoint>): WireExample {
  const { title, as = usualCaller(endpoint) } = example;
  const wire = 'wire' in example ? example.wire : undefined;
  return {
    title,
    as,
    input: (wire ?? written(endpoint.input, example.input, title)) as Record<string, unknown>,
    answer: answerOf(endpoint, example),
    fileName: 'fileName' in example ? String(example.fileName) : null,
  };
}

/** What of an example travels in the path or the query, and what in the body. */
export function partsOf(
  { method, path }: Endpoint,
  { input }: WireExample,
): { address: Record<string, unknown>; body: Record<string, unknown> } {
  const keys = new Set(pathKeys(path));
  const isInAddress = (key: string): boolean => method === 'GET' || keys.has(key);
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return {
    address: Object.fromEntries(entries.filter(([key]) => isInAddress(key))),
    body: Object.fromEntries(entries.filter(([key]) => !isInAddress(key))),
  };
}
