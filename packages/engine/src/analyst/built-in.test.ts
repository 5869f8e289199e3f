import type { PageType } from '@liftmark/contract/page-types';
import type { Finding } from '@liftmark/contract/report';
import { expect, it } from 'vitest';
import { runChecks } from '../checks/run-checks.ts';
import { betterHeadline } from '../checks/shared/headline-rewrite.ts';
import { claim, evidence, type Overrides, pageFacts } from '../checks/testing/test-facts.ts';
import { field, pageWithForm } from '../checks/testing/test-form.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { findingsOf } from '../score/findings.ts';
import { scoreChecks } from '../score/score.ts';
import { actionLabels } from './action-labels.ts';
import type { AnalystInput } from './analyst.ts';
import { builtInWords } from './built-in.ts';
import { headlineRewrites } from './headline-rewrites.ts';

function analystInput(
  overrides: Overrides<PageFacts> = {},
  changes: AnalystInput['changes'] = [],
): AnalystInput {
  const facts = pageFacts(overrides);
  const card = scoreChecks(runChecks(facts), facts.pageType.type);
  return {
    facts,
    findings: findingsOf(card.checks),
    overall: card.overall,
    scores: card.scores,
    ceilings: card.ceilings,
    changes,
  };
}

/** Words of a rewrite that are no placeholder. */
function claimedWords(text: string): string[] {
  return (
    text
      .replace(/\[[^\]]*\]/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

it('writes a verdict of two to four sentences with the words and figures of the page', () => {
  const { summary } = builtInWords(
    analystInput({}, [
      {
        id: 'a-change',
        evidence: [],
        effort: '15 min',
        place: 'also',
        type: 'improve',
        title: 'Name the price',
        checks: ['price-visibility'],
      },
    ]),
  );
  expect(summary).toContain('“Boat rentals booked while you are on the water”');
  expect(summary).toMatch(/: \d+ out of 100 \([A-F]/);
  expect(summary).toContain('Start here: name the price (about 15 minutes).');
});

const CHANGES: AnalystInput['changes'] = [
  {
    id: 'a-change',
    evidence: [],
    effort: '15 min',
    place: 'first',
    type: 'improve',
    title: 'Name the price',
    checks: ['price-visibility'],
  },
  {
    id: 'a-change',
    evidence: [],
    effort: '15 min',
    place: 'first',
    type: 'improve',
    title: 'Show a review',
    checks: [],
  },
  {
    id: 'a-change',
    evidence: [],
    effort: '15 min',
    place: 'housekeeping',
    type: 'critical',
    title: 'Link the terms',
    checks: ['legal-links'],
  },
];

it('starts with what visitors run into, and names no housekeeping as the biggest problem', () => {
  const given = analystInput({}, CHANGES);
  const [sample] = given.findings;
  if (!sample) throw new Error('no finding');
  const failed = (check: string, points: number): Finding => ({
    ...{ ...sample, check, points, outcome: 'fail', score: 0 },
    ...{ title: `${check} fails`, observed: `Seen by ${check}.` },
  });
  const findings = [failed('legal-links', 9), failed('guarantee', 7), failed('price-visibility', 3)];
  const { summary } = builtInWords({ ...given, findings });
  expect(summary).toContain('Start with this: name the price (about 15 minutes). Next: show a review.');
  expect(summary).not.toContain('The biggest problem');
  const [, , small] = CHANGES;
  const undiagnosed = builtInWords({ ...given, findings, changes: small ? [small] : [] });
  expect(undiagnosed.summary).toContain('The biggest problem costs 7.0 points: guarantee fails');
  expect(undiagnosed.summary).toContain('Only small fixes are left. Start here: link the terms.');
});

it('begins with what holds the page down, then gives the score with and without it', () => {
  const ceiling = {
    id: 'covered-page',
    title: 'A layer covers the page',
    reason: 'A layer hides 92% of the text above the fold on phones.',
    cap: 40,
    points: 43,
    evidence: [],
    effort: '15 min',
  };
  const given = { ...analystInput(), overall: { percent: 29, grade: 'F' as const, uncapped: 72 } };
  const summary = (ceilings: (typeof ceiling)[]) => builtInWords({ ...given, ceilings }).summary;
  expect(summary([ceiling])).toMatch(
    /^A layer hides 92% of the text above the fold on phones\. The page headlined “.+” scores 29 out of 100 \(F\) because of this; without it, the score would be 72\./,
  );
  expect(summary([ceiling, ceiling])).toContain(
    'because of this and 1 other ceiling; without them, the score',
  );
  expect(summary([{ ...ceiling, points: 1 }])).toMatch(/^The page headlined/);
});

it('gives a range and its reason where too much is open for a letter', () => {
  const given = analystInput({ language: 'sv' });
  const unread = given.findings.map((finding) => ({
    ...finding,
    outcome: 'notMeasured' as const,
    observed: 'There is no word list for the language of the page, Swedish (sv).',
  }));
  const overall = { percent: 67, grade: null, range: { low: 52, high: 83 } };
  const { summary } = builtInWords({ ...given, findings: unread.slice(0, 28), overall });
  expect(summary).toMatch(
    /^The page headlined “.+” scores between D\+ \(52\) and B\+ \(83\): 28 checks couldn’t be read in Swedish\./,
  );
  expect(summary).not.toMatch(/null|NaN|undefined/);
});

it('says first why there is no score where the language has no word lists', () => {
  const given = analystInput({
    wordLists: false,
    language: 'ar',
    pageType: { type: 'other', confidence: 0.4 },
  });
  const { summary, pageTypeInsights } = builtInWords({ ...given, overall: { percent: null, grade: null } });
  expect(summary).toMatch(/^The page headlined “.+” has no score because it’s written in Arabic/);
  expect(pageTypeInsights[0]).toContain('couldn’t determine the page type because we couldn’t read');
});

it('proposes no passing offer for a headline', () => {
  const facts = pageFacts();
  const line = 'Sale ends Sunday 29 November at midnight';
  const subheadline = { text: `${line}.`, evidence: evidence(line) };
  const rewrites = (claims: ReturnType<typeof claim>[]) =>
    headlineRewrites({ ...facts, subheadline, urgency: { ...facts.urgency, claims } }).map(
      ({ after }) => after,
    );
  expect(rewrites([])).toContain(line);
  expect(rewrites([claim('deadline', `${line}.`)])).not.toContain(line);
});

it('proposes no label of a kind of page that is not certain', () => {
  const labels = (confidence: number) =>
    actionLabels(
      pageFacts({
        pageType: { type: 'service', confidence },
        offer: { trial: null },
        primaryAction: { form: null },
      }),
    ).map(({ after }) => after);
  expect(labels(0.9)).toContain('Get your quote');
  expect(labels(0.5)).toEqual(['Get [what people receive]']);
});

it('labels the button of a form that books as one, whatever the page was taken for', () => {
  const dated = pageWithForm([field('name', 'Name'), field('date', 'Day')], { purpose: 'booking' });
  const labels = (type: 'signup' | 'event') =>
    actionLabels(pageFacts({ ...dated, pageType: { type }, primaryAction: { text: 'Submit', form: 0 } })).map(
      ({ after }) => after,
    );
  expect(labels('signup')).toEqual(['Book now', 'Check availability']);
  expect(labels('event')).toContain('Get your ticket');
});

it('asks guests for what the house gives, and of one that it does not know leaves it open', () => {
  const [stay, table, unknown] = (['stay', 'table', null] as const).map((house) =>
    actionLabels(
      pageFacts({
        pageType: { type: 'hospitality' },
        offer: { trial: null },
        primaryAction: { form: null },
        content: { house },
      }),
    ).map(({ after }) => after),
  );
  expect(stay).toEqual(['Book your stay', 'Check available dates']);
  expect(table).toEqual(['Reserve a table', 'Book a table']);
  expect(unknown).toEqual(['Book [what guests come for]', 'Plan your visit']);
});

it('speaks of every category, and of what could not be measured', () => {
  const given = analystInput();
  const { categoryInsights } = builtInWords({ ...given, scores: { ...given.scores, urgency: null } });
  expect(categoryInsights.urgency).toContain('has no score because we couldn’t measure enough of it');
  expect(categoryInsights.clarity).toMatch(/^Clarity scores \d+ out of 100/);
});

/** A finding of the given score and weight; one that rests on nothing seen unless told. */
function finding(category: Finding['category'], score: number, weight: number, seen = true): Finding {
  const [first] = analystInput().findings;
  if (!first) throw new Error('no finding');
  const outcome = score >= 0.75 ? 'pass' : 'fail';
  return { ...first, category, score, weight, outcome, evidence: seen ? [evidence('seen')] : [] };
}

it('calls no side strong that the page did not earn, and keeps back none that lies lower', () => {
  const scores = {
    clarity: 90,
    urgency: 75,
    socialProof: 49,
    offerStrength: 80,
    structure: null,
    trustCredibility: null,
  };
  const findings = [
    finding('clarity', 0.9, 12),
    finding('urgency', 0.75, 12, false),
    finding('socialProof', 0, 4),
    finding('offerStrength', 0.8, 12),
  ];
  expect(builtInWords({ ...analystInput(), scores, findings }).summary).toContain(
    'The strongest category is Clarity (90), and the weakest is Social Proof (49).',
  );
});

it('calls no weak category the strongest', () => {
  const scores = {
    clarity: 40,
    urgency: 55,
    socialProof: null,
    offerStrength: null,
    structure: null,
    trustCredibility: null,
  };
  const findings = [finding('clarity', 0.4, 12), finding('urgency', 0.55, 12)];
  const { summary } = builtInWords({ ...analystInput(), scores, findings });
  expect(summary).toContain('The weakest category is Clarity (40).');
  expect(summary).not.toContain('strongest');
});

it('says how little a category is based on', () => {
  const scores = { ...analystInput().scores, urgency: 75, socialProof: 50 };
  const findings = [{ ...finding('urgency', 0.75, 6, false), points: 1.6 }, finding('socialProof', 0, 4)];
  const { categoryInsights } = builtInWords({ ...analystInput(), scores, findings });
  const few =
    'Only 1 check found anything to judge here, so the score is partly based on the page’s average.';
  expect(categoryInsights.urgency).toContain(few);
  expect(categoryInsights.socialProof).toContain(few);
});

it('asks first of a page that receives with pictures alone what it is, and praises no clarity of it', () => {
  const received = (firstScreenWords: number) =>
    analystInput({ headline: null, subheadline: null, content: { explanation: null, firstScreenWords } });
  const given = received(3);
  const { summary } = builtInWords({ ...given, scores: { ...given.scores, clarity: 100 } });
  expect(summary).toMatch(/\d out of 100 \(.{1,2}\)\. There’s almost no text above the fold/);
  expect(summary).not.toContain('strongest category is Clarity');
  expect(builtInWords(received(9)).summary).not.toContain('almost no text');
});

it('says which other problems it counts', () => {
  const gap = (points: number, title: string) => ({
    ...finding('clarity', 0.5, 5),
    points,
    title,
    outcome: 'partial' as const,
  });
  const findings = [gap(3, 'The first'), gap(2, 'The second'), gap(0.2, 'Some links are hard to hit')];
  const { categoryInsights } = builtInWords({ ...analystInput(), findings });
  expect(categoryInsights.clarity).toContain('Another problem costs 0.2 points: some links are hard to hit.');
});

it('takes the costliest findings of a category into its insight', () => {
  const given = analystInput();
  const [first] = given.findings;
  if (!first) throw new Error('no finding');
  const costly: Finding = { ...first, outcome: 'fail', points: 3, observed: 'The headline is 12 px high.' };
  const { categoryInsights } = builtInWords({ ...given, findings: [costly, ...given.findings.slice(1)] });
  expect(categoryInsights.clarity).toContain('The headline is 12 px high.');
});

it('answers what visitors of the page type ask, each from a finding', () => {
  const [recognition, ...answers] = builtInWords(analystInput()).pageTypeInsights;
  expect(recognition).toContain('software service (92% certain)');
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(answer).toMatch(/^“.+\?” (Answered|Partly answered|Not answered): /);
});

it('calls nothing answered, not even in part, of which nothing was found', () => {
  const given = analystInput();
  const free = given.findings.find(({ check }) => check === 'free-offer');
  if (!free) throw new Error('no finding');
  const none: Finding = {
    ...free,
    outcome: 'partial',
    score: 0.6,
    evidence: [],
    observed: 'No trial was found.',
  };
  const { pageTypeInsights } = builtInWords({ ...given, findings: [none] });
  expect(pageTypeInsights).toContain('“Can I try it first?” Not answered: No trial was found.');
});

it('offers two or three headlines that claim nothing the page does not say', () => {
  const facts = pageFacts();
  const rewrites = headlineRewrites(facts);
  const said = JSON.stringify(facts).toLowerCase();
  expect(rewrites.length).toBeGreaterThanOrEqual(2);
  expect(rewrites.length).toBeLessThanOrEqual(3);
  for (const { before, after } of rewrites) {
    expect(before).toBe(facts.headline?.text);
    expect(after).not.toBe(before);
    for (const word of claimedWords(after)) expect(said).toContain(word);
  }
});

it('does not repeat the empty phrases of the page', () => {
  const facts = pageFacts({
    subheadline: { text: 'Next-generation solutions for everyone' },
    content: {
      wordingMatches: [
        {
          list: 'hype',
          phrase: 'next-generation',
          inHeadline: false,
          evidence: evidence('Next-generation solutions for everyone'),
        },
      ],
    },
  });
  expect(JSON.stringify(headlineRewrites(facts))).not.toMatch(/next-generation/i);
});

it('offers neither the name of the firm, nor sums, nor a purpose without its subject for a headline', () => {
  const facts = pageFacts({
    headline: { text: 'Help feed our cows' },
    subheadline: { text: 'To bring care and shelter to every cow.' },
    document: { title: 'Arul Dairy & Cow Care Farm | Help feed our cows', description: null },
    content: { explanation: null },
    trust: { organization: { legalName: 'Arul Dairy & Cow Care Farm' } },
    offer: { contents: { items: ['₹3,200', '₹1,500'] } },
  });
  expect(JSON.stringify(headlineRewrites(facts).map(({ after }) => after))).not.toMatch(/Arul|₹|To bring/);
});

it.each([
  ['About To Shine | Emmaus, PA', 'Emmaus'],
  ['Portfolio | Orion | Capital Region NY', 'Capital Region'],
  ['Join the Waitlist - Loads', 'Waitlist'],
  ['Loads - Home Page', 'Home Page'],
  ['Sven Van Dorst', 'Van Dorst'],
  ['Andre Perry Studio :: Discography', 'Perry'],
])('offers no headline out of “%s”, which names no offer', (title, part) => {
  const facts = pageFacts({ subheadline: null, document: { title, siteName: null, description: null } });
  const offered = headlineRewrites({ ...facts, content: { ...facts.content, explanation: null } });
  expect(JSON.stringify(offered.map(({ after }) => after))).not.toContain(part);
  expect(betterHeadline(facts)).not.toContain(part);
});

it('offers an address for no headline, and a title with a trade', () => {
  const offered = (text: string, title: string) =>
    JSON.stringify(
      headlineRewrites(
        pageFacts({ subheadline: { text }, document: { title, siteName: null, description: null } }),
      ).map(({ after }) => after),
    );
  expect(offered('Location: JaJa, 819 SE Taylor St, Portland OR', 'Fest')).not.toContain('Taylor');
  expect(offered('', 'Compass Star | Wedding Officiant in Emmaus, PA')).toContain(
    'Wedding Officiant in Emmaus, PA',
  );
});

it('glues no title to a line that is a headline of its own length', () => {
  const text =
    'Track loads, manage expenses, and stay profitable with FreightFolio, built for small fleets and owner-operators.';
  const rewrites = headlineRewrites(
    pageFacts({
      subheadline: { text },
      document: { title: 'FreightFolio | Trucking Accounting Software', siteName: 'FreightFolio' },
    }),
  );
  expect(Math.max(...rewrites.map(({ after }) => after.length))).toBeLessThanOrEqual(80);
});

it('offers no filler of a template for a headline', () => {
  const text = 'This is a template for a simple marketing or informational website.';
  const templateRemnants = [
    { text: 'Hello, world!', evidence: evidence('Hello, world!') },
    { text: 'This is a template for a simple marketing', evidence: evidence(`${text} Use it well.`) },
  ];
  const facts = (found: typeof templateRemnants) =>
    pageFacts({
      headline: { text: 'Effective. Efficient. Guaranteed.' },
      subheadline: { text },
      document: { title: 'Hello, world!', description: null },
      content: { explanation: { text }, templateRemnants: found },
    });
  const filler = /hello|template/i;
  const offered = (found: typeof templateRemnants) => JSON.stringify(headlineRewrites(facts(found)));
  expect(offered([])).toMatch(filler);
  expect(offered(templateRemnants)).not.toMatch(filler);
  expect(betterHeadline(facts([]))).toMatch(filler);
  expect(betterHeadline(facts(templateRemnants))).not.toMatch(filler);
});

it('keeps the name of goods, and offers them no template of a service', () => {
  const facts = pageFacts({
    pageType: { type: 'ecommerce-product' },
    headline: { text: 'Merino beanie, charcoal' },
    subheadline: { text: 'Knitted in Cumbria from traceable merino.' },
    document: {
      title: 'Merino beanie, charcoal | Fell & Thread',
      siteName: 'Fell & Thread',
      description: null,
    },
    proof: { numbers: { count: 0, evidence: [] } },
    offer: { contents: null, freeOffer: { present: false, evidence: [] } },
    content: { explanation: null },
  });
  expect(headlineRewrites(facts).map(({ after }) => after)).toEqual([
    'Merino beanie, charcoal: Knitted in Cumbria from traceable merino',
    'Merino beanie, charcoal: [what sets it apart, as a figure or material]',
    'Merino beanie, charcoal for [whom or which use]',
  ]);
});

it.each(['Kettle 1-800-KETTLES', 'Kettles dot com kettle', 'Kettle ０９００ １２３ ４５６'])(
  'names no goods “%s”',
  (name) => {
    const facts = pageFacts({
      pageType: { type: 'ecommerce-product' },
      headline: { text: name },
      subheadline: null,
      document: { title: `${name} | Harbor`, siteName: 'Harbor', description: null },
      content: { explanation: null },
    });
    expect(JSON.stringify(headlineRewrites(facts).map(({ after }) => after))).not.toMatch(/800|dot com|０/);
  },
);

it('mentions the serious fault of a page that does well', () => {
  const { summary } = builtInWords({
    ...analystInput({}, [
      {
        id: 'a-change',
        evidence: [],
        effort: '15 min',
        place: 'also',
        type: 'critical',
        title: 'Place a button',
        checks: ['primary-action'],
      },
    ]),
    overall: { percent: 95, grade: 'A+' },
  });
  expect(summary).toContain('but has a serious problem: 95 out of 100 (A+)');
});

it('leaves placeholders where the page says too little', () => {
  const rewrites = headlineRewrites(
    pageFacts({
      headline: null,
      subheadline: null,
      document: { title: 'Harbor', description: null },
      content: { explanation: null },
      offer: { contents: null },
    }),
  );
  expect(rewrites).toHaveLength(2);
  for (const { before, after } of rewrites) {
    expect(before).toBeNull();
    expect(after).toMatch(/\[.+\]/);
  }
});

it('names the act and the object on the button, in the language of the page, and in no other', () => {
  expect(actionLabels(pageFacts()).map(({ after }) => after)[0]).toBe('Start your 14-day free trial');
  expect(
    actionLabels(pageFacts({ language: 'de', pageType: { type: 'nonprofit' }, forms: [] }))[0]?.after,
  ).toBe('Jetzt spenden');
  expect(actionLabels(pageFacts({ language: 'sk' }))).toEqual([]);
  const unread = { language: null, languageEvidence: { decidedBy: 'declaration' as const } };
  expect(actionLabels(pageFacts(unread))[0]?.after).toBe('Start your 14-day free trial');
  expect(actionLabels(pageFacts({ language: null }))).toEqual([]);
});

it('a category tells what two of its findings rest on once', () => {
  const given = analystInput();
  const seen = 'The countdown showed 14:53 in one visit and 14:59 in another.';
  const costly = given.findings.slice(0, 2).map((finding, place) => ({
    ...finding,
    category: 'urgency' as const,
    outcome: 'fail' as const,
    points: 9 - place,
    observed: place === 0 ? seen : `“Ends in 14:53” does not hold. ${seen}`,
  }));
  const { categoryInsights } = builtInWords({ ...given, findings: costly });
  expect(categoryInsights.urgency.split(seen)).toHaveLength(2);
  expect(categoryInsights.urgency).toContain('does not hold.');
});

it('offers no headline against a title whose words it leaves out', () => {
  const given = analystInput();
  const titleMatch = { words: ['Boat', 'Lyon'], found: ['Boat'] };
  const { rewrites } = builtInWords({
    ...given,
    facts: { ...given.facts, content: { ...given.facts.content, titleMatch } },
  });
  expect(rewrites['headline-specificity']?.length).toBeGreaterThan(0);
  expect(rewrites['title-headline-match']).toEqual([]);
});

it('puts one sentence of what costs most into the summary', () => {
  const costly = {
    ...finding('clarity', 0, 5),
    points: 9,
    observed: 'Half is pale. For example “Start” at 2.0:1.',
    title: 'Text is pale',
  };
  expect(builtInWords({ ...analystInput(), findings: [costly] }).summary).toContain(
    'text is pale (half is pale). ',
  );
});

it('proposes no headline that takes away what nobody minds', () => {
  const afters = (type: PageType) =>
    headlineRewrites(
      pageFacts({
        pageType: { type },
        headline: null,
        subheadline: null,
        document: { title: 'Harbor', description: null },
        content: { explanation: null },
        offer: { contents: null },
      }),
    ).map(({ after }) => after);
  expect(afters('saas')).toContain('[The result] without [what people dislike today]');
  for (const type of ['portfolio', 'hospitality', 'event', 'other'] as const) {
    expect(afters(type), type).toEqual(['[What it is] for [whom]']);
  }
});

it('makes no headline of the parts of a thing', () => {
  const contents = (items: string[]) =>
    JSON.stringify(
      headlineRewrites(
        pageFacts({
          subheadline: null,
          content: { explanation: null },
          proof: { numbers: { count: 0, evidence: [] } },
          offer: { contents: { items }, freeOffer: { present: false, evidence: [] } },
        }),
      ),
    );
  expect(contents(['Booking calendar', 'Card deposits', 'Digital waivers'])).toContain(
    'Booking calendar, Card',
  );
  expect(contents(['Screen 122sv', '1 pole', 'A boat with two motors for calm water'])).not.toContain(
    '122sv',
  );
});
