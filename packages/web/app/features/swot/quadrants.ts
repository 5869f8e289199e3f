import type { Level, SwotResults } from '@liftmark/contract/swot';
import { text } from './text.ts';

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
  levelOf: 'impact' | 'severity' | 'potential' | 'risk';
  empty: string;
  entries: QuadrantEntry[];
}

const GRAVEST_FIRST: Level[] = ['high', 'medium', 'low'];

/** The four quadrants in their fixed order, each with its highest level first. */
export function quadrantsOf(report: SwotResults): Quadrant[] {
  const quadrants: Quadrant[] = [
    {
      id: 'strengths',
      title: text.strengths.title,
      lead: text.strengths.lead,
      levelOf: 'impact',
      empty: text.strengths.empty,
      entries: report.strengths.map((entry) => ({ ...common(entry), level: entry.impact, action: null })),
    },
    {
      id: 'weaknesses',
      title: text.weaknesses.title,
      lead: text.weaknesses.lead,
      levelOf: 'severity',
      empty: text.weaknesses.empty,
      entries: report.weaknesses.map((entry) => ({
        ...common(entry),
        level: entry.severity,
        action: { label: text.weaknesses.action, text: entry.suggestion },
      })),
    },
    {
      id: 'opportunities',
      title: text.opportunities.title,
      lead: text.opportunities.lead,
      levelOf: 'potential',
      empty: text.opportunities.empty,
      entries: report.opportunities.map((entry) => ({
        ...common(entry),
        level: entry.potential,
        action: { label: text.opportunities.action, text: entry.actionable },
      })),
    },
    {
      id: 'threats',
      title: text.threats.title,
      lead: text.threats.lead,
      levelOf: 'risk',
      empty: text.threats.empty,
      entries: report.threats.map((entry) => ({
        ...common(entry),
        level: entry.risk,
        action: { label: text.threats.action, text: entry.mitigation },
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
