import type { Handlers } from '../platform/http/handler.ts';
import * as resources from './resources.ts';

type All<Group> = (Group extends unknown ? (group: Group) => void : never) extends (
  all: infer Joined,
) => void
  ? Joined
  : never;

/** What the server does for each call. A call that is missing does not compile. */
export const handlers: Handlers = Object.assign({}, ...Object.values(resources)) as All<
  (typeof resources)[keyof typeof resources]
>;
