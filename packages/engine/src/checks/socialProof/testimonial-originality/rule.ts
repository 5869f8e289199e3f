import type { Testimonial } from '../../../facts/types/proof.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { peopleOf } from '../../shared/people.ts';
import { doubtfulTestimonials, isLeftOver } from '../proof-verdicts.ts';
import { text } from './text.ts';

export const testimonialOriginality = defineCheck(() => ({
  id: 'testimonial-originality',
  category: 'socialProof',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'proof',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['testimonials-uncertain-origin', 'ftc-fake-reviews-rule'],
  advice: { badly: 'critical', mildly: 'critical', effort: 'hours', impact: 'none' },
  needs: ['proof'],

  evaluate({ proof: { testimonials } }) {
    const { count, items } = testimonials;
    if (count === null) return notMeasured(testimonials.notMeasured ?? text.notMeasured.testimonials);
    if (count === 0) return notApplicable(text.notApplicable.none);
    if (items.length === 0) return notMeasured(text.notMeasured.words);
    const doubtful = doubtfulTestimonials(items);
    if (doubtful.length === 0 && items.length === 1) return notApplicable(text.notApplicable.single);
    if (doubtful.length === 0) {
      return measured(
        1,
        text.observed.unique({ total: items.length }),
        items.map(({ evidence }) => evidence).slice(0, 6),
      );
    }
    const { template, repeated } = text.observed;
    return measured(
      0,
      doubtful.every(isLeftOver) ? template(wordsOf(doubtful)) : repeated(wordsOf(doubtful)),
      doubtful.map(({ evidence }) => evidence),
      { certain: true },
    );
  },

  recommend(_outcome, { proof: { testimonials }, pageType, document }) {
    const doubtful = doubtfulTestimonials(testimonials.items);
    const { template, repeated } = text.advice;
    const { names, texts } = wordsOf(doubtful);
    const people = peopleOf({ pageType, document });
    return doubtful.every(isLeftOver)
      ? {
          title: template.title({ names, texts, total: doubtful.length }),
          steps: template.steps({ texts, people }),
          remedy: 'testimonials',
        }
      : {
          title: repeated.title({ texts }),
          steps: repeated.steps({ names, people }),
          remedy: 'testimonials',
        };
  },
}));

function wordsOf(items: readonly Testimonial[]) {
  return { names: items.map(({ name }) => name), texts: items.map((item) => item.text) };
}
