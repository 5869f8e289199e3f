import type { PageType } from '@liftmark/contract/page-types';
import type { PageFacts } from '../../../facts/types/page-facts.ts';
import type { Proof, Testimonial } from '../../../facts/types/proof.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { isForPersons, isOfGoods } from '../../shared/page-types.ts';
import { isLeftOver } from '../proof-verdicts.ts';
import { text } from './text.ts';

export const testimonialAttribution = defineCheck(() => ({
  id: 'testimonial-attribution',
  category: 'socialProof',
  title: text.title,
  why: text.why,
  measure: text.measure,
  weight: 5,
  group: 'proof',
  pageTypes: 'all',
  measurable: { static: 'yes', withoutWordList: 'yes' },
  evidence: ['testimonial-photo-recall', 'testimonials-uncertain-origin', 'stanford-verifiable-claims'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'proof' },
  needs: ['proof', 'audience'],

  evaluate({ proof, pageType, audience }) {
    const { testimonials } = proof;
    const { count } = testimonials;
    if (count === null) return notMeasured(testimonials.notMeasured ?? text.notMeasured.testimonials);
    if (count === 0) return notApplicable(text.notApplicable.none);
    if (testimonials.items.length === 0) return notMeasured(text.notMeasured.parts);
    const items = selectedTestimonials(proof);
    if (items.length === 0) return notApplicable(text.notApplicable.onlyReviews);
    const total = items.length;
    const mean = items.reduce((sum, item) => sum + scoreOf(item), 0) / total;
    const incomplete = incompleteOf(items, pageType.type, audience);
    const complete = isOfGoods(pageType.type) ? text.observed.completeGoods : text.observed.complete;
    return measured(
      mean,
      incomplete.length === 0 ? complete({ total }) : text.observed.incomplete({ incomplete, total }),
      (incomplete.length > 0 ? incomplete : items).map(({ evidence }) => evidence).slice(0, 6),
    );
  },

  recommend(_outcome, { proof, pageType, language, audience }) {
    const personal = isForPersons(pageType.type, audience);
    const goods = isOfGoods(pageType.type);
    const { advice } = text;
    const { consent, design } = goods ? advice.goods : personal ? advice.personal : advice.business;
    const incomplete = incompleteOf(selectedTestimonials(proof), pageType.type, audience);
    const [first] = incomplete;
    const lacksPhotoAlone = first?.missing.every((part) => part === text.parts.photo) ?? false;
    return {
      title: (lacksPhotoAlone ? advice.photo : advice.person).title({ said: first?.text ?? '' }),
      steps: [...incomplete.slice(0, 4).map(advice.add), consent],
      copyExamples:
        first && !lacksPhotoAlone
          ? [
              {
                before: first.name,
                after: goods
                  ? bought(first, language)
                  : signed(first, language, personal ? 'personalAttribution' : 'attribution'),
              },
            ]
          : [],
      design,
      remedy: 'testimonials',
    };
  },
}));

/** Testimonials without the reviews among them, because reviewers sign as they like. */
function selectedTestimonials({ testimonials, reviews }: Proof): Testimonial[] {
  const reviewed = new Set(reviews.map((review) => review.text));
  return testimonials.items.filter((item) => !reviewed.has(item.text) && !isLeftOver(item));
}

/** The person as known, with a placeholder for what is missing. Of role, company and place one is enough. */
function signed(
  { initialsOnly, name, role, firm, place }: Testimonial,
  language: string | null,
  unsaid: 'attribution' | 'personalAttribution',
): string {
  const origin = [role, firm ?? place].filter((part) => part !== null).join(', ');
  const known = initialsOnly ? null : name;
  return origin === ''
    ? copyLine(language, unsaid, { name: known })
    : copyLine(language, 'signature', { name: known, origin });
}

/** The buyer as known, with what was bought. */
function bought({ initialsOnly, name }: Testimonial, language: string | null): string {
  return copyLine(language, 'buyer', { name: initialsOnly ? null : name });
}

/** The most incomplete first. */
function byScore(a: Testimonial, b: Testimonial): number {
  return scoreOf(a) - scoreOf(b);
}

function scoreOf(item: Testimonial): number {
  const name = item.name === null ? 0 : item.initialsOnly ? 0.3 : 0.6;
  return name + (hasOrigin(item) ? 0.2 : 0) + (item.photo ? 0.2 : 0);
}

/** Testimonials that lack something that a page of this type should show, the most incomplete first. */
function incompleteOf(
  items: readonly Testimonial[],
  type: PageType,
  audience: PageFacts['audience'],
): (Testimonial & { missing: string[] })[] {
  const { parts } = text;
  const origin = isOfGoods(type) ? parts.purchase : isForPersons(type, audience) ? parts.town : parts.role;
  return items
    .map((item) => ({
      ...item,
      missing: [
        ...(item.name === null ? [parts.name] : item.initialsOnly ? [parts.fullName] : []),
        ...(hasOrigin(item) ? [] : [origin]),
        ...(item.photo ? [] : [parts.photo]),
      ],
    }))
    .filter(({ missing }) => missing.length > 0)
    .toSorted(byScore);
}

function hasOrigin({ role, firm, place }: Testimonial): boolean {
  return role !== null || firm !== null || place !== null;
}
