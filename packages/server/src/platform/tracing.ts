import { type Attributes, type SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

export interface TracingOptions {
  /** Where traces are sent, such as `http://collector:4318`. */
  endpoint: string;
  /** Headers of the requests, such as a token. */
  headers: Record<string, string>;
  /** Tells processes apart. */
  role: string;
}

/**
 * Sends traces to a collector of OpenTelemetry from now on. What it needs is loaded only here. While the collector
 * is gone, traces are dropped, and nothing waits for it.
 * @returns what sends the rest and ends it
 */
export async function startTracing({
  endpoint,
  headers,
  role,
}: TracingOptions): Promise<() => Promise<void>> {
  const [{ OTLPTraceExporter }, { BasicTracerProvider, BatchSpanProcessor }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'liftmark', 'service.namespace': role }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch(() => undefined);
    trace.disable();
  };
}

/**
 * Notes what has just ended, in the trace of its own. Does nothing where no collector is set.
 * @param ms how long it took
 */
export function traceEnded(
  name: string,
  ms: number,
  { kind, attributes, isFailure }: { kind: SpanKind; attributes: Attributes; isFailure: boolean },
): void {
  const span = trace.getTracer('liftmark').startSpan(name, { kind, attributes, startTime: Date.now() - ms });
  if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
