import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { confirmShaming } from './rule.ts';

const decline = (text: string) => ({
  kind: 'promotional' as const,
  coverage: { desktop: 0, mobile: 0 },
  closeControl: null,
  declineLabel: { text, evidence: evidence(text) },
  open: false,
  late: false,
  evidence: evidence('Newsletter'),
});
const match = {
  list: 'shaming' as const,
  phrase: 'paying more',
  inHeadline: false,
  evidence: evidence('No, I like paying more'),
};

it('passes a plain refusal, also in a closed dialog', () => {
  expect(outcomeOf(confirmShaming, { layout: { overlays: [decline('No, thanks')] } })).toMatchObject({
    score: 1,
  });
});

it('fails one that shames and quotes it', () => {
  const page = {
    layout: { overlays: [decline('No, I like paying more')] },
    content: { wordingMatches: [match] },
  };
  expect(outcomeOf(confirmShaming, page)).toMatchObject({ score: 0 });
  expect(adviceOf(confirmShaming, page).copyExamples).toEqual([
    { before: 'No, I like paying more', after: 'No, thank you' },
  ]);
});

it('does not apply without a label for declining', () => {
  expect(outcomeOf(confirmShaming).kind).toBe('notApplicable');
});

it('is not measured in a language without word list', () => {
  expect(outcomeOf(confirmShaming, { wordLists: false }).kind).toBe('notMeasured');
});
