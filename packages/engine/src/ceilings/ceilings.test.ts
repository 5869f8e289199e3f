import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evidence, pageFacts } from '../checks/testing/test-facts.ts';
import { field, pageWithForm } from '../checks/testing/test-form.ts';
import type { Layout } from '../facts/types/layout.ts';
import { applyCeilings } from './ceiling.ts';
import { CEILINGS } from './registry.ts';

type Facts = NonNullable<Parameters<typeof pageFacts>[0]>;

const onPhones = (usedWidth: number, copyWidth = usedWidth) => ({
  look: { desktop: { letters: 900, usedWidth: 0.8 }, mobile: { letters: 900, usedWidth, copyWidth } },
});
const both = <Value>(value: Value) => ({ desktop: value, mobile: value });
const found = (facts: Facts) => applyCeilings(pageFacts(facts), CEILINGS);
const severity = (id: string, facts: Facts) =>
  found(facts).find(({ ceiling }) => ceiling.id === id)?.severity ?? 0;

it('has none over a healthy page but at most a mild one for its look', () => {
  expect(found({}).filter(({ ceiling }) => ceiling.id !== 'poor-impression')).toEqual([]);
});

it.each(CEILINGS.map((ceiling) => [ceiling.id, ceiling] as const))('%s is complete', (id, ceiling) => {
  expect(existsSync(join(import.meta.dirname, `${id}.ts`))).toBe(true);
  expect(ceiling.title.split(' ').length).toBeLessThanOrEqual(7);
  expect(ceiling.measure).toMatch(/^[A-Z].{30,}\.$/s);
  expect(ceiling.needs.length).toBeGreaterThan(0);
});

it('stands over a page whose parts cover its texts', () => {
  const defects = (count: number) =>
    Array.from({ length: count }, () => ({
      kind: 'covered' as const,
      viewports: ['desktop' as const],
      evidence: evidence('Boats'),
    }));
  expect(severity('collapsed-layout', {})).toBe(0);
  expect(severity('collapsed-layout', { layout: { defects: defects(1) } })).toBeCloseTo(0.05);
  expect(severity('collapsed-layout', { layout: { defects: defects(8) } })).toBeGreaterThan(0.3);
});

it('says of a poor first impression what two measurements show, in a sentence', () => {
  const reason = (facts: Facts = {}) =>
    found(facts).find(({ ceiling }) => ceiling.id === 'poor-impression')?.reason;
  const [, mild, grave] = CASES.find(([id]) => id === 'poor-impression') ?? [];
  expect(reason(mild)).toMatch(/^At first glance, .+ than it could: [^,]+(?:, and [^,]+)?\.$/);
  expect(reason(grave)).toMatch(/^At first glance, .+ unprofessional: [^,]+, and [^,]+\. Visitors .+\.$/);
});

it('stands over a page that says that its offer is over', () => {
  expect(severity('expired-offer', { offer: { closed: [evidence('Sold out')] } })).toBe(0.4);
});

const lines = (text: string, count: number) =>
  Array.from({ length: count }, () => ({ text, evidence: evidence(text) }));
const promises = (count: number) =>
  lines('Coming soon', count).map((line) => ({ ...line, kind: 'announced' as const }));

it('leaves placeholder contact details to their check', () => {
  const [remnant] = lines('+47 123 45 678', 1);
  const templateRemnants = remnant ? [remnant] : [];
  expect(severity('filler-text', { content: { templateRemnants } })).toBeGreaterThan(0);
  const contacts = templateRemnants.map((one) => ({ ...one, contact: true }));
  expect(severity('filler-text', { content: { templateRemnants: contacts } })).toBe(0);
});

/** For each ceiling a mild and a grave case. */
const CASES: [id: string, mild: Facts, grave: Facts][] = [
  ['covered-page', { look: both({ coveredShare: 0.4 }) }, { look: both({ coveredShare: 0.9 }) }],
  [
    'unstyled-page',
    { look: both({ browserTypeShare: 0.8, fills: 1, styledButtons: 0, columnsShare: 0 }) },
    { look: both({ browserTypeShare: 1, fills: 0, styledButtons: 0, columnsShare: 0 }) },
  ],
  [
    'unreadable-text',
    { look: both({ unreadableShare: 0.2 }) },
    { look: { mobile: { unreadableShare: 0.9 } } },
  ],
  ['collapsed-layout', { look: both({ overlapShare: 0.1 }) }, { look: both({ overlapShare: 0.6 }) }],
  ['collapsed-layout', onPhones(0.5), onPhones(0.33)],
  [
    'collapsed-layout',
    { look: { mobile: { letters: 200, usedWidth: 0.6, copyWidth: 0.6, rowWidth: 0.5 } } },
    { look: { mobile: { letters: 200, usedWidth: 0.4, copyWidth: 0.4, rowWidth: 0.3 } } },
  ],
  [
    'missing-content',
    { look: { mobile: { blankFrameShare: 0.1 } } },
    { look: { mobile: { blankFrameShare: 0.6 } } },
  ],
  ['missing-content', { look: { mobile: { loaders: 1 } } }, { look: { mobile: { loaders: 6 } } }],
  [
    'empty-page',
    { look: { mobile: { screens: 3, emptyShare: 0.6 } } },
    { look: { mobile: { screens: 3, emptyShare: 0.8 } } },
  ],
  [
    'unstyled-page',
    { look: { mobile: { browserTypeShare: 0.8, fills: 1, styledButtons: 0, columnsShare: 0 } } },
    { look: { mobile: { browserTypeShare: 1, fills: 0, styledButtons: 0, columnsShare: 0 } } },
  ],
  ['filler-text', { copy: both({ fillerShare: 0.6 }) }, { copy: both({ fillerShare: 1 }) }],
  ['garbled-text', { copy: both({ garbledShare: 0.65 }) }, { copy: both({ garbledShare: 1 }) }],
  ['covered-page', { look: both({ coveredShare: 0.9 }) }, { look: both({ coveredShare: 1 }) }],
  ['empty-page', { look: both({ letters: 500 }) }, { look: both({ letters: 90 }) }],
  [
    'content-missing-on-phones',
    { look: { mobile: { letters: 2000 } } },
    { look: { mobile: { letters: 200 } } },
  ],
  ['filler-text', { copy: both({ fillerShare: 0.02 }) }, { copy: { mobile: { fillerShare: 0.8 } } }],
  [
    'builder-notes',
    { content: { unfinished: { notes: lines('Replace with real photos', 1), missing: [] } } },
    { content: { unfinished: { notes: lines('Replace with real photos', 4), missing: [] } } },
  ],
  [
    'missing-content',
    { content: { unfinished: { notes: [], missing: promises(1) } } },
    { content: { unfinished: { notes: [], missing: promises(5) } } },
  ],
  ['garbled-text', { copy: both({ garbledShare: 0.2 }) }, { copy: both({ garbledShare: 0.9 }) }],
  ['mixed-languages', { copy: both({ foreignShare: 0.2 }) }, { copy: both({ foreignShare: 0.8 }) }],
  ['repeated-text', { copy: both({ repeatedShare: 0.2 }) }, { copy: both({ repeatedShare: 0.6 }) }],
  [
    'broken-pictures',
    { look: both({ pictures: 6, distortedPictures: 2 }) },
    { look: both({ pictures: 6, distortedPictures: 6 }) },
  ],
  [
    'offer-unstated',
    { headline: { ownWords: [] }, subheadline: null, content: { explanation: null } },
    { headline: null, subheadline: null, content: { explanation: null } },
  ],
  [
    'action-missing',
    { primaryAction: null, forms: [], leadForm: null },
    { primaryAction: null, actions: [], forms: [], leadForm: null, trust: { contact: { present: false } } },
  ],
  ['dead-links', { links: both({ total: 20, dead: 6 }) }, { links: both({ total: 20, dead: 20 }) }],
  [
    'poor-impression',
    { look: both({ fills: 0, icons: 0, shadows: 0, lineHeight: 1, emptyShare: 0.3 }) },
    {
      look: both({
        browserTypeShare: 1,
        browserLinkShare: 0.4,
        edgeShare: 1,
        typeSizes: 1,
        textColors: 1,
        fills: 0,
        icons: 0,
        shadows: 0,
        roundedShare: 0,
        columnsShare: 0,
        usedWidth: 0.2,
        typefaces: 1,
      }),
    },
  ],
];

it.each(CASES)('%s takes more the graver it is', (id, mild, grave) => {
  expect(severity(id, mild)).toBeGreaterThan(0);
  expect(severity(id, grave)).toBeGreaterThan(severity(id, mild));
  expect(severity(id, grave)).toBeLessThanOrEqual(0.85);
  const [reason] = found(grave).flatMap((one) => (one.ceiling.id === id ? [one.reason] : []));
  expect(reason).toMatch(/^[“A-Z\d].{15,}\.$/s);
});

it('asks for a button where the next step is an ordinary link', () => {
  const page: Facts = { primaryAction: { shape: 'link', standsOut: false }, forms: [], leadForm: null };
  expect(severity('action-missing', { ...page, look: both({ styledButtons: 0 }) })).toBe(0.2);
  expect(severity('action-missing', { ...page, look: both({ styledButtons: 2 }) })).toBe(0);
  const seen: Facts = { ...page, primaryAction: { shape: 'link', standsOut: true } };
  expect(severity('action-missing', { ...seen, look: both({ styledButtons: 0 }) })).toBe(0.1);
});

it('finds no layout broken where most letters use the width, however many short lines stand in one column', () => {
  expect(severity('collapsed-layout', onPhones(0.4, 0.8))).toBe(0);
  expect(severity('collapsed-layout', onPhones(0.8, 0.4))).toBe(0);
});

it('counts no sentence in another language as content', () => {
  const few = (letters: number, foreignLetters: number) =>
    severity('empty-page', { look: both({ letters }), copy: both({ foreignLetters }) });
  expect(few(380, 80)).toBe(few(300, 0));
  expect(few(380, 0)).toBeLessThan(few(300, 0));
});

it('tells of a ceiling that fails, and goes on with the others', () => {
  const failing = {
    ...(CEILINGS[0] as (typeof CEILINGS)[number]),
    id: 'failing',
    judge: () => {
      throw new TypeError('no such fact');
    },
  };
  const errors: string[] = [];
  const facts = pageFacts({ links: both({ total: 20, dead: 20 }) });
  const applied = applyCeilings(facts, [failing, ...CEILINGS], ({ check, error }) =>
    errors.push(`${check}: ${error.message}`),
  );
  expect(errors).toEqual(['failing: no such fact']);
  expect(applied.map(({ ceiling }) => ceiling.id)).toContain('dead-links');
});

it('stands over an event that is over, but not over its recap', () => {
  const event = {
    start: '2026-03-01',
    startEvidence: evidence('March 1, 2026'),
    startHasYear: true,
    pastContext: false,
    depth: both(0.2),
    end: null,
    place: null,
    isPrivate: false,
  };
  const pageType = { type: 'event' as const };
  expect(severity('expired-offer', { event, pageType })).toBe(0.4);
  expect(severity('expired-offer', { event: { ...event, pastContext: true }, pageType })).toBe(0);
  expect(severity('expired-offer', { event: { ...event, start: '2027-03-01' }, pageType })).toBe(0);
});

/** A frame of another site. */
const frame = (purpose: string | null): Layout['unread'][number] => ({
  ...{ kind: 'frame', host: 'frames.example', purpose, firstScreenShare: { desktop: 0, mobile: 0 } },
  evidence: {
    node: 9,
    selector: 'iframe',
    text: '',
    boxes: { desktop: { x: 0, y: 900, width: 600, height: 400 }, mobile: null },
  },
});

it('an unread frame makes up for a missing CTA only where it asks for something', () => {
  const without = (purpose: string | null) =>
    severity('action-missing', {
      ...{ primaryAction: null, actions: [], forms: [], choices: [], layout: { unread: [frame(purpose)] } },
      pageType: { type: 'saas' },
    });
  expect(without('booking')).toBeLessThan(without(null));
  expect(without('map')).toBe(without(null));
});

it('stands over a checkout with nothing to buy', () => {
  const pageType = { type: 'checkout' as const };
  expect(severity('empty-order', { pageType, offer: { prices: [] } })).toBe(0.3);
  expect(severity('empty-order', { pageType })).toBe(0);
  const behind = (purpose: string | null) => ({
    pageType,
    offer: { prices: [] },
    layout: { unread: [frame(purpose)] },
  });
  expect(severity('empty-order', behind(null))).toBe(0.3);
  expect(severity('empty-order', behind('payment'))).toBe(0);
});

describe('a form', () => {
  const [form] = pageFacts().forms;
  if (!form) throw new Error('The healthy page has a form.');

  it('that can not be sent holds the score down', () => {
    expect(severity('broken-form', { forms: [{ ...form, visibleFieldCount: 3, submit: null }] })).toBe(0.06);
  });

  it('that is the only way on and has no button holds it down further', () => {
    const lost = {
      forms: [{ ...form, visibleFieldCount: 3, submit: null }],
      primaryAction: null,
      actions: [],
    };
    expect(severity('broken-form', lost)).toBe(0.25);
  });

  it('with a button to send it does not', () => {
    expect(severity('broken-form', {})).toBe(0);
  });
});

it('takes less where the largest layer asks for consent, whatever small ones are open beside it', () => {
  const overlay = (kind: 'consent' | 'other', coverage: number) => ({
    ...{ kind, closeControl: null, declineLabel: null, open: true, late: false },
    coverage: both(coverage),
    evidence: evidence('Cookies'),
  });
  const under = (...overlays: ReturnType<typeof overlay>[]) =>
    severity('covered-page', { look: both({ coveredShare: 0.7 }), layout: { overlays } });
  expect(under(overlay('other', 0.4))).toBeGreaterThan(0.5);
  expect(under(overlay('other', 0.01), overlay('consent', 0.2))).toBeLessThan(0.2);
});

it('counts the screen that a pop-up takes, whatever text is under it, but no layer that lies below the page', () => {
  const popUp = (kind: 'promotional' | 'consent', coverage: number) => ({
    ...{ kind, closeControl: null, declineLabel: null, open: true, late: false },
    coverage: { desktop: coverage, mobile: null },
    evidence: evidence('Wait! Before you go'),
  });
  const over = (overlay: ReturnType<typeof popUp>, coverShare: number) =>
    found({ look: both({ coveredShare: 0, coverShare }), layout: { overlays: [overlay] } }).find(
      ({ ceiling }) => ceiling.id === 'covered-page',
    );
  expect(over(popUp('promotional', 0.8), 0.8)).toMatchObject({
    severity: 0.5,
    reason: 'A pop-up takes up 80% of the screen on desktop.',
  });
  expect(over(popUp('promotional', 0.8), 0)).toBeUndefined();
  expect(over(popUp('promotional', 0.3), 0.8)).toBeUndefined();
  expect(over(popUp('consent', 0.8), 0.8)).toBeUndefined();
});

it('counts pictures that are broken on one device alone, but not a single one', () => {
  const onPhones = (brokenPictures: number, desktop = 0) =>
    severity('broken-pictures', {
      look: { desktop: { pictures: 5, brokenPictures: desktop }, mobile: { pictures: 0, brokenPictures } },
    });
  expect(onPhones(5)).toBeCloseTo(0.45);
  expect(onPhones(1)).toBe(0);
  expect(onPhones(5, 1)).toBe(0);
});

it('counts half of an overlay where files that may remove it weren’t uploaded, and says why', () => {
  const failure = {
    url: 'https://upload.invalid/app.js',
    ownHost: true,
    bothPasses: true,
    reason: 'refused',
  };
  const over = (type: string, refused: boolean, document: Facts['document'] = { isUploaded: true }) => {
    const failures = [{ ...failure, type, refused }];
    return found({ look: both({ coveredShare: 1 }), network: { failures }, document }).find(
      ({ ceiling }) => ceiling.id === 'covered-page',
    );
  };
  for (const type of ['script', 'stylesheet']) {
    expect(over(type, true)?.severity).toBe(0.375);
    expect(over(type, true)?.reason).toMatch(
      /, which counts half because scripts or stylesheets .* weren’t uploaded\.$/,
    );
  }
  // Visitors lack what the page itself doesn't deliver, no image removes an overlay, and a page that was opened can't hide one behind a refused script.
  for (const whole of [over('script', false), over('image', true), over('script', true, {})]) {
    expect(whole?.severity).toBe(0.75);
    expect(whole?.reason).not.toContain('half');
  }
});

it('leaves text that only phones lack to the ceiling for that', () => {
  const facts: Facts = { look: { desktop: { letters: 3000 }, mobile: { letters: 300 } } };
  expect(severity('empty-page', facts)).toBe(0);
  expect(severity('content-missing-on-phones', facts)).toBeGreaterThan(0);
});

it('counts what fields ask for as text', () => {
  const placeholder = (label: string) => field('name', label, { labelSource: 'placeholder' });
  const { forms } = pageWithForm([
    placeholder('First and last name'),
    placeholder('How did you hear about us?'),
  ]);
  const facts: Facts = { look: both({ letters: 170 }), pageType: { type: 'signup' } };
  expect(severity('empty-page', facts)).toBeGreaterThan(0);
  expect(severity('empty-page', { ...facts, forms: forms ?? [] })).toBe(0);
});
