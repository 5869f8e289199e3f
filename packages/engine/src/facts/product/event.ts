import { datesIn } from '../../language/dates.ts';
import { allMatches, kindsOf, mentions } from '../../language/match.ts';
import { memoize } from '../../page/memoize.ts';
import type { PageNode } from '../../page/node.ts';
import { textOf } from '../../page/structured-data.ts';
import { COPYRIGHT_MARK } from '../document/document.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import type { PageFacts } from '../types/page-facts.ts';

/** Start, end and place of an event, of structured data or the first date shown; null where the page has neither. */
export function eventOf(context: FactContext, isEvent: boolean): PageFacts['event'] {
  const { words, model } = context;
  const item = context.structured.find(
    (each) =>
      (each.type.endsWith('Event') || each.type === 'Festival') && each.properties.startDate !== undefined,
  );
  if (!item && !isEvent) return null;
  const year = Number(model.snapshot.capturedAt.slice(0, 4));
  // An embedded post has a date of its own.
  const isQuoted = (node: PageNode) => node.isIn('blockquote');
  const dated = context.blocks
    .filter(({ text, node }) => text.length < 300 && node.region !== 'footer' && !isQuoted(node))
    .find((block) => datesIn(block.text, words, year).length > 0 && !COPYRIGHT_MARK.test(block.text));
  const times = context.view.tagged('time').filter((node) => node.visible && !isQuoted(node));
  const time = times.find((node) => node.attribute('datetime') !== '');
  const [first] = dated ? datesIn(dated.text, words, year) : [];
  const start = textOf(item?.properties.startDate) ?? time?.attribute('datetime') ?? first?.iso ?? null;
  const node = dated?.node ?? time ?? null;
  const nearby = `${dated?.text ?? ''} ${dated?.heading ?? ''} ${context.headings[0] ? context.view.text(context.headings[0]) : ''}`;
  return {
    start,
    startHasYear: item !== undefined || time !== undefined || first?.hasYear === true,
    pastContext: words !== null && mentions(nearby, words.urgency.past),
    startEvidence: node && context.evidence(node),
    depth: node ? model.depth(node) : { desktop: null, mobile: null },
    end: textOf(item?.properties.endDate),
    place: placeOf(context),
    isPrivate: isEvent && isPrivate(context),
  };
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
