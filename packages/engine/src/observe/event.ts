import { datesIn } from '../languages/dates.ts';
import { allMatches, kindsOf, mentions } from '../languages/match.ts';
import type { PageFacts } from './facts.ts';
import { once } from './once.ts';
import type { Reading, TextBlock } from './reading.ts';
import { textOf } from './structured-data.ts';

const EVENT_TYPE = /Event$|^Festival$/;

/** Start, end and place of an event, of structured data or the first date shown; null where the page has neither. */
export function eventOf(reading: Reading, isEvent: boolean): PageFacts['event'] {
  const { words, model } = reading;
  const item = reading.structured.find(
    (each) => EVENT_TYPE.test(each.type) && each.properties.startDate !== undefined,
  );
  if (!item && !isEvent) return null;
  const year = Number(model.snapshot.capturedAt.slice(0, 4));
  const dated = reading.blocks
    .filter((block) => block.text.length < 300 && block.node.region !== 'footer')
    .find((block) => datesIn(block.text, words, year).length > 0 && !/©|copyright/i.test(block.text));
  const time = reading.view.tagged('time').find((node) => node.visible && node.attribute('datetime') !== '');
  const [first] = dated ? datesIn(dated.text, words, year) : [];
  const start = textOf(item?.properties.startDate) ?? time?.attribute('datetime') ?? first?.iso ?? null;
  const node = dated?.node ?? time ?? null;
  const context = `${dated?.text ?? ''} ${dated?.heading ?? ''} ${reading.headings[0] ? reading.view.text(reading.headings[0]) : ''}`;
  return {
    start,
    startHasYear: item !== undefined || time !== undefined || first?.hasYear === true,
    pastContext: words !== null && mentions(context, words.urgency.past),
    startEvidence: node && reading.evidence(node),
    depth: node ? model.depth(node) : { desktop: null, mobile: null },
    end: textOf(item?.properties.endDate),
    place: placeOf(reading),
    isPrivate: isEvent && isPrivate(reading),
  };
}

/** Different words of an invitation that one has, and a conference not. */
const INVITING = 2;

/** Whether private people invite, as to a wedding or birthday. */
export const isPrivate = once(({ view, title, words }: Reading): boolean => {
  if (words === null) return false;
  const root = view.nodes[0];
  const said = `${title}\n${root ? view.everyText(root).slice(0, 40_000) : ''}`;
  return kindsOf(allMatches(said, words.product.invitation)) >= INVITING;
});

function placeOf(reading: Reading): NonNullable<PageFacts['event']>['place'] {
  const { words } = reading;
  const block: TextBlock | undefined = words
    ? reading.blocks.find(
        (each) =>
          each.text.length < 160 && each.node.region !== 'header' && mentions(each.text, words.product.place),
      )
    : undefined;
  return block ? reading.evidence(block.node, block.text) : null;
}
