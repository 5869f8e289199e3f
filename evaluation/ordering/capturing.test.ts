import { availableBrowser } from '@liftmark/engine/capture/browser/available-browser';
import type { Capturer } from '@liftmark/engine/capture/capturer';
import type { PageSnapshot } from '@liftmark/engine/capture/snapshot';
import { renderedSnapshot } from '@liftmark/engine/facts/testing/snapshots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BasePage } from './base-page.ts';
import { basePages } from './base-pages.ts';
import { atTheSpeedOf, captureVariant, openCapturer } from './capturing.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';

let capturer: Capturer;
let page: BasePage;
beforeAll(async () => {
  const [first] = basePages(undefined).filter(({ id }) => id === 'signup-planner');
  if (!first) throw new Error('no page');
  page = first;
  capturer = await openCapturer();
});
afterAll(() => capturer.close());

const withBrowser = test.skipIf((await availableBrowser()) === null);

const textOf = (snapshot: PageSnapshot, device: 'desktop' | 'mobile') =>
  snapshot[device]?.nodes.map(({ text }) => text).join(' ') ?? '';
const done = async (kind: Kind | undefined, devices: 'both' | 'mobile' = 'both') => {
  if (!kind) throw new Error('no kind');
  const { what, publicText } = await captureVariant(capturer, {
    page,
    change: { kind, strength: 3, devices },
  });
  const text = publicText(JSON.stringify(what));
  return JSON.parse(text) as typeof what;
};
const kindOf = (id: string) => KINDS.find((kind) => kind.id === id);

withBrowser(
  'a page is changed after it has loaded, and bears no trace of it',
  { timeout: 120_000 },
  async () => {
    const both = await done(kindOf('lorem-paragraphs'));
    if ('failure' in both) throw new Error('not seen');
    expect(textOf(both, 'desktop')).toContain('Lorem ipsum dolor');
    expect(textOf(both, 'mobile')).toContain('Lorem ipsum dolor');
    expect(JSON.stringify(both)).not.toMatch(/data-changed|openPage|127\.0\.0\.1/);
  },
);

withBrowser('on one device alone, where that was drawn', { timeout: 120_000 }, async () => {
  const one = await done(kindOf('lorem-paragraphs'), 'mobile');
  if ('failure' in one) throw new Error('not seen');
  expect(textOf(one, 'desktop')).not.toContain('Lorem ipsum dolor');
  expect(textOf(one, 'mobile')).toContain('Lorem ipsum dolor');
});

withBrowser(
  'a change that finds nothing gives no pair, one that fails is told, a page that is gone has no grade',
  { timeout: 120_000 },
  async () => {
    const own = (change: Kind['change']): Kind => ({
      ...{ id: 'own', family: 'visual', what: '', graveFrom: null, change },
    });
    expect(await done(own(() => 0))).toEqual({ failure: null });
    await expect(
      done(
        own(() => {
          throw new Error('no such thing');
        }),
      ),
    ).rejects.toThrow('no such thing');
    const emptied = own(() => {
      document.body.replaceChildren();
      return 1;
    });
    expect(await done(emptied)).toEqual({ failure: 'empty' });
  },
);

test('a changed page is held against the speed of the page as it stands', () => {
  const timed = (lcpMs: number, lcpNode: number) => {
    const snapshot = renderedSnapshot('<h1>Plan next week</h1>');
    const vitals = {
      ...{ ttfbMs: 1, fcpMs: 2, lcpMs, lcpNode, lcpUrl: null, cls: 0, blockingMs: lcpMs, loadMs: 9 },
    };
    if (snapshot.desktop) snapshot.desktop.vitals = vitals;
    if (snapshot.mobile) snapshot.mobile.vitals = null;
    return snapshot;
  };
  const { desktop, mobile } = atTheSpeedOf(timed(900, 3), timed(4_000, 7));
  expect(desktop?.vitals).toMatchObject({ lcpMs: 900, blockingMs: 900, lcpNode: 7 });
  expect(mobile?.vitals).toBeNull();
});
