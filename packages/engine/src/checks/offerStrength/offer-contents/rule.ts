import { copyLine } from '../../../languages/copy/copy-for.ts';
import { acrossViewports, defineCheck, measured, notApplicable, notMeasured } from '../../check.ts';
import { seenTwice, unreadReason, unreadRegion } from '../../doubt.ts';
import { onlyTakesMessages, takesMessages } from '../../message-page.ts';
import { BOOK, LEAD } from '../../page-types.ts';
import { list, places, quote } from '../../phrasing.ts';
import { sellsNothing } from '../../sells.ts';

function byDepth(depth: number | null): number | null {
  if (depth === null) return null;
  return depth <= 3 ? 1 : 0.8;
}

export const offerContents = defineCheck({
  id: 'offer-contents',
  category: 'offerStrength',
  title: { passes: 'A list shows what one gets', fails: 'What one gets is nowhere listed' },
  why: 'In product-page studies 20% of failed purchases came from missing or unclear information. A scannable layout alone raised measured usability by 47% in a comparison of five versions of one site.',
  measure:
    'Looks in the main content for a list, table or row of cards with at least three items of 2 to 25 words that say what one gets. It counts where its heading says so or its entries tell something of their own; steps, people, figures, hours and posts do not. Within three screens it scores 1, lower 0.8; where there is no row of any kind 0.2 (0.5 on a page of no special type). Rows of which nothing tells what they list are not measured. Without layout the place is left out. Not asked of a page that opens with a form for messages and offers nothing itself, nor of a portfolio, event, nonprofit or other page without a price.',
  weight: 5,
  group: 'info',
  pageTypes: [...LEAD, ...BOOK, 'signup', 'portfolio', 'other'],
  measurable: { static: 'partly', withoutWordList: 'yes' },
  evidence: ['product-information-20-percent-failures', 'concise-scannable-objective-copy'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['offer', 'layout', 'headline', 'primaryAction', 'forms', 'content'],
  evaluate(facts) {
    if (takesMessages(facts)) return onlyTakesMessages();
    const { layout, pageType } = facts;
    const { contents, hasRows } = facts.offer;
    if (contents?.isSure) {
      const depth = { desktop: byDepth(contents.depth.desktop), mobile: byDepth(contents.depth.mobile) };
      return measured(
        acrossViewports(depth) ?? 1,
        `The list with ${list(contents.items.slice(0, 3).map((item) => quote(item, 50)))} stands ${places(contents.depth)}.`,
        [contents.evidence],
      );
    }
    const unread = unreadRegion(layout);
    if (unread) return notMeasured(unreadReason(unread, 'A list of what one gets'));
    if (contents || hasRows)
      return notMeasured(
        'Lists or rows stand on the page; whether one says what one gets could not be told.',
      );
    if (sellsNothing(facts) || (pageType.type === 'portfolio' && facts.offer.prices.length === 0))
      return notApplicable('No price is named here, so there may be nothing to get.');
    return measured(
      pageType.type === 'other' ? 0.5 : 0.2,
      'No list, table or row of cards says what one gets.',
      [],
      {
        searched: ['lists, tables and repeated cards of the main content'],
        certain: seenTwice(layout),
      },
    );
  },
  recommend(_outcome, { headline, language }) {
    const below = headline ? `below ${quote(headline.text, 50)}` : 'near the top of the page';
    return {
      title: `List what visitors get ${below}`,
      steps: [
        'Write three to seven items, each with 2 to 25 words, that say what is included or what changes for the visitor.',
        `Put the list ${below} or right after the first section, within the first three screens.`,
        'Begin each item with the thing itself; details can follow in a second line.',
      ],
      copyExamples: [
        {
          before: null,
          after: copyLine(language, 'contents'),
        },
      ],
      design: ['One item per line or card, all built alike, with the first words set bold.'],
      remedy: 'list-contents',
    };
  },
});
