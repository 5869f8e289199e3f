import { isCall, plainCalls } from '../../diagnoses/asks.ts';
import { ownAddress } from '../addresses.ts';
import type { PatchContext, PatchKind } from '../patch-kind.ts';
import { stickyTo } from '../sticky.ts';
import { text } from '../text.ts';

/** A button to the way in touch that the page has, where nothing asks visitors to act. */
export const firstButton: PatchKind = {
  kind: 'first-button',
  answers: ['no-action'],
  draft(context) {
    const [example] = context.recommendation.copyExamples;
    const label = example?.after;
    const address = wayOn(context);
    if (label === undefined || label.includes('[') || address === null) return null;
    const operation = stickyTo(context.page, label, address);
    return operation && { summary: text.stickyButton({ label }), isPartial: true, operations: [operation] };
  },
};

/** Where the first link leads that is a number, an address or a page to get in touch. */
function wayOn({ page, facts }: PatchContext): string | null {
  const ways = [...plainCalls(facts), ...facts.asks.filter(isCall)];
  return ways.map(({ target }) => ownAddress(page, target)).find((address) => address !== null) ?? null;
}
