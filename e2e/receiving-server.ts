import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { SentCapture } from '@liftmark/engine/capture/received/receive-capture';

/** Takes what the extension sends in place of the product, so that it can be looked at byte by byte. */
export interface ReceivingServer {
  origin: string;
  /** The last capture that arrived; throws if there is none. */
  last(): SentCapture;
  close(): Promise<void>;
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, prefer',
  'content-type': 'application/json',
};
const REPORT = '00000000-0000-4000-8000-000000000000';
const DONE = {
  key: 'extension',
  url: 'https://shop.test/',
  state: 'done',
  progress: { stage: 'done', percent: 100, detail: '', reportId: REPORT, error: null },
};

export async function startReceivingServer(): Promise<ReceivingServer> {
  const received: SentCapture[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 404, HEADERS).end('{}');
      return;
    }
    const type = request.headers['content-type'] ?? '';
    const body = new Response(await buffer(request), { headers: { 'content-type': type } });
    received.push(await captureIn(await body.formData()));
    response.writeHead(202, HEADERS).end(JSON.stringify(DONE));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    last() {
      const last = received.at(-1);
      if (last === undefined) throw new Error('Nothing has arrived.');
      return last;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function captureIn(form: FormData): Promise<SentCapture> {
  const bytesOf = async (name: string) => {
    const part = form.get(name);
    if (!(part instanceof Blob)) throw new Error(`The part ${name} is missing.`);
    return new Uint8Array(await part.arrayBuffer());
  };
  const [packed, desktop, mobile] = await Promise.all(['snapshot', 'desktop', 'mobile'].map(bytesOf));
  return {
    packed: packed ?? new Uint8Array(),
    pictures: { ...(desktop && { desktop }), ...(mobile && { mobile }) },
  };
}
