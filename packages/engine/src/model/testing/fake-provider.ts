import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ModelSettings, PROVIDERS, type ProviderName } from '../provider.ts';
import { type Finish, WIRES, type WireRequest } from './wire.ts';

/** What the provider got. */
export interface Seen extends WireRequest {
  /** Headers by lower-case name. */
  headers: IncomingMessage['headers'];
  /** Everything that was sent, as it was sent. */
  raw: string;
}

/** How the provider answers. */
export interface FakeReply {
  text?: string;
  finish?: Finish;
  /** Anything but 200 is an error with its own body. */
  status?: number;
  headers?: Record<string, string>;
  delayMs?: number;
  /** Never ends. */
  hangs?: boolean;
  /** Closes the connection in the middle of the answer. */
  breaksOff?: boolean;
  /** For a streamed answer: milliseconds between its pieces. */
  pieceMs?: number;
}

export interface FakeProvider {
  /** What opens a model there. */
  settings(provider: ProviderName): ModelSettings;
  seen: Seen[];
  /** Requests that nobody waits for any more. */
  abandoned(): number;
  close(): Promise<void>;
}

/** The libraries ask models of a known name in the way that these take. */
const MODELS = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'fake-model',
} as const satisfies Record<ProviderName, string>;

/** A provider on this machine that speaks every wire format and answers as it is told. */
export async function startFakeProvider(answer: (seen: Seen) => FakeReply): Promise<FakeProvider> {
  const seen: Seen[] = [];
  let abandoned = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const raw = await bodyOf(request);
    const path = request.url ?? '';
    const wire = PROVIDERS.map((name) => WIRES[name]).find((each) => each.isPath(path.split('?')[0] ?? ''));
    if (wire === undefined) return void response.writeHead(404).end('{}');
    const asked = { ...wire.read(JSON.parse(raw), path), headers: request.headers, raw };
    seen.push(asked);
    const { text = '', finish = 'stop', status = 200, headers = {}, delayMs = 0, ...rest } = answer(asked);
    if (rest.hangs) return;
    await pause(delayMs, response);
    if (response.destroyed) return;
    if (status !== 200) {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      return void response.end(
        JSON.stringify({ error: { message: `told to answer ${status}`, type: 'fake' } }),
      );
    }
    if (!asked.isStream) {
      const body = JSON.stringify(wire.whole(text, finish));
      response.writeHead(200, { 'content-type': 'application/json', ...headers });
      if (rest.breaksOff) {
        response.write(body.slice(0, body.length / 2));
        return void response.destroy();
      }
      return void response.end(body);
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
    const events = wire.pieces(text.match(/[\s\S]{1,24}/g) ?? [], finish);
    for (const [index, piece] of events.entries()) {
      if (rest.breaksOff && index > events.length / 2) return void response.destroy();
      response.write(piece);
      await pause(rest.pieceMs ?? 0, response);
      if (response.destroyed) return;
    }
    response.end();
  }

  const server = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: (provider) => ({
      provider,
      model: MODELS[provider],
      apiKey: 'fake-key',
      baseUrl: `${origin}/v1`,
    }),
    seen,
    abandoned: () => abandoned,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function pause(ms: number, response: ServerResponse): Promise<void> {
  if (ms === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      response.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    response.on('close', end);
  });
}
