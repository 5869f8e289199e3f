import type { PageType } from '@liftmark/contract/page-types';
import { expect, it } from 'vitest';
import { renderedSnapshot } from '../../facts/testing/snapshots.ts';
import { scorePage } from '../../pipeline/score-page.ts';
import { pageFacts } from '../testing/test-facts.ts';
import { peopleOf } from './people.ts';

const page = (type: PageType, ...structured: string[]) => {
  const facts = pageFacts({ pageType: { type } });
  const items = structured.map((each) => ({ type: each, name: null, mentioned: false, properties: {} }));
  return { ...facts, document: { ...facts.document, structured: items } };
};

it.each([
  ['saas', [], 'customers', 'your competitors'],
  ['service', [], 'customers', 'your competitors'],
  ['hospitality', [], 'guests', 'your competitors'],
  ['nonprofit', [], 'supporters', 'other charities'],
  ['other', ['Preschool'], 'parents', 'other schools'],
  ['service', ['WebSite', 'SportsClub'], 'members', 'other clubs'],
  ['course', ['CollegeOrUniversity'], 'students', 'other universities'],
  ['event', ['Museum'], 'participants', 'other museums'],
  ['other', ['Organization', 'constructor'], 'customers', 'your competitors'],
] as [PageType, string[], string, string][])('%s of %j: %s, %s', (type, structured, many, others) => {
  expect(peopleOf(page(type, ...structured))).toMatchObject({ many, others: { all: others } });
});

const PARAGRAPHS = Array.from(
  { length: 6 },
  () =>
    '<p data-box="20 400 900 60">We are passionate about innovative solutions that make a real difference for everyone who cares about a better and brighter tomorrow in our region.</p>',
).join('');
const VAGUE = `<!doctype html><html lang="en"><head><title>Welcome</title></head><body><main>
  <h1 data-box="20 100 900 60">Leading quality solutions</h1>${PARAGRAPHS}
  <a href="/more" data-box="20 800 160 48" style="background-color: rgb(0, 90, 60); color: rgb(255, 255, 255)">Learn more</a></main></body></html>`;

/** All that the advice on a page says in its own words, without what it quotes. */
function adviceOn(pageType: PageType): string {
  const { plan } = scorePage(renderedSnapshot(VAGUE), { pageType });
  const said = plan.flatMap(({ title, observed, steps }) => [title, observed, ...steps]);
  return said.join('\n').replace(/“[^”]*”/g, '');
}

it('speaks to a charity of its supporters, and to a company of its customers', () => {
  expect(adviceOn('nonprofit')).not.toMatch(/customer|competitor|buyer/i);
  expect(adviceOn('nonprofit')).toContain('supporters');
  expect(adviceOn('service')).toMatch(/competitor/);
});
