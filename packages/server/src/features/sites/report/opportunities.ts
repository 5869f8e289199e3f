/** A page with what is known about it. */
export interface PageFigures {
  score: number | null;
  templateScore: number | null;
  visits: number | null;
}

/** Missing points, times visits where these are known; null without a score. */
export function opportunityOf({ score, templateScore, visits }: PageFigures): number | null {
  const known = score ?? templateScore;
  return known === null ? null : (100 - known) * (visits ?? 1);
}

/** Pages whose visits are known come first, because the others can't be compared with them; then the larger opportunity. */
export function byOpportunity(a: PageFigures, b: PageFigures): number {
  return (
    Number(b.visits !== null) - Number(a.visits !== null) ||
    (opportunityOf(b) ?? -1) - (opportunityOf(a) ?? -1)
  );
}
