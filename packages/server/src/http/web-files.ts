import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { APP_ROUTES, REDIRECTS } from '@liftmark/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import { pagePolicy } from './content-security.ts';

interface Page {
  html: Buffer;
  policy: string;
  etag: string;
}

interface WebOptions {
  /** Folder of the built web client. */
  folder: string;
  publicUrl: string;
  gaMeasurementId: string | undefined;
}

const FALLBACK = '/__spa-fallback.html';

/**
 * Serves the built web client: hashed assets for good, prerendered pages from memory, the single-page fallback
 * for screens that only the browser can draw, and the same with status 404 for everything else.
 */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const pages = loadPages(options);
  if (pages.size > 0) {
    await app.register(fastifyStatic, {
      root: options.folder,
      redirect: false,
      index: false,
      wildcard: false,
      globIgnore: ['**/*.html'],
      setHeaders(reply, path) {
        const isHashed = relative(options.folder, path).startsWith(`assets${sep}`);
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }
  serveScreens(app, pages);
  app.setNotFoundHandler((request, reply) => answerUnknown(pages, request, reply));
}

function loadPages(options: WebOptions): Map<string, Page> {
  const pages = new Map<string, Page>();
  let files: string[];
  try {
    files = readdirSync(options.folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return pages;
  }
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(options.folder, file));
    const path = `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
    pages.set(path, {
      html,
      policy: pagePolicy(html.toString('utf8'), options),
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    });
  }
  return pages;
}

/** A route for each prerendered page and each screen, so that they pass the same hooks as every other answer. */
function serveScreens(app: FastifyInstance, pages: Map<string, Page>): void {
  const fallback = pages.get(FALLBACK);
  const screens = new Map(pages);
  screens.delete(FALLBACK);
  for (const route of APP_ROUTES) {
    const path = route.replaceAll(/\{(\w+)\}/g, ':$1');
    if (fallback && !screens.has(path)) screens.set(path, fallback);
  }
  for (const [path, page] of screens) {
    app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page, 200));
  }
}

function answerUnknown(pages: Map<string, Page>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (path.startsWith('/api/') || path === '/api' || !isRead) throw notFound();

  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const redirect = REDIRECTS[trimmed];
  if (redirect !== undefined) return reply.redirect(redirect + request.url.slice(path.length), 302);

  const fallback = pages.get(FALLBACK);
  if (fallback) return sendPage(request, reply, fallback, 404);
  return reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .send('The web client is not built. Run "npm start".\n');
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number): FastifyReply {
  reply
    .status(status)
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .type('text/html; charset=utf-8');
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  return reply.send(page.html);
}
