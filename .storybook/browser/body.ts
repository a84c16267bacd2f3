import { Code } from '../../packages/api/src/contract/envelope.ts';
import { Refusal } from '../../apps/server/src/platform/refusal.ts';

/** In place of the server's reading of bodies, which arrive whole. */
type Fields = Record<string, unknown>;

/** A request as `backend.ts` hands it to the server. */
export interface PageRequest {
  request: Request;
}

export const incomingFolder = (dataDir: string): string => dataDir;

export const isDiskFull = (): boolean => false;

export const diskFull = (cause: unknown): Refusal =>
  Object.assign(new Refusal(Code.internal), { cause });

export const formFields = (form: URLSearchParams): Fields => Object.fromEntries(form);

export async function readBody({ request }: PageRequest): Promise<Fields> {
  const text = await request.text();
  if (text === '') return {};
  const type = request.headers.get('content-type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded')
    ? formFields(new URLSearchParams(text))
    : (JSON.parse(text) as Fields);
}

export async function readMultipart({ request }: PageRequest) {
  const fields: Fields = Object.fromEntries(await request.formData());
  return { fields, isCut: false, discard: () => Promise.resolve() };
}
