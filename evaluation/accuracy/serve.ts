import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const MIME_TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
};

export interface VariantServer {
  /** `host:port` */
  host: string;
  /** Address of a page in this version; what it loads comes from the folder that the page lies in. */
  publish(folder: string, document: string, html: string): string;
  close(): Promise<void>;
}

/**
 * Serves versions of pages on loopback. What is asked for with `?late=3000` comes 3 seconds late, a picture asked for
 * with `&bytes=200000` is as heavy as that: the browser takes no picture for content that holds next to nothing.
 */
export async function serveVariants(): Promise<VariantServer> {
  const variants: { folder: string; document: string; html: string }[] = [];

  async function answer(url: URL): Promise<{ type: string; body: string | Buffer } | null> {
    const [, number = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    const variant = variants[Number(number)];
    if (variant === undefined) return null;
    const path = rest.join('/');
    await delay(Number(url.searchParams.get('late') ?? 0));
    if (path === variant.document) return { type: 'text/html; charset=utf-8', body: variant.html };
    const file = join(variant.folder, path);
    if (!file.startsWith(variant.folder + sep)) return null;
    const body = await readFile(file).catch(() => null);
    if (body === null) return null;
    const filling = Buffer.alloc(Math.max(0, Number(url.searchParams.get('bytes') ?? 0) - body.length), ' ');
    return {
      type: MIME_TYPES[extname(file)] ?? 'application/octet-stream',
      body: Buffer.concat([body, filling]),
    };
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://bench.invalid')).then(
      (found) => {
        if (found === null) response.writeHead(404).end();
        else response.writeHead(200, { 'content-type': found.type }).end(found.body);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    publish(folder, document, html) {
      variants.push({ folder, document, html });
      return `http://${host}/${variants.length - 1}/${document}`;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
