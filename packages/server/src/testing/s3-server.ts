import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A store on this machine that speaks as much of S3 as the product uses. */
export interface S3Server {
  /** The settings of a product that uses it. */
  environment: Record<string, string>;
  /** The stored bytes by key. */
  objects: Map<string, Buffer>;
  /** While true, every call is answered with an error. */
  isFailing: boolean;
  close(): Promise<void>;
}

const BUCKET = 'liftmark-files';
const ACCESS_KEY_ID = 'AKIATEST';
/** Keys in one page of a list: few, so that lists have several pages. */
const PAGE = 3;

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const store: S3Server = {
    objects,
    isFailing: false,
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_REGION: 'eu-test-1',
      S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      S3_SECRET_ACCESS_KEY: 'a-secret-of-the-test',
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    const signature = `AWS4-HMAC-SHA256 Credential=${ACCESS_KEY_ID}/`;
    if (store.isFailing) return refuse(response, 503, 'SlowDown');
    if (!request.headers.authorization?.startsWith(signature)) return refuse(response, 403, 'AccessDenied');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'GET' && key === '') return list(response, searchParams);
    if (request.method === 'PUT') {
      objects.set(key, body);
      response.setHeader('etag', `"${createHash('md5').update(body).digest('hex')}"`).end();
      return;
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const bytes = objects.get(key);
    if (bytes === undefined) return refuse(response, 404, 'NoSuchKey');
    response.setHeader('content-length', bytes.length).end(request.method === 'HEAD' ? undefined : bytes);
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, PAGE);
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified><ETag>"x"</ETag></Contents>`,
    );
    const next =
      keys.length > PAGE
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>';
    response
      .setHeader('content-type', 'application/xml')
      .end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
  }
  return store;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
