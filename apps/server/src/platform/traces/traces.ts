import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { LogEvent } from 'kysely';
import type { TracesConfig } from '../config.ts';

/** A call that begins. */
interface StartedCall {
  /** Its name in the contract. */
  name: string;
  method: string;
  /** The pattern of its path. */
  path: string;
  /** The id that the caller is given to quote. */
  requestId: string;
  /** Of a trusted proxy, whose trace it continues; undefined for other callers, who could forge one. */
  traceparent: string | undefined;
}

/** What is known of a call when it is answered. */
interface Answer {
  response: Pick<Response, 'status'>;
  code: number | string;
}

/** Spans of calls and of their statements, for OpenTelemetry. */
export interface Traces {
  /** Works on a call in a span of its own. */
  call<Result extends Answer>(call: StartedCall, work: () => Promise<Result>): Promise<Result>;
  /** Takes a statement that has ended; it belongs to the call that is being worked on. Values are never sent. */
  statement(event: LogEvent): void;
  /** Sends what is left, if the collector takes it. */
  close(): Promise<void>;
}

/** Milliseconds for which one attempt to send spans may take. */
const timeoutMillis = 5_000;

/** The code of an error; its message may repeat data. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Sends spans to a collector. One that is away loses them, and disturbs nothing. */
export function makeTraces(
  { endpoint, ratio }: TracesConfig,
  { version, engine }: { version: string; engine: 'sqlite' | 'postgresql' },
): Traces {
  // One for the process: a second server in it uses the same.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const own = resourceFromAttributes({ 'service.name': 'anzhu', 'service.version': version });
  const named = resourceFromAttributes(envDetector.detect().attributes ?? {});
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis });
  const provider = new TracerProvider({
    resource: defaultResource().merge(own).merge(named),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeoutMillis })],
  });
  const tracer = provider.getTracer('anzhu', version);
  const propagator = new W3CTraceContextPropagator();
  const getter = {
    get: (carrier: { traceparent: string | undefined }) => carrier.traceparent,
    keys: () => ['traceparent'],
  };

  return {
    call({ name, method, path, requestId, traceparent }, work) {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, getter);
      const attributes = {
        'http.request.method': method,
        'http.route': path,
        'anzhu.request_id': requestId,
      };
      const options = { kind: SpanKind.SERVER, attributes };
      return tracer.startActiveSpan(name, options, parent, async (span) => {
        try {
          const answer = await work();
          const { status } = answer.response;
          span.setAttributes({ 'http.response.status_code': status, 'anzhu.code': answer.code });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          return answer;
        } finally {
          span.end();
        }
      });
    },
    statement(event) {
      if (!trace.getActiveSpan()?.isRecording()) return;
      const { sql } = event.query;
      const endTime = performance.timeOrigin + performance.now();
      const span = tracer.startSpan(sql.trimStart().split(/\W/, 1)[0] ?? 'sql', {
        kind: SpanKind.CLIENT,
        startTime: endTime - event.queryDurationMillis,
        attributes: { 'db.system.name': engine, 'db.query.text': sql },
      });
      if (event.level === 'error') {
        span.setStatus({ code: SpanStatusCode.ERROR, message: codeOf(event.error) });
      }
      span.end(endTime);
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}
