import { contract, type Contract } from '@anzhu/api/contract';
import { type Endpoint, pathKeys } from '@anzhu/api/contract/endpoint';
import { openApi } from '@anzhu/api/contract/openapi';
import { Hono } from 'hono';
import { version } from '../platform/config.ts';
import { textAnswer, unknownPath } from '../platform/http/answer.ts';
import { appRoutes, openAppFiles } from '../platform/http/appRoutes.ts';
import { brokenAnswer, makeCaller, requestIdHeader, requestIdOf } from '../platform/http/call.ts';
import { makeCors } from '../platform/http/cors.ts';
import { fileRoutes } from '../platform/http/fileRoutes.ts';
import type { EndpointHandler } from '../platform/http/handler.ts';
import { healthAnswer, liveAnswer, readyAnswer } from '../platform/http/health.ts';
import type { App, Bindings } from '../platform/http/listen.ts';
import { referenceHeaders, referencePage } from '../platform/http/reference.ts';
import type { Server } from '../platform/server.ts';
import { handlers } from './handlers.ts';

/** What a route finds beside its request. */
interface Named extends Bindings {
  requestId: string;
}

/** `{id}` of the contract as Hono spells it. */
const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Each handler takes the call of its own endpoint; the router brings them together by name. */
const handlerOf = (name: string): EndpointHandler<Endpoint> =>
  handlers[name as keyof Contract] as unknown as EndpointHandler<Endpoint>;

/**
 * Registers a route for every call of the contract. Another method than the call's own returns 405.
 */
function addCalls(hono: Hono<{ Bindings: Named }>, server: Server): void {
  const all = Object.entries<Endpoint>(contract);
  // `type/all/1` before `type/{period}/{n}`: what is spelled out wins.
  const ordered = all.toSorted(([, a], [, b]) => pathKeys(a.path).length - pathKeys(b.path).length);
  for (const [name, endpoint] of ordered) {
    const call = makeCaller(server, name, endpoint, handlerOf(name));
    hono.all(routeOf(endpoint.path), (context) => {
      // HEAD must not do what a GET does here: some of them change something.
      if (context.req.raw.method !== endpoint.method) return unknownPath(endpoint.method);
      return call({
        incoming: context.env.incoming,
        outgoing: context.env.outgoing,
        requestId: context.env.requestId,
        path: (key) => context.req.param(key),
        query: () => new URL(context.req.url).searchParams,
      });
    });
  }
}

/** The whole application: calls, the built admin app, health, the OpenAPI document and its page. */
export async function createApp(server: Server): Promise<App> {
  const hono = new Hono<{ Bindings: Named }>();
  const cors = makeCors(server.config.allowedOrigins);
  let document: string | null = null;

  addCalls(hono, server);
  hono.get('/healthz', () => healthAnswer(server, version));
  hono.get('/healthz/live', liveAnswer);
  hono.get('/healthz/ready', () => readyAnswer(server));
  hono.get('/openapi.json', (context) => {
    document ??= JSON.stringify(openApi({ version }));
    return textAnswer(document, context.req.header('accept-encoding'));
  });
  hono.get('/openapi', () => textAnswer(referencePage, null, 200, referenceHeaders));
  hono.route('/', fileRoutes(server));
  hono.route('/', appRoutes(await openAppFiles(server.config.adminDist), server.config));
  hono.notFound(() => unknownPath());
  hono.onError((error, context) =>
    brokenAnswer(server, context.req.method, error, context.env.requestId),
  );

  return async (request, bindings) => {
    const preflight = cors?.preflight(request);
    if (preflight) return preflight;
    const requestId = requestIdOf(bindings.incoming, server.config.trustProxy);
    const response = await hono.fetch(request, { ...bindings, requestId });
    response.headers.set(requestIdHeader, requestId);
    cors?.mark(request, response);
    return response;
  };
}
