import { acrossViewports, measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { allBut } from '../../shared/page-types.ts';
import { hasWords } from '../../shared/phrasing.ts';
import { text } from './text.ts';

const SCALE = scale([1, 1], [2, 0.8], [5, 0.2]);
export const proofPosition = defineCheck(() => ({
  id: 'proof-position',
  category: 'socialProof',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
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
      if (unread) return notMeasured(unread.notMeasured ?? text.notMeasured.proof);
      return notApplicable(text.notApplicable.none);
    }
    const { evidence, depth, nearAction } = first;
    const quoted = hasWords(evidence) ? evidence.text : null;
    if (nearAction) {
      const { nearButton, nearForm } = text.observed;
      return measured(1, primaryAction ? nearButton({ quoted }) : nearForm({ quoted }), [evidence]);
    }
    const score = acrossViewports({ desktop: scoreAt(depth.desktop), mobile: scoreAt(depth.mobile) });
    if (score === null) return notMeasured(text.notMeasured.rendering);
    return measured(score, text.observed.first({ quoted, depth }), [evidence]);
  },

  recommend(_outcome, { proof: { first, testimonials }, primaryAction }) {
    const { nextTo, aboveFold } = text.advice;
    const best = testimonials.items.find(({ name }) => name !== null) ?? testimonials.items[0];
    const quoted = best?.text ?? (first && hasWords(first.evidence) ? first.evidence.text : null);
    const depth = first?.depth ?? null;
    const shortened = best ? [text.advice.shorten({ name: best.name })] : [];
    return {
      title: primaryAction
        ? nextTo.title({ quoted, button: primaryAction.text })
        : aboveFold.title({ quoted }),
      steps: [
        primaryAction
          ? nextTo.step({ quoted, button: primaryAction.text, depth })
          : aboveFold.step({ quoted, depth }),
        ...shortened,
        text.advice.checkOnPhone,
      ],
      remedy: 'proof-position',
    };
  },
}));

function scoreAt(depth: number | null): number | null {
  return depth === null ? null : SCALE.at(depth);
}
