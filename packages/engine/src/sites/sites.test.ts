import type { IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, test } from 'vitest';
import { fixturePage, fixturePaths, fixtureTemplateOf, startFixtureSite } from '../../fixtures/site.ts';
import type { SiteAccess } from '../capture/access/site-access.ts';
import { createEgressGuard } from '../capture/egress/egress.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import { addressPatterns } from './address-patterns.ts';
import { nextReads } from './next-reads.ts';
import { readPage } from './read-page.ts';
import { openSiteReader, type SiteReader } from './reader.ts';
import { robotsRules } from './robots.ts';
import { scopeOf } from './scope.ts';
import { MAX_SITEMAP_BYTES, readSitemap } from './sitemap.ts';
import { groupTemplates } from './templates.ts';

const ORIGIN = 'https://shop.test';
const scope = scopeOf(ORIGIN);

describe('templates', () => {
  const paths = fixturePaths(300);
  const known = paths.map((path, id) => ({ id, address: ORIGIN + path, sketch: null as number[] | null }));
  const sketchOf = (path: string) => readPage(fixturePage(path, paths), ORIGIN + path, scope).sketch;
  const names = (ids: readonly number[]) => new Set(ids.map((id) => fixtureTemplateOf(paths[id] ?? '')));

  it('are those of the site, by structure', () => {
    const pages = known.map((page, id) => ({ ...page, sketch: sketchOf(paths[id] ?? '') }));
    const templates = groupTemplates(pages);
    expect(templates.map(({ read }) => [...names(read)])).toEqual([
      ['product'],
      ['article'],
      ['category'],
      ['legal'],
      ['home'],
      ['signup'],
    ]);
  });

  it('take in pages that were not read by the pattern of those that were', () => {
    const reads = new Set(
      nextReads(
        known.map((page) => ({ ...page, depth: 0, isRead: false })),
        'sitemap',
        () => false,
      ).map(({ id }) => id),
    );
    expect(reads.size).toBeLessThan(60);
    const templates = groupTemplates(
      known.map((page, id) => (reads.has(id) ? { ...page, sketch: sketchOf(paths[id] ?? '') } : page)),
    );
    expect(templates).toHaveLength(6);
    expect(templates[0]).toMatchObject({ name: '/products/*' });
    for (const { read, likely } of templates) expect(names([...read, ...likely]).size).toBe(1);
    expect(templates.flatMap(({ read, likely }) => [...read, ...likely])).toHaveLength(paths.length);
  });

  it('do not follow the address: articles and products in one folder are told apart', () => {
    const mixed = [
      '/blog/how-to-boil-water-1',
      '/products/kettle-no-1',
      '/blog/how-to-boil-water-2',
      '/products/kettle-no-2',
    ];
    const pages = mixed.map((path, id) => ({
      id,
      address: `${ORIGIN}/p/page-${id}`,
      sketch: sketchOf(path),
    }));
    expect(groupTemplates(pages).map(({ read }) => read)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

test('a pattern has a variable where many words stand', () => {
  const addresses = [
    ...Array.from({ length: 20 }, (_, index) => `${ORIGIN}/shop/kettle${index}`),
    `${ORIGIN}/about`,
    `${ORIGIN}/s?q=a&page=2`,
  ];
  expect(new Set(addressPatterns(addresses).values())).toEqual(new Set(['/shop/*', '/about', '/s?page&q']));
});

describe('a site', () => {
  it.each([
    ['/a#part', `${ORIGIN}/a`],
    ['https://www.shop.test/a', 'https://www.shop.test/a'],
    ['https://other.test/a', null],
    ['https://shop.test:8443/a', null],
    ['https://shop.test@other.test/', null],
    ['https://me:secret@shop.test/', null],
    ['javascript:alert(1)', null],
    ['/catalog.pdf', null],
    ['/list?a=1&b=2&c=3', null],
  ])('has %s: %s', (href, address) => {
    expect(scope.pageAt(href, ORIGIN)).toBe(address);
  });
});

test('robots rules for us come before those for all', () => {
  const rules = robotsRules(
    'User-agent: *\nDisallow: /\n\nUser-agent: Liftmark\nDisallow: /cart\nCrawl-delay: 2\nSitemap: https://shop.test/map.xml',
  );
  expect(rules.isAllowed(`${ORIGIN}/a`)).toBe(true);
  expect(rules.isAllowed(`${ORIGIN}/cart/1`)).toBe(false);
  expect(rules.isAllowed('https://www.shop.test/cart/1')).toBe(false);
  expect(rules).toMatchObject({ delayS: 2, sitemaps: ['https://shop.test/map.xml'] });
});

test.each([
  ['/fish*.php', '/fish/salmon.php?a', true],
  ['/fish*.php', '/Fish.PHP', false],
  ['/*.php$', '/a/b.php', true],
  ['/*.php$', '/b.php?a', false],
  ['/a$', '/a', true],
  ['/a$', '/ab', false],
  ['/*aba*ba$', '/ababa', true],
  ['/*aba*aba$', '/ababa', false],
  ['/caf\u00e9', '/caf%c3%a9/x', true],
  ['*/x**/y', '/a/x/b/y', true],
])('the robots rule %s and the address %s', (pattern, path, isClosed) => {
  const { isAllowed } = robotsRules(`user-agent: *\ndisallow: ${pattern} # closed`);
  expect(isAllowed(ORIGIN + path)).toBe(!isClosed);
});

test('of robots rules that match, the longest counts, and of two as long the one that allows', () => {
  const { isAllowed } = robotsRules(
    'User-agent: a\nUser-agent: *\nDisallow: /p\nAllow: /p/\nDisallow: /q\nAllow: /q\nDisallow:\nnonsense',
  );
  expect(['/p', '/p/a', '/q', '/r'].map((path) => isAllowed(ORIGIN + path))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a delay that is no time is at most a day', () => {
  const delays = ['Infinity', '1e400', '99999999999999', '5'].map(
    (delay) => robotsRules(`User-agent: *\nCrawl-delay: ${delay}`).delayS,
  );
  expect(delays).toEqual([86_400, 86_400, 86_400, 5]);
});

describe('what a hostile site sends takes little time', () => {
  /** Of this process, whatever else the machine does. */
  const millisecondsOf = (work: () => unknown) => {
    const began = process.cpuUsage();
    work();
    return process.cpuUsage(began).user / 1_000;
  };

  it.each([
    ['wildcards', `Disallow: /${'*'.repeat(400_000)}`],
    ['wildcards between letters', `Disallow: /${'*a'.repeat(200_000)}b`],
    ['patterns', 'Disallow: /*aaaaaaab*b\n'.repeat(18_000)],
    ['long patterns', `Disallow: ${'*a'.repeat(120)}b$\n`.repeat(2_000)],
  ])('robots rules of many %s', (_what, rule) => {
    const { isAllowed } = robotsRules(`User-agent: *\n${rule}`);
    const address = `${ORIGIN}/${'a'.repeat(900)}`;
    expect(millisecondsOf(() => Array.from({ length: 10 }, () => isAllowed(address)))).toBeLessThan(1_000);
  });

  it('pages that are all different', () => {
    const sketchOf = (id: number) => Array.from({ length: 256 }, (_, at) => at * 1_000 + (at % 3 && id));
    const pages = Array.from({ length: 500 }, (_, id) => ({
      id,
      address: `${ORIGIN}/${id}`,
      sketch: sketchOf(id),
    }));
    expect(millisecondsOf(() => groupTemplates(pages))).toBeLessThan(10_000);
  });

  it('a page of endless elements side by side', () => {
    const { links } = readPage(`<a href="/a">a</a>${'<p>'.repeat(500_000)}`, ORIGIN, scope);
    expect(links).toEqual([`${ORIGIN}/a`]);
  });
});

describe('a sitemap', () => {
  it.each([
    [
      'an index',
      '<sitemapindex><sitemap><loc>a</loc></sitemap></sitemapindex>',
      { sitemaps: ['a'], pages: [] },
    ],
    [
      'a list with a prefix',
      '<s:urlset xmlns:s="x"><s:url><s:loc> b&amp;c </s:loc></s:url></s:urlset>',
      { pages: ['b&c'] },
    ],
    [
      'a picture of a page',
      '<urlset><url><loc>b</loc><image><loc>p.png</loc></image></url></urlset>',
      { pages: ['b'] },
    ],
    ['text', 'https://a.test/\nhttps://a.test/2', { pages: ['https://a.test/', 'https://a.test/2'] }],
  ])('can be %s', (_name, body, found) => {
    expect(readSitemap(Buffer.from(body))).toMatchObject({ ...found, isBroken: false });
    expect(readSitemap(gzipSync(body))).toMatchObject({ ...found, isBroken: false });
  });

  it('never has its entities declared', () => {
    const bomb = '<!DOCTYPE u [<!ENTITY a "xx"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const found = readSitemap(Buffer.from(`${bomb}<urlset><url><loc>&b;&f;</loc></url></urlset>`));
    expect(found).toEqual({ sitemaps: [], pages: [], isBroken: true });
  });

  it('is given up where it unpacks to more than the protocol allows', () => {
    const bomb = gzipSync(Buffer.alloc(MAX_SITEMAP_BYTES + 1, 32));
    expect(bomb.length).toBeLessThan(50_000);
    expect(readSitemap(bomb)).toEqual({ sitemaps: [], pages: [], isBroken: true });
  });

  it('ends at 50,000 addresses', () => {
    const urls = '<url><loc>a</loc></url>'.repeat(50_001);
    const found = readSitemap(Buffer.from(`<urlset>${urls}</urlset>`));
    expect([found.pages.length, found.isBroken]).toEqual([50_000, true]);
  });

  it('counts as far as it is sound', () => {
    const found = readSitemap(Buffer.from('<urlset><url><loc>a</loc></url><url><loc>b</lo'));
    expect(found).toEqual({ sitemaps: [], pages: ['a'], isBroken: true });
  });
});

describe('the reader', () => {
  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function open(
    answers: Record<string, (origin: string) => [number, Record<string, string>, string | Buffer]>,
    accessOf: (origin: string) => SiteAccess | undefined = () => undefined,
  ) {
    const seen: IncomingHttpHeaders[] = [];
    const site = await startFixtureSite({
      pages: 20,
      answer(path, response) {
        seen.push(response.req.headers);
        const made = answers[path]?.(site.origin);
        if (made === undefined) return false;
        response.writeHead(made[0], made[1]).end(made[2]);
        return true;
      },
    });
    const guard = createEgressGuard({ ...DEFAULT_POLICY, allowPrivate: [site.host, 'localhost'] });
    const access = accessOf(site.origin);
    const reader = await openSiteReader(guard, {
      maxBytes: 5_000_000,
      signal: new AbortController().signal,
      ...(access && { access }),
    });
    closers.push(site.close, () => reader.close());
    return { site, reader, seen };
  }

  const anywhere = () => true;
  const read = (reader: SiteReader, url: string) => reader.read(url, 100_000, anywhere);

  it('follows redirects, and judges each', async () => {
    const { site, reader } = await open({
      '/old': () => [301, { location: '/about' }, ''],
      '/inside': () => [302, { location: 'http://169.254.169.254/latest/meta-data' }, ''],
      '/local': () => [302, { location: 'http://127.0.0.1:8081/' }, ''],
      '/round': () => [302, { location: '/round' }, ''],
    });
    expect(await read(reader, `${site.origin}/old`)).toMatchObject({
      status: 200,
      url: `${site.origin}/about`,
    });
    expect(await read(reader, `${site.origin}/inside`)).toEqual({ failure: 'refused' });
    expect(await read(reader, `${site.origin}/local`)).toEqual({ failure: 'refused' });
    expect(await read(reader, `${site.origin}/round`)).toEqual({ failure: 'redirects' });
    const own = scopeOf(site.origin);
    const leave = () => reader.read(`${site.origin}/inside`, 100, (url) => own.contains(url));
    expect(await leave()).toEqual({ failure: 'foreign' });
  });

  it('opens a site with what its owner keeps for it, and sends that to no other', async () => {
    const { site, reader, seen } = await open(
      { '/away': (origin) => [302, { location: `${origin.replace('127.0.0.1', 'localhost')}/about` }, ''] },
      (origin) => ({ origin, headers: { 'X-Preview': 'yes' }, cookies: { member: 'ada' } }),
    );
    await read(reader, `${site.origin}/away`);
    const sent = seen.map(({ host = '', cookie, ...headers }) => [
      host.split(':')[0],
      cookie,
      headers['x-preview'],
    ]);
    expect(sent).toEqual([
      ['127.0.0.1', 'member=ada', 'yes'],
      ['localhost', undefined, undefined],
    ]);
  });

  it('says how long a site wants to be left alone', async () => {
    const date = new Date(Date.now() + 90_000).toUTCString();
    const { site, reader } = await open({
      '/seconds': () => [429, { 'retry-after': '120' }, ''],
      '/date': () => [503, { 'retry-after': date }, ''],
      '/odd': () => [503, { 'retry-after': 'soon' }, ''],
    });
    expect(await read(reader, `${site.origin}/seconds`)).toMatchObject({ retryAfterS: 120 });
    expect(await read(reader, `${site.origin}/date`)).toMatchObject({ retryAfterS: expect.closeTo(90, -2) });
    expect(await read(reader, `${site.origin}/odd`)).toMatchObject({ retryAfterS: null });
  });

  it('reads no more of a packed answer than its limit', async () => {
    const bomb = gzipSync(Buffer.alloc(30_000_000, 97));
    const { site, reader } = await open({
      '/bomb': () => [200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }, bomb],
    });
    const answer = await read(reader, `${site.origin}/bomb`);
    expect(answer).toMatchObject({ isCut: true });
    expect('body' in answer && answer.body.length).toBe(100_000);
  });
});
