import { CATEGORIES, type Category } from './categories.ts';
import type { CompetitorReport } from './competitor.ts';
import { text } from './worth-words.text.ts';

/** One compared page, the reader's own first. */
export interface Standing {
  key: string;
  isOwn: boolean;
  title: string;
  url: string;
  /** 0 to 100, null where too little could be measured. */
  percent: number | null;
  grade: CompetitorReport['primary']['overallScore'];
  /** Shown in place of the letter. */
  range: { low: number; high: number } | null;
  scores: CompetitorReport['primary']['scores'];
  insights: CompetitorReport['primary']['categoryInsights'];
}

/** The compared pages in the order in which they were entered. */
export function standingsOf({ primary, competitors }: CompetitorReport): Standing[] {
  return [
    { isOwn: true, title: primary.title, url: primary.url, analysis: primary },
    ...competitors.map((each) => ({ ...each, isOwn: false })),
  ].map(({ isOwn, title, url, analysis }, index) => ({
    key: `${index} ${url}`,
    isOwn,
    title: title.trim() === '' ? hostOf(url) : title,
    url,
    percent: analysis.percent,
    grade: analysis.overallScore,
    range: analysis.range ?? null,
    scores: analysis.scores,
    insights: analysis.categoryInsights,
  }));
}

/** Points; a smaller difference between two scores counts as level. */
export const NOTABLE = 5;

/** The same as a note next to a matrix. */
export function levelNote(): string {
  return text.lead.note({ points: NOTABLE });
}

type Lead = 'ahead' | 'level' | 'behind' | 'unknown';

/** @param difference points of your own page minus those of the best competitor; null if one is missing */
export function leadOf(difference: number | null): Lead {
  if (difference === null) return 'unknown';
  if (Math.abs(difference) < NOTABLE) return 'level';
  return difference > 0 ? 'ahead' : 'behind';
}

type Row = Pick<CompetitorReport['insights']['matrix'][number], 'primary' | 'best' | 'difference'>;

/** Two scores without a difference come from checks that applied to only one of the pages. */
export function leadWord({ primary, best, difference }: Row): string {
  return difference === null && primary !== null && best !== null
    ? text.lead.notComparable
    : text.lead[leadOf(difference)];
}

/** A difference with its sign, as whole points: "+12", "−7", "0". */
export function signed(difference: number): string {
  if (difference === 0) return '0';
  return difference > 0 ? `+${difference}` : `−${Math.abs(difference)}`;
}

/** The row of a category; every category has one. */
export function rowOf(report: CompetitorReport, category: Category) {
  return report.insights.matrix.find((row) => row.category === category) ?? null;
}

/** The categories, with those first where your own page trails the most. */
export function byNeed(report: CompetitorReport): Category[] {
  const gap = (category: Category) => rowOf(report, category)?.difference ?? Number.POSITIVE_INFINITY;
  return CATEGORIES.toSorted((a, b) => gap(a) - gap(b));
}

export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
