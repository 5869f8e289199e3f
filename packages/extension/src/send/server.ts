import type { AnalysisState } from '@liftmark/contract/analysis';
import { text } from '../text.ts';
import type { Connection } from './settings.ts';

/** A problem, in a sentence for the person. */
export class SendError extends Error {}

const POLL_MS = 1_000;
const PATIENCE_MS = 180_000;

/** Names an analysis that doesn't exist, to ask whether the key may analyze pages. */
const NONE = 'extension-connection';

/** @throws SendError if the server or the key doesn't work */
export async function requireConnection(connection: Connection): Promise<void> {
  const answer = await call(connection, `/analyses/${NONE}`);
  if (answer.status !== 404 && !answer.ok) throw new SendError(await problemOf(answer, connection));
  if (!isJson(answer)) throw new SendError(text.problems.notLiftmark(connection));
}

/**
 * Sends a capture and waits for its report.
 * @param onJudging called once the server has it
 * @returns the address of the report
 * @throws SendError
 */
export async function sendCapture(
  connection: Connection,
  form: FormData,
  onJudging: () => void,
): Promise<string> {
  const key = crypto.randomUUID();
  const headers = { 'idempotency-key': key, prefer: 'respond-async' };
  const sent = await call(connection, '/snapshots', { method: 'POST', body: form, headers });
  if (!sent.ok) throw new SendError(await problemOf(sent, connection));
  onJudging();
  const until = Date.now() + PATIENCE_MS;
  let state = stateIn(await sent.json(), connection);
  while (state.state === 'queued' || state.state === 'running') {
    if (Date.now() > until) throw new SendError(text.problems.slow);
    await new Promise((done) => setTimeout(done, POLL_MS));
    const answer = await call(connection, `/analyses/${key}`);
    // A server that is busy or restarts for a moment has not lost the analysis.
    if (answer.status === 429 || answer.status >= 500) continue;
    if (!answer.ok) throw new SendError(await problemOf(answer, connection));
    state = stateIn(await answer.json(), connection);
  }
  const { reportId, error } = state.progress;
  // The address of a report is a page of the server's own, whatever the answer says.
  if (!/^[0-9a-f-]{36}$/.test(reportId ?? '')) throw new SendError(error?.message ?? text.capture.failed);
  return `${connection.server}/report/${reportId}`;
}

async function call({ server, key }: Connection, path: string, options: RequestInit = {}): Promise<Response> {
  const headers = { ...options.headers, authorization: `Bearer ${key}` };
  try {
    return await fetch(`${server}/api/v1${path}`, {
      ...options,
      headers,
      credentials: 'omit',
      redirect: 'error',
    });
  } catch {
    throw new SendError(text.problems.offline({ server }));
  }
}

/** Tested by hand: the schema's library is larger than the rest of the extension. */
function stateIn(answer: unknown, connection: Connection): Pick<AnalysisState, 'state' | 'progress'> {
  const { state, progress } = (answer ?? {}) as Partial<AnalysisState>;
  const isState = typeof state === 'string' && typeof progress === 'object' && progress !== null;
  if (!isState) throw new SendError(text.problems.notLiftmark(connection));
  return { state, progress };
}

async function problemOf(answer: Response, connection: Connection): Promise<string> {
  const body: { code?: unknown; message?: unknown } = isJson(answer)
    ? await answer.json().catch(() => ({}))
    : {};
  if (answer.status === 401) return text.problems.key;
  if (body.code === 'forbidden' && /scope=/.test(answer.headers.get('www-authenticate') ?? 'scope=')) {
    return text.problems.scope;
  }
  return typeof body.message === 'string' ? body.message : text.problems.notLiftmark(connection);
}

function isJson(answer: Response): boolean {
  return /^application\/json\b/.test(answer.headers.get('content-type') ?? '');
}
