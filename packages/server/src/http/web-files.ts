import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  APP_ROUTES,
  BUILD_ORIGIN,
  BUILD_SUPPORT_EMAIL,
  FOUNDERS_SCREEN,
  REDIRECTS,
  SIGNED_IN_HOME,
} from '@liftmark/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../access/actor.ts';
import { notFound } from '../errors.ts';
import { pagePolicy } from './content-security.ts';
import { type LinkPreview, withPreview } from './link-preview.ts';

interface Page {
  body: Buffer;
  type: string;
  /** Content security policy of an HTML page. */
  policy: string | null;
  etag: string;
}

interface WebOptions {
  /** Folder of the built web client. */
  folder: string;
  publicUrl: string;
  supportEmail: string;
  gaMeasurementId: string | undefined;
  /** The signed-in actor; null when signed out. */
  findActor: (request: FastifyRequest) => Promise<UserActor | null>;
  /** The preview of a report link; null if there is no such report. */
  findPreview: (request: FastifyRequest) => Promise<LinkPreview | null>;
  /** True if the address is that of the user's own report, which also opens by its number. */
  hasOwnReport: (request: FastifyRequest, actor: UserActor) => Promise<boolean>;
}

/** The screen whose links have previews. */
const REPORT = '/report/:id';
const FALLBACK = '/__spa-fallback.html';
/** The last part of the address of a page that replaces missing ones in its folder. */
const NOT_FOUND = '404';

/** Built texts that may contain the site's own address. */
const PAGE_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves the built web client: hashed assets forever, prerendered pages from memory, the single-page fallback for
 * screens that only the browser can render, and a page with status 404 for everything else.
 */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const pages = loadPages(options);
  if (pages.size > 0) {
    await app.register(fastifyStatic, {
      root: options.folder,
      redirect: false,
      index: false,
      wildcard: false,
      globIgnore: Object.keys(PAGE_TYPES).map((extension) => `**/*${extension}`),
      setHeaders(reply, path) {
        const isHashed = relative(options.folder, path).startsWith(`assets${sep}`);
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }
  serveScreens(app, pages, options);
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
  for (const file of files) {
    const type = PAGE_TYPES[extname(file)];
    if (type === undefined) continue;
    const built = readFileSync(join(options.folder, file), 'utf8')
      .replaceAll(BUILD_ORIGIN, options.publicUrl)
      .replaceAll(BUILD_SUPPORT_EMAIL, options.supportEmail);
    const path = `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
    const text = path === FALLBACK ? built : contentFirst(built);
    pages.set(path, {
      body: Buffer.from(text),
      type,
      policy: file.endsWith('.html') ? pagePolicy(text, options) : null,
      etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
    });
  }
  return pages;
}

/** Scripts make a prerendered page interactive, so they load after the styles and fonts that it needs to be seen. */
function contentFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/** Registers a route for each prerendered page and each screen, so that they pass the usual hooks. */
function serveScreens(app: FastifyInstance, pages: Map<string, Page>, options: WebOptions): void {
  const { findActor } = options;
  const fallback = pages.get(FALLBACK);
  const screens = new Map(
    [...pages].filter(([path]) => path !== FALLBACK && !path.endsWith(`/${NOT_FOUND}`)),
  );
  for (const route of APP_ROUTES) {
    const path = route.replaceAll(/\{(\w+)\}/g, ':$1');
    if (fallback && !screens.has(path)) screens.set(path, fallback);
  }
  for (const [path, page] of screens) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      if (path === '/' && (await findActor(request)) !== null) {
        const query = request.url.slice(path.length);
        return reply.header('cache-control', 'private, no-store').redirect(SIGNED_IN_HOME + query, 302);
      }
      if (path === FOUNDERS_SCREEN)
        return sendFounders(request, reply, page, pages, await findActor(request));
      if (path === REPORT) return sendReport(request, reply, page, options);
      return sendPage(request, reply, page, 200);
    });
  }
}

/** The founders' screen. For other users it doesn't exist; signed-out people can sign in over it. */
function sendFounders(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  pages: Map<string, Page>,
  actor: UserActor | null,
): FastifyReply {
  reply.header('vary', 'cookie');
  if (actor === null) return sendPage(request, reply, page, 401);
  return actor.isFounder ? sendPage(request, reply, page, 200) : answerUnknown(pages, request, reply);
}

/** The screen of a report. If there is no such report, the same screen says so with status 404. */
async function sendReport(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  { findActor, findPreview, hasOwnReport }: WebOptions,
): Promise<FastifyReply> {
  const preview = await findPreview(request);
  if (preview !== null) return sendPreviewed(reply, page, preview);
  const actor = await findActor(request);
  const isOwn = actor !== null && (await hasOwnReport(request, actor));
  reply.header('vary', 'cookie').header('x-robots-tag', 'noindex');
  return sendPage(request, reply, page, isOwn ? 200 : 404);
}

/** A report's screen with the preview that messengers and social networks show. */
function sendPreviewed(reply: FastifyReply, page: Page, preview: LinkPreview): FastifyReply {
  reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex').type(page.type);
  if (page.policy !== null) reply.header('content-security-policy', page.policy);
  return reply.send(withPreview(page.body.toString(), preview));
}

function answerUnknown(pages: Map<string, Page>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (path.startsWith('/api/') || path === '/api' || !isRead) throw notFound();

  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const redirect = REDIRECTS[trimmed];
  if (redirect !== undefined) {
    const query = request.url.slice(path.length);
    return reply.redirect(redirect + (redirect.includes('?') ? query.replace('?', '&') : query), 302);
  }

  const section = trimmed.split('/', 2)[1] ?? '';
  const page = pages.get(`/${section}/${NOT_FOUND}`) ?? pages.get(`/${NOT_FOUND}`) ?? pages.get(FALLBACK);
  if (page) return sendPage(request, reply, page, 404);
  return reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .send('The web client isn’t built. Run "npm start".\n');
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number): FastifyReply {
  reply.status(status).header('cache-control', 'no-cache').header('etag', page.etag).type(page.type);
  if (page.policy !== null) reply.header('content-security-policy', page.policy);
  // The same page under another address.
  if (request.url.includes('?')) reply.header('x-robots-tag', 'noindex');
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  return reply.send(page.body);
}
