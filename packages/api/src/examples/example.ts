import type { DataOf, Endpoint, InputOf } from '../contract/endpoint.ts';
import type { Code } from '../contract/envelope.ts';
import type { Contract } from '../contract/index.ts';
import type { Role } from '../contract/role.ts';

/** The request of an example. */
interface ExampleRequest<E extends Endpoint> {
  /** A short Chinese title. */
  title: string;
  /** The caller's role. @default the first role with access */
  as?: Role;
  input: InputOf<E>;
}

/** A successful call: its data, decoded, or the name of its file. */
type SuccessExample<E extends Endpoint> = ExampleRequest<E> &
  (E['answer'] extends 'file' ? { fileName: string } : { data: DataOf<E> });

/** A failed call: its input is invalid, or a status does not allow it. */
interface FailureExample<E extends Endpoint> extends Omit<ExampleRequest<E>, 'input'> {
  code: Exclude<Code, 200>;
  msg: string;
  /** The decoded input; `wire` in its place holds one that does not decode. */
  input?: InputOf<E>;
  wire?: Record<string, unknown>;
  /** The message of each invalid field, by path. */
  fields?: Record<string, string>;
}

export type Example<E extends Endpoint> = SuccessExample<E> | FailureExample<E>;

/**
 * Examples by call; the first one succeeds. The tests send each to a server whose fixture has two
 * hotels, rooms and orders of every status, and a person in isolation.
 */
export type ExamplesOf<Name extends keyof Contract> = {
  [N in Name]: readonly [SuccessExample<Contract[N]>, ...Example<Contract[N]>[]];
};

/** Examples of some calls. */
export type SomeExamples = Partial<ExamplesOf<keyof Contract>>;

/** A page of all rows. */
export const pageOf = <Row>(...records: Row[]) => ({
  records,
  total: records.length,
  size: 10,
  current: 1,
  pages: 1,
});

/** The first page of a list. */
export const firstPage = { page: 1, size: 10 };

/** The failure of a call without permission. */
export const notPermitted = { code: 4010, msg: '没有权限' } as const;
