import { pino } from 'pino';
import { NoPostgresError } from './database/embedded/account.ts';
import { openServices } from './services.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { buildWeb } from './web.ts';

/** Running jobs get this long to end before they go back to the queue; the rest of 15 s is for leaving. */
const GRACE_MS = 8_000;
const SHUTDOWN_MS = 15_000;

async function main(settings: Settings): Promise<void> {
  const log = pino({ level: settings.LOG_LEVEL });
  const stopping = new AbortController();
  const services = await openServices(settings, log);
  const closers: (() => Promise<void>)[] = [() => services.close(GRACE_MS)];

  if (settings.LIFTMARK_ROLES.includes('web')) {
    const app = await buildWeb(settings, services, log, { isRendered: true, stopping: stopping.signal });
    await app.listen({ host: settings.HOST, port: settings.PORT });
    closers.unshift(() => app.close());
    process.stdout.write(`Liftmark is ready: ${settings.PUBLIC_URL}\n`);
  }

  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) return;
    log.info(`${signal}: stopping`);
    stopping.abort();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    for (const close of closers) await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await main(readSettings(process.env));
} catch (error) {
  const isExplained = error instanceof SettingsError || error instanceof NoPostgresError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
