import { datesIn } from '../../language/dates.ts';
import { allMatches, kindsOf, mentions } from '../../language/match.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import { type StructuredItem, textOf } from '../../page/structured-data.ts';
import { COPYRIGHT_MARK } from '../document/document.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import type { PageFacts } from '../types/page-facts.ts';

/** Start, end and place of an event, of structured data or the first date shown; null where the page has neither. */
export function eventOf(context: FactContext, isEvent: boolean): PageFacts['event'] {
  const { words, model, view } = context;
  const item = context.structured.find(isDated);
  if (!item && !isEvent) return null;
  const { line, date, time } = shownDate(context);
  const node = line?.node ?? time ?? null;
  const [title] = context.headings;
  const nearby = [line?.text, line?.heading, title && view.text(title)].join(' ');
  return {
    start: textOf(item?.properties.startDate) ?? time?.attribute('datetime') ?? date?.iso ?? null,
    startHasYear: item !== undefined || time !== undefined || date?.hasYear === true,
    pastContext: mentions(nearby, words?.urgency.past),
    startEvidence: node && context.evidence(node),
    depth: node ? model.depth(node) : { desktop: null, mobile: null },
    end: textOf(item?.properties.endDate),
    place: placeOf(context),
    isPrivate: isEvent && isPrivate(context),
  };
}

function isDated({ type, properties }: StructuredItem): boolean {
  return (type.endsWith('Event') || type === 'Festival') && properties.startDate !== undefined;
}

/** The first line with a date, its date, and the first part that is marked as a time. */
function shownDate({ words, model, blocks, view }: FactContext) {
  const year = Number(model.snapshot.capturedAt.slice(0, 4));
  // An embedded post has a date of its own.
  const isQuoted = (node: PageNode) => node.isIn('blockquote');
  const line = blocks.find(
    ({ text, node }) =>
      text.length < 300 &&
      node.region !== 'footer' &&
      !isQuoted(node) &&
      datesIn(text, words, year).length > 0 &&
      !COPYRIGHT_MARK.test(text),
  );
  const [date] = line ? datesIn(line.text, words, year) : [];
  const time = view
    .tagged('time')
    .find((node) => node.visible && !isQuoted(node) && node.attribute('datetime') !== '');
  return { line, date, time };
}

/** Different words of an invitation that one has, and a conference not. */
const INVITING = 2;

/** Whether private people invite, as to a wedding or birthday. */
export const isPrivate = memoize(({ view, title, words }: FactContext): boolean => {
  if (words === null) return false;
  const root = view.nodes[0];
  const said = `${title}\n${root ? view.everyText(root).slice(0, 40_000) : ''}`;
  return kindsOf(allMatches(said, words.product.invitation)) >= INVITING;
});

function placeOf(context: FactContext): NonNullable<PageFacts['event']>['place'] {
  const { words } = context;
  const block: TextBlock | undefined = words
    ? context.blocks.find(
        (each) =>
          each.text.length < 160 && each.node.region !== 'header' && mentions(each.text, words.product.place),
      )
    : undefined;
  return block ? context.evidence(block.node, block.text) : null;
}
