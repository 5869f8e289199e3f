import type { PageType } from '@liftmark/contract/page-types';
import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { PageFacts, Proof, Testimonial } from '../../../observe/facts.ts';
import { defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { isForPersons, isOfGoods } from '../../page-types.ts';
import { amount, list, quote } from '../../phrasing.ts';
import { isLeftOver } from '../../proof-verdicts.ts';

const PHOTO = 'a photo';

export const testimonialAttribution = defineCheck({
  id: 'testimonial-attribution',
  category: 'socialProof',
  title: {
    passes: 'Testimonials show who speaks',
    fails: 'Testimonials do not show fully who speaks',
  },
  why: 'Testimonials with photos were recalled significantly better than those without, and credibility guidelines ask that claims can be checked. A sentence without a person could have been written by anybody.',
  measure:
    'The mean over the testimonials, reviews left out: a name 0.6 (initials 0.3), role, firm or place 0.2, a photo 0.2. Of goods, what the person bought is asked for instead of role or firm.',
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
    if (count === null) return notMeasured(testimonials.notMeasured ?? 'Testimonials could not be read.');
    if (count === 0) return notApplicable('The page shows no testimonial.');
    if (testimonials.items.length === 0) {
      return notMeasured('The parts of the testimonials could not be told.');
    }
    const items = chosenWords(proof);
    if (items.length === 0) return notApplicable('The page shows reviews, and no chosen testimonial.');
    const mean = items.reduce((sum, item) => sum + scoreOf(item), 0) / items.length;
    const missingOf = lackFor(pageType.type, audience);
    const lacking = items.filter((item) => missingOf(item).length > 0).toSorted(byScore);
    return measured(
      mean,
      lacking.length === 0
        ? `${amount(items.length, 'testimonial')}, ${items.length === 1 ? '' : 'each '}with name, ${isOfGoods(pageType.type) ? 'what was bought' : 'role'} or place, and photo.`
        : `${lacking.length} of ${amount(items.length, 'testimonial')} ${lacking.length === 1 ? 'lacks' : 'lack'} something: ${list(
            lacking.map((item) => `${quote(item.text, 40)} (${list(missingOf(item))})`),
            3,
          )}.`,
      (lacking.length > 0 ? lacking : items).map(({ evidence }) => evidence).slice(0, 6),
    );
  },

  recommend(_outcome, { proof, pageType, language, audience }) {
    const personal = isForPersons(pageType.type, audience);
    const goods = isOfGoods(pageType.type);
    const missingOf = lackFor(pageType.type, audience);
    const lacking = chosenWords(proof)
      .filter((item) => missingOf(item).length > 0)
      .toSorted(byScore);
    const [first] = lacking;
    const isSigned = first !== undefined && missingOf(first).every((part) => part === PHOTO);
    return {
      title: `${isSigned ? 'Show a photo of the person who says' : 'Show who says'} ${quote(first?.text ?? '', 60)}`,
      steps: [
        ...lacking.slice(0, 4).map((item) => `${quote(item.text, 60)}: add ${list(missingOf(item))}.`),
        goods
          ? 'Ask each person first: name and photo only with their consent. Where they prefer initials, add what they bought and when, and “verified purchase” only where your orders show it.'
          : personal
            ? 'Ask each person first: name, town and photo only with their consent. Where they prefer initials, add the town and when they came.'
            : 'Ask each person first: name, role and photo only with their consent. Where they prefer initials, add role and place.',
      ],
      copyExamples:
        first && !isSigned
          ? [
              {
                before: first.name,
                after: goods
                  ? bought(first, language)
                  : signed(first, language, personal ? 'personalAttribution' : 'attribution'),
              },
            ]
          : [],
      design: [
        `A photo of at least 48 px beside the quotation, the name in bold, ${goods ? 'what was bought' : personal ? 'the town' : 'role and firm'} below.`,
      ],
      remedy: 'testimonials',
    };
  },
});

/** Testimonials without the reviews among them, which people sign as they like. */
function chosenWords({ testimonials, reviews }: Proof): Testimonial[] {
  const reviewed = new Set(reviews.map(({ text }) => text));
  return testimonials.items.filter((item) => !reviewed.has(item.text) && !isLeftOver(item));
}

/** The person as known, and a placeholder for what is missing: one telling of where from is enough. */
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

/** The one that lacks most first. */
function byScore(a: Testimonial, b: Testimonial): number {
  return scoreOf(a) - scoreOf(b);
}

function scoreOf(item: Testimonial): number {
  const name = item.name === null ? 0 : item.initialsOnly ? 0.3 : 0.6;
  return name + (hasOrigin(item) ? 0.2 : 0) + (item.photo ? 0.2 : 0);
}

/** What a testimonial on a page of this type lacks. */
function lackFor(type: PageType, audience: PageFacts['audience']): (item: Testimonial) => string[] {
  const origin = isOfGoods(type)
    ? 'what was bought'
    : isForPersons(type, audience)
      ? 'the town'
      : 'role, firm or place';
  return (item) => [
    ...(item.name === null ? ['a name'] : item.initialsOnly ? ['the full name'] : []),
    ...(hasOrigin(item) ? [] : [origin]),
    ...(item.photo ? [] : [PHOTO]),
  ];
}

function hasOrigin({ role, firm, place }: Testimonial): boolean {
  return role !== null || firm !== null || place !== null;
}
