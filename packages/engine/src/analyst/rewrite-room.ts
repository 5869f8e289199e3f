import type { CopyPart, PartRewrites, Rewrite, RewriteRoom } from '@liftmark/contract/rewrites';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { fits, roomFor } from '../typography/fit.ts';
import { longestCopy } from '../typography/section-copy.ts';

/** Lines that visitors still read as one text of its kind, and how many more than today still look intended. */
interface MostLines {
  desktop: number;
  mobile: number;
  more: number;
}

const MOST_LINES: Record<CopyPart | 'copy', MostLines> = {
  headline: { desktop: 3, mobile: 4, more: 1 },
  subheadline: { desktop: 4, mobile: 7, more: 2 },
  action: { desktop: 2, mobile: 2, more: 0 },
  section: { desktop: 2, mobile: 3, more: 1 },
  copy: { desktop: 4, mobile: 8, more: 2 },
};

/** The page's facts as a report keeps them; older reports lack some. */
export type PlacedFacts = Partial<
  Pick<PageFacts, 'headline' | 'subheadline' | 'primaryAction' | 'content' | 'rooms'>
>;

/** A node that holds a line of the rewrite: the first its headline, label or heading, the second the copy below it. */
interface Place {
  node: number;
  most: MostLines;
}

/** The words of now of a part that has one place; a section is one of several. */
export function currentOf(
  part: CopyPart,
  { headline, subheadline, primaryAction }: PlacedFacts,
): string | null {
  const places = { headline, subheadline, action: primaryAction, section: null };
  return places[part]?.text ?? null;
}

function placesOf({ part, current }: Pick<PartRewrites, 'part' | 'current'>, facts: PlacedFacts): Place[] {
  if (part === 'section') return current === null ? [] : placesInSection(current, facts);
  const { headline, subheadline, primaryAction } = facts;
  const place = { headline, subheadline, action: primaryAction }[part];
  return place ? [{ node: place.evidence.node, most: MOST_LINES[part] }] : [];
}

function placesInSection(heading: string, { content }: PlacedFacts): Place[] {
  const section = content?.sections.find((each) => each.heading === heading);
  if (!content || !section) return [];
  const copy = longestCopy(section, content);
  return [
    { node: section.evidence.node, most: MOST_LINES.section },
    ...(copy ? [{ node: copy.evidence.node, most: MOST_LINES.copy }] : []),
  ];
}

/** About so many letters have room in each line of a rewrite; null where that wasn't measured. */
export function lettersFor(
  rewritten: Pick<PartRewrites, 'part' | 'current'>,
  facts: PlacedFacts,
): (number | null)[] {
  return placesOf(rewritten, facts).map(({ node, most }) => roomFor(facts.rooms ?? {}, node, most));
}

/** The candidates that their place has room for, with the lines that they take there. */
export function withRoom({ part, current, candidates }: PartRewrites, facts: PlacedFacts): Rewrite[] {
  const { rooms } = facts;
  const places = placesOf({ part, current }, facts);
  if (rooms === undefined || places.length === 0) return [...candidates];
  return candidates.flatMap((candidate) => {
    const lines = candidate.text.split('\n');
    const fit = places.map(({ node, most }, index) => ({ ...fits(rooms, node, lines[index] ?? ''), most }));
    if (fit.some(({ room, overflows, most }) => overflows || isTooLong(most, room))) return [];
    const room = fit.map((each) => each.room).reduce(together);
    const isMeasured = room.desktop !== null || room.mobile !== null;
    return isMeasured ? [{ ...candidate, room }] : [candidate];
  });
}

function isTooLong(most: MostLines, { desktop, mobile }: RewriteRoom): boolean {
  const exceeds = (lines: RewriteRoom['desktop'], usual: number) =>
    lines !== null && lines.after > Math.max(usual, lines.before + most.more);
  return exceeds(desktop, most.desktop) || exceeds(mobile, most.mobile);
}

/** A heading and its copy take the lines of both; where one of them wasn't measured, no number of lines is right. */
function together(one: RewriteRoom, other: RewriteRoom): RewriteRoom {
  const sum = (a: RewriteRoom['desktop'], b: RewriteRoom['desktop']) =>
    a && b && { before: a.before + b.before, after: a.after + b.after };
  return { desktop: sum(one.desktop, other.desktop), mobile: sum(one.mobile, other.mobile) };
}
