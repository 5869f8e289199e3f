import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_ORIGIN, BUILD_SUPPORT_EMAIL, SIGNED_IN_HOME } from '@liftmark/contract/routes';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSecurityHeaders } from './content-security.ts';
import { sendError } from './error-adapter.ts';
import { serveWeb } from './web-files.ts';

const SCRIPT = 'window.started = true;';

function page(name: string): string {
  return `<!doctype html><title>${name}</title><script>${SCRIPT}</script><script src="/assets/a.js"></script>`;
}

describe('the built web client', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'liftmark-web-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, 'blog', 'first'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), page('home'));
    writeFileSync(join(folder, '__spa-fallback.html'), page('fallback'));
    writeFileSync(join(folder, 'blog', 'first', 'index.html'), page('first'));
    writeFileSync(join(folder, 'assets', 'main-Ab12.js'), 'export {};');
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    mkdirSync(join(folder, '404'));
    mkdirSync(join(folder, 'blog', '404'));
    writeFileSync(join(folder, '404', 'index.html'), page('lost'));
    writeFileSync(join(folder, 'blog', '404', 'index.html'), page('lost post'));
    writeFileSync(
      join(folder, 'sitemap.xml'),
      `<loc>${BUILD_ORIGIN}/blog</loc><a>${BUILD_SUPPORT_EMAIL}</a>`,
    );
    const options = {
      folder,
      publicUrl: 'https://liftmark.test',
      supportEmail: 'help@liftmark.test',
      gaMeasurementId: undefined,
      findPreview: async () => null,
      hasOwnReport: async ({ url }: FastifyRequest) => url === '/report/7',
      findActor: async ({ headers }: FastifyRequest) => {
        const role = headers['test-signed-in'];
        if (role === undefined) return null;
        return {
          kind: 'user' as const,
          id: 'user',
          workspaceId: 'user',
          role: 'owner' as const,
          isPro: false,
          isFounder: role === 'founder',
        };
      },
    };
    app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
    app.setErrorHandler(sendError);
    await setSecurityHeaders(app, options);
    await serveWeb(app, options);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['/', 200, 'home'],
    ['/?utm_source=mail', 200, 'home'],
    ['/blog/first', 200, 'first'],
    ['/blog/first/', 200, 'first'],
    ['/report/some-id', 404, 'fallback'],
    ['/report/7', 404, 'fallback'],
    ['/analyze', 200, 'fallback'],
    ['/report/', 404, 'lost'],
    ['/nothing-here', 404, 'lost'],
    ['/404', 404, 'lost'],
    ['/blog/unknown', 404, 'lost post'],
    ['/blog/404', 404, 'lost post'],
    ['/__spa-fallback.html', 404, 'lost'],
    ['/..%2f..%2fetc/passwd', 404, 'lost'],
  ])('answers %s with %i and the page "%s"', async (path, status, title) => {
    const response = await app.inject({ url: path });
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain(`<title>${title}</title>`);
  });

  it('allows the scripts that the build wrote, and no other inline script', async () => {
    const { headers } = await app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'; .*frame-ancestors 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
  });

  it('puts the address of this installation and of its support where the build could not know them', async () => {
    const { body, headers } = await app.inject({ url: '/sitemap.xml' });
    expect(body).toBe('<loc>https://liftmark.test/blog</loc><a>help@liftmark.test</a>');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  it('leads those who are signed in from the landing page to their own', async () => {
    const response = await app.inject({ url: '/?from=mail', headers: { 'test-signed-in': 'yes' } });
    expect([response.statusCode, response.headers.location]).toEqual([302, `${SIGNED_IN_HOME}?from=mail`]);
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('shows the founders’ screen to founders, offers signing in, and is not there for anybody else', async () => {
    const open = async (role?: string) => {
      const headers = role === undefined ? {} : { 'test-signed-in': role };
      const { statusCode, body } = await app.inject({ url: '/founders?tab=revenue', headers });
      return [statusCode, /<title>(.*)<\/title>/.exec(body)?.[1]];
    };
    expect([await open(), await open('yes'), await open('founder')]).toEqual([
      [401, 'fallback'],
      [404, 'lost'],
      [200, 'fallback'],
    ]);
  });

  it('opens a report by its number for its owner', async () => {
    const headers = { 'test-signed-in': 'yes' };
    const [own, others] = await Promise.all(
      ['/report/7', '/report/8'].map((url) => app.inject({ url, headers })),
    );
    expect([own?.statusCode, others?.statusCode]).toEqual([200, 404]);
  });

  it('keeps addresses with a query out of search engines', async () => {
    expect((await app.inject({ url: '/blog/first?ref=x' })).headers['x-robots-tag']).toBe('noindex');
    expect((await app.inject({ url: '/blog/first' })).headers['x-robots-tag']).toBeUndefined();
  });

  it('lets browsers keep hashed files for good, and ask again for pages', async () => {
    const asset = await app.inject({ url: '/assets/main-Ab12.js' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('public, max-age=3600');
    const first = await app.inject({ url: '/' });
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['/pricing?plan=annual', '/subscribe?plan=annual'],
    ['/forgot-password', '/analyze?auth=forgotten'],
    ['/forgot-password?returnTo=/account', '/analyze?auth=forgotten&returnTo=/account'],
  ])('leads %s on, with its query', async (url, location) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.headers.location]).toEqual([302, location]);
  });

  it('answers unknown calls and writes with JSON', async () => {
    expect((await app.inject({ url: '/api/nothing' })).json()).toMatchObject({ code: 'not_found' });
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });
});
