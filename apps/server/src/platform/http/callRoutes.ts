import { contract } from '@anzhu/api/contract';
import { type Endpoint, pathKeys } from '@anzhu/api/contract/endpoint';
import type { Envelope } from '@anzhu/api/contract/envelope';
import { Hono } from 'hono';
import type { Server } from '../server.ts';
import { unknownPath } from './response.ts';
import { type Caller, makeCaller } from './call.ts';
import type { AppEnv, EndpointHandler, Handlers, RunCall } from './handler.ts';

/** `{id}` of the contract as Hono spells it. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The callers of all calls, by name, and how one call makes another. */
export interface Callers {
  byName: ReadonlyMap<string, { endpoint: Endpoint; caller: Caller }>;
  run: RunCall;
}

export function makeCallers(server: Server, handlers: Handlers): Callers {
  const byName = new Map<string, { endpoint: Endpoint; caller: Caller }>();
  const run: RunCall = async (name, call) => {
    const callee = byName.get(name);
    if (!callee) throw new Error(`there is no call ${name}`);
    return (await (await callee.caller.direct(call)).json()) as Envelope;
  };
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    // Each handler takes the call of its own endpoint; the router brings them together by name.
    const handler = handlers[name as keyof Handlers] as unknown as EndpointHandler<Endpoint>;
    byName.set(name, { endpoint, caller: makeCaller(server, name, endpoint, { handler, run }) });
  }
  return { byName, run };
}

/** A route for every call of the contract. Another method than the call's own returns 405. */
export function callRoutes({ byName }: Callers): Hono<AppEnv> {
  const hono = new Hono<AppEnv>();
  // `type/all/1` before `type/{period}/{n}`: what is spelled out wins.
  const ordered = [...byName.values()].toSorted(
    (a, b) => pathKeys(a.endpoint.path).length - pathKeys(b.endpoint.path).length,
  );
  for (const { endpoint, caller } of ordered) {
    hono.all(routeOf(endpoint.path), (context) =>
      // HEAD must not do what a GET does here: some of them change something.
      context.req.method === endpoint.method
        ? caller.overHttp(context)
        : unknownPath(endpoint.method),
    );
  }
  return hono;
}
