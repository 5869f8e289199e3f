import type { CopyPart, Rewrite, RewriteRoom } from '@liftmark/contract/rewrites';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { fits } from '../typography/fit.ts';

/** Lines that visitors still read as one line of that part, and how many more than today still look intended. */
export const MOST_LINES: Record<CopyPart, { desktop: number; mobile: number; more: number }> = {
  headline: { desktop: 3, mobile: 4, more: 1 },
  subheadline: { desktop: 4, mobile: 7, more: 2 },
  action: { desktop: 2, mobile: 2, more: 0 },
  section: { desktop: 2, mobile: 3, more: 1 },
};

type PlacedFacts = Partial<Pick<PageFacts, 'headline' | 'subheadline' | 'primaryAction'>>;

/** Where a part is on the page, and its words of now; a section has no single place. */
export function placeOf(
  part: CopyPart,
  { headline, subheadline, primaryAction }: PlacedFacts,
): { node: number | null; current: string | null } {
  const places = { headline, subheadline, action: primaryAction, section: null };
  const place = places[part];
  return { node: place?.evidence.node ?? null, current: place?.text ?? null };
}

/** The candidates that the place of a node has room for, with the lines that they take there. */
export function withRoom(
  part: CopyPart,
  candidates: readonly Rewrite[],
  node: number,
  { rooms }: Partial<Pick<PageFacts, 'rooms'>>,
): Rewrite[] {
  if (rooms === undefined) return [...candidates];
  return candidates.flatMap((candidate) => {
    const { room, overflows } = fits(rooms, node, candidate.text);
    const isMeasured = room.desktop !== null || room.mobile !== null;
    if (overflows || isTooLong(part, room)) return [];
    return isMeasured ? [{ ...candidate, room }] : [candidate];
  });
}

function isTooLong(part: CopyPart, { desktop, mobile }: RewriteRoom): boolean {
  const most = MOST_LINES[part];
  const exceeds = (lines: RewriteRoom['desktop'], usual: number) =>
    lines !== null && lines.after > Math.max(usual, lines.before + most.more);
  return exceeds(desktop, most.desktop) || exceeds(mobile, most.mobile);
}
