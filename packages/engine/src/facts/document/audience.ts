import type { PageType } from '@liftmark/contract/page-types';
import { allMatches, kindsOf, mentions } from '../../language/match.ts';
import type { FactContext } from '../fact-context.ts';
import type { PageFacts } from '../types/page-facts.ts';

/** Whom the page addresses: by its words, and by its type where that leaves no doubt. */
export function audienceOf(context: FactContext, type: PageType): PageFacts['audience'] {
  const { words, view } = context;
  if (!words) return { kind: 'unknown', evidence: [] };
  const body = view.content.slice(0, 60_000);
  const weigh = (list: readonly string[]): number => {
    const found = allMatches(body, list);
    return kindsOf(found) + Math.min(4, found.length / 8);
  };
  const lean =
    type === 'saas' || type === 'pricing'
      ? 4
      : ['ecommerce-product', 'ecommerce-category', 'hospitality', 'nonprofit', 'app', 'checkout'].includes(
            type,
          )
        ? -4
        : 0;
  const business = weigh(words.audience.business) + Math.max(0, lean);
  const consumer = weigh(words.audience.consumer) + Math.max(0, -lean);
  if (Math.max(business, consumer) < 4 || Math.abs(business - consumer) < 0.2 * Math.max(business, consumer))
    return { kind: 'unknown', evidence: [] };
  const kind = business > consumer ? 'business' : 'consumer';
  const block = context.blocks.find(
    (each) => each.text.length < 300 && mentions(each.text, words.audience[kind]),
  );
  return { kind, evidence: block ? [context.evidence(block.node, block.text)] : [] };
}
