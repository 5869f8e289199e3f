/** Exits with 0 if this container's process is alive, whatever its role. */
const { LIFTMARK_ROLES = 'web,worker', PORT, HEALTH_PORT } = process.env;
const port = LIFTMARK_ROLES.includes('web') ? PORT : HEALTH_PORT;
try {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = answer.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
