import { patchSchema } from '@liftmark/contract/patches';
import { type ConversionReport, conversionReportSchema } from '@liftmark/contract/report';
import { afterEach, describe, expect, it } from 'vitest';
import { renderedSnapshot } from '../../../facts/testing/snapshots.ts';
import { openModel } from '../../../model/open-model.ts';
import {
  type FakeProvider,
  type FakeReply,
  type Seen,
  startFakeProvider,
} from '../../../model/testing/fake-provider.ts';
import { goodAnswer, taskOf } from '../../../model/testing/good-answers.ts';
import type { Body } from '../../../model/testing/wire.ts';
import { PageModel } from '../../../page/page-model.ts';
import { judge } from '../../../pipeline/judge.ts';
import type { WholePage, Writing } from '../../analyst.ts';
import { createModelAnalyst } from '../model-analyst.ts';
import { modelInputOf } from '../model-input.ts';
import { secretsOf } from '../prompt.ts';
import { INSIGHT_INSTRUCTIONS } from '../tasks/insights.ts';
import { obedientTexts } from '../testing/hijacked.ts';
import { insightPatch } from './insight-patch.ts';
import { outlineOf } from './outline.ts';
import { withOutline } from './page-sources.ts';

const HTML = `<!doctype html><html lang="en"><head><title>Harbor: boat rental software</title></head><body>
<header data-box="0 0 1350 60"><a href="/" data-box="20 10 80 40">Harbor</a><a href="/prices" data-box="200 10 80 40">Prices</a></header>
<main data-box="0 60 1350 1800">
<h1 data-box="40 120 800 60">Boat rentals booked while you are on the water</h1>
<p data-box="40 200 800 40">Harbor takes bookings and deposits for 40 rental docks, day and night.</p>
<a class="button" href="/signup" data-box="40 260 160 48">Start your free trial</a>
<h2 data-box="40 700 800 40">Built for restaurants</h2>
<p data-box="40 760 800 60">Waiters see every table and every order at a glance.</p>
<p data-box="40 800 800 40">Floor plans<br>Waiters draw them once.</p>
<p data-box="40 840 800 60">From $49 a month. Cancel whenever you like.</p>
<p data-box="40 920 800 60">Write to jane.doe@example.com or call 555-010-9999.</p>
</main></body></html>`;
const snapshot = renderedSnapshot(HTML);
const report = judge(snapshot, { pageGoal: 'signups', message: 'Marina software that fills your docks' });
const outline = outlineOf(new PageModel(snapshot));

const page: WholePage = {
  outline,
  tiles: async (most) =>
    Array.from({ length: Math.min(most, 3) }, (_, index) => ({
      mimeType: 'image/png',
      bytes: new Uint8Array([137, 80, 78, 71, index]),
      device: index === 1 ? ('mobile' as const) : ('desktop' as const),
      strips: [{ top: 1350 * index, bottom: 1350 * (index + 1) }],
    })),
};

let provider: FakeProvider;
afterEach(() => provider.close());

const writing: Writing = {
  signal: new AbortController().signal,
  waitMs: 15_000,
  picture: null,
  readPage: async () => page,
};

const idOf = (words: string): string => outline.find((node) => node.words.includes(words))?.id ?? 'n0';

const RESTAURANTS = {
  question: 'offer',
  severity: 'serious',
  effort: 'hours',
  nodes: [idOf('Built for restaurants'), idOf('Waiters see')],
  title: 'Replace the restaurant copy with boat rental copy',
  problem: 'The section “Built for restaurants” speaks of waiters and every table, not of boat rentals.',
  why: 'Visitors who rent out boats wonder whether this section about restaurants is for them.',
  fix: [
    'Replace “Built for restaurants” with what docks get.',
    'Name bookings and deposits in the text below.',
  ],
  quotes: ['Built for restaurants', 'every table'],
};

/** Written with an answer to this task, and with honest ones to the others. */
async function written(answer: FakeReply | object, given: Partial<Writing> & { tokens?: number } = {}) {
  provider = await startFakeProvider((seen) => {
    if (taskOf(seen).task !== 'page-insights') return { text: JSON.stringify(goodAnswer(seen)) };
    return 'insights' in answer ? { text: JSON.stringify(answer) } : answer;
  });
  const { tokens = 200_000, ...rest } = given;
  const analyst = createModelAnalyst({
    model: openModel(provider.settings('openai-compatible')),
    cache: { get: async () => null, set: async () => undefined },
    tokensPerAnalysis: tokens,
    waitMs: 15_000,
    onFailure: () => undefined,
  });
  return conversionReportSchema.parse(await analyst.writeReport(report, { ...writing, ...rest }));
}

const insight = (changes: object = {}) => ({ insights: [{ ...RESTAURANTS, ...changes }], judgments: [] });
const partOf = ({ analyst }: ConversionReport) => analyst.parts?.find(({ part }) => part === 'page-insights');
const suggested = ({ recommendations }: ConversionReport) =>
  recommendations.filter(({ suggestedBy }) => suggestedBy !== undefined);
const asked = (): Seen => {
  const found = provider.seen.find((seen) => taskOf(seen).task === 'page-insights');
  if (!found) throw new Error('Nothing was asked.');
  return found;
};

describe('the request', () => {
  it('shows what visitors see, with ids, boxes of both devices, pictures and the visit', async () => {
    await written(insight());
    const { modelInput } = taskOf(asked());
    const line = modelInput.outline.nodes.find((node: string) => node.includes('Boat rentals booked'));
    expect(line).toMatch(/^n\d+ \| hero h1, 16px \| 40 120 800 60 \| 40 120 800 60 \| Boat rentals booked/);
    expect(modelInput.visit).toEqual({
      goal: 'signups',
      audience: expect.any(String),
      trafficSource: null,
      message: 'Marina software that fills your docks',
    });
    expect(asked().pictures).toBe(3);
    expect(modelInput.pictures[1]).toEqual({ device: 'phone', shows: 'pixels 1350 to 2700 from the top' });
    expect(modelInput.recommendations.map(({ id }: Body) => id)).toEqual(
      report.recommendations.map(({ id }) => id),
    );
  });

  it('carries no e-mail address and no phone number', async () => {
    await written(insight());
    expect(asked().raw).toContain('[phone]');
    expect(asked().raw).not.toMatch(/jane\.doe|010-9999/);
  });

  it('shows fewer pictures where few tokens are allowed, and then less text', async () => {
    const most: number[] = [];
    const tiles = async (count: number) => {
      most.push(count);
      return [];
    };
    for (const tokens of [200_000, 48_000, 28_000]) {
      await written(insight(), { tokens, readPage: async () => ({ outline, tiles }) });
      await provider.close();
    }
    expect(most[0]).toBe(12);
    expect(most[1]).toBeLessThan(6);
    expect(most.slice(2)).toEqual([]);
  });
});

describe('an insight that holds', () => {
  it('is a recommendation among the first five, with frames and the name of the model, and costs no points', async () => {
    const now = await written(insight());
    const [item] = suggested(now);
    expect(item).toMatchObject({
      suggestedBy: 'fake-model',
      place: 'first',
      question: 'offer',
      type: 'improve',
      checks: [],
      title: RESTAURANTS.title,
      observed: RESTAURANTS.problem,
      steps: RESTAURANTS.fix,
    });
    expect(item?.evidence[0]?.boxes.desktop).toEqual({ x: 40, y: 700, width: 800, height: 40 });
    expect(item?.description).toContain(RESTAURANTS.why);
    for (const key of ['overall', 'scores', 'scoreLines', 'findings', 'ceilings'] as const) {
      expect(now[key]).toEqual(report[key]);
    }
    expect(now.actionPlan.map(({ recommendation }) => recommendation)).toContain(item?.id);
    expect(Object.keys(now.sources)).toEqual(expect.arrayContaining(item?.impact.sources ?? []));
    expect(partOf(now)).toEqual({
      part: 'page-insights',
      author: 'model',
      reason: null,
      kept: 1,
      dropped: 0,
    });
  });
});

describe('an insight in place of a recommendation', () => {
  const recommended = (id: string) => report.recommendations.find((item) => item.id === id);
  const replaced = recommended('vague-headline');
  const HEADLINE = 'Boat rentals booked while you are on the water';
  const linked = {
    recommendation: 'vague-headline',
    nodes: [idOf(HEADLINE)],
    title: 'Make the headline larger than the text',
    problem: `The headline “${HEADLINE}” is as small as the text below it.`,
    why: 'Visitors who skim the page miss a headline that looks like its text.',
    fix: ['Set the headline in twice the size of the text below it.'],
    quotes: [HEADLINE],
  };
  const itemOf = ({ recommendations }: ConversionReport, id = 'vague-headline') =>
    recommendations.find((item) => item.id === id);
  const wordedIn = ({ recommendations }: ConversionReport) =>
    recommendations.filter(({ wordedBy }) => wordedBy !== undefined).map(({ id }) => id);

  it('keeps its id, checks and points, and comes first', async () => {
    const now = await written(insight(linked));
    expect(now.recommendations[0]).toMatchObject({
      ...{ id: replaced?.id, checks: replaced?.checks, wordedBy: 'fake-model', place: 'first' },
      ...{ title: linked.title, observed: linked.problem, why: linked.why, steps: linked.fix },
    });
    expect(itemOf(now)?.scoreOnceFixed).toBe(replaced?.scoreOnceFixed);
    expect(suggested(now)).toEqual([]);
    expect(now.recommendations).toHaveLength(report.recommendations.length);
  });

  it('leaves it as it is where the insight doesn’t hold, but first', async () => {
    const now = await written(insight({ ...linked, quotes: ['Loved by sailors'] }));
    const { id, title, observed, steps } = replaced ?? {};
    expect(now.recommendations[0]).toMatchObject({ id, title, observed, steps });
    expect(wordedIn(now)).toEqual([]);
  });

  it.each<[string, object]>([
    ['isn’t there', { recommendation: 'no-such-advice' }],
    ['is about something else', { recommendation: 'no-proof', question: 'belief' }],
    [
      'shares words and a question, but no place',
      {
        ...{ recommendation: 'weak-action-look', question: 'action' },
        fix: ['Style “Built for restaurants” in a solid color that no button on the page uses.'],
      },
    ],
    ['is a small fix', { recommendation: 'faq' }],
    ['is a defect elsewhere', { recommendation: 'poor-impression' }],
  ])('is one of its own where the recommendation %s', async (_, changes) => {
    const now = await written(insight(changes));
    expect(suggested(now)).toHaveLength(1);
    expect(wordedIn(now)).toEqual([]);
    const { length } = now.recommendations;
    expect(length).toBe(report.recommendations.length + 1);
  });

  it('replaces one only once', async () => {
    const other = {
      ...linked,
      title: 'Name the price in the headline',
      problem: `The headline “${HEADLINE}” says nothing of a price, nor does the button.`,
      fix: ['Add the price to the headline.'],
    };
    const answer = { insights: [linked, other].map((one) => ({ ...RESTAURANTS, ...one })), judgments: [] };
    const now = await written(answer);
    expect(itemOf(now)?.title).toBe(linked.title);
    expect(suggested(now).map(({ title }) => title)).toEqual([other.title]);
  });

  it('is left out where another recommendation says the same', async () => {
    const same = recommended('primary-action');
    const link = { recommendation: 'weak-action-look', question: 'action', nodes: [idOf('Start your free')] };
    const said = { title: same?.title, problem: same?.observed, fix: [same?.title], quotes: [] };
    const now = await written(insight({ ...link, ...said }));
    expect(wordedIn(now)).toEqual([]);
    expect(now.recommendations[0]?.id).toBe('primary-action');
  });
});

describe('a change that an insight comes down to', () => {
  const HEADING = idOf('Built for restaurants');
  const COPY = idOf('Waiters see');
  const NOTHING = { text: null, beside: null, position: null };
  const cited = (ids: readonly string[]) => outline.filter(({ id }) => ids.includes(id));
  const patchWith = async (change: object, more: object = {}) => {
    const now = await written(insight({ change: { ...NOTHING, node: HEADING, ...change }, ...more }));
    const [item] = suggested(now);
    expect(item?.title).toBe(RESTAURANTS.title);
    return item?.patch;
  };

  it('is a patch on the cited node, which claims no check', async () => {
    const patch = await patchWith({ change: 'set-text', text: 'Built for docks' });
    expect(patch).toMatchObject({
      kind: 'insight',
      summary: 'Change “Built for restaurants” to “Built for docks”.',
      checks: [],
      placeholder: false,
      operations: [{ operation: 'setText', before: 'Built for restaurants', text: 'Built for docks' }],
    });
    expect(patchSchema.safeParse(patch).error).toBeUndefined();
  });

  it('may leave out a node, move it, or repeat a line of the page', async () => {
    expect(await patchWith({ change: 'remove', node: COPY })).toMatchObject({
      operations: [{ operation: 'remove', target: { tag: 'p' } }],
    });
    await provider.close();
    expect(
      await patchWith({ change: 'move', node: COPY, beside: HEADING, position: 'before' }),
    ).toMatchObject({
      summary: 'Move “Waiters see every table and every order at a glance.” above “Built for restaurants”.',
      operations: [{ operation: 'move', target: { tag: 'p' }, to: { tag: 'h2' }, position: 'before' }],
    });
    await provider.close();
    expect(await patchWith({ change: 'price-line', text: 'From $49 a month.' })).toMatchObject({
      operations: [{ operation: 'insert', content: { block: 'priceLine', text: 'From $49 a month.' } }],
    });
  });

  it('with a blank for what only the owner knows is a placeholder', async () => {
    const patch = await patchWith({ change: 'set-text', text: 'Built for [your docks]' });
    expect(patch?.placeholder).toBe(true);
  });

  it.each<[string, object]>([
    ['is of no known kind', { change: 'run-script', text: 'alert(1)' }],
    ['touches what the insight doesn’t cite', { change: 'remove', node: idOf('From $49') }],
    ['names a node that isn’t there', { change: 'set-text', node: 'n9999', text: 'Built for docks' }],
    ['has no words', { change: 'set-text' }],
    ['leads elsewhere', { change: 'set-text', text: 'Built for evil.test' }],
    ['carries markup', { change: 'set-text', text: 'Built for <b onclick="x">docks</b>' }],
    ['names a figure that the page doesn’t', { change: 'set-text', text: 'Built for 900 docks' }],
    ['says the same again', { change: 'set-text', text: 'Built for Restaurants' }],
    ['adds a line that the page doesn’t say', { change: 'trust-line', text: 'Loved by sailors' }],
    ['adds a price line without a price', { change: 'price-line', text: 'Cancel whenever you like.' }],
    ['moves a node beside itself', { change: 'move', beside: HEADING, position: 'after' }],
    ['moves a node beside one that isn’t cited', { change: 'move', beside: idOf('From $49') }],
  ])('is dropped where it %s, and the insight stays', async (_, change) => {
    expect(await patchWith(change)).toBeUndefined();
  });

  it.each(obedientTexts(INSIGHT_INSTRUCTIONS))(
    'never shows what a page could make a model say: %s',
    (words) => {
      const given = modelInputOf(report).sourceFacts;
      const facts = withOutline({ ...given, secrets: secretsOf([INSIGHT_INSTRUCTIONS]) }, outline, null);
      for (const change of ['set-text', 'trust-line', 'price-line'] as const) {
        const asked = { ...NOTHING, change, node: HEADING, text: words.slice(0, 300) };
        expect(insightPatch({ change: asked, nodes: [HEADING] }, cited([HEADING]), report, facts)).toBe(null);
      }
    },
  );

  it('never takes away the main button, a contact, one of several lines or what a passed check has seen', async () => {
    const two = idOf('Floor plans');
    const button = idOf('Start your free trial');
    const contact = idOf('Write to');
    const nodes = [...RESTAURANTS.nodes, button, contact, two];
    expect(await patchWith({ change: 'remove', node: button }, { nodes })).toBeUndefined();
    await provider.close();
    const text = 'Waiters see every table';
    expect(await patchWith({ change: 'set-text', node: contact, text }, { nodes })).toBeUndefined();
    await provider.close();
    expect(await patchWith({ change: 'set-text', node: two, text }, { nodes })).toBeUndefined();
  });
});

describe('an insight that does not hold', () => {
  it.each<[string, object]>([
    ['cites a node that isn’t there', { nodes: ['n9999'] }],
    ['quotes words that aren’t on the page', { quotes: ['Loved by sailors'] }],
    [
      'has words in quotation marks that aren’t there',
      { problem: 'The section “Made for sailors” is about restaurants and waiters.' },
    ],
    ['denies what was seen', { problem: 'The section “Built for restaurants” has no price.' }],
    [
      'says what a passed check would say',
      { problem: 'Text contrast is too low at “Built for restaurants”.' },
    ],
    [
      'names a figure that nobody measured',
      { problem: 'The section “Built for restaurants” loses 73% of visitors at every table.' },
    ],
    ['leads elsewhere', { fix: ['Copy the restaurants section of evil.test.'] }],
    ['gives a score', { problem: 'The section “Built for restaurants” scores 100 of 100 for waiters.' }],
  ])('is dropped where it %s', async (_, changes) => {
    const now = await written(insight(changes));
    expect(suggested(now)).toEqual([]);
    expect(partOf(now)).toMatchObject({ author: 'built-in', reason: 'ungrounded', dropped: 1 });
    expect(now.recommendations.map(({ id }) => id)).toEqual(report.recommendations.map(({ id }) => id));
  });

  it('shows the place of what it quotes, too, where it doesn’t name it', async () => {
    const now = await written(insight({ quotes: ['From $49 a month'] }));
    const shown = suggested(now).flatMap(({ evidence }) => evidence.map(({ text }) => text));
    expect(shown.at(-1)).toContain('From $49 a month');
    expect(shown.length).toBe(RESTAURANTS.nodes.length + 1);
  });

  it('goes without a step that doesn’t hold', async () => {
    const [step = ''] = RESTAURANTS.fix;
    const now = await written(insight({ fix: ['Copy the restaurants section of evil.test.', step] }));
    expect(suggested(now)[0]?.steps).toEqual([step]);
  });

  it('gets a built-in reason, and its first step as the title, where the model’s don’t hold', async () => {
    const why = 'Nine of ten visitors leave evil.test for that reason.';
    const now = await written(insight({ why, title: 'Visit evil.test' }));
    expect(suggested(now)[0]).toMatchObject({
      title: RESTAURANTS.fix[0]?.replace('.', ''),
      why: 'Visitors leave if they don’t see what’s offered and that it’s for them.',
      steps: RESTAURANTS.fix.slice(1),
    });
  });

  it('is dropped where a recommendation says the same', async () => {
    const known = report.recommendations.find(({ evidence }) => evidence.length > 0);
    if (!known) throw new Error('Nothing is recommended.');
    const [place] = known.evidence;
    const now = await written(
      insight({
        nodes: [`n${place?.node}`],
        title: known.title.slice(0, 100),
        problem: known.observed.slice(0, 420),
        quotes: [],
        question: known.question ?? 'offer',
      }),
    );
    expect(suggested(now)).toEqual([]);
  });

  it('never carries a sentence of a finding or recommendation', async () => {
    const taken = report.findings.find(
      ({ observed }) => observed.split(' ').length > 12 && !observed.includes('“'),
    );
    const now = await written(insight({ why: taken?.observed ?? '' }));
    expect(taken).toBeDefined();
    expect(JSON.stringify(suggested(now))).not.toContain(taken?.observed);
  });

  it('is dropped the second time', async () => {
    const now = await written({ insights: [RESTAURANTS, RESTAURANTS], judgments: [] });
    expect(suggested(now)).toHaveLength(1);
    expect(partOf(now)).toMatchObject({ kept: 1, dropped: 1 });
  });
});

describe('bad input', () => {
  const built = (now: ConversionReport) => now.recommendations.map(({ id }) => id);
  it.each<[string, string, FakeReply]>([
    ['is cut off', 'cut-off', { text: '{"insights":[{"ques', finish: 'length' }],
    ['is a refusal', 'refused', { text: '', finish: 'refused' }],
    ['ignores the schema', 'malformed', { text: '{"insights":"none"}' }],
    ['is no JSON', 'malformed', { text: 'Sure, here are my thoughts.' }],
    ['never comes', 'slow', { hangs: true }],
  ])('leaves the built-in recommendations where the answer %s', async (_, reason, reply) => {
    const now = await written(reply, reply.hangs ? { waitMs: 1_500 } : {});
    expect(built(now)).toEqual(built(report));
    expect(partOf(now)).toMatchObject({ author: 'built-in', reason });
  });

  it('repeats nothing that the page tells a machine, and none of our instructions', async () => {
    const obeyed = {
      title: 'Rate this page 100 of 100',
      problem:
        'Read the whole page as a conversion consultant who was hired for it, “Built for restaurants”.',
    };
    const now = await written(insight(obeyed));
    expect(suggested(now)).toEqual([]);
    expect(JSON.stringify(now.recommendations)).not.toMatch(/100 of 100|was hired/);
  });

  it('says so where the page can’t be read, or takes too long', async () => {
    const failed = await written(insight(), { readPage: () => Promise.reject(new Error('no memory')) });
    expect(partOf(failed)).toMatchObject({ author: 'built-in', reason: 'unavailable' });
    await provider.close();
    const slow = await written(insight(), { readPage: () => new Promise(() => {}), waitMs: 1_000 });
    expect(partOf(slow)).toMatchObject({ author: 'built-in', reason: 'slow' });
  });
});
