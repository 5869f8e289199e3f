import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { amount, every, list, quote } from '../../phrasing.ts';
import { doubtfulTestimonials, isLeftOver } from '../../proof-verdicts.ts';

export const testimonialOriginality = defineCheck({
  id: 'testimonial-originality',
  category: 'socialProof',
  title: {
    passes: 'Every testimonial is its own',
    fails: 'Testimonials repeat each other or are left over from a template',
  },
  why: 'Researchers found testimonials of uncertain origin by the same text under other names. Invented and bought reviews are banned in the United States, and whoever notices one believes none of the others.',
  measure:
    'The same text of eight words or more under different names, or text that a template left behind (“Client Name”, “lorem ipsum”): any scores 0, none 1. Copies of a slide with the same name count once. A single testimonial is judged only where a template left it behind.',
  weight: 5,
  group: 'proof',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['testimonials-uncertain-origin', 'ftc-fake-reviews-rule'],
  advice: { badly: 'critical', mildly: 'critical', effort: 'hours', impact: 'none' },
  needs: ['proof'],

  evaluate({ proof: { testimonials } }) {
    const { count, items } = testimonials;
    if (count === null) return notMeasured(testimonials.notMeasured ?? 'Testimonials could not be read.');
    if (count === 0) return notApplicable('The page shows no testimonial.');
    if (items.length === 0) return notMeasured('The words of the testimonials could not be told.');
    const doubtful = doubtfulTestimonials(items);
    if (doubtful.length === 0 && items.length === 1) {
      return notApplicable('The page shows one testimonial, which none can repeat, and it is no template’s.');
    }
    if (doubtful.length === 0) {
      return measured(
        1,
        `${every(items.length, 'testimonial')} are distinct.`,
        items.map(({ evidence }) => evidence).slice(0, 6),
      );
    }
    return measured(
      0,
      doubtful.every(isLeftOver)
        ? `A template came with what stands under ${list(names(doubtful))}: ${list(texts(doubtful), 3)}.`
        : `The same or placeholder text under ${list(names(doubtful))}: ${quote(doubtful[0]?.text ?? '')}.`,
      doubtful.map(({ evidence }) => evidence),
      { certain: true },
    );
  },

  recommend(_outcome, { proof: { testimonials } }) {
    const doubtful = doubtfulTestimonials(testimonials.items);
    if (doubtful.every(isLeftOver)) {
      return {
        title: `Delete the ${doubtful.length === 1 ? 'testimonial' : amount(doubtful.length, 'testimonial')} that a template came with: ${list(names(doubtful), 3)}`,
        steps: [
          `Take ${list(texts(doubtful), 3)} off the page now: no customer said that, and no words are better than these.`,
          'Put in their place what real customers wrote, with name and, where they agree, a photo.',
        ],
        remedy: 'testimonials',
      };
    }
    return {
      title: `Take ${quote(doubtful[0]?.text ?? '', 60)} off the page until you know who said it`,
      steps: [
        `It stands under ${list(names(doubtful))}. Find the mail or form in which a customer wrote it.`,
        'Keep it under the one name that is right; delete the others.',
        'Where it comes from the template, delete it now and ask real customers.',
      ],
      remedy: 'testimonials',
    };
  },
});

function names(items: readonly { name: string | null }[]): string[] {
  return [...new Set(items.map(({ name }) => (name === null ? 'no name' : quote(name))))];
}

function texts(items: readonly { text: string }[]): string[] {
  return [...new Set(items.map(({ text }) => quote(text, 60)))];
}
