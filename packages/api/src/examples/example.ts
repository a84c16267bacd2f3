import type { DataOf, Endpoint, InputOf } from '../contract/endpoint.ts';
import type { Code } from '../contract/envelope.ts';
import type { Contract } from '../contract/index.ts';
import type { Role } from '../contract/role.ts';

/** What every example of a call says: what it shows, who asks and what for. */
interface Asking<E extends Endpoint> {
  /** What it shows, in a few Chinese words. */
  title: string;
  /** Who asks; left out, the first role that may. */
  as?: Role;
  input: InputOf<E>;
}

/** A call that is answered with what was asked for: data in our own terms, or a file by its name. */
type Granted<E extends Endpoint> = Asking<E> &
  (E['answer'] extends 'file' ? { fileName: string } : { data: DataOf<E> });

/** A call that is refused, for what its input says or for how things stand. */
interface Refused<E extends Endpoint> extends Omit<Asking<E>, 'input'> {
  code: Exclude<Code, 200>;
  msg: string;
  /** As it should be; or, with `wire`, as it came. */
  input?: InputOf<E>;
  wire?: Record<string, unknown>;
  /** The message of each refused field, by its path. */
  fields?: Record<string, string>;
}

export type Example<E extends Endpoint> = Granted<E> | Refused<E>;

/**
 * Examples by call: the first one succeeds. The world they speak of is that of the tests, which send
 * each of them to a server: two hotels, rooms and orders of every status, a person in isolation.
 */
export type ExamplesOf<Name extends keyof Contract> = {
  [N in Name]: readonly [Granted<Contract[N]>, ...Example<Contract[N]>[]];
};

/** Some calls with their examples. */
export type SomeExamples = Partial<ExamplesOf<keyof Contract>>;

/** A page that holds all there is. */
export const pageOf = <Row>(...records: Row[]) => ({
  records,
  total: records.length,
  size: 10,
  current: 1,
  pages: 1,
});

/** The page that every list begins with. */
export const firstPage = { page: 1, size: 10 };

/** Refusals that mean the same everywhere. */
export const notPermitted = { code: 4010, msg: '没有权限' } as const;
