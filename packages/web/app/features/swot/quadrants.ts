import type { Level, SwotResults } from '@liftmark/contract/swot';

/** One entry of any quadrant, in one shape. */
export interface QuadrantEntry {
  title: string;
  description: string;
  level: Level;
  /** Whether its texts were not sent. */
  isLocked: boolean;
  /** What to do about it; null for a strength. */
  action: { label: string; text: string } | null;
  /** Ids of the checks it rests on. */
  checks: readonly string[];
}

export interface Quadrant {
  id: 'strengths' | 'weaknesses' | 'opportunities' | 'threats';
  title: string;
  lead: string;
  /** What the level is a level of. */
  levelOf: string;
  empty: string;
  entries: QuadrantEntry[];
}

const GRAVEST_FIRST: Level[] = ['high', 'medium', 'low'];

/** The four quadrants in their fixed order, the entries of each with the highest level first. */
export function quadrantsOf(report: SwotResults): Quadrant[] {
  const quadrants: Quadrant[] = [
    {
      id: 'strengths',
      title: 'Strengths',
      lead: 'What the page does well. Keep it when you change the rest.',
      levelOf: 'impact',
      empty: 'No check of weight passed yet. The weaknesses say where to begin.',
      entries: report.strengths.map((entry) => ({ ...common(entry), level: entry.impact, action: null })),
    },
    {
      id: 'weaknesses',
      title: 'Weaknesses',
      lead: 'What on the page itself holds visitors back.',
      levelOf: 'severity',
      empty: 'Nothing grave was found.',
      entries: report.weaknesses.map((entry) => ({
        ...common(entry),
        level: entry.severity,
        action: { label: 'Suggestion', text: entry.suggestion },
      })),
    },
    {
      id: 'opportunities',
      title: 'Opportunities',
      lead: 'Smaller changes that are worth their effort.',
      levelOf: 'potential',
      empty: 'No smaller change is left that is worth its effort.',
      entries: report.opportunities.map((entry) => ({
        ...common(entry),
        level: entry.potential,
        action: { label: 'To do', text: entry.actionable },
      })),
    },
    {
      id: 'threats',
      title: 'Threats',
      lead: 'What can hurt from outside: law, platforms, lost trust.',
      levelOf: 'risk',
      empty: 'No risk from outside was found.',
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
