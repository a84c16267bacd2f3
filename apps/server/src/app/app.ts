import { randomUUID } from 'node:crypto';
import { requestKeyHeader } from '@anzhu/api/contract/endpoint';
import { openApi } from '@anzhu/api/contract/openapi';
import { sessionEndHeader } from '@anzhu/api/contract/sessionEnd';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import { version } from '../platform/config.ts';
import { jsonHeaders, unknownPath } from '../platform/http/response.ts';
import { appRoutes } from '../platform/http/appRoutes.ts';
import { brokenResponse } from '../platform/http/call.ts';
import { callRoutes, makeCallers } from '../platform/http/callRoutes.ts';
import { fileRoutes } from '../platform/http/fileRoutes.ts';
import type { AppEnv } from '../platform/http/handler.ts';
import { healthRoutes } from '../platform/http/health.ts';
import type { App } from '../platform/http/listen.ts';
import { referencePage, referencePolicy } from '../platform/http/reference.ts';
import { closedPolicy, securityHeaders } from '../platform/http/securityHeaders.ts';
import type { Server } from '../platform/server.ts';
import { cookiePath } from '../resources/qrCode/index.ts';
import { handlers } from './handlers.ts';

/** The header that carries the id of a request, from proxies before us and back to the caller. */
const requestIdHeader = 'X-Request-Id';

/** Shorter responses are sent uncompressed: compressing costs more than it saves. */
const worthCompressing = 4096;

/** The whole application: calls, the built admin app, health, the OpenAPI document and its page. */
export function createApp(server: Server): App {
  const { allowedOrigins, trustProxy } = server.config;
  const hono = new Hono<AppEnv>();

  hono.use(
    // Only a trusted proxy's id is used: that of any other caller could imitate another request's.
    requestId({
      headerName: trustProxy > 0 ? requestIdHeader : '',
      limitLength: 64,
      generator: () => randomUUID().slice(0, 8),
    }),
    async (context, next) => {
      await next();
      const { headers } = context.res;
      headers.set(requestIdHeader, context.get('requestId'));
      // The app takes the server's time from it.
      headers.set('Date', new Date(server.clock.now()).toUTCString());
      if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    },
    securityHeaders(server.config, closedPolicy),
    compress({ threshold: worthCompressing }),
  );
  if (allowedOrigins.length > 0) {
    const options = {
      origin: (origin: string) =>
        allowedOrigins.includes('*') || allowedOrigins.includes(origin) ? origin : null,
      allowMethods: ['GET', 'POST', 'PUT'],
      allowHeaders: ['Authorization', 'Content-Type', requestKeyHeader],
      // The app takes the time of the server from `Date`.
      exposeHeaders: [
        'Content-Disposition',
        'Date',
        'Retry-After',
        requestIdHeader,
        sessionEndHeader,
      ],
      maxAge: 7200,
    };
    hono.use(`${cookiePath}/*`, cors({ ...options, credentials: true }));
    hono.use(cors(options));
  }

  const callers = makeCallers(server, handlers);
  hono.route('/', callRoutes(callers));
  if (server.config.mcp === 'on') {
    // The protocol is loaded where it is used only.
    hono.all('/mcp', async (context) =>
      (await import('./mcp.ts')).takeMessage(server, callers.run, context),
    );
  }
  hono.route('/', healthRoutes(server));
  let document: string | null = null;
  hono.get('/openapi.json', (context) => {
    document ??= JSON.stringify(openApi({ version }));
    return context.body(document, 200, jsonHeaders(document));
  });
  hono.get('/openapi', securityHeaders(server.config, referencePolicy), (context) =>
    context.html(referencePage),
  );
  hono.route('/', fileRoutes(server));
  hono.route('/', appRoutes(server.config));
  hono.notFound(() => unknownPath());
  hono.onError((error, context) =>
    brokenResponse(server, context.req.method, error, context.get('requestId')),
  );
  return async (request, bindings) => hono.fetch(request, bindings);
}
