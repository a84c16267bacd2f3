import { type Endpoint, pathKeys } from '../contract/endpoint.ts';
import { encodeWire } from '../contract/wire.ts';
import type { Role } from '../contract/role.ts';
import type { Example } from './example.ts';

/** An example, encoded. */
export interface WireExample {
  title: string;
  /** The caller's role; null for calls without a session. */
  as: Role | null;
  /** The encoded input; files are `File` objects. */
  input: Record<string, unknown>;
  /** The envelope of the response; null for a file. */
  answer: { code: number | string; msg: string; data: unknown } | null;
  /** Name of the file of the response. */
  fileName: string | null;
}

/**
 * Encodes a value.
 * @throws when the value is invalid
 */
function encoded(schema: Endpoint['input'], value: unknown, title: string): unknown {
  const result = encodeWire(schema, value as never);
  if (!result.ok) throw new Error(`example 「${title}」: ${result.message}`);
  return result.value;
}

/** The default caller: the first role with access. */
const defaultCaller = ({ access }: Endpoint): Role | null => {
  if (access === 'open' || access === 'apiKey') return null;
  return access === 'signedIn' ? 'admin' : (access[0] ?? null);
};

function answerOf(endpoint: Endpoint, example: Example<Endpoint>): WireExample['answer'] {
  if ('code' in example) {
    const { code, msg, fields } = example;
    return { code, msg, data: fields ? { fields } : null };
  }
  if ('fileName' in example) return null;
  const data = encoded(endpoint.data, example.data, example.title);
  return { code: endpoint.successCode, msg: '成功', data: data ?? null };
}

/** Encodes an example: its request and its response. */
export function wireExample(endpoint: Endpoint, example: Example<Endpoint>): WireExample {
  const { title, as = defaultCaller(endpoint) } = example;
  const wire = 'wire' in example ? example.wire : undefined;
  return {
    title,
    as,
    input: (wire ?? encoded(endpoint.input, example.input, title)) as Record<string, unknown>,
    answer: answerOf(endpoint, example),
    fileName: 'fileName' in example ? String(example.fileName) : null,
  };
}

/** The parts of an example's input: `address` is sent in the path or the query, `body` in the body. */
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
