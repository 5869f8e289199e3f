import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isBot } from './bots.ts';
import { createSampling } from './sampling.ts';
import { fittingActions, tagScript } from './script.ts';

const site = { goal: 'thanks' as const, thanks: ['/thank-you'], actions: {} };
const byAction = { goal: 'action' as const, thanks: [] };

it('is smaller than 2 KB, compressed, however many pages have an action', () => {
  const pages = Array.from({ length: 500 }, (_, at) => ({
    path: `/products/kettle-${at}`,
    action: `main > section:nth-of-type(${at % 7}) > div.kettle-${at} > a.buy`,
  }));
  const actions = fittingActions(byAction, pages);
  const kept = Object.values(actions);
  expect(gzipSync(tagScript({ ...byAction, actions }).body).length).toBeLessThan(2_048);
  expect(kept.length).toBeGreaterThan(20);
  expect(new Set(kept)).toEqual(new Set(pages.slice(0, kept.length).map(({ action }) => action)));
});

/** Runs a site’s script on a page, and clicks where a selector leads. */
function clickOn(selector: string, path: string, actions: Record<string, string>): string[] {
  const sent: string[] = [];
  const heard: Record<string, (event: object) => void> = {};
  const page = {
    document: {
      currentScript: { src: 'https://liftmark.test/t/key.js' },
      referrer: '',
      visibilityState: 'visible',
      addEventListener: (name: string, hear: (event: object) => void) => {
        heard[name] = hear;
      },
    },
    navigator: { sendBeacon: (_to: string, body: string) => sent.push(body) },
    window: { addEventListener: () => undefined },
    location: { pathname: path },
    performance: { getEntriesByType: () => [] },
    history: { pushState: () => undefined },
  };
  Object.assign(page.window, { top: page.window });
  const { body } = tagScript({ ...byAction, actions });
  new Function(...Object.keys(page), body)(...Object.values(page));
  heard.click?.({ target: { closest: (wanted: string) => (wanted === selector ? {} : null) } });
  return sent;
}

it('knows the action of a page without saying which pages there are', () => {
  const path = '/entwürfe/9f8a7c6b';
  const actions = fittingActions(byAction, [
    { path: encodeURI(path), action: 'main > a.buy' },
    { path: encodeURI(path), action: 'main > a.before' },
    { path: '/none', action: null },
  ]);
  expect(Object.values(actions)).toEqual(['main > a.buy']);
  expect(tagScript({ ...byAction, actions }).body).not.toContain('9f8a7c6b');
  expect(clickOn('main > a.buy', encodeURI(path), actions)).toEqual([
    `v${encodeURI(path)}`,
    `c${encodeURI(path)}`,
  ]);
  expect(clickOn('main > a.buy', '/other', actions)).toEqual(['v/other']);
});

it('keeps nothing in the browser and asks for nothing about it', () => {
  const { body } = tagScript(site);
  expect(body).not.toMatch(
    /cookie|storage|indexedDB|userAgent|screen|language|timeZone|canvas|plugins|caches/i,
  );
});

it('contains the settings as data, whatever is in them', () => {
  const { body, etag } = tagScript({ ...site, thanks: ['/</script><script>alert(1)', "/$&'"] });
  expect(body).not.toContain('</script>');
  expect(body).toContain(`"/$&'"`);
  expect(() => new Function(body)).not.toThrow();
  expect(etag).not.toBe(tagScript(site).etag);
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    true,
  ],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
  ['curl/8.5.0', true],
  [undefined, true],
])('%s is a bot: %s', (agent, expected) => {
  expect(isBot(agent)).toBe(expected);
});

it('counts every event up to the limit, and above it a part with the weight of the whole', () => {
  let [nowMs, drawn] = [0, 0];
  // Every number in turn, so that exactly a quarter is below a quarter.
  const weigh = createSampling(
    () => nowMs,
    () => (drawn++ % 100) / 100,
    100,
  );
  const second = (events: number) => {
    nowMs += 1_000;
    return Array.from({ length: events }, weigh);
  };
  expect(second(100)).toEqual(Array(100).fill(1));
  second(400);
  const sampled = second(400);
  expect([...new Set(sampled)].sort()).toEqual([0, 4]);
  expect(sampled.reduce((sum, weight) => sum + weight, 0)).toBe(400);
  second(50);
  expect(second(50)).toEqual(Array(50).fill(1));
});
