import type { Suggestion } from '@liftmark/contract/suggestions';
import { expect, it } from 'vitest';
import { jobsOf } from '../chat/intents/jobs.ts';
import { reportPassages } from '../chat/passages.ts';
import { competitorReport } from './competitor.ts';
import { renderCompetitor } from './competitor-terminal.ts';
import { differencesSection } from './html/differences.ts';
import { swotReport } from './swot.ts';
import { testReport } from './test-report.ts';

const suggestion: Suggestion = {
  suggestedBy: 'gpt-5-mini',
  question: 'cost',
  title: 'Show the price of a boat',
  problem: 'The button “Book” comes before any price.',
  theirs: { name: 'Canoes', text: 'The price “$20” is next to the button.' },
  why: 'Visitors who don’t know the price put off the decision.',
  steps: ['Add the price next to the button.'],
  evidence: [{ side: 'yours', text: 'Book' }],
};
const own = testReport({ checks: { guarantee: 0.4 } });
const comparison = { ...competitorReport(own, [own]), suggestions: [suggestion] };
const MARK = 'Suggested by gpt-5-mini';

function expectSuggestion(shown: string): void {
  for (const words of [
    MARK,
    suggestion.title,
    suggestion.problem,
    'Canoes',
    suggestion.why,
    ...suggestion.steps,
  ])
    expect(shown).toContain(words);
}

it('is shown on the terminal and in the HTML report with both pages and its author', () => {
  expectSuggestion(renderCompetitor(comparison, { color: false, width: 2_000 }));
  const page = { report: own, pictures: { desktop: null, mobile: null }, property: 'own' };
  const compared = { comparison, competitors: [{ ...page, property: 'competitor-1' }] };
  expectSuggestion(differencesSection(page, compared).source);
  expect(renderCompetitor(competitorReport(own, [own]), { color: false, width: 80 })).not.toContain(MARK);
});

it('is known to the chat, and part of a plan', () => {
  for (const report of [comparison, { ...swotReport(own), suggestions: [suggestion] }]) {
    const passage = reportPassages(report).find(({ title }) => title.includes(suggestion.title));
    expectSuggestion(`${passage?.title} ${passage?.text}`);
    expect(jobsOf(report).at(-1)).toMatchObject({
      title: `${suggestion.title} (${MARK})`,
      step: suggestion.steps[0],
    });
  }
});
