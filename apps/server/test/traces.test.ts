import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@anzhu/api/contract';
import { expect, it, onTestFinished } from 'vitest';
import { newSqlitePlace, onOneEngine } from './engines.ts';
import { send, startTestServer, type TestServerOptions } from './harness.ts';
import { openTestApp } from './testApp.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}

/** What an exporter posts to `/v1/traces`. */
interface Posted {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

const valueOf = (attributes: readonly Attribute[], name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** A collector that keeps what it is sent. */
async function startCollector() {
  const bodies: string[] = [];
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => void http.listen(0, '127.0.0.1', done));
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  const sent = () => bodies.flatMap((body) => (JSON.parse(body) as Posted).resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bodies,
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    service: () => valueOf(sent()[0]?.resource.attributes ?? [], 'service.name'),
  };
}

const tracing = (endpoint: string, trustProxy = 0): TestServerOptions => ({
  config: { traces: { endpoint, ratio: 1 }, trustProxy },
});

onOneEngine((newPlace) => {
  it('sends a span for every call, with its statements in it and nothing of their values', async () => {
    const { endpoint, spans, service, bodies } = await startCollector();
    const testApp = await openTestApp(await newPlace(), tracing(endpoint));
    const answer = await send(
      testApp,
      'search',
      { keyword: '欧阳13911112222' },
      testApp.tokenOf('staff'),
    );
    await answer.text();
    await testApp.stop();
    const call = spans().find(({ name }) => name === 'search');
    expect(service()).toBe('anzhu');
    expect(call?.parentSpanId).toBeUndefined();
    expect(valueOf(call?.attributes ?? [], 'anzhu.code')).toBe(200);
    expect(valueOf(call?.attributes ?? [], 'anzhu.request_id')).toBe(
      answer.headers.get('x-request-id'),
    );
    const statements = spans().filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(statements.map(({ name }) => name)).toContain('select');
    for (const { traceId, attributes } of statements) {
      expect(traceId).toBe(call?.traceId);
      expect(valueOf(attributes, 'db.query.text')).toMatch(/\w+ /);
    }
    for (const told of ['欧阳', '13911112222', testApp.tokenOf('staff').split(' ')[1] ?? '']) {
      expect(bodies.join('\n')).not.toContain(told);
    }
  });
});

it('continues the trace of a trusted proxy, and of nobody else', async () => {
  const { endpoint, spans } = await startCollector();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traced = async (trustProxy: number) => {
    const testApp = await openTestApp(await newSqlitePlace(), tracing(endpoint, trustProxy));
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    await fetch(`${testApp.url}${contract.search.path}`, {
      method: contract.search.method,
      headers,
    });
    await testApp.stop();
    return spans().some((span) => span.traceId === traceId);
  };
  expect(await traced(0)).toBe(false);
  expect(await traced(1)).toBe(true);
});

it('a collector that is away disturbs nothing', async () => {
  const { endpoint } = await startCollector();
  const away = endpoint.replace(/\d+$/, '1');
  const testApp = await openTestApp(await newSqlitePlace(), tracing(away));
  expect(await testApp.as('staff', 'hotelPage')).toMatchObject({ code: 200 });
  await testApp.stop();
  expect(testApp.log.errors).toEqual([]);
});

it('there are no traces unless they are asked for', async () => {
  expect((await startTestServer(await newSqlitePlace())).server.traces).toBeNull();
});
