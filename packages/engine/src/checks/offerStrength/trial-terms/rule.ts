import type { Offer } from '../../../facts/types/offer.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { type TrialPart, text } from './text.ts';

function missingParts({ days, priceAfter, cardStated }: NonNullable<Offer['trial']>): TrialPart[] {
  const missing: TrialPart[] = [];
  if (days === null) missing.push('length');
  if (!priceAfter) missing.push('priceAfter');
  if (!cardStated) missing.push('card');
  return missing;
}

export const trialTerms = defineCheck(() => ({
  id: 'trial-terms',
  category: 'offerStrength',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'terms',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: [
    'trial-credit-card-required',
    'sneak-hidden-subscription',
    'subscription-cancel-law',
    'how-it-works-copy',
  ],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'default' },
  needs: ['offer'],
  evaluate({ offer: { trial } }) {
    if (!trial) return notApplicable(text.notApplicable.noTrial);
    if (trial.paidOnce) return notApplicable(text.notApplicable.paidOnce);
    const missing = missingParts(trial);
    const said = trial.evidence.text;
    return measured(
      1 - missing.length / 3,
      missing.length === 0 ? text.observed.complete({ said }) : text.observed.missing({ said, missing }),
      [trial.evidence],
      { searched: text.searched },
    );
  },
  recommend(_outcome, { offer: { trial }, language }) {
    if (!trial) return null;
    const missing = missingParts(trial);
    const said = trial.evidence.text;
    return {
      title: text.advice.title({ said, missing }),
      steps: text.advice.steps({ said, missing }),
      copyExamples: [{ before: said, after: copyLine(language, 'trialTerms', { days: trial.days }) }],
      remedy: 'trial-terms',
    };
  },
}));
