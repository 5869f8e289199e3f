import { peopleOf } from '../../checks/shared/people.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { defineDiagnosis, type Found, ledByCheck, type Problem, severityOfChecks } from '../diagnosis.ts';
import { text } from './text.ts';

/** A smaller share may be what anyone would expect. */
const LEAST_SHARE = 30;
/** A longer one is a sentence that explains a rule or an offer. */
const MAX_LETTERS = 120;
const CLAIMED = 1.3;
const EACH_MORE = 0.2;
const MOST_SERIOUS = 2.2;
/** A check that fails less may be about a manner of speaking. */
const FAILS_WHOLLY = 0.35;
const SHARE = /(\d[\d.,]*)\s?%/gu;

export const doubtfulClaims = defineDiagnosis(() => ({
  id: 'doubtful-claims',
  question: 'belief',
  category: 'trustCredibility',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: [
    'countdown-continuity',
    'deadline-precision',
    'demand-claim-consistency',
    'hold-timer-extension',
    'pressure-wording',
    'reference-price-basis',
    'stock-claim-consistency',
    'timely-reason',
    'confirm-shaming',
  ],
  ceilings: [],
  effort: '15 min',
  impact: 'default',
  evidence: ['stanford-verifiable-claims', 'fake-countdown-prevalence'],
  needs: ['trust'],
  judge: (facts, found) => pressure(found) ?? claimed(facts),
}));

/** Urgency that the page itself contradicts. */
function pressure(found: Found): Problem | null {
  const failing = {
    ...found,
    checks: found.checks.filter(({ judged }) => judged.outcome.score < FAILS_WHOLLY),
  };
  const problem = ledByCheck(failing, severityOfChecks(failing));
  const [lead] = failing.checks;
  // An offer without an end is one line among many.
  return problem && { ...problem, slight: lead?.judged.check.id === 'deadline-precision' };
}

/** Results in percent that come from nowhere. */
function claimed({
  trust,
  pageType,
  document,
}: Pick<PageFacts, 'trust' | 'pageType' | 'document'>): Problem | null {
  if (pageType.type === 'article' || document.legalText) return null;
  const bare = trust.claims.filter(({ sourced, text: claim }) => !sourced && isLarge(claim));
  const [first] = bare;
  if (first === undefined) return null;
  return {
    severity: Math.min(MOST_SERIOUS, CLAIMED + EACH_MORE * (bare.length - 1)),
    confidence: 0.9,
    title: text.claimed.title(first.text),
    observed: text.claimed.observed(first.text, bare.length),
    evidence: bare.map(({ evidence }) => evidence),
    steps: text.claimed.steps(peopleOf({ pageType, document })),
  };
}

function isLarge(claim: string): boolean {
  return (
    claim.length <= MAX_LETTERS &&
    [...claim.matchAll(SHARE)].some(([, share = '']) => Number.parseInt(share, 10) >= LEAST_SHARE)
  );
}
