import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { isBot } from './bots.ts';
import { createSampling } from './sampling.ts';
import { tagScript } from './script.ts';

const site = { goal: 'thanks' as const, thanks: ['/thank-you'], actions: { '/': 'main > a.cta' } };

it('is smaller than 2 KB, compressed', () => {
  expect(gzipSync(tagScript(site).body).length).toBeLessThan(2_048);
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
