import { acrossViewports, defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { hasWords } from '../../node-name.ts';
import { allBut } from '../../page-types.ts';
import { places, quote } from '../../phrasing.ts';

export const proofPosition = defineCheck({
  id: 'proof-position',
  category: 'socialProof',
  title: {
    passes: 'Proof stands where the decision is made',
    fails: 'Proof stands too far down to be seen',
  },
  why: 'Three quarters of viewing time go to the first two screens, so proof below them is seen by few. In one shop a review score moved into the header raised orders with the best version and hardly with two others.',
  measure:
    'How far down the first proof stands: within the first screen below the top 1, two screens 0.8, five screens 0.2; the mean of desktop and mobile. Near the primary action or lead form it scores 1 wherever that is.',
  weight: 5,
  group: 'proof',
  pageTypes: allBut('checkout', 'article'),
  measurable: { static: 'no', withoutWordList: 'yes' },
  evidence: ['testimonial-early-26-late-11', 'above-fold-attention', 'review-score-in-header'],
  advice: { badly: 'improve', mildly: 'optimize', effort: '15 min', impact: 'proof' },
  needs: ['proof', 'primaryAction'],

  evaluate({ proof: { first, ...proof }, primaryAction }) {
    if (first === null) {
      const unread = [proof.testimonials, proof.ratings, proof.numbers].find(({ count }) => count === null);
      if (unread) return notMeasured(unread.notMeasured ?? 'Whether the page shows proof could not be told.');
      return notApplicable('The page shows no proof.');
    }
    const { evidence, depth, nearAction } = first;
    if (nearAction) {
      const action = primaryAction ? 'the main action' : 'the form';
      return measured(1, `${hasWords(evidence) ? quote(evidence.text) : 'Proof'} stands near ${action}.`, [
        evidence,
      ]);
    }
    const score = acrossViewports({ desktop: scoreAt(depth.desktop), mobile: scoreAt(depth.mobile) });
    if (score === null) return notMeasured('Neither viewport was rendered.');
    const name = hasWords(evidence) ? `, ${quote(evidence.text)},` : '';
    return measured(score, `The first proof${name} stands ${places(depth)}.`, [evidence]);
  },

  recommend(_outcome, { proof: { first, testimonials }, primaryAction }) {
    const best = testimonials.items.find(({ name }) => name !== null) ?? testimonials.items[0];
    const shown = best?.text ?? (first && hasWords(first.evidence) ? first.evidence.text : null);
    const text = shown === null ? 'the first proof' : quote(shown, 60);
    const where = primaryAction ? `beside ${quote(primaryAction.text, 40)}` : 'into the first screen';
    return {
      title: `Move ${text} up, ${where}`,
      steps: [
        `Place ${text} ${where}; the first proof now stands ${first ? places(first.depth) : 'further down'}.`,
        ...(best
          ? [
              `Keep it to its strongest sentence and its name (${best.name ?? '[name of the customer]'}); leave the long version where it is.`,
            ]
          : []),
        'Check on a phone that proof and button show on one screen.',
      ],
      remedy: 'proof-position',
    };
  },
});

function scoreAt(depth: number | null): number | null {
  return depth === null ? null : ramp(depth, [1, 1], [2, 0.8], [5, 0.2]);
}
