import { AsyncLocalStorage } from 'node:async_hooks';
import { relative, sep } from 'node:path';
import { keepLanguageIn } from '@liftmark/contract/translated';
import type { Logger } from 'pino';
import { NoPostgresError } from './database/embedded/account.ts';
import type { AnalysisEngine } from './features/analysis/engine.ts';
import { buildHealthServer } from './health-server.ts';
import { createLog } from './platform/log.ts';
import { startTracing } from './platform/tracing.ts';
import { openServices } from './services.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { buildWeb } from './web.ts';
import { startWorker } from './worker.ts';

/** Running jobs get this long to finish before they go back to the queue; the rest of the 15 s is for shutting down. */
const GRACE_MS = 8_000;
const SHUTDOWN_MS = 14_000;

/** Starts the roles and returns what stops them. */
async function start(settings: Settings): Promise<{ log: Logger; stop: () => Promise<void> }> {
  const log = createLog(settings.LOG_LEVEL);
  const stopping = new AbortController();
  keepLanguageIn(new AsyncLocalStorage());
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    stopping.abort();
    for (const close of closers.toReversed()) await close();
  };
  try {
    closers.push(await openTracing(settings));
    const engine = settings.LIFTMARK_ROLES.includes('worker') ? await loadEngine(settings, log) : null;
    if (engine) closers.push(() => engine.close());
    const services = await openServices(settings, log);
    closers.push(() => services.close(GRACE_MS));
    if (engine) await startWorker(settings, services, log, engine);
    if (settings.LIFTMARK_ROLES.includes('web')) {
      const app = await buildWeb(settings, services, log, {
        isRendered: engine?.isRendered ?? settings.CHROME_PATH !== 'none',
        stopping: stopping.signal,
      });
      closers.push(() => app.close());
      await app.listen({ host: settings.HOST, port: settings.PORT });
    } else if (settings.HEALTH_PORT !== undefined) {
      const app = await buildHealthServer({ ...services, metricsToken: settings.METRICS_TOKEN });
      closers.push(() => app.close());
      await app.listen({ host: settings.HOST, port: settings.HEALTH_PORT });
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { log, stop };
}

async function openTracing(settings: Settings): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  if (endpoint === undefined) return async () => undefined;
  const pairs = headers.map((header) => [header.split('=', 1)[0], header.slice(header.indexOf('=') + 1)]);
  const role = settings.LIFTMARK_ROLES.join('+');
  return startTracing({ endpoint, headers: Object.fromEntries(pairs), role });
}

/** Only workers load the engine with its browser driver. */
async function loadEngine(settings: Settings, log: Logger): Promise<AnalysisEngine> {
  const { openEngine } = await import('./features/analysis/liftmark-engine.ts');
  return openEngine(
    settings,
    (warning) => log.warn(warning),
    (notice) => log.info(notice),
  );
}

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

/** True if it happened in the data folder or one of its parents. */
function isOfDataFolder(error: Error, dataFolder: string): boolean {
  if (!('path' in error) || typeof error.path !== 'string') return false;
  const [inside, above] = [relative(dataFolder, error.path), relative(error.path, dataFolder)];
  return [inside, above].some((way) => way.split(sep)[0] !== '..');
}

/** Failures that a sentence explains better than a stack trace. */
function explain(error: unknown, settings: Settings | null): unknown {
  if (error instanceof SettingsError || error instanceof NoPostgresError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another program is using this port. Set PORT to a free one.`;
  }
  const isUnwritable = error instanceof Error && 'code' in error && UNWRITABLE.has(String(error.code));
  if (isUnwritable && settings && isOfDataFolder(error, settings.LIFTMARK_DATA)) {
    return `${error.message}. Set LIFTMARK_DATA to a folder that Liftmark’s user can write to.`;
  }
  return error;
}

let settings: Settings | null = null;
try {
  settings = readSettings(process.env);
  const { log, stop } = await start(settings);
  let isStopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  const place = settings.LIFTMARK_ROLES.includes('web') ? settings.PUBLIC_URL : 'waiting for jobs';
  process.stdout.write(`Liftmark is ready: ${place}\n`);
} catch (error) {
  console.error(explain(error, settings));
  process.exit(1);
}
