import type { DataOf, Endpoint } from '../contract/endpoint.ts';
import { Code } from '../contract/envelope.ts';
import { decodeWire } from '../contract/wire.ts';
import { ApiError, httpError, malformed, wordsOf } from './apiError.ts';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

/** The code of an envelope as a number: 200 and '200' are the same. */
function codeOf(envelope: Members): number | null {
  const { code } = envelope;
  return typeof code === 'number' || (typeof code === 'string' && /^\d+$/.test(code))
    ? Number(code)
    : null;
}

function fieldsOf(envelope: Members): Record<string, string> {
  const { fields } = membersOf(envelope['data']);
  return Object.fromEntries(
    Object.entries(membersOf(fields)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The refusal that an answer is, or null when it succeeded. */
function failureIn(status: number, envelope: Members): ApiError | null {
  const code = codeOf(envelope);
  const isHttpError = status < 200 || status > 299;
  if (code === null || code === Code.success) {
    if (isHttpError) return httpError(status);
    return code === null ? malformed() : null;
  }
  return new ApiError(isHttpError ? 'http' : 'refused', wordsOf(code, envelope['msg']), {
    code,
    fields: fieldsOf(envelope),
  });
}

/** Reads the data of an answer. Throws an ApiError when it is a refusal, or none of ours. */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  status: number,
  text: string,
): DataOf<E> {
  const envelope = membersOf(parse(text));
  const failure = failureIn(status, envelope);
  if (failure) throw failure;
  const reading = decodeWire(endpoint.data, envelope['data']);
  if (!reading.ok) throw malformed(reading.fields);
  return reading.value as DataOf<E>;
}

/** The error that an answer is which should have been a file. */
export const failureInsteadOfFile = (status: number, text: string): ApiError =>
  failureIn(status, membersOf(parse(text))) ?? malformed();
