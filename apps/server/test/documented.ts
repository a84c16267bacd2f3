import { contract, type Contract } from '@anzhu/api/contract';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { openApi } from '@anzhu/api/contract/openapi';
import { examples } from '@anzhu/api/examples';
import type { Example } from '@anzhu/api/examples/example';
import { partsOf, type WireExample, wireExample } from '@anzhu/api/examples/print';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export type CallName = keyof Contract;

/** Every call. */
export const calls = (Object.entries(contract) as [CallName, Endpoint][]).map(
  ([name, endpoint]) => ({ name, endpoint }),
);

/** The examples of a call, as they travel. */
export const examplesOf = (name: CallName): WireExample[] =>
  (examples[name] as readonly Example<Endpoint>[]).map((one) => wireExample(contract[name], one));

/** The document with its schemas, as a caller reads it. */
const document = openApi({ version: 'test' });

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'document');

const compiled = new Map<string, ValidateFunction>();

/** Says what in a body breaks the document's schema of this answer; null when nothing does. */
export function broken(name: CallName, status: number, body: unknown): string | null {
  const { path, method } = contract[name];
  const at = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const responses = document.paths[path]?.[method.toLowerCase()]?.['responses'] as object;
  if (!(String(status) in responses)) return `HTTP ${status} is not in the document`;
  const place =
    status === 200
      ? [...at, 'content', 'application/json', 'schema']
      : ['components', 'responses', String(status), 'content', 'application/json', 'schema'];
  const pointer = place
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `document#/${pointer}` });
  compiled.set(pointer, validate);
  return validate(body) ? null : ajv.errorsText(validate.errors);
}

/** What came back: an envelope, or a file by its name. */
export interface Answered {
  status: number;
  body: { code: number | string; msg: string; data: unknown } | null;
  fileName: string | null;
}

/** The name that an answer gives its file. */
const fileNameOf = (response: Response): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(
    response.headers.get('content-disposition') ?? '',
  )?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
};

/** Reads an answer to its end. */
export async function readAnswer(response: Response): Promise<Answered> {
  const { status } = response;
  const fileName = fileNameOf(response);
  if (fileName !== null) {
    await response.arrayBuffer();
    return { status, body: null, fileName };
  }
  return { status, body: (await response.json()) as Answered['body'], fileName };
}

function bodyOf({ encoding }: Endpoint, fields: Record<string, unknown>): BodyInit {
  if (encoding === 'json') return JSON.stringify(fields);
  const form = encoding === 'form' ? new URLSearchParams() : new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value as string);
  return form;
}

/** Makes a call as its example says, in the encoding of the contract. */
export async function sendExample(
  url: string,
  endpoint: Endpoint,
  example: WireExample,
  headers: Record<string, string>,
): Promise<Answered> {
  const { address, body } = partsOf(endpoint, example);
  const query = new URLSearchParams();
  let path: string = endpoint.path;
  for (const [key, value] of Object.entries(address)) {
    const filled = path.replace(`{${key}}`, encodeURIComponent(String(value)));
    if (filled === path) query.append(key, String(value));
    path = filled;
  }
  const isGet = endpoint.method === 'GET';
  const response = await fetch(`${url}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: endpoint.method,
    headers: {
      ...headers,
      ...(!isGet && endpoint.encoding === 'json' && { 'content-type': 'application/json' }),
    },
    ...(!isGet && { body: bodyOf(endpoint, body) }),
  });
  return readAnswer(response);
}
