import type { Level, SwotResults } from '@liftmark/contract/swot';

/** One entry of any quadrant, in a common shape. */
export interface QuadrantEntry {
  title: string;
  description: string;
  level: Level;
  /** Whether its texts were withheld. */
  isLocked: boolean;
  /** What to do about it; null for a strength. */
  action: { label: string; text: string } | null;
  /** Ids of the checks it is based on. */
  checks: readonly string[];
}

export interface Quadrant {
  id: 'strengths' | 'weaknesses' | 'opportunities' | 'threats';
  title: string;
  lead: string;
  /** What the level measures. */
  levelOf: string;
  empty: string;
  entries: QuadrantEntry[];
}

const GRAVEST_FIRST: Level[] = ['high', 'medium', 'low'];

/** The four quadrants in their fixed order, each with its highest level first. */
export function quadrantsOf(report: SwotResults): Quadrant[] {
  const quadrants: Quadrant[] = [
    {
      id: 'strengths',
      title: 'Strengths',
      lead: 'The page does these things well. Keep them when you change the rest.',
      levelOf: 'impact',
      empty: 'No important check passed yet. The weaknesses show where to start.',
      entries: report.strengths.map((entry) => ({ ...common(entry), level: entry.impact, action: null })),
    },
    {
      id: 'weaknesses',
      title: 'Weaknesses',
      lead: 'Problems on the page that hold visitors back.',
      levelOf: 'severity',
      empty: 'We found nothing serious.',
      entries: report.weaknesses.map((entry) => ({
        ...common(entry),
        level: entry.severity,
        action: { label: 'Suggestion', text: entry.suggestion },
      })),
    },
    {
      id: 'opportunities',
      title: 'Opportunities',
      lead: 'Smaller changes that are worth the effort.',
      levelOf: 'potential',
      empty: 'No smaller change would be worth the effort.',
      entries: report.opportunities.map((entry) => ({
        ...common(entry),
        level: entry.potential,
        action: { label: 'To do', text: entry.actionable },
      })),
    },
    {
      id: 'threats',
      title: 'Threats',
      lead: 'Risks from outside: laws, platforms, lost trust.',
      levelOf: 'risk',
      empty: 'We found no outside risks.',
      entries: report.threats.map((entry) => ({
        ...common(entry),
        level: entry.risk,
        action: { label: 'Mitigation', text: entry.mitigation },
      })),
    },
  ];
  return quadrants.map((quadrant) => ({
    ...quadrant,
    entries: quadrant.entries.toSorted((a, b) => rankOf(a.level) - rankOf(b.level)),
  }));
}

type Common = Pick<SwotResults['strengths'][number], 'title' | 'description' | 'findings'>;

function common({ title, description, findings }: Common) {
  return { title, description, checks: findings, isLocked: description === '' };
}

function rankOf(level: Level): number {
  return GRAVEST_FIRST.indexOf(level);
}
