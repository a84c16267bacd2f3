import { contract } from '@anzhu/api/contract';
import { type Endpoint, pathKeys } from '@anzhu/api/contract/endpoint';
import { Hono } from 'hono';
import type { Server } from '../server.ts';
import { unknownPath } from './response.ts';
import { makeCaller } from './call.ts';
import type { AppEnv, EndpointHandler, Handlers } from './handler.ts';

/** `{id}` of the contract as Hono spells it. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** A route for every call of the contract. Another method than the call's own returns 405. */
export function callRoutes(server: Server, handlers: Handlers): Hono<AppEnv> {
  const hono = new Hono<AppEnv>();
  const all = Object.entries<Endpoint>(contract);
  // `type/all/1` before `type/{period}/{n}`: what is spelled out wins.
  const ordered = all.toSorted(([, a], [, b]) => pathKeys(a.path).length - pathKeys(b.path).length);
  for (const [name, endpoint] of ordered) {
    // Each handler takes the call of its own endpoint; the router brings them together by name.
    const handler = handlers[name as keyof Handlers] as unknown as EndpointHandler<Endpoint>;
    const call = makeCaller(server, name, endpoint, handler);
    hono.all(routeOf(endpoint.path), (context) =>
      // HEAD must not do what a GET does here: some of them change something.
      context.req.method === endpoint.method ? call(context) : unknownPath(endpoint.method),
    );
  }
  return hono;
}
