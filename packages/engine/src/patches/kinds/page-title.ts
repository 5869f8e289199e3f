import type { PageFacts } from '../../facts/types/page-facts.ts';
import { UNNAMED } from '../../language/unnamed.ts';
import { isUnsafe } from '../../language/unsafe-text.ts';
import type { PatchKind } from '../patch-kind.ts';
import { text } from '../text.ts';
import { headline } from './headline.ts';

/** What a search result shows of a title. */
const LONGEST = 65;

/** The headline as the title in search results and in the tab, with the name of the site where there is room. */
export const pageTitle: PatchKind = {
  kind: 'page-title',
  answers: ['title-headline-match'],
  draft(context) {
    const { facts, recommendation } = context;
    // The same fix may replace the headline, which the title then wouldn't match.
    const asked = [recommendation.id, ...recommendation.checks];
    const replaced = headline.answers.some((id) => asked.includes(id)) ? headline.draft(context) : null;
    if (replaced?.placeholder === false) return null;
    const words = titleFrom(facts);
    const before = facts.document.title.trim();
    if (words === null || words === before) return null;
    return {
      summary: text.pageTitle({ words }),
      operations: [{ operation: 'setMeta', name: 'title', before: before || null, content: words }],
    };
  },
};

function titleFrom({ headline: shown, document, language }: PageFacts): string | null {
  const offer = shown?.text.trim() ?? '';
  if (offer === '' || offer.includes('\n') || offer.length > LONGEST || UNNAMED.test(offer)) return null;
  // The title is compared with what visitors see first.
  if (shown?.aboveFold.desktop === false || shown?.aboveFold.mobile === false) return null;
  // A name alone says no more than the title today.
  if (shown?.ownWords.length === 0 || isUnsafe(offer, language)) return null;
  const site = document.siteName?.trim() ?? '';
  const full = `${offer} | ${site}`;
  const isNew = site !== '' && !UNNAMED.test(site) && !offer.toLowerCase().includes(site.toLowerCase());
  return isNew && full.length <= LONGEST ? full : offer;
}
