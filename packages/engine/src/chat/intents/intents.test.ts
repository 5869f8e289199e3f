import type { ChatMessage } from '@liftmark/contract/chat';
import { describe, expect, it } from 'vitest';
import { DIAGNOSES } from '../../diagnoses/registry.ts';
import { competitorReport } from '../../reports/competitor.ts';
import { swotReport } from '../../reports/swot.ts';
import { MODEL_NOTES, testReport, withModelNotes } from '../../reports/test-report.ts';
import { text } from './simple-summary.text.ts';
import otherLanguages from './testing/other-languages.json' with { type: 'json' };
import paraphrases from './testing/paraphrases.json' with { type: 'json' };
import { conversation, requestableReport } from './testing/requested.ts';
import first from './testing/unusual-first.json' with { type: 'json' };
import second from './testing/unusual-second.json' with { type: 'json' };
import { HELD_BACK, ORDINARY, UNUSUAL, WORDINGS } from './testing/wordings.ts';
import { trafficIn } from './traffic.ts';
import { understand } from './understand.ts';

const report = requestableReport();

type Wordings = readonly (readonly (string | undefined)[])[];

async function intentOf([, question = '', before]: Wordings[number]): Promise<string | null> {
  const history: ChatMessage[] = [];
  if (before !== undefined) {
    const [answer] = await conversation([before], report);
    history.push({ type: 'user', content: before }, { type: 'ai', content: answer?.answer ?? '' });
  }
  const understood = understand(question, report, history);
  return understood?.answer() ? understood.intent.name : null;
}

/** The share of wordings that are understood, and a line for each that isn't. */
async function understood(wordings: Wordings) {
  const read = await Promise.all(
    wordings.map(async (wording) => ({ wording, intent: await intentOf(wording) })),
  );
  const missed = read.filter(({ wording, intent }) => wording[0] !== intent);
  return {
    share: 1 - missed.length / wordings.length,
    lines: missed.map(({ wording, intent }) => `${wording.join(' | ')} → ${intent}`).join('\n'),
  };
}

describe('wordings', () => {
  it.each<[string, Wordings, number]>([
    ['that the patterns were written with', WORDINGS, 0.99],
    ['that were held back', HELD_BACK, 0.95],
    ['that are less usual', UNUSUAL, 0.9],
    ['that are unusual, written before the patterns were read', first, 0.95],
    ['that are unusual, opened after the patterns were written', second, 0.65],
  ])('are understood: %s', async (_, wordings, least) => {
    const { share, lines } = await understood(wordings);
    expect(share, lines).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.entries(otherLanguages))('are understood in other languages: %s', async (_, own) => {
    const written = await understood(own['written-with']);
    expect(written.share, written.lines).toBeGreaterThanOrEqual(0.99);
    const held = await understood(own['held-back']);
    expect(held.share, held.lines).toBeGreaterThanOrEqual(0.9);
  });

  // Written before the patterns were read: 71% of 102 were understood, and patterns were added for the rest.
  it.each(Object.entries(paraphrases))('are understood as paraphrases: %s', async (_, own) => {
    const { share, lines } = await understood(own);
    expect(share, lines).toBeGreaterThanOrEqual(0.95);
  });

  it.each(ORDINARY)('of other questions are left alone: %s', (question) => {
    expect(understand(question, report, [])).toBeNull();
  });
});

describe('better words', () => {
  it('are the page’s own, each with its reason and its room, and can be pasted', async () => {
    const [headlines] = await conversation(['write me three headlines']);
    expect(headlines?.answer).toContain('Three headlines, instead of “Boats”:');
    expect(headlines?.answer).toContain(
      '2. “Rowing boats in Bergen” Says where. Takes 2 lines instead of 1 on phones.',
    );
    expect(headlines?.copies).toEqual([
      'Row the fjord at dawn, guide and thermos included',
      'Rowing boats in Bergen',
      'Forty boats on the quay',
    ]);
  });

  it('go on with the part that was asked for', async () => {
    const [, more, shorter, forChefs, buttons] = await conversation([
      'write me three headlines',
      'two more',
      'shorter',
      'for chefs',
      'and buttons?',
    ]);
    expect(more?.copies).toEqual(['Boats [for whom]', '[What it is] for [whom]']);
    expect(shorter?.copies?.every((text) => text.length < 'Rowing boats in Bergen'.length)).toBe(true);
    expect(forChefs?.copies).toContain('[What it is] for chefs');
    expect(buttons?.copies).toEqual(['Book a boat']);
  });

  it('are those of the advice, too, before templates that say nothing of the page', async () => {
    const [advice] = report.recommendations;
    if (!advice) throw new Error('no advice');
    const blank = { text: '[Ce que c’est] pour [qui]', reason: 'Fill it in.' };
    const rewrites = [{ part: 'headline' as const, current: 'Boats', candidates: [blank] }];
    const advised = (after: string) => ({
      ...report,
      rewrites,
      recommendations: [{ ...advice, copyExamples: [{ before: 'Boats', after }] }],
    });
    const own = 'Formation et coaching pour [qui]';
    const [withOwn] = await conversation(['write me three headlines'], advised(own));
    expect(withOwn?.copies).toEqual([own, blank.text]);
    expect(withOwn?.answer).not.toContain('the page doesn’t say');
    const [without] = await conversation(['write me three headlines'], advised(blank.text));
    expect(without?.copies).toEqual([blank.text]);
    expect(without?.answer).toContain('the page doesn’t say it clearly');
  });

  it.each(['in another tone', 'in German?'])('says plainly what it can’t do: %s', async (wish) => {
    const [, answer] = await conversation(['write me three headlines', wish]);
    expect(answer?.answer).toMatch(/^I can’t .* without a language model/);
  });

  it('quotes a section on one line', async () => {
    const [section] = await conversation(['write a section']);
    expect(section?.answer).toContain('1. “Forty boats / One for each guest.” Starts with');
    expect(section?.copies).toEqual(['Forty boats\nOne for each guest.']);
  });
});

describe('a plan', () => {
  it('puts what visitors run into first, by days with room, and says what can wait', async () => {
    const [plan] = await conversation(['make a plan for this week']);
    const lines = plan?.answer.split('\n') ?? [];
    expect(lines[1]).toMatch(/^1\. \*\*Day 1, about 15 minutes: .* First step: .* \[1\]$/);
    expect(plan?.answer).toContain('Nothing is left over for later.');
  });

  it('fits into the time that is given', async () => {
    const items = report.recommendations.map((item) => ({ ...item, effort: 'hours' as const }));
    const busy = { ...report, recommendations: items };
    const [plan, shorter] = await conversation(['I have 4 hours', 'shorter'], busy);
    expect(plan?.citations).toHaveLength(1);
    expect(plan?.answer).toContain('These can wait:');
    expect(shorter?.citations).toHaveLength(1);
    expect(shorter?.answer).not.toContain('First step');
  });
});

describe('a test', () => {
  it('starts with what visitors may like better, and is worked out from the reader’s figures', async () => {
    const [first, second, third] = await conversation([
      'what would you test first and how long would it take',
      'I have 3,000 visitors a month and 2% convert',
      'and with 30,000 visitors?',
    ]);
    expect(first?.answer).toContain('**Test the headline first**');
    expect(first?.answer).toContain('“Row the fjord at dawn, guide and thermos included”');
    expect(first?.answer).toContain('These are examples, for finding an improvement of 20%:');
    expect(first?.answer).not.toContain('Today’s version is “Learn more”');
    expect(second?.answer).toContain('needs 42,218 visitors, half for each version');
    expect(second?.answer).toContain('too long');
    expect(third?.answer).toContain('With 30,000 visitors a month and 2% of them converting');
    expect(third?.answer).toContain('about 7 weeks');
  });

  it.each([
    ['3000 visits per month, 60 orders', 3000, 2],
    ['about 10k a month at 1.5%', 10_000, 1.5],
    ['we get 300 visitors a week, conversion rate is 4 percent', 1300, 4],
    ['12.500 visitors a month and 1,5% buy', 12_500, 1.5],
  ])('reads “%s”', (said, visitors, rate) => {
    const traffic = trafficIn(said);
    expect(Math.round(((traffic.visitorsPerWeek ?? 0) * 52) / 12)).toBe(visitors);
    expect(traffic.rate).toBeCloseTo(rate);
  });
});

describe('figures that no one means', () => {
  it('are neither visitors nor rates, however long the row of digits is', () => {
    const { visitorsPerWeek, rate } = trafficIn(`${'1'.repeat(8_000)} visitors, ${'2'.repeat(8_000)}%`);
    expect([visitorsPerWeek, rate]).toEqual([null, null]);
  });
});

describe('a summary', () => {
  it('says in a few sentences what the score means, what is wrong and how long it takes', async () => {
    const [summary, shorter] = await conversation(['explain this to my boss', 'shorter']);
    expect(summary?.answer).toContain('scores 72 out of 100 (B-)');
    expect(summary?.answer).toContain('better than 60% of the 100 pages');
    expect(summary?.answer).toContain('The two main problems: (1) ');
    expect(summary?.answer).toContain('of work. The first step: ');
    expect(summary?.answer).not.toContain('\n');
    expect(shorter?.answer.length).toBeLessThan((summary?.answer.length ?? 0) / 1.5);
  });
});

describe('a summary of a good page', () => {
  const [advice] = report.recommendations;
  if (!advice) throw new Error('no advice');
  const FINE = 'what’s left is fine-tuning';
  const summaryWith = async (item: Partial<typeof advice>) => {
    const overall = { percent: 86, grade: 'A-' as const };
    const recommendations = [{ ...advice, place: 'first' as const, ...item }];
    const [summary] = await conversation(['explain this to my boss'], {
      ...report,
      overall,
      recommendations,
    });
    return summary?.answer ?? '';
  };

  it.each([
    { type: 'improve', question: 'works' },
    { type: 'optimize', question: 'cost' },
    { type: 'optimize', question: 'offer' },
  ] as const)('doesn’t call what comes first fine-tuning: $type, $question', async (item) => {
    expect(await summaryWith(item)).not.toContain(FINE);
  });

  it('is plain praise beside small things, and beside work that can wait', async () => {
    expect(await summaryWith({ type: 'optimize', question: 'belief' })).toContain(FINE);
    expect(await summaryWith({ type: 'improve', question: 'cost', place: 'also' })).toContain(FINE);
  });

  it('says each diagnosed problem in plain words', async () => {
    const title = 'No price is shown on the page “Boats”, not even a starting price';
    const answer = await summaryWith({ id: 'no-price', title });
    expect(answer).toContain('The main problem: visitors can’t see what it costs.');
    expect(Object.keys(text.problems)).toEqual(DIAGNOSES.map(({ id }) => id).toSorted());
  });
});

describe('others', () => {
  it('are compared by the distribution of the page type', async () => {
    const [standing] = await conversation(['how do I compare with others']);
    expect(standing?.answer).toContain('Higher than 60% of 100 software pages');
    expect(standing?.answer).toContain(
      'Half of those pages score between 51 and 64; the middle one is at about 58.',
    );
  });

  it('that compete are named where they were compared, else how to compare', async () => {
    const [alone] = await conversation(['what did the competitor do better']);
    expect(alone?.answer).toContain('choose the competitor comparison');
    const better = testReport({ text: 'Fjord', checks: { 'main-headline': 1 } });
    const own = testReport({ checks: { 'main-headline': 0.2 } });
    const [compared] = await conversation(
      ['what did the competitor do better'],
      competitorReport(own, [better]),
    );
    expect(compared?.answer).toContain('main-headline saw Fjord');
    expect(compared?.citations[0]?.check).toBe('main-headline');
  });
});

describe('details', () => {
  it('are about the point that is meant', async () => {
    const [first, second, why, how] = await conversation([
      'What should I change first, and why?',
      'and the second one?',
      'why?',
      'how do I do that?',
    ]);
    const title = second?.citations[0]?.title;
    expect(first?.citations[1]?.title).toBe(title);
    expect(why?.citations[0]?.title).toBe(title);
    expect(why?.answer).toContain('Readers named page-errors first.');
    expect(how?.answer).toContain('Do this: [1]\n- ');
  });

  it('say so where the last answer had fewer points', async () => {
    const [, fifth] = await conversation(['What should I change first, and why?', 'and the fifth?']);
    expect(fifth?.answer).toBe('My last answer had only 2 points.');
  });
});

it('answers requests about a SWOT report from what it holds', async () => {
  const [words, plan] = await conversation(['write me three headlines', 'make a plan'], swotReport(report));
  expect(words?.copies).toHaveLength(3);
  expect(plan?.answer).toContain('This report doesn’t say how long each change takes.');
});

it('names the language model that suggested a change, in the plan and in simple words', async () => {
  const suggested = withModelNotes(
    testReport({ checks: { 'main-headline': 0.2, guarantee: 0.2, 'price-visibility': 0.2 } }),
  );
  for (const question of [
    'make a plan for this week',
    'explain this to my boss',
    'What should I change first?',
  ]) {
    const [answer] = await conversation([question], suggested);
    expect(answer?.answer).toContain(MODEL_NOTES[0]);
  }
});
