import type { PageType } from '@liftmark/contract/page-types';
import { isCall, plainCalls } from '../../diagnoses/asks.ts';
import { ownAddress } from '../addresses.ts';
import type { PatchContext, PatchKind } from '../patch-kind.ts';
import { stickyTo } from '../sticky.ts';
import { text } from '../text.ts';

/** What sells at once has buttons that do more than lead to a contact. */
const SHOPS: ReadonlySet<PageType> = new Set(['ecommerce-category', 'ecommerce-product', 'pricing']);

/** A button to the way in touch that the page has, where nothing asks visitors to act. */
export const firstButton: PatchKind = {
  kind: 'first-button',
  answers: ['no-action', 'offer-without-action'],
  draft(context) {
    const { page, facts, recommendation } = context;
    const way = wayOn(context);
    if (way === null) return null;
    const example = recommendation.copyExamples.find(({ after }) => !after.includes('['))?.after;
    const label = (SHOPS.has(facts.pageType.type) ? undefined : example) ?? way.label;
    const operation = stickyTo(page, label, way.address);
    return operation && { summary: text.stickyButton({ label }), isPartial: true, operations: [operation] };
  },
};

/** The first link that is a number, an address or leads to a page to get in touch, with its words. */
function wayOn({ page, facts }: PatchContext): { label: string; address: string } | null {
  const ways = [...plainCalls(facts), ...facts.asks.filter(isCall)].flatMap((ask) => {
    const address = ownAddress(page, ask.target);
    return address === null ? [] : [{ label: ask.text, address }];
  });
  return ways[0] ?? null;
}
