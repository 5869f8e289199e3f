import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Offer } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable } from '../../check.ts';
import { list, quote } from '../../phrasing.ts';

function missing({ days, priceAfter, cardStated }: NonNullable<Offer['trial']>): string[] {
  const parts: string[] = [];
  if (days === null) parts.push('how long it lasts');
  if (!priceAfter) parts.push('what it costs afterwards');
  if (!cardStated) parts.push('whether a card is needed');
  return parts;
}

export const trialTerms = defineCheck({
  id: 'trial-terms',
  category: 'offerStrength',
  title: { passes: 'The terms of the trial are clear', fails: 'The terms of the trial are incomplete' },
  why: 'Whether a card is needed decides who starts: 0.5 to 2% of visitors with a card against 5 to 10% without, in a comparison of 100 software firms. In the US, ROSCA requires the terms of an offer that renews by itself to be clear before consent.',
  measure:
    'One third each for: the length is stated; the price afterwards is stated or linked; whether a card is needed is stated. Applies where a free trial is offered, and what follows is not paid once.',
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
    if (!trial) return notApplicable('No free trial is offered.');
    if (trial.paidOnce)
      return notApplicable('What follows is paid once: no trial turns into a subscription.');
    const gaps = missing(trial);
    const said = quote(trial.evidence.text);
    return measured(
      1 - gaps.length / 3,
      gaps.length === 0
        ? `${said} and the words near it state length, price afterwards and card.`
        : `${said} leaves open ${list(gaps)}.`,
      [trial.evidence],
      { searched: ['text near the trial offer', 'price links', 'word lists for trials and cards'] },
    );
  },
  recommend({ evidence }, { offer, language }) {
    const gaps = offer.trial ? missing(offer.trial) : [];
    const said = evidence[0]?.text ?? 'Free trial';
    const days = offer.trial?.days;
    return {
      title: `Add ${list(gaps)} to ${quote(said, 50)}`,
      steps: [
        `Next to ${quote(said, 50)} say ${list(gaps)}.`,
        'Say what happens on the last day: does it end, or does it turn into a paid plan?',
        'Risk: an offer that renews by itself without clear terms and consent falls under ROSCA in the US.',
      ],
      copyExamples: [
        {
          before: said,
          after: copyLine(language, 'trialTerms', { days }),
        },
      ],
      remedy: 'trial-terms',
    };
  },
});
