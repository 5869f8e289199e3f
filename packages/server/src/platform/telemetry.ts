import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Metrics of this process in the text format of Prometheus. */
export interface Telemetry {
  count(name: CounterName, labels?: Record<string, string>): void;
  observeSeconds(name: HistogramName, seconds: number): void;
  render(): string;
}

const COUNTERS = {
  liftmark_requests_total: 'Answered HTTP requests by status class.',
  liftmark_analyses_total: 'Finished analyses by outcome: done, or the code of the failure.',
  liftmark_check_errors_total: 'Checks that failed on a page because of a bug.',
} as const;
const HISTOGRAMS = {
  liftmark_request_seconds: 'Seconds until an HTTP request was answered.',
  liftmark_analysis_seconds: 'Seconds that an analysis took on the worker.',
} as const;
const BUCKETS_S = [0.005, 0.025, 0.1, 0.3, 1, 3, 10, 30, 60];

type CounterName = keyof typeof COUNTERS;
type HistogramName = keyof typeof HISTOGRAMS;

interface Histogram {
  buckets: number[];
  sum: number;
  count: number;
}

export function createTelemetry(): Telemetry {
  delays.enable();
  const counters = new Map<string, number>();
  const histograms = new Map<HistogramName, Histogram>();
  return {
    count(name, labels = {}) {
      const series = `${name}${formatLabels(labels)}`;
      counters.set(series, (counters.get(series) ?? 0) + 1);
    },
    observeSeconds(name, seconds) {
      const histogram = histograms.get(name) ?? { buckets: BUCKETS_S.map(() => 0), sum: 0, count: 0 };
      histograms.set(name, histogram);
      histogram.buckets = histogram.buckets.map(
        (count, index) => count + (seconds <= (BUCKETS_S[index] ?? 0) ? 1 : 0),
      );
      histogram.sum += seconds;
      histogram.count += 1;
    },
    render: () =>
      [...renderCounters(counters), ...renderHistograms(histograms), ...renderProcess()]
        .join('\n')
        .concat('\n'),
  };
}

function formatLabels(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function* renderCounters(counters: Map<string, number>): Iterable<string> {
  for (const [name, help] of Object.entries(COUNTERS)) {
    yield `# HELP ${name} ${help}`;
    yield `# TYPE ${name} counter`;
    for (const [series, value] of counters) if (series.startsWith(name)) yield `${series} ${value}`;
  }
}

function* renderHistograms(histograms: Map<HistogramName, Histogram>): Iterable<string> {
  for (const [name, { buckets, sum, count }] of histograms) {
    yield `# HELP ${name} ${HISTOGRAMS[name]}`;
    yield `# TYPE ${name} histogram`;
    for (const [index, value] of buckets.entries()) yield `${name}_bucket{le="${BUCKETS_S[index]}"} ${value}`;
    yield `${name}_bucket{le="+Inf"} ${count}`;
    yield `${name}_sum ${sum}`;
    yield `${name}_count ${count}`;
  }
}

const delays = monitorEventLoopDelay({ resolution: 20 });

function* renderProcess(): Iterable<string> {
  yield '# HELP liftmark_event_loop_delay_seconds 99th percentile of how late timers run, since the last reading.';
  yield '# TYPE liftmark_event_loop_delay_seconds gauge';
  yield `liftmark_event_loop_delay_seconds ${(delays.percentile(99) / 1e9).toFixed(6)}`;
  delays.reset();
  yield '# HELP process_resident_memory_bytes Resident memory of the process.';
  yield '# TYPE process_resident_memory_bytes gauge';
  yield `process_resident_memory_bytes ${process.memoryUsage.rss()}`;
  yield '# HELP process_uptime_seconds Seconds since the process started.';
  yield '# TYPE process_uptime_seconds gauge';
  yield `process_uptime_seconds ${process.uptime()}`;
}
