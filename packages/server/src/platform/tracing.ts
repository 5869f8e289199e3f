import { type Attributes, type SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

export interface TracingOptions {
  /** Address for traces, such as `http://collector:4318`. */
  endpoint: string;
  /** Headers of the requests, such as a token. */
  headers: Record<string, string>;
  /** Distinguishes processes. */
  role: string;
}

/**
 * Starts sending traces to an OpenTelemetry collector. Its code is loaded only here. If the collector is down, traces
 * are dropped, and nothing waits for it.
 * @returns a function that sends the rest and stops
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
 * Records something that has just ended as its own trace. Does nothing if no collector is configured.
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
