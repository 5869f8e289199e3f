import type { ReportResults } from '@liftmark/contract/analysis';
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@liftmark/contract/categories';

export interface FallStep {
  key: string;
  label: string;
  category: Category | null;
  /** Points lost, rounded so that the column adds up to its sum as printed. */
  lost: number;
  from: number;
  to: number;
}

type ScoreLine = ReportResults['scoreLines'][number];

/**
 * Rounds every running total instead of every value, so that the printed values add up to the printed total.
 * @param decimals digits after the point
 */
export function roundedRun(values: readonly number[], decimals: number): number[] {
  const unit = 10 ** decimals;
  let exact = 0;
  let printed = 0;
  return values.map((value) => {
    exact += value;
    const next = Math.round(exact * unit);
    const shown = (next - printed) / unit;
    printed = next;
    return shown;
  });
}

/** The fall from 100 to the score, one step for each category and one for rounding, to one decimal. */
export function fallByCategory(lines: readonly ScoreLine[]): FallStep[] {
  const groups = [
    ...CATEGORIES.map((category) => ({ key: category, label: CATEGORY_LABELS[category], category })),
    { key: 'rounding', label: 'Rounding', category: null },
  ].map((group) => ({ ...group, lines: lines.filter((line) => line.category === group.category) }));
  return stepsOf(
    groups
      .filter((group) => group.lines.length > 0)
      .map(({ lines: own, ...group }) => ({
        ...group,
        points: own.reduce((sum, { points }) => sum + points, 0),
      })),
    1,
  );
}

/**
 * The same fall line by line, to two decimals.
 * @param titleOf the words for a check
 */
export function fallByLine(lines: readonly ScoreLine[], titleOf: (check: string) => string): FallStep[] {
  const labelled = lines
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.points - a.points)
    .map((line) => ({
      key: `${line.kind} ${line.of}`,
      label: labelOf(line, titleOf),
      category: line.category,
      points: line.points,
    }));
  return stepsOf(labelled, 2);
}

/** Points lost for want of evidence, by category: no fault of the page, and nothing to change. */
export function fillersOf(lines: readonly ScoreLine[]): { category: Category; points: number }[] {
  return lines.flatMap(({ kind, category, points }) =>
    kind === 'filler' && category !== null && points > 0 ? [{ category, points }] : [],
  );
}

function stepsOf(
  groups: readonly { key: string; label: string; category: Category | null; points: number }[],
  decimals: number,
): FallStep[] {
  const lost = roundedRun(
    groups.map(({ points }) => points),
    decimals,
  );
  let left = 100;
  return groups.map(({ key, label, category }, index) => {
    const from = left;
    left = round(left - (lost[index] ?? 0), decimals);
    return { key, label, category, lost: lost[index] ?? 0, from, to: left };
  });
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/** Checks first, what the rubric adds after them. */
function rankOf({ kind }: ScoreLine): number {
  return kind === 'check' ? 0 : 1;
}

function labelOf({ kind, of, category }: ScoreLine, titleOf: (check: string) => string): string {
  const label = category === null ? '' : CATEGORY_LABELS[category];
  switch (kind) {
    case 'check':
      return titleOf(of);
    case 'filler':
      return `${label}: few checks apply here, the rest counts as average`;
    case 'floor':
      return `${label}: held at the lowest score`;
    case 'rounding':
      return 'Rounding to a whole number';
  }
}
