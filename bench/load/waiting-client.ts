import { setTimeout as delay } from 'node:timers/promises';
import { type AnalysisStage, type ProgressEvent, progressEventSchema } from '@liftmark/contract/analysis';

/** Clients that come at the same time. */
const TOGETHER = 10;
/** A stream that was refused, because the analysis is not known yet, is opened again after this, as browsers do. */
const REOPEN_MS = 700;

/** Somebody who waits for an analysis and follows its progress. */
export interface WaitingClient {
  /** As they arrived. */
  stages: AnalysisStage[];
  /** Status of the answer, once it is there and the stream has ended. */
  ended: Promise<number>;
}

/** Clients that come one group after the other; resolves once all of them wait. */
export async function comeIn(
  count: number,
  client: (index: number) => Promise<WaitingClient>,
): Promise<WaitingClient[]> {
  const clients: WaitingClient[] = [];
  while (clients.length < count) {
    const group = Array.from({ length: TOGETHER }, (_, index) => client(clients.length + index));
    clients.push(...(await Promise.all(group)));
  }
  return clients;
}

/**
 * Waits until all have their answer.
 * @throws where one is another than 200
 */
export async function allEnded(clients: WaitingClient[]): Promise<void> {
  const statuses = await Promise.all(clients.map(({ ended }) => ended));
  const other = statuses.find((status) => status !== 200);
  if (other !== undefined) throw new Error(`An analysis was answered with ${other}`);
}

/** Asks for an analysis; resolves once its progress is followed. */
export async function waitForAnalysis(origin: string, cookie: string, url: string): Promise<WaitingClient> {
  const key = crypto.randomUUID();
  const answer = fetch(`${origin}/api/analyze/url`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ url }),
  });
  let isAnswered = false;
  void answer.finally(() => {
    isAnswered = true;
  });
  const stages: AnalysisStage[] = [];
  const { promise: followed, resolve: onFirst } = Promise.withResolvers<void>();
  const follow = async () => {
    const events = await openStream(`${origin}/api/analyses/${key}/events`, cookie, () => isAnswered);
    for await (const { stage } of progressOf(events)) {
      stages.push(stage);
      onFirst();
    }
    const { status, body } = await answer;
    await body?.cancel();
    return status;
  };
  const ended = follow();
  await Promise.race([followed, ended]);
  return { stages, ended };
}

async function openStream(url: string, cookie: string, isTooLate: () => boolean): Promise<Response> {
  for (;;) {
    const response = await fetch(url, { headers: { cookie } });
    if (response.ok) return response;
    await response.body?.cancel();
    if (isTooLate()) throw new Error(`The stream was answered with ${response.status}`);
    await delay(REOPEN_MS);
  }
}

async function* progressOf({ body }: Response): AsyncGenerator<ProgressEvent> {
  if (body === null) return;
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield progressEventSchema.parse(JSON.parse(data));
    }
  }
}
