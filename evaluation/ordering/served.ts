import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A page on loopback, on a port of its own, so that addresses from the root lead to its own site. */
export interface Served {
  url: string;
  /** Takes the address on loopback out of what was captured there: the page stands at a public host. */
  publicText(json: string): string;
  close(): Promise<void>;
}

export interface Elsewhere {
  /** Begins the paths that stand for other hosts: `<prefix><host>/<path>`. */
  prefix: string;
  read(path: string): { file: string; body: Buffer } | null;
}

const JUDGED_AT = 'https://www.example.com';

const MIME_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
};

/**
 * Serves a folder as hosts of static sites do. What is asked for with `?late=3000` comes 3 seconds late, a picture asked for with `&bytes=200000`
 * is as heavy as that.
 * @param document path of the page in the folder, which is changed on its way out
 * @param publicOrigin where the page is said to stand
 * @param elsewhere what is said to come from other hosts: reads paths that begin with its `prefix`
 */
export async function serveFolder(
  folder: string,
  document: string,
  change: (html: string) => string,
  publicOrigin = JUDGED_AT,
  elsewhere: Elsewhere | null = null,
): Promise<Served> {
  async function answer({ pathname, searchParams }: URL): Promise<{ type: string; body: Buffer } | null> {
    const path = decodeURIComponent(pathname);
    const found =
      elsewhere !== null && path.startsWith(elsewhere.prefix)
        ? elsewhere.read(path)
        : await fileAt(folder, path);
    if (found === null) return null;
    const { file, body } = found;
    const type = typeOf(file, body);
    if (file === join(folder, document) && isUtf8(body)) {
      return { type, body: Buffer.from(change(body.toString('utf8'))) };
    }
    await delay(Number(searchParams.get('late') ?? 0));
    const filling = Buffer.alloc(Math.max(0, Number(searchParams.get('bytes') ?? 0) - body.length), ' ');
    return { type, body: Buffer.concat([body, filling]) };
  }

  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://page.invalid')).then(
      (found) => {
        if (found === null) response.writeHead(404).end();
        else response.writeHead(200, { 'content-type': found.type }).end(found.body);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/${document}`,
    publicText: (json) =>
      (elsewhere === null ? json : json.replaceAll(origin + elsewhere.prefix, 'https://')).replaceAll(
        origin,
        publicOrigin,
      ),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * A folder is its `index.html`, an address without an ending the page of that name, and a project's page may stand in a
 * folder that is not in its repository.
 */
async function fileAt(folder: string, path: string): Promise<{ file: string; body: Buffer } | null> {
  const inProject = path.replace(/^\/[^/]+(?=\/)/, '');
  for (const name of [path, `${path}.html`, `${path}/index.html`, inProject]) {
    const file = join(folder, name);
    if (!file.startsWith(folder + sep)) continue;
    const body = await readFile(file).catch(() => null);
    if (body !== null) return { file, body };
  }
  return null;
}

/** A document in an older encoding says so itself. */
function typeOf(file: string, body: Buffer): string {
  const type = MIME_TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
  return type === 'text/html' && isUtf8(body) ? `${type}; charset=utf-8` : type;
}

/** The document with the script at its end, past any policy of its own against scripts. */
export function withLastScript(html: string, script: string): string {
  const open = html.replace(/<meta[^>]+http-equiv=["']?content-security-policy["']?[^>]*>/gi, '');
  const tag = `<script>${script.replaceAll('</script', '<\\/script')}</script>`;
  const end = open.search(/<\/body>(?![\s\S]*<\/body>)/i);
  return end < 0 ? open + tag : open.slice(0, end) + tag + open.slice(end);
}
