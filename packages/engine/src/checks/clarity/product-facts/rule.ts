import type { PageType } from '@liftmark/contract/page-types';
import type { ProductFacts } from '../../../facts/types/product.ts';
import { measured, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { pageName } from '../../shared/page-name.ts';
import { peopleOf } from '../../shared/people.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { text } from './text.ts';

const SCALE = scale([0.25, 0], [0.9, 1]);
export const productFacts = defineCheck(() => ({
  id: 'product-facts',
  category: 'clarity',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words('%')),
  weight: 8,
  group: 'info',
  pageTypes: ['ecommerce-product', 'course', 'event', 'hospitality', 'service', 'app'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['product-information-20-percent-failures', 'live-chat-thin-info', 'nng-four-credibility'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['product', 'layout'],

  evaluate({ product: { facts, factsNotMeasured }, layout, pageType, document }) {
    if (factsNotMeasured !== null) return notMeasured(factsNotMeasured);
    if (facts.length === 0) return notMeasured(text.notMeasured.type({ type: pageType.type }));
    const { found, missing, unsure } = sorted(facts, pageType.type);
    if (2 * unsure.length > facts.length || found.length + missing.length === 0) {
      return notMeasured(text.notMeasured.unsure({ unsure }));
    }
    const score = SCALE.at((facts.length - missing.length) / facts.length);
    const region = unreadRegion(layout);
    if (region && score < 0.75) return notMeasured(unreadReason(region, text.sought({ missing })));
    const outcome = found.length === 0 ? 'noneFound' : missing.length > 0 ? 'someFound' : 'allFound';
    return measured(
      score,
      text.observed[outcome]({ people: peopleOf({ pageType, document }).many, found, missing }),
      facts.flatMap(({ evidence }) => (evidence ? [evidence] : [])),
      missing.length === 0 ? {} : { searched: text.searched },
    );
  },

  recommend(_outcome, { product: { facts }, document, pageType }) {
    const { found, missing } = sorted(facts, pageType.type);
    return {
      title: text.advice.title({ missing }),
      steps: text.advice.steps({
        page: pageName(document),
        people: peopleOf({ pageType, document }).many,
        found,
        missing,
      }),
      remedy: 'product-facts',
    };
  },
}));

/** The facts in words. Those found only in passing are neither there nor missing. */
function sorted(
  facts: ProductFacts['facts'],
  type: PageType,
): { found: string[]; missing: string[]; unsure: string[] } {
  const names = (some: ProductFacts['facts']): string[] => some.map(({ name }) => text.facts[name] ?? name);
  return {
    found: names(facts.filter((fact) => fact.found && !fact.inPassing)),
    missing: facts
      .filter((fact) => !fact.found)
      .map(({ name }) => text.missingFacts[`${type} ${name}`] ?? text.facts[name] ?? name),
    unsure: names(facts.filter((fact) => fact.inPassing)),
  };
}
