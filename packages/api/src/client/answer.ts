import type { DataOf, Endpoint } from '../contract/endpoint.ts';
import { Code } from '../contract/envelope.ts';
import { decodeWire } from '../contract/wire.ts';
import { ApiError, httpError, isReason, malformed, messageOf } from './apiError.ts';
import type { Received } from './send.ts';

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

/** The error in an answer; null when the call succeeded. */
function errorIn(status: number, envelope: Members): ApiError | null {
  const code = codeOf(envelope);
  const isHttpError = status < 200 || status > 299;
  if (code === null || code === Code.success) {
    if (isHttpError) return httpError(status);
    return code === null ? malformed() : null;
  }
  return new ApiError(isHttpError ? 'http' : 'refused', messageOf(code, envelope['msg']), {
    code,
    fields: fieldsOf(envelope),
    data: envelope['data'],
    isReasoned: isReason(envelope['msg']),
  });
}

/** Reads the data of an answer. @throws ApiError when it holds an error, or does not fit the contract. */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  status: number,
  text: string,
): DataOf<E> {
  const envelope = membersOf(parse(text));
  const error = errorIn(status, envelope);
  if (error) throw error;
  const reading = decodeWire(endpoint.data, envelope['data']);
  if (!reading.ok) throw malformed(reading.fields);
  return reading.value as DataOf<E>;
}

/** The paths of an OpenAPI document; none where the answer is no such document. */
export const readPaths = ({ text }: Received): string[] =>
  Object.keys(membersOf(membersOf(parse(text))['paths']));

/** The error in an answer that should have been a file. */
export const errorInsteadOfFile = (status: number, text: string): ApiError =>
  errorIn(status, membersOf(parse(text))) ?? malformed();
