import { expect, it } from 'vitest';
import { adviceOf, claim, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { pressureWording } from './rule.ts';

function pressed(...texts: string[]) {
  const pressure = texts.map((text) => ({ text, shouted: /!!/.test(text), evidence: evidence(text) }));
  return { urgency: { pressure } };
}

it('does not apply to a page that does not push', () => {
  expect(outcomeOf(pressureWording).kind).toBe('notApplicable');
});

it('takes off for one phrase and fails four, quoting them', () => {
  expect(outcomeOf(pressureWording, pressed('Hurry!'))).toMatchObject({ score: 0.4 });
  const page = pressed('Hurry!', 'Last chance', 'Act now', 'Don’t miss out');
  expect(outcomeOf(pressureWording, page)).toMatchObject({ score: 0 });
  expect(adviceOf(pressureWording, page).title).toContain('“Hurry!”');
});

it('suggests an end date for a phrase only inside a limited offer', () => {
  const page = pressed('Don’t wait');
  expect(adviceOf(pressureWording, page).copyExamples).toEqual([]);
  const [phrase] = page.urgency.pressure;
  if (!phrase) throw new Error('no phrase');
  const claims = [{ ...claim('vague', 'Don’t wait: offer ends soon'), evidence: phrase.evidence }];
  expect(adviceOf(pressureWording, { urgency: { ...page.urgency, claims } }).copyExamples).toHaveLength(1);
});

it('takes off for what is shouted, and proposes it without the shouting', () => {
  const page = pressed('Hurry! Only 2 spots left!!!');
  expect(outcomeOf(pressureWording, page)).toMatchObject({
    score: 0.4,
    observed: expect.stringContaining('Too many exclamation marks'),
  });
  expect(adviceOf(pressureWording, page).copyExamples?.[0]?.after).toBe('Hurry. Only 2 spots left.');
});

it('counts kinds of devices beyond two, a countdown to a deadline once', () => {
  const kinds = ['deadline', 'countdown', 'stock'] as const;
  const claims = kinds.map((kind) => claim(kind, kind));
  expect(outcomeOf(pressureWording, { urgency: { claims } }).kind).toBe('notApplicable');
  const third = { urgency: { claims: [...claims, claim('demand', '9 people viewing')] } };
  expect(outcomeOf(pressureWording, third)).toMatchObject({ score: 0.4 });
  expect(adviceOf(pressureWording, third).title).toContain('limited quantity');
});

it('is not measured without word list', () => {
  expect(outcomeOf(pressureWording, { ...pressed('Hurry!'), wordLists: false }).kind).toBe('notMeasured');
});
