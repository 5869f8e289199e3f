import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import { defineDiagnosis, ledByCheck, severityOfChecks } from '../diagnosis.ts';
import { text } from './text.ts';

/** Terms whose absence costs, with the page types if only on some; a free first step is an idea and no problem. */
const RISKS: Readonly<Record<string, readonly PageType[] | 'all'>> = {
  'return-terms': 'all',
  'delivery-time': 'all',
  'payment-methods': ['checkout'],
  // A salon or a plumber owes no period in which customers get their money back.
  guarantee: ['saas', 'ecommerce-product'],
  // A free lesson ends by itself, and needs no card.
  'trial-terms': ['saas', 'app', 'signup', 'pricing'],
};
/** Visitors look for terms once they consider the offer, which most never do. */
const SHARE = 0.9;
/** Each further missing term. */
const FURTHER = 0.3;
/** Terms that are there but a little far away are no problem. */
const LEAST = 0.8;

export const noRiskRelief = defineDiagnosis(() => ({
  id: 'no-risk-relief',
  question: 'cost',
  category: 'offerStrength',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: [
    'guarantee',
    'return-terms',
    'trial-terms',
    'trial-length',
    'delivery-time',
    'payment-methods',
    'free-offer',
  ],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['money-back-guarantee-intent'],
  needs: ['content', 'primaryAction'],
  judge({ pageType, content, primaryAction }, found) {
    const type = judgedPageType(pageType);
    if (type === 'hospitality' && content.house !== 'stay') return null;
    const checks = found.checks.filter(({ judged }) => {
      const types = RISKS[judged.check.id];
      return types === 'all' || types?.includes(type) === true;
    });
    const severity = SHARE * severityOfChecks({ ...found, checks }) + FURTHER * (checks.length - 1);
    const problem = severity < LEAST ? null : ledByCheck({ ...found, checks }, Math.min(2.5, severity));
    return (
      problem && {
        ...problem,
        evidence: problem.evidence.length > 0 || !primaryAction ? problem.evidence : [primaryAction.evidence],
        // A guarantee is welcome, and its absence hardly noticed.
        slight: checks.every(({ judged }) => judged.check.id === 'guarantee'),
      }
    );
  },
}));
